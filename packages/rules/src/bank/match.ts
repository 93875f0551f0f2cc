import { compareDates, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { addWorkingDays, type WorkingCalendar } from '../calendar/working-days.ts'
import { magnitude } from './amounts.ts'
import { namedIn, referencesOf } from './references.ts'
import type { BankStatement } from './statement.ts'

/** Money that arrived. */
export interface BankEntry {
  /** The line of the file it stands in, from 1. */
  readonly line: number
  readonly date: CalendarDate
  /** Every text of the line, where a reference may stand. */
  readonly text: string
  readonly amountMinor: bigint
}

/** What came in, of all that moved. */
export function depositsOf({ lines }: Pick<BankStatement, 'lines'>): BankEntry[] {
  return lines
    .filter(({ amountMinor }) => amountMinor > 0n)
    .map(({ row, bookedOn, text, reference, amountMinor }) => ({
      line: row,
      date: bookedOn,
      text: text.includes(reference) ? text : `${reference} · ${text}`,
      amountMinor,
    }))
}

/** A transfer that should have arrived. */
export interface SentPayout {
  readonly id: string
  readonly number: string
  readonly amountMinor: bigint
  readonly sentOn: CalendarDate
  readonly bankReference: string | null
}

/** A payout and the money that arrived for it. */
export interface Matched {
  readonly payout: SentPayout
  readonly entry: BankEntry
  /** How they were found to belong together. */
  readonly by: 'reference' | 'amount' | 'nearly'
  /** What arrived less what was sent: below zero something is missing, zero when all is there. */
  readonly differenceMinor: bigint
}

export interface BankMatch {
  readonly arrived: readonly Matched[]
  /** Arrived with less, or more, than was sent. */
  readonly different: readonly Matched[]
  /** Should have arrived within the days of this statement and did not. */
  readonly late: readonly SentPayout[]
  /** Not there yet, and not due yet within the days of this statement. */
  readonly expected: readonly SentPayout[]
  /** Money that belongs to no payout. */
  readonly unknown: readonly BankEntry[]
}

export interface MatchInput {
  readonly entries: readonly BankEntry[]
  readonly payouts: readonly SentPayout[]
  /** The last day the statement speaks of. */
  readonly until: CalendarDate
  readonly calendar: WorkingCalendar
  /** A payout is late when it has not arrived after so many working days. */
  readonly lateAfterWorkingDays?: number
}

/** Banks of the region credit a transfer on the same or the next working day. */
export const defaultLateAfterWorkingDays = 2
/** How long after it was sent an amount alone still speaks for a payout. */
const amountWindowWorkingDays = 5
/** A bank's charge on the way: at most one part in a hundred. */
const nearlyPartsOf = 100n

/**
 * Finds the payout each deposit belongs to: by reference first, then by the very amount within some working days, then by
 * an amount that a charge has made smaller. The best pair is taken first; a deposit and a payout each belong to one pair
 * at most. The result does not depend on the order of lines or payouts.
 */
export function matchDeposits(input: MatchInput): BankMatch {
  const { entries, payouts, until, calendar, lateAfterWorkingDays = defaultLateAfterWorkingDays } = input
  const pairs = pairsOf(entries, payouts, calendar).sort(bestFirst)
  const takenEntries = new Set<BankEntry>()
  const takenPayouts = new Set<SentPayout>()
  const matched: Matched[] = []
  for (const { rank, ...pair } of pairs) {
    if (takenEntries.has(pair.entry) || takenPayouts.has(pair.payout)) continue
    takenEntries.add(pair.entry)
    takenPayouts.add(pair.payout)
    matched.push({ ...pair, by: ranks[rank] ?? 'nearly' })
  }
  const open = payouts.filter((payout) => !takenPayouts.has(payout)).toSorted(oldestFirst)
  const isLate = ({ sentOn }: SentPayout) => addWorkingDays(sentOn, lateAfterWorkingDays, calendar) < until
  matched.sort((left, right) => oldestFirst(left.payout, right.payout))
  return {
    arrived: matched.filter(({ differenceMinor }) => differenceMinor === 0n),
    different: matched.filter(({ differenceMinor }) => differenceMinor !== 0n),
    late: open.filter(isLate),
    expected: open.filter((payout) => !isLate(payout)),
    unknown: entries.filter((entry) => !takenEntries.has(entry)),
  }
}

interface Pair extends Omit<Matched, 'by'> {
  /** Index of `ranks`: the lower, the surer. */
  readonly rank: number
  readonly days: number
}

const ranks = ['reference', 'reference', 'amount', 'nearly'] as const

function pairsOf(
  entries: readonly BankEntry[],
  payouts: readonly SentPayout[],
  calendar: WorkingCalendar,
): Pair[] {
  const references = referencesOf(payouts)
  const lastDays = new Map(
    payouts.map((payout) => [payout, addWorkingDays(payout.sentOn, amountWindowWorkingDays, calendar)]),
  )
  return entries.flatMap((entry) => {
    const named = namedIn(entry.text, references)
    return payouts.flatMap((payout): Pair[] => {
      const rank = named.has(payout)
        ? namedRank(entry, payout)
        : amountRank(entry, payout, lastDays.get(payout))
      if (rank === null) return []
      const differenceMinor = entry.amountMinor - payout.amountMinor
      return [
        { entry, payout, rank, differenceMinor, days: Math.abs(daysBetween(payout.sentOn, entry.date)) },
      ]
    })
  })
}

function namedRank(entry: BankEntry, payout: SentPayout): number {
  return entry.amountMinor === payout.amountMinor ? 0 : 1
}

function amountRank(entry: BankEntry, payout: SentPayout, lastDay: CalendarDate | undefined): number | null {
  if (lastDay === undefined || entry.date < payout.sentOn || entry.date > lastDay) return null
  const difference = entry.amountMinor - payout.amountMinor
  if (difference === 0n) return 2
  return difference < 0n && -difference * nearlyPartsOf <= payout.amountMinor ? 3 : null
}

function bestFirst(left: Pair, right: Pair): number {
  return (
    left.rank - right.rank ||
    compareSize(left.differenceMinor, right.differenceMinor) ||
    left.days - right.days ||
    oldestFirst(left.payout, right.payout) ||
    compareDates(left.entry.date, right.entry.date) ||
    left.entry.line - right.entry.line
  )
}

function oldestFirst(left: SentPayout, right: SentPayout): number {
  return compareDates(left.sentOn, right.sentOn) || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0)
}

function compareSize(left: bigint, right: bigint): number {
  const [a, b] = [magnitude(left), magnitude(right)]
  return a < b ? -1 : a > b ? 1 : 0
}
