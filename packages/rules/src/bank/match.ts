import { compareDates, daysBetween, type CalendarDate } from '../calendar/calendar-date.ts'
import { addWorkingDays, type WorkingCalendar } from '../calendar/working-days.ts'
import { magnitude } from './amounts.ts'
import { namedIn, referencesOf } from './references.ts'
import { onlySumOf } from './only-sum.ts'
import { firstReadings } from './repeated-lines.ts'
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

/** One line of the bank that is several payouts, to the last minor unit. */
export interface MatchedTogether {
  readonly entry: BankEntry
  /** Two or more, the oldest first. */
  readonly payouts: readonly SentPayout[]
}

export interface BankMatch {
  readonly arrived: readonly Matched[]
  readonly together: readonly MatchedTogether[]
  /** Arrived with less, or more, than was sent. */
  readonly different: readonly Matched[]
  /** Should have arrived within the days of this statement and did not. */
  readonly late: readonly SentPayout[]
  /** Not there yet, and not due yet within the days of this statement. */
  readonly expected: readonly SentPayout[]
  /** Money that belongs to no payout. */
  readonly unknown: readonly BankEntry[]
  /** Lines the statement holds a second time; they count once. */
  readonly repeated: readonly BankEntry[]
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
 * Finds the payouts each deposit is. What names a payout goes first, then the very amount within some working
 * days, then a sum that only some payouts of those days make, then an amount that a charge has made smaller.
 * A line that names payouts is never another's by its amount. Of equal amounts the older payout has the
 * earlier line, so that none is left over that could belong to one. A line the statement repeats counts once.
 * The order of lines or payouts changes nothing.
 */
export function matchDeposits(input: MatchInput): BankMatch {
  const matching = beginMatching(input)
  takeNamed(matching, (payout, entry) => entry.amountMinor === payout.amountMinor)
  takeSums(matching, (entry) => namesOne(matching, entry))
  takeNamed(matching, () => true)
  takeAmounts(matching)
  takeSums(matching, (entry) => !namesOne(matching, entry))
  takeNearly(matching)

  const { until, calendar, lateAfterWorkingDays = defaultLateAfterWorkingDays } = input
  const { matched, together, repeated } = matching
  const open = matching.payouts.filter((payout) => matching.openPayouts.has(payout))
  const isLate = ({ sentOn }: SentPayout) => addWorkingDays(sentOn, lateAfterWorkingDays, calendar) < until
  matched.sort((left, right) => oldestFirst(left.payout, right.payout))
  return {
    arrived: matched.filter(({ differenceMinor }) => differenceMinor === 0n),
    together,
    different: matched.filter(({ differenceMinor }) => differenceMinor !== 0n),
    late: open.filter(isLate),
    expected: open.filter((payout) => !isLate(payout)),
    unknown: input.entries.filter((entry) => matching.openEntries.has(entry)),
    repeated,
  }
}

/** How far the matching is: what is open still, and what belongs together. */
interface Matching {
  /** The oldest first, and lines the earliest first, each once. */
  readonly payouts: readonly SentPayout[]
  readonly entries: readonly BankEntry[]
  readonly repeated: readonly BankEntry[]
  /** The payouts that each line names. */
  readonly namedBy: ReadonlyMap<BankEntry, ReadonlySet<SentPayout>>
  readonly openPayouts: Set<SentPayout>
  readonly openEntries: Set<BankEntry>
  readonly matched: Matched[]
  readonly together: MatchedTogether[]
  /** Whether a line is of the days in which an amount alone speaks for a payout. */
  isInTime(payout: SentPayout, entry: BankEntry): boolean
}

function beginMatching(input: MatchInput): Matching {
  const payouts = input.payouts.toSorted(oldestFirst)
  const references = referencesOf(payouts)
  const namedBy = new Map(input.entries.map((entry) => [entry, namedIn(entry.text, references)]))
  const { first, repeated } = firstReadings(input.entries, (entry) => namedBy.get(entry)!.size > 0)
  const entries = first.toSorted(earliestFirst)
  const lastDays = new Map(
    payouts.map((payout) => [payout, addWorkingDays(payout.sentOn, amountWindowWorkingDays, input.calendar)]),
  )
  return {
    ...{ payouts, entries, repeated, namedBy },
    ...{ openPayouts: new Set(payouts), openEntries: new Set(entries) },
    ...{ matched: [], together: [] },
    isInTime: (payout, entry) => entry.date >= payout.sentOn && entry.date <= lastDays.get(payout)!,
  }
}

function namesOne({ namedBy }: Matching, entry: BankEntry): boolean {
  return namedBy.get(entry)!.size > 0
}

function take(matching: Matching, payout: SentPayout, entry: BankEntry, by: Matched['by']): void {
  matching.openPayouts.delete(payout)
  matching.openEntries.delete(entry)
  matching.matched.push({ payout, entry, by, differenceMinor: entry.amountMinor - payout.amountMinor })
}

/** Takes pairs, the nearest first, as long as both sides are open. */
function takePairs(matching: Matching, pairs: readonly Pair[], by: Matched['by']): void {
  const { openPayouts, openEntries } = matching
  for (const { payout, entry } of pairs.toSorted(nearestFirst))
    if (openPayouts.has(payout) && openEntries.has(entry)) take(matching, payout, entry, by)
}

function takeNamed(matching: Matching, isIt: (payout: SentPayout, entry: BankEntry) => boolean): void {
  const { entries, namedBy, openPayouts, openEntries } = matching
  const pairs = entries.flatMap((entry) =>
    [...namedBy.get(entry)!]
      .filter((payout) => openEntries.has(entry) && openPayouts.has(payout) && isIt(payout, entry))
      .map((payout) => pairOf(payout, entry)),
  )
  takePairs(matching, pairs, 'reference')
}

/** Lines that are the sum of several payouts, of those they name or of some in time. */
function takeSums(matching: Matching, isIt: (entry: BankEntry) => boolean): void {
  const { payouts, entries, namedBy, openPayouts, openEntries, together } = matching
  for (const entry of entries) {
    if (!openEntries.has(entry) || !isIt(entry)) continue
    const own = [...namedBy.get(entry)!].filter((payout) => openPayouts.has(payout))
    const near = payouts.filter(
      (payout) => openPayouts.has(payout) && !own.includes(payout) && matching.isInTime(payout, entry),
    )
    const parts = onlySumOf(entry.amountMinor, own, near)
    if (!parts) continue
    openEntries.delete(entry)
    for (const payout of parts) openPayouts.delete(payout)
    together.push({ entry, payouts: parts.toSorted(oldestFirst) })
  }
}

/** Lines that name none and are the very amount of a payout, in time. */
function takeAmounts(matching: Matching): void {
  const { payouts, entries, openPayouts, openEntries } = matching
  for (const payout of payouts) {
    if (!openPayouts.has(payout)) continue
    const entry = entries.find(
      (one) =>
        openEntries.has(one) &&
        !namesOne(matching, one) &&
        one.amountMinor === payout.amountMinor &&
        matching.isInTime(payout, one),
    )
    if (entry) take(matching, payout, entry, 'amount')
  }
}

/** Lines that name none and are a little less than a payout, as a charge on the way makes them. */
function takeNearly(matching: Matching): void {
  const pairs = matching.entries.flatMap((entry) =>
    namesOne(matching, entry)
      ? []
      : matching.payouts
          .filter((payout) => matching.isInTime(payout, entry) && isNearly(payout, entry))
          .map((payout) => pairOf(payout, entry)),
  )
  takePairs(matching, pairs, 'nearly')
}

function isNearly(payout: SentPayout, entry: BankEntry): boolean {
  const difference = entry.amountMinor - payout.amountMinor
  return difference < 0n && -difference * nearlyPartsOf <= payout.amountMinor
}

interface Pair {
  readonly payout: SentPayout
  readonly entry: BankEntry
  readonly days: number
}

function pairOf(payout: SentPayout, entry: BankEntry): Pair {
  return { payout, entry, days: Math.abs(daysBetween(payout.sentOn, entry.date)) }
}

function nearestFirst(left: Pair, right: Pair): number {
  const difference = ({ payout, entry }: Pair) => entry.amountMinor - payout.amountMinor
  return (
    compareSize(difference(left), difference(right)) ||
    left.days - right.days ||
    oldestFirst(left.payout, right.payout) ||
    earliestFirst(left.entry, right.entry)
  )
}

function oldestFirst(left: SentPayout, right: SentPayout): number {
  return compareDates(left.sentOn, right.sentOn) || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0)
}

function earliestFirst(left: BankEntry, right: BankEntry): number {
  return compareDates(left.date, right.date) || left.line - right.line
}

function compareSize(left: bigint, right: bigint): number {
  const [a, b] = [magnitude(left), magnitude(right)]
  return a < b ? -1 : a > b ? 1 : 0
}
