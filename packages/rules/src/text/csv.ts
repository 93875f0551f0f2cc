/**
 * The cells of every line of a CSV that says something. Spreadsheets of some countries put a semicolon or a
 * tab between cells: the first line shows which. A cell in quotes may hold any of them, line ends too, and
 * doubled quotes.
 */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let isQuoted = false
  const endLine = () => {
    line.push(cell)
    if (line.some((one) => one.trim() !== '')) lines.push(line.map((one) => one.trim()))
    line = []
    cell = ''
  }
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (source[at + 1] === '"') cell += source[(at += 1)]!
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) {
      line.push(cell)
      cell = ''
    } else if (sign === '\n') endLine()
    else if (sign !== '\r') cell += sign
  }
  endLine()
  return lines
}

function separatorOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The same cells as a text that spreadsheets open. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}
