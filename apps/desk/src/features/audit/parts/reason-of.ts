import { reasons, type Reason } from '@daftar/contract/reasons'
import { everyReasonText } from '@daftar/words/every-reason-text'

/** Why something was refused, in words; a reason that is none any more stays as it was written. */
export function reasonOf(reason: string | null): string | null {
  if (reason === null) return null
  return reason in reasons ? everyReasonText(reason as Reason) : reason
}
