import { dateOfParts, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { parse } from 'mrz'
import type { IdentityReading } from '../verdict.ts'

/** The zones of passports and cards: so many lines of so many characters. */
const shapes = [
  { rows: 2, length: 44 },
  { rows: 3, length: 30 },
  { rows: 2, length: 36 },
] as const

type Parsed = ReturnType<typeof parse>

/**
 * What the machine-readable zone of a passport or card says, where its check digits hold; without them
 * nothing is told, because one wrong letter may be anybody's name. Null without a zone.
 */
export function identityIn(lines: readonly string[]): IdentityReading | null {
  const rows = lines.map(asZoneRow)
  let refused: IdentityReading | null = null
  for (const { rows: count, length } of shapes)
    for (let at = 0; at + count <= rows.length; at += 1) {
      const zone = rows.slice(at, at + count)
      if (!zone.every((row) => row.length === length) || !isBegun(zone)) continue
      const parsed = parse(zone)
      if (holds(parsed)) return readingOf(parsed)
      refused ??= { ...nothing, isChecked: false }
    }
  return refused
}

const nothing: IdentityReading = {
  kind: 'identity',
  isChecked: false,
  document: null,
  names: null,
  number: null,
  nationalNumber: null,
  issuer: null,
  expiryDate: null,
}

/** Printed rows come with spaces between their letters, or with marks that look like the filler. */
function asZoneRow(line: string): string {
  const row = line.replace(/\s/g, '').replace(/[«‹]/g, '<').toUpperCase()
  return /^[A-Z0-9<]+$/.test(row) ? row : ''
}

/** Passports begin with P, cards with A, C or I; a long word of capitals is no zone. */
function isBegun(zone: readonly string[]): boolean {
  return /^[PACI]/.test(zone[0] ?? '') && zone.some((row) => row.includes('<'))
}

/** Every check digit; whether a state is known to the parser is not asked. */
function holds({ details }: Parsed): boolean {
  const digits = details.filter(({ field }) => field?.endsWith('CheckDigit'))
  return digits.length >= 3 && digits.every(({ valid }) => valid)
}

function readingOf({ format, fields, details }: Parsed): IdentityReading {
  const names = [fields.firstName, fields.lastName].filter(Boolean).join(' ')
  // An Emirates ID carries its own number where other states have what they like.
  const own = fields.optional1 ?? ''
  return {
    kind: 'identity',
    isChecked: true,
    document: format === 'TD3' ? 'passport' : 'card',
    names: names || null,
    number: fields.documentNumber ?? null,
    nationalNumber: /^784\d{12}$/.test(own) ? own : null,
    issuer: details.find(({ field }) => field === 'issuingState')?.value ?? null,
    expiryDate: dateOf(fields.expirationDate),
  }
}

/** Two digits of a year: a paper ends in this century. */
function dateOf(text: string | null | undefined): CalendarDate | null {
  const match = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? '')
  if (!match) return null
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  return dateOfParts(2000 + year, month, day)
}
