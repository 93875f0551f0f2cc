import type { PayoutCycleOut } from '@daftar/contract/endpoints/money/payouts-shapes'
import { weekdayOf } from '@daftar/rules/calendar/calendar-date'

/** When the sales of a store are paid out: as those of its merchant (DEC-STO-7). */
export function presentSchedule({ cycle, next_payout_on, fees }: PayoutCycleOut) {
  const isWeekly = cycle === 'weekly'
  return {
    cycle,
    weekday: isWeekly ? weekdayOf(next_payout_on) : null,
    currency: fees.currency,
    next_payout_date: next_payout_on,
    fee: fees.below?.fee ?? null,
    fee_from: fees.from,
    extra: fees.flexible_extra,
  }
}
