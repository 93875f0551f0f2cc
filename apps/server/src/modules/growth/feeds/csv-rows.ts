import Papa from 'papaparse'
import { productsMax } from '@daftar/rules/marketing/products'
import { NotTheFormat, type FeedRow } from './feed-row.ts'

/** Columns of the widest feed anybody needs. */
const columnsMax = 200

/** The rows of a CSV whose first line names the columns, whatever stands between them. */
export function* csvRows(text: string): Generator<FeedRow> {
  if (/^\s*</.test(text)) throw new NotTheFormat('this is markup')
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    preview: productsMax + 2,
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const [head, ...rows] = data
  const names = (head ?? []).map((name) => name.trim().toLowerCase().replace(/^g:/, ''))
  if (!names.some((name) => name === 'id' || name === 'sku') || names.length > columnsMax)
    throw new NotTheFormat('its columns have no names we know')
  for (const cells of rows)
    yield new Map(names.map((name, at): [string, string] => [name, (cells[at] ?? '').trim()]))
}
