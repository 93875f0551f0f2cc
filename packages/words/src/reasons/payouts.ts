import type { payoutsReasons } from '@daftar/contract/reasons/payouts'
import { m } from '../compiled.ts'

export const payoutsReasonTexts: Record<keyof typeof payoutsReasons, () => string> = {
  cycle_fixed: m.error_cycle_fixed,
  payout_too_small: m.error_payout_too_small,
  payout_once_a_day: m.error_payout_once_a_day,
  payout_unbalanced: m.error_payout_unbalanced,
  merchant_on_hold: m.error_merchant_on_hold,
  run_too_early: m.error_run_too_early,
  seller_tax_number_missing: m.error_seller_tax_number_missing,
  line_differs: m.error_line_differs,
}
