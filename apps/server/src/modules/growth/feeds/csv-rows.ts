import { NotTheFormat, type FeedRow } from './feed-row.ts'

/** Columns of the widest feed anybody needs, and what is read of a cell. */
const columnsMax = 200
const cellMax = 10_000
const delimiters = [',', ';', '\t', '|'] as const

/** The rows of a CSV whose first line names the columns, whatever stands between them. */
export function* csvRows(text: string): Generator<FeedRow> {
  if (/^\s*</.test(text)) throw new NotTheFormat('this is markup')
  const lines = linesOf(text, delimiterOf(text))
  const names = lines.next().value?.map((name) => name.trim().toLowerCase().replace(/^g:/, '')) ?? []
  if (!names.some((name) => name === 'id' || name === 'sku') || names.length > columnsMax)
    throw new NotTheFormat('its columns have no names we know')
  for (const cells of lines)
    yield new Map(names.map((name, at): [string, string] => [name, (cells[at] ?? '').trim()]))
}

/** The one that stands most often in the line of names. */
function delimiterOf(text: string): string {
  const [head = ''] = text
    .slice(0, cellMax)
    .trimStart()
    .split(/[\n\r]/, 1)
  const counts = delimiters.map((sign) => head.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))]!
}

/**
 * Lines that say anything, one after the other: whoever reads them may do something else in between, and
 * nothing but the line that is read lies in memory beside the text.
 */
function* linesOf(text: string, delimiter: string): Generator<string[], undefined> {
  const breaks = new RegExp(`[${delimiter}\\n\\r]`, 'g')
  const nextBreak = (from: number) => {
    breaks.lastIndex = from
    return breaks.test(text) ? breaks.lastIndex - 1 : text.length
  }
  const words = /[^\n\r]/g
  let cells: string[] = []
  let at = 0
  while (at < text.length) {
    if (cells.length === 0) {
      words.lastIndex = at
      if (!words.test(text)) return
      at = words.lastIndex - 1
    }
    const cell = text[at] === '"' ? quoted(text, at) : { value: '', end: at }
    const end = nextBreak(cell.end)
    if (cells.length <= columnsMax)
      cells.push(cell.value + text.slice(cell.end, Math.min(end, cell.end + cellMax)))
    at = end + 1
    if (text[end] === delimiter) continue
    if (cells.some((one) => one.trim() !== '')) yield cells
    cells = []
  }
  if (cells.some((one) => one.trim() !== '')) yield cells
}

/**
 * A cell between quotes, two of which stand for one; where the last one is missing it is the rest of the
 * text.
 */
function quoted(text: string, begin: number): { value: string; end: number } {
  let value = ''
  let at = begin + 1
  while (true) {
    const found = text.indexOf('"', at)
    const end = found === -1 ? text.length : found
    if (value.length < cellMax) value += text.slice(at, Math.min(end, at + cellMax))
    if (text[end + 1] !== '"') return { value, end: Math.min(end + 1, text.length) }
    if (value.length < cellMax) value += '"'
    at = end + 2
  }
}
