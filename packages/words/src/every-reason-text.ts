import type { Reason } from '@daftar/contract'
import { m } from './compiled.ts'
import { allReasonTexts } from './reasons/all.ts'

/** One text for every reason the server can give; a reason without a text does not compile. */
const texts: Record<Reason, () => string> = allReasonTexts

/** The text of any refusal, for pages that list what others were refused. */
export function everyReasonText(reason: Reason): string {
  return (texts[reason] ?? m.error_generic)()
}
