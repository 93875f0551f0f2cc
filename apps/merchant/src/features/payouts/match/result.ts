import type { BankLayout } from '@daftar/rules/bank/columns'
import {
  depositsOf,
  matchDeposits,
  type BankEntry,
  type BankMatch,
  type SentPayout,
} from '@daftar/rules/bank/match'
import { readStatement, type BankStatement } from '@daftar/rules/bank/statement'
import { addDays, addMonths, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { calendarOfCurrency } from '@daftar/rules/calendar/working-days'
import type { Currency } from '@daftar/rules/money/currency'
import type { DayRange } from '@daftar/rules/payouts/day-range'
import { minorOf } from '../amounts.ts'
import type { Deposit, Deposits } from '../queries.ts'

/** A transfer of the day before the statement begins may still arrive in it. */
const daysBefore = 10

/** What a merchant looks through; a file of more has a wrong year in it. */
const statementMonthsMax = 60

/** The days whose transfers a statement can speak of, or why it speaks of none. */
export function depositDays(
  lines: readonly (readonly string[])[],
  layout: BankLayout,
): DayRange | 'no_dates' | 'too_long' {
  // Dates do not depend on the currency; which it is, the transfers tell.
  const { from, until } = readStatement(lines, layout, 'AED')
  if (from === null || until === null) return 'no_dates'
  if (until > addMonths(from, statementMonthsMax)) return 'too_long'
  return { from: addDays(from, -daysBefore), to: until }
}

/** The currencies of the transfers, the most frequent first. */
export function currenciesOf(deposits: readonly Deposit[]): Currency[] {
  const counts = new Map<Currency, number>()
  for (const { currency } of deposits) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([currency]) => currency)
}

export type ResultKind = 'arrived' | 'short' | 'over' | 'late' | 'expected' | 'unknown' | 'repeated'

export interface ResultRow {
  readonly id: string
  readonly kind: ResultKind
  readonly payout: SentPayout | null
  readonly entry: BankEntry | null
  /** What arrived less what was sent; null where one of the two is missing. */
  readonly differenceMinor: bigint | null
  /** The line of the bank is of other payouts too: of how many, and what stands in it. */
  readonly shared?: { readonly others: number; readonly lineMinor: bigint }
}

export interface MatchResult {
  readonly rows: readonly ResultRow[]
  readonly statement: BankStatement
  readonly currency: Currency
}

/**
 * Every transfer and every deposit of a statement, each once. Transfers before the statement's first day
 * count only when they arrived in it: what came before is not in this file.
 */
export function matchStatement(
  lines: readonly (readonly string[])[],
  layout: BankLayout,
  sent: Deposits,
  currency: Currency,
  today: CalendarDate,
): MatchResult {
  const statement = readStatement(lines, layout, currency)
  const payouts = sent.deposits
    .filter((deposit) => deposit.currency === currency && isOnItsWay(deposit))
    .map((deposit): SentPayout => ({
      id: deposit.payout_id,
      number: deposit.number,
      amountMinor: minorOf(deposit.amount, currency),
      sentOn: deposit.issued_on,
      bankReference: deposit.bank_reference,
    }))
  const until = statement.until === null || statement.until > today ? today : statement.until
  const match = matchDeposits({
    entries: depositsOf(statement),
    payouts,
    until,
    calendar: calendarOfCurrency(currency, sent.holidays[currency]),
  })
  return { rows: rowsOf(match, statement.from ?? today), statement, currency }
}

function isOnItsWay({ status }: Deposit): boolean {
  return status === 'in_transit' || status === 'paid'
}

function rowsOf(match: BankMatch, from: CalendarDate): ResultRow[] {
  const isInFile = (payout: SentPayout) => payout.sentOn >= from
  const open = (kind: 'late' | 'expected') =>
    match[kind]
      .filter(isInFile)
      .map((payout): ResultRow => ({ id: payout.id, kind, payout, entry: null, differenceMinor: null }))
  return [
    ...open('late'),
    ...match.different.map(({ payout, entry, differenceMinor }): ResultRow => ({
      id: payout.id,
      kind: differenceMinor < 0n ? 'short' : 'over',
      payout,
      entry,
      differenceMinor,
    })),
    ...match.unknown.map((entry): ResultRow => ({
      id: `line-${entry.line}`,
      kind: 'unknown',
      payout: null,
      entry,
      differenceMinor: null,
    })),
    ...match.repeated.map((entry): ResultRow => ({
      id: `line-${entry.line}`,
      kind: 'repeated',
      payout: null,
      entry,
      differenceMinor: null,
    })),
    ...open('expected'),
    ...match.together.flatMap(({ payouts, entry }) =>
      payouts.map((payout): ResultRow => ({
        id: payout.id,
        kind: 'arrived',
        payout,
        // Its part of the line, so that what arrived is added up once.
        entry: { ...entry, amountMinor: payout.amountMinor },
        differenceMinor: 0n,
        shared: { others: payouts.length - 1, lineMinor: entry.amountMinor },
      })),
    ),
    ...match.arrived.map(({ payout, entry }): ResultRow => ({
      id: payout.id,
      kind: 'arrived',
      payout,
      entry,
      differenceMinor: 0n,
    })),
  ]
}
