import { addressFilters, day, freeText, oneOf, oneOrUsual } from '@daftar/app-kit/address-filters'
import { mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { settledCurrencies, type SettledCurrency } from '@daftar/rules/settlement/settled-currencies'

/** Whose results of a run are looked for. */
export const resultFilters = addressFilters({ search: freeText })

export const payoutFilters = addressFilters({ status: oneOf(payoutStatuses), merchant: freeText })

export type PayoutFilters = ReturnType<typeof payoutFilters.read>

export const dryRunFilters = addressFilters({
  currency: oneOrUsual(settledCurrencies, settledCurrencies[0]),
  date: day,
})

/** Which week a dry run is of; without a word of the address the one before today, in dirhams. */
export function weekOf(
  { currency, date }: ReturnType<typeof dryRunFilters.read>,
  nowMs: number,
): { currency: SettledCurrency; date: CalendarDate } {
  const today = dateInZone(nowMs, zoneOfCurrency(currency))
  return { currency, date: date || mondayOf(today) }
}
