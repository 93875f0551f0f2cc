import { accountFamilies, accountKinds, type AccountKind } from '@daftar/rules/ledger/accounts'
import { addDays, parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { entryKinds } from '@daftar/rules/ledger/entry-kinds'
import type { Currency } from '@daftar/rules/money/currency'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import type { Filters } from '../../shared/use-filters.ts'

export type JournalFilters = Readonly<{
  merchant: string
  reference: string
  account: string | null
  kind: string | null
  /** The first and the last day, in the reader's own time; empty when not limited. */
  from: CalendarDate | ''
  to: CalendarDate | ''
}>

/** What the address says of the journal; what it does not know is left out. */
export function readJournalFilters(search: Filters): JournalFilters {
  return {
    merchant: search['merchant'] ?? '',
    reference: search['reference'] ?? '',
    account: accountFamilies.find((family) => family === search['account']) ?? null,
    kind: entryKinds.find((kind) => kind === search['kind']) ?? null,
    from: parseCalendarDate(search['from'] ?? '') ?? '',
    to: parseCalendarDate(search['to'] ?? '') ?? '',
  }
}

/** The days of a filter as instants: from the start of the first to the start of the day after the last. */
export function spanOf({ from, to }: Pick<JournalFilters, 'from' | 'to'>, zone: string) {
  const instantOf = (day: CalendarDate) => new Date(startOfDay(day, zone)).toISOString()
  return {
    from: from === '' ? undefined : instantOf(from),
    until: to === '' ? undefined : instantOf(addDays(to, 1)),
  }
}

export function isFiltered(filters: Readonly<Record<string, unknown>>): boolean {
  return Object.values(filters).some((value) => value !== '' && value !== null && value !== false)
}

export type AccountFilters = Readonly<{
  merchant: string
  family: string | null
  kind: AccountKind | null
  currency: Currency | null
  withZero: boolean
}>

export function readAccountFilters(search: Filters): AccountFilters {
  return {
    merchant: search['merchant'] ?? '',
    family: accountFamilies.find((family) => family === search['account']) ?? null,
    kind: accountKinds.find((kind) => kind === search['kind']) ?? null,
    currency: settledCurrencies.find((currency) => currency === search['currency']) ?? null,
    withZero: search['zero'] === 'yes',
  }
}
