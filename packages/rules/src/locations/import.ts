import { readCsv, writeCsv } from '../text/csv.ts'
import { foldText } from '../text/fold.ts'
import { toLatinDigits } from '../text/digits.ts'
import { readHours, weekdays, writeHours, type Week } from './hours.ts'
import {
  cleanLocation,
  locationProblems,
  mostLocations,
  type LocationFacts,
  type LocationProblem,
  type LocationProblems,
} from './location.ts'

/** The columns of a file of locations, as its first line names them. */
export const locationColumns = [
  ...([
    'name',
    'name_ar',
    'store',
    'address',
    'city',
    'country',
    'map_link',
    'phone',
    'pos_id',
    'status',
  ] as const),
  ...weekdays,
] as const
export type LocationColumn = (typeof locationColumns)[number]

const neededColumns: readonly LocationColumn[] = ['name', 'name_ar', 'address', 'city']

/** A file of five hundred rows in Arabic is not longer. */
export const longestImport = 120_000

/** A store that a row may name: by its code, or by either of its names. */
export interface NamedStore {
  id: string
  code: string
  name: string
  name_ar: string
  country: string
}

export interface ImportRow {
  /** Its line of the file, counted as spreadsheets count rows. */
  line: number
  facts: LocationFacts
  problems: LocationProblems
}

/** Why a file is not read at all. */
export type ImportProblem = 'empty' | 'no_columns' | 'too_long'

/**
 * The rows of a file of locations, each with what is wrong in it. Of two rows with one till the second is
 * wrong; `taken` are the tills of the locations that are there already.
 */
export function readLocations(
  text: string,
  stores: readonly NamedStore[],
  taken: ReadonlySet<string>,
): ImportRow[] | ImportProblem {
  if (text.length > longestImport) return 'too_long'
  const [first = [], ...lines] = readCsv(text)
  const heading = first.map((name) => name.toLowerCase().replaceAll(/[\s-]+/g, '_'))
  if (first.length === 0) return 'empty'
  if (neededColumns.some((column) => !heading.includes(column))) return 'no_columns'
  if (lines.length === 0) return 'empty'
  if (lines.length > mostLocations) return 'too_long'
  const seen = new Set(taken)
  return lines.map((cells, index) => {
    const cell = (column: LocationColumn) => unguarded(cells[heading.indexOf(column)] ?? '')
    const store = storeNamed(cell('store'), stores)
    const hours = weekdays.map((day) => readHours(cell(day)))
    const facts: LocationFacts = {
      name: cell('name'),
      nameAr: cell('name_ar'),
      storeId: store?.id ?? '',
      address: cell('address'),
      city: cell('city'),
      country: cell('country').toUpperCase() || (store?.country ?? ''),
      mapLink: cell('map_link'),
      phone: phoneTyped(cell('phone')),
      posId: cell('pos_id'),
      status: statusTyped(cell('status')),
      hours: hours.map((spans) => spans ?? []),
    }
    const problems: Record<string, LocationProblem> = {
      ...locationProblems(facts, (id) => stores.some((one) => one.id === id)),
    }
    for (const [day, spans] of hours.entries())
      if (spans === null) problems[`hours.${weekdays[day]!}`] = 'invalid'
    const till = facts.posId.trim()
    if (till !== '' && seen.has(till)) problems['pos_id'] ??= 'taken'
    seen.add(till)
    return { line: index + 2, facts: cleanLocation(facts), problems }
  })
}

/** A file to begin from: the columns, and a row for the first store. */
export function locationTemplate(stores: readonly NamedStore[]): string {
  const [store] = stores
  const hours: Week = weekdays.map((day) =>
    day === 'friday'
      ? [{ from: '14:00', to: '01:00' }]
      : [
          { from: '09:00', to: '13:00' },
          { from: '17:00', to: '22:00' },
        ],
  )
  const example: Record<LocationColumn, string> = {
    ...{ name: 'Main street', name_ar: 'الشارع الرئيسي', store: store?.code ?? '' },
    ...{ address: 'Shop 4, 12 Main street', city: 'Dubai', country: store?.country ?? 'ARE' },
    ...{ map_link: 'https://maps.app.goo.gl/example', phone: '', pos_id: 'TILL-01', status: 'active' },
    ...(Object.fromEntries(weekdays.map((day, at) => [day, writeHours(hours[at]!)])) as Record<
      (typeof weekdays)[number],
      string
    >),
  }
  return writeCsv([locationColumns, locationColumns.map((column) => example[column])])
}

function storeNamed(text: string, stores: readonly NamedStore[]): NamedStore | undefined {
  const wanted = foldText(text)
  if (wanted === '') return stores.length === 1 ? stores[0] : undefined
  return stores.find(
    ({ code, name, name_ar }) =>
      code === text.trim() || [name, name_ar].some((one) => foldText(one) === wanted),
  )
}

/** Spreadsheets take the plus sign for a formula: people leave it out, or write an apostrophe before it. */
function phoneTyped(cell: string): string {
  const digits = toLatinDigits(cell)
    .replaceAll(/[\s()-]/g, '')
    .replace(/^00/, '+')
  return /^\d{9,15}$/.test(digits) && !digits.startsWith('0') ? `+${digits}` : digits
}

function statusTyped(cell: string): string {
  const text = foldText(cell)
  if (text === '') return 'active'
  return text === foldText('مخفي') ? 'hidden' : text === foldText('نشط') ? 'active' : text
}

function unguarded(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '').trim()
}
