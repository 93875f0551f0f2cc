import { cellMarks, formulaSign } from '@daftar/rules/text/formula'

/**
 * Lines of a CSV as Excel opens them clean in Arabic too: UTF-8 with its mark, no cell that would be a
 * formula.
 */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/** Where a cell begins, or another one in some spreadsheets, and a formula with it. */
const formula = new RegExp(`(^|[${cellMarks}])(?=${formulaSign})`, 'gu')

/**
 * A plain number may begin with a minus; any other text that a spreadsheet would work out is told to be text.
 */
function cellOf(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const guarded = isNumber ? text : text.replace(formula, "$1'")
  return /[",\r\n;]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
