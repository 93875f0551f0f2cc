import { isHeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { m } from '@daftar/words'
import { heldReasonText } from '../../../../shared/text/held-reason-text.ts'

/** Why a payout waits: a code of the rules; or what the bank said, in its own words. */
export function heldText(reason: string): string {
  return isHeldReason(reason) ? heldReasonText(reason) : asWritten(reason)
}

/** What the bank said, and what happens next or has happened since. */
export function failedText(reason: string, status: PayoutStatus): string {
  const said = { reason: asWritten(reason) }
  return status === 'rolled_over' ? m.payouts_rolled_over_text(said) : m.payouts_failed_text(said)
}

/** Words of others, in whichever direction they run. */
function asWritten(text: string): string {
  return `\u2068${text}\u2069`
}
