import type { Language } from '@daftar/rules/geo/languages'
import { currentLanguage } from '../language.ts'
import { isolated } from './isolate.ts'

/** Dates as dd/MM/yy with Latin digits in both languages (FMT-11, README decision 11). */

const tags: Record<Language, string> = { en: 'en-GB-u-nu-latn-ca-gregory', ar: 'ar-AE-u-nu-latn-ca-gregory' }

/** A calendar date ('YYYY-MM-DD') as dd/MM/yy. */
export function dateText(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
  return `${day}/${month}/${year.slice(2)}`
}

/** An instant (ISO 8601) as dd/MM/yy in a time zone; the browser's own when none is given (DEC-FMT-4). */
export function instantDateText(instant: string, timeZone?: string): string {
  const at = new Date(instant)
  if (timeZone !== undefined) return formatterOf('date', timeZone).format(at)
  return [at.getDate(), at.getMonth() + 1, at.getFullYear()].map(twoFigures).join('/')
}

/** An instant as HH:mm. */
export function timeText(instant: string, timeZone?: string): string {
  const at = new Date(instant)
  if (timeZone !== undefined) return formatterOf('time', timeZone).format(at)
  return [at.getHours(), at.getMinutes()].map(twoFigures).join(':')
}

function twoFigures(part: number): string {
  return String(part % 100).padStart(2, '0')
}

/** Date and time: `19/11/26 14:02`. */
export function instantText(instant: string, timeZone?: string): string {
  return `${instantDateText(instant, timeZone)} ${timeText(instant, timeZone)}`
}

/** A moment that is near, where a column is narrow: `Tue 24/11, 09:00`. */
export function shortMomentText(instant: string): string {
  const at = new Date(instant)
  const day = new Intl.DateTimeFormat(tags[currentLanguage()], { weekday: 'short' }).format(at)
  const comma = currentLanguage() === 'ar' ? '،' : ','
  return `${day} ${[at.getDate(), at.getMonth() + 1].map(twoFigures).join('/')}${comma} ${timeText(instant)}`
}

/** A time zone as people and computers call it: `Gulf Standard Time (Asia/Dubai)`. */
export function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(tags[language], { timeZone, timeZoneName: 'long' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name ? `${name} (${isolated(timeZone)})` : timeZone
}

/** The weekday's name of a calendar date, where a deadline counts. */
export function weekdayText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
}

/** `Mon 16` under a day of a chart; where it is narrow the weekday's first letter. */
export function shortDayText(date: string, language: Language, isNarrow = false): string {
  const at = new Date(`${date}T12:00:00Z`)
  const weekday = new Intl.DateTimeFormat(tags[language], {
    weekday: isNarrow ? 'narrow' : language === 'ar' ? 'long' : 'short',
    timeZone: 'UTC',
  }).format(at)
  return isNarrow || language === 'ar' ? weekday : `${weekday} ${at.getUTCDate()}`
}

/** `14 September`, for headings. */
export function dayMonthText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T12:00:00Z`),
  )
}

/** The short name of a date's month, for the axis of a chart: `Oct`. */
export function monthNameText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T12:00:00Z`),
  )
}

/** `October 2026` of '2026-10'. */
export function monthText(month: string, language: Language): string {
  return new Intl.DateTimeFormat(tags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T12:00:00Z`),
  )
}

/** The browser's own zone, on hover: `Asia/Dubai`. */
export function zoneText(): string {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return ownZone
}

let ownZone: string | undefined

const figures = {
  date: { day: '2-digit', month: '2-digit', year: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit', hour12: false },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * Building a formatter costs far more than using one, and a list has two in each row. The first of a page
 * costs as much as drawing ten rows, so the reader's own zone does without.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(part: keyof typeof figures, timeZone: string): Intl.DateTimeFormat {
  const key = part + timeZone
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', { ...figures[part], timeZone })
  formatters.set(key, formatter)
  return formatter
}
