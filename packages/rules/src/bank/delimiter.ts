/** The marks that may stand between the cells of a line. */
const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** The delimiter that cuts the most lines into the same number of cells; quoted cells may hold it. */
export function delimiterOf(text: string): Delimiter {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>()
    for (const line of lines.slice(0, 200)) {
      const count = countOutsideQuotes(line, delimiter)
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    const score = Math.max(0, ...[...counts].map(([count, times]) => times * Math.min(count, 12)))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function countOutsideQuotes(line: string, delimiter: string): number {
  let count = 0
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === delimiter && !quoted) count += 1
  }
  return count
}
