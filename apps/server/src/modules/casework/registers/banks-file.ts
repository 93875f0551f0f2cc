import type { BankRow } from './bank-directory.ts'

const columns = ['country', 'code', 'name', 'swift_code', 'source'] as const

const shapes: Readonly<Record<(typeof columns)[number], RegExp>> = {
  country: /^[A-Z]{2}$/,
  code: /^[0-9A-Z]{1,11}$/,
  name: /^.{2,120}$/,
  swift_code: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  source: /^.{3,500}$/,
}

/**
 * A directory of banks as CSV with a heading, as people keep it in a spreadsheet; or all that is wrong with
 * it, line by line.
 */
export function readBanks(text: string): { banks: BankRow[] } | { problems: string[] } {
  const [heading = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
  const places = columns.map((column) => heading.indexOf(column))
  if (places.includes(-1)) return { problems: [`The first line has to name ${columns.join(', ')}.`] }
  const banks = lines.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[places[index]!] ?? ''])),
  ) as unknown as BankRow[]
  const problems = banks.flatMap((bank, index) =>
    columns.flatMap((column) =>
      shapes[column].test(bank[column]) ? [] : [`Line ${index + 2}: ${column} is not right.`],
    ),
  )
  const keys = banks.map(({ country, code }) => `${country} ${code}`)
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index)
  problems.push(...twice.map((key) => `${key} stands there twice.`))
  if (banks.length === 0) problems.push('There is no bank in it.')
  return problems.length > 0 ? { problems } : { banks }
}

/** The cells of a line; one in quotes may hold commas and doubled quotes. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) =>
    (quoted?.replaceAll('""', '"') ?? bare).trim(),
  )
}
