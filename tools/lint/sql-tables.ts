/** A name that a statement reads or changes rows of. */
export interface SqlUse {
  table: string
  writes: boolean
}

const name = String.raw`\s+(?:only\s+)?(?:public\.)?(\w+)`
const writing = new RegExp(
  String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|copy)${name}`,
  'gi',
)
const reading = new RegExp(String.raw`\b(?:from|join|using)${name}`, 'gi')
/** In `from a x, b y` what follows a comma is one more table. */
const listed = /^\s*(?:as\s+)?(?:\w+\s*)?,\s*(?:only\s+)?(?:public\.)?(\w+)/i

/**
 * What a piece of SQL names where a table can stand: after `from`, `join`, `using` and the words that change rows. Names of
 * functions and of common table expressions are among them; the caller knows which ones are tables. Comments are left out.
 */
export function usesInSql(sql: string): SqlUse[] {
  const text = sql.replaceAll(/--[^\n]*/g, ' ').replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
  const written = [...text.matchAll(writing)].map(([, table = '']) => ({ table, writes: true }))
  const asked = text.replaceAll(/\bdelete\s+from\b/gi, 'delete_from')
  const read = [...asked.matchAll(reading)].flatMap((found) => [
    found[1] ?? '',
    ...listedAfter(asked.slice(found.index + found[0].length)),
  ])
  return [...written, ...read.map((table) => ({ table, writes: false }))]
}

function listedAfter(rest: string): string[] {
  const next = listed.exec(rest)
  return next ? [next[1] ?? '', ...listedAfter(rest.slice(next[0].length))] : []
}
