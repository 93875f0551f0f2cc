import type { Node } from './kit.ts'

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
 * What a piece of SQL names where a table can stand: after `from`, `join`, `using` and the words that change
 * rows. Names of functions and of common table expressions are among them; the caller knows which ones are
 * tables. Comments are left out.
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

/** What stands between the backticks, with a question mark where a value or a fragment goes. */
export function sqlOf({ quasis }: Node): string {
  return quasis.map((part: { value: { raw: string } }) => part.value.raw).join(' ? ')
}

const relation = new RegExp(
  String.raw`\b(?:from|join|insert\s+into|update)\s+(?:only\s+)?(\w+|\()` +
    String.raw`(?:\s+(?:as\s+)?(?!(?:join|left|right|full|inner|cross|where|on|using|order|group|set|limit|for|union)\b)(\w+))?`,
  'gi',
)

/**
 * What a statement answers with that is a column of a table: names as they are read, each with its table.
 * What a query works out, or takes from another query or a function, is not among them.
 */
export function columnsInSql(sql: string, isTable: (name: string) => boolean): Map<string, string> {
  const [list, source] = answered(sql)
  const relations = [...source.matchAll(relation)].map(([, table = '', alias = table]) => ({ table, alias }))
  return new Map(
    itemsOf(list).flatMap((item) => {
      const [, of, column = ''] = /^(?:(\w+)\.)?(\w+)$/.exec(item.trim()) ?? []
      const from = of ? relations.find(({ table, alias }) => alias === of || table === of) : relations[0]
      return column && from && isTable(from.table) ? [[column, from.table] as const] : []
    }),
  )
}

/** The list of what is read or returned, and what it is taken from. */
function answered(sql: string): [string, string] {
  const [, selected] = /^\s*select\s+(?:distinct\s+(?:on\s*\([^)]*\)\s*)?)?([^]*)$/i.exec(sql) ?? []
  if (selected === undefined) return [/\breturning\s([^]*)$/i.exec(sql)?.[1] ?? '', sql]
  const list = beforeFrom(selected)
  return [list, selected.slice(list.length)]
}

function beforeFrom(text: string): string {
  const ends = [...text.matchAll(/\bfrom\b/gi)].map(({ index }) => index)
  const end = ends.find((at) => depthOf(text.slice(0, at)) === 0)
  return text.slice(0, end)
}

function itemsOf(list: string): string[] {
  return list.split(',').reduce<string[]>((items, piece) => {
    const last = items.at(-1)
    return last !== undefined && depthOf(last) > 0
      ? [...items.slice(0, -1), `${last},${piece}`]
      : [...items, piece]
  }, [])
}

function depthOf(text: string): number {
  return text.split('(').length - text.split(')').length
}
