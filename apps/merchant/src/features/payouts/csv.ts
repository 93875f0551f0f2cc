/** Lines of a CSV as Excel opens them clean in Arabic too: UTF-8 with its mark, no cell that would be a formula. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
}

/**
 * What makes a formula where a cell begins, or behind a mark at which some spreadsheets begin another one: its sign in either
 * width, behind quotes, spaces and signs nobody sees.
 */
const formula =
  /(^|[;\t\r\n])(?=[\s'"\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f]*(?:[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r]))/gu

/** A plain number may begin with a minus; any other text that a spreadsheet would work out is told to be text. */
function cellOf(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const guarded = isNumber ? text : text.replace(formula, "$1'")
  return /[",\r\n;]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
