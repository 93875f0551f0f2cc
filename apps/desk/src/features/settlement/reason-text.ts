import { heldReasons } from '@daftar/rules/payouts/hold-reasons'
import { heldReasonText } from '../../shared/payout-text.tsx'

/** The reason of an event: one of the product's own in words, whatever else as somebody wrote it. */
export function reasonText(reason: string): string {
  const [code = '', ...note] = reason.split(': ')
  const known = heldReasons.find((one) => one === code)
  return known ? [heldReasonText(known), ...note].join(': ') : reason
}
