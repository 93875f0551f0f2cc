/** Rows of a machine-readable zone: so many letters each. */
const lengths = [44, 36, 30] as const

/**
 * The lines that may be rows of a zone among those that were recognised in a picture, mended where a zone
 * says what they must be: a row has a fixed length, and behind its last word nothing but fillers, which
 * recognition takes for letters that look like them. Check digits decide whether it was right.
 */
export function zoneLines(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.replace(/\s/g, '').replace(/[«‹(]/g, '<').toUpperCase())
    .filter((row) => /^[A-Z0-9<]{26,50}$/.test(row))
    .map(mended)
}

function mended(row: string): string {
  const tail = /<{3}[<LKCESGI]*$/.exec(row)
  if (!tail) return row
  const words = row.slice(0, tail.index)
  const length = lengths.reduce((near, one) =>
    Math.abs(one - row.length) < Math.abs(near - row.length) ? one : near,
  )
  return words.length > length ? row : words.padEnd(length, '<')
}
