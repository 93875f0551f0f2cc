import { toLatinDigits } from '../text/digits.ts'

/**
 * From when until when: an end at or before the beginning is one of the next day; the same time twice is the
 * whole day.
 */
export type Span = Readonly<{ from: string; to: string }>

/** Opening hours of a week, Monday first: the spans of each day, none where it is closed. */
export type Week = readonly (readonly Span[])[]

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type WeekdayName = (typeof weekdays)[number]

/** Before and after noon, prayer and a break: more spans than that nobody keeps. */
export const mostSpans = 4

const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes

export type HoursProblem = 'invalid' | 'too_long' | 'times_overlap'

/**
 * What is wrong with each day of a week, by its name; nothing where all is right. Late hours count against
 * the next day too.
 */
export function weekProblems(week: Week): Partial<Record<WeekdayName, HoursProblem>> {
  const problems: Partial<Record<WeekdayName, HoursProblem>> = {}
  const taken: { day: number; from: number; to: number }[] = []
  for (const [day, name] of weekdays.entries()) {
    const spans = week[day] ?? []
    if (spans.length > mostSpans) problems[name] = 'too_long'
    else if (!spans.every(isSpan)) problems[name] = 'invalid'
    else taken.push(...spans.map((span) => ({ day, ...minutesOf(day, span) })))
  }
  for (const [at, one] of taken.entries())
    for (const other of taken.slice(at + 1)) {
      // Sunday night reaches into Monday: the week goes round.
      const meet = [0, weekMinutes, -weekMinutes].some(
        (shift) => one.from < other.to + shift && other.from + shift < one.to,
      )
      if (meet) problems[weekdays[other.day]!] ??= 'times_overlap'
    }
  return problems
}

/**
 * A day's hours as they stand in a cell: `09:00-13:00; 17:00-01:00`, nothing or a word for a closed day. Null
 * is unreadable.
 */
export function readHours(cell: string): Span[] | null {
  const text = toLatinDigits(cell).trim().toLowerCase()
  if (['', '-', 'closed', 'مغلق'].includes(text)) return []
  const spans = text.split(/[;،,]/).map((part) => {
    const match = /^(\d{1,2}:\d{2})\s*[-–—]\s*(\d{1,2}:\d{2})$/.exec(part.trim())
    return (
      match && { from: match[1]!.padStart(5, '0'), to: match[2]!.padStart(5, '0').replace('24:00', '00:00') }
    )
  })
  return spans.every((span) => span !== null && isSpan(span)) ? (spans as Span[]) : null
}

/** The same the other way round. */
export function writeHours(spans: readonly Span[]): string {
  return spans.map(({ from, to }) => `${from}-${to}`).join('; ')
}

function isSpan({ from, to }: Span): boolean {
  return isTime(from) && isTime(to)
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function minutesOf(day: number, { from, to }: Span) {
  const start = day * dayMinutes + minuteOf(from)
  const end = day * dayMinutes + minuteOf(to)
  return { from: start, to: end > start ? end : end + dayMinutes }
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
