import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'

/**
 * How one part of a position is written into a token, and read again: null for a text we would not have
 * written.
 */
interface Part<Value> {
  write(value: Value): string
  read(text: string): Value | null
}

/** The last instant whose year has four digits; later ones are none to the database. */
const lastMs = 253_402_300_799_999

export const instantPart: Part<Date> = {
  write: (at) => String(at.getTime()),
  read: (text) => (/^\d{1,15}$/.test(text) && Number(text) <= lastMs ? new Date(Number(text)) : null),
}

export const dayPart: Part<CalendarDate> = { write: String, read: parseCalendarDate }

export const numberPart: Part<bigint> = {
  write: String,
  read: (text) => (/^\d{1,18}$/.test(text) ? BigInt(text) : null),
}

/** An id, or the name of an account of the journal. */
export const textPart: Part<string> = {
  write: String,
  read: (text) => (/^[\w:.-]{1,160}$/.test(text) ? text : null),
}

/** Where a page ended as a token, opaque to callers (REQ-08, REQ-10). */
export interface Cursor<Position> {
  write(position: Position): string
  /** Null for the first page and for a token that is not ours. */
  read(token: string | undefined): Position | null
}

/** The codec of positions of these parts, in their order. */
export function cursorOf<Position extends object>(parts: {
  readonly [Name in keyof Position]: Part<Position[Name]>
}): Cursor<Position> {
  const names = Object.keys(parts) as (keyof Position)[]
  return {
    write: (position) =>
      Buffer.from(names.map((name) => parts[name].write(position[name])).join('|')).toString('base64url'),
    read: (token) => {
      const texts = token ? Buffer.from(token, 'base64url').toString('utf8').split('|') : []
      const values = names.map((name, index) => parts[name].read(texts[index] ?? ''))
      return texts.length === names.length && !values.includes(null)
        ? (Object.fromEntries(names.map((name, index) => [name, values[index]])) as Position)
        : null
    },
  }
}
