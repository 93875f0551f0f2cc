import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { screenedKinds } from '@daftar/rules/screening/match'
import type { ListRow, ReadList } from './list-row.ts'

const columns = [
  'id',
  'kind',
  'names',
  'birth_years',
  'nationalities',
  'note',
  'source',
  'listed_on',
] as const
const needed = ['id', 'kind', 'names'] as const

/**
 * A list as CSV with a heading; several names, years and countries stand in one cell with a semicolon
 * between.
 */
export function readCsvList(text: string): ReadList {
  const [heading = [], ...lines] = linesOf(text.replace(/^\uFEFF/, ''))
  if (needed.some((column) => !heading.includes(column)))
    return {
      problems: [`The first line has to name ${needed.join(', ')}, and may name ${columns.join(', ')}.`],
    }
  const problems: string[] = []
  const rows = lines.map((cells, index) => {
    const cell = (column: (typeof columns)[number]) => cells[heading.indexOf(column)]?.trim() ?? ''
    const row = rowOf(cell)
    if (typeof row !== 'string') return [row]
    problems.push(`Line ${index + 2}: ${row} is not right.`)
    return []
  })
  const ids = rows.flat().map(({ id }) => id)
  problems.push(...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands there twice.`))
  if (lines.length === 0) problems.push('There is no row in it.')
  return problems.length > 0 ? { problems } : { rows: rows.flat() }
}

/** The row, or the column that is wrong. */
function rowOf(cell: (column: (typeof columns)[number]) => string): ListRow | string {
  const kind = screenedKinds.find((one) => one === cell('kind'))
  const names = listIn(cell('names'))
  const years = listIn(cell('birth_years'))
  const nationalities = listIn(cell('nationalities'))
  const listedOn = cell('listed_on') === '' ? null : parseCalendarDate(cell('listed_on'))
  if (cell('id') === '' || cell('id').length > 64) return 'id'
  if (!kind) return 'kind'
  if (names.length === 0) return 'names'
  if (years.some((year) => !/^(19|20)\d{2}$/.test(year))) return 'birth_years'
  if (nationalities.some((code) => !/^[A-Z]{3}$/.test(code))) return 'nationalities'
  if (cell('listed_on') !== '' && listedOn === null) return 'listed_on'
  return {
    ...{ id: cell('id'), kind, names, nationalities, listedOn },
    ...{ birthYears: years.map(Number), note: cell('note'), source: cell('source') },
  }
}

function listIn(cell: string): string[] {
  return cell
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

/** The cells of each line that says something; one in quotes may hold commas and doubled quotes. */
function linesOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
      ),
    )
}
