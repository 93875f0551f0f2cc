import type { CalendarDate } from '../calendar/calendar-date.ts'

interface Line {
  readonly line: number
  readonly date: CalendarDate
  readonly text: string
  readonly amountMinor: bigint
}

/**
 * What a statement says, each thing once. A file that was joined to itself says everything twice; months that
 * overlap say a transfer twice. Two equal deposits without a payout's name in them are two deposits.
 */
export function firstReadings<Entry extends Line>(
  entries: readonly Entry[],
  isNamed: (entry: Entry) => boolean,
): { first: Entry[]; repeated: Entry[] } {
  const inOrder = entries.toSorted((left, right) => left.line - right.line)
  const whole = onceOver(inOrder)
  const seen = new Set<string>()
  const isFirst = (entry: Entry) => {
    if (!isNamed(entry)) return true
    const said = signOf(entry)
    return !seen.has(said) && seen.add(said) !== undefined
  }
  const first = whole.filter(isFirst)
  const kept = new Set(first)
  return { first, repeated: inOrder.filter((entry) => !kept.has(entry)) }
}

/**
 * The lines without those that only repeat all before them, as often as they do; one line alone repeats
 * nothing.
 */
function onceOver<Entry extends Line>(entries: readonly Entry[]): readonly Entry[] {
  const half = entries.length / 2
  if (!Number.isInteger(half) || half < 2) return entries
  const isSame = entries.slice(half).every((entry, at) => signOf(entry) === signOf(entries[at]!))
  return isSame ? onceOver(entries.slice(0, half)) : entries
}

function signOf({ date, text, amountMinor }: Line): string {
  return `${date} ${amountMinor} ${text}`
}
