import { mondayOf, parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { payoutStatuses, type PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { settledCurrencies, type SettledCurrency } from '@daftar/rules/settlement/settled-currencies'
import type { Filters } from '../../shared/use-filters.ts'

export type PayoutFilters = Readonly<{ status: PayoutStatus | null; merchant: string }>

export function readPayoutFilters(search: Filters): PayoutFilters {
  return {
    status: payoutStatuses.find((status) => status === search['status']) ?? null,
    merchant: search['merchant'] ?? '',
  }
}

/** Which week a dry run is of; without a word of the address the one before today, in dirhams. */
export function readDryRun(
  search: Filters,
  nowMs: number,
): { currency: SettledCurrency; date: CalendarDate } {
  const currency = settledCurrencies.find((one) => one === search['currency']) ?? settledCurrencies[0]
  const today = dateInZone(nowMs, zoneOfCurrency(currency))
  return { currency, date: parseCalendarDate(search['date'] ?? '') ?? mondayOf(today) }
}
