import type { Language } from '@daftar/rules/geo/languages'
import { monthNameText } from './date.ts'

/** About as many names of months as a phone has room for below a chart. */
const namesAbout = 9
/** More bars than these are narrower than a name, however few they are. */
const wideBars = 6

/**
 * The names of months below a chart of dates, oldest first: each at the first date of its month, none where
 * it would run into the next or over the chart's end. Bars that have no date yet stand after the others.
 */
export function monthTicks(
  dates: readonly string[],
  language: Language,
  bars = dates.length,
): (string | undefined)[] {
  const apart = Math.max(bars > wideBars ? 2 : 1, Math.ceil(bars / namesAbout))
  const begins = dates.flatMap((date, at) => (monthOf(date) === monthOf(dates[at - 1]) ? [] : [at]))
  const [first = 0, second = Infinity] = begins
  const kept = new Set<number>()
  let last = -Infinity
  for (const at of second - first < apart ? begins.slice(1) : begins) {
    if (at - last < apart || (bars - at) * 2 < apart) continue
    kept.add(at)
    last = at
  }
  return dates.map((date, at) => (kept.has(at) ? monthNameText(date, language) : undefined))
}

function monthOf(date: string | undefined): string | undefined {
  return date?.slice(0, 7)
}
