import { dialCodes } from '@daftar/rules/geo/countries'
import type { Tx } from './database.ts'

/** What was found, by table: rows as they stand, without what is sealed, hashed or bytes. */
export type FoundRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Of no use to whom it is about, and of use to whoever finds the file. */
const secret = /hash|token|secret|sealed|password/
/** By these columns rows belong to an order or a person without naming them. */
const belongsBy = new Set(['order_id', 'person_id', 'subject_id', 'actor_id', 'created_by', 'uploaded_by'])

/**
 * Every row of every table in which this contact is written, in a column or inside of a document, and every
 * row that belongs to an order or a person so found. It reads each table whole and has no list of them: one
 * that comes later is searched too. Whose rows are seen is said by the reach of the transaction.
 */
export async function rowsThatName(tx: Tx, contact: string): Promise<FoundRows> {
  await tx`set local statement_timeout = 0`
  const tables = await readTables(tx)
  const named = await search(
    tx,
    tables,
    patternOf(contact),
    ({ name, isText }) => isText && `${name}::text ~* $1`,
  )
  const ids = ['orders', 'person'].flatMap((table) => (named[table] ?? []).map(({ id }) => String(id)))
  if (ids.length === 0) return named
  const theirs = await search(
    tx,
    tables,
    ids,
    ({ name }) => belongsBy.has(name.slice(3, -1)) && `${name} = any ($1::text[])`,
  )
  return merge(named, theirs)
}

/**
 * A contact inside of a text, so bounded that a longer number or address is another one; phones as people
 * write them.
 */
function patternOf(contact: string): string {
  if (contact.includes('@')) {
    const escaped = contact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return `(^|[^a-z0-9._%+-])${escaped}($|[^a-z0-9-])`
  }
  const spaced = (digits: string) => [...digits].join('[ -]?')
  const code = Object.values(dialCodes).find((one) => contact.startsWith(one)) ?? '+'
  // Shops write it without the code of the country too.
  const national = code === '+' ? '' : `|0?${spaced(contact.slice(code.length))}`
  return `(^|[^0-9])((00)?${spaced(contact.slice(1))}${national})($|[^0-9])`
}

interface Column {
  /** As a query names it. */
  name: string
  isText: boolean
}
interface Table {
  name: string
  columns: Column[]
  hidden: string[]
}

async function readTables(tx: Tx): Promise<Table[]> {
  const rows = await tx<{ table: string; column: string; type: string }[]>`
    select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
     order by 1, a.attnum`
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => {
    const isHidden = ({ column, type }: { column: string; type: string }) =>
      type === 'bytea' || secret.test(column)
    return {
      name,
      hidden: columns.filter(isHidden).map(({ column }) => column),
      columns: columns
        .filter((one) => !isHidden(one))
        .map(({ column, type }) => ({ name: `t."${column}"`, isText: /text|json/.test(type) })),
    }
  })
}

/** The rows of all tables for which one of these conditions on a column holds. */
async function search(
  tx: Tx,
  tables: readonly Table[],
  wanted: string | string[],
  conditionOn: (column: Column) => string | false,
): Promise<FoundRows> {
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const { name, columns, hidden } of tables) {
    const conditions = columns.map(conditionOn).filter((one) => one !== false)
    if (conditions.length === 0) continue
    const rows = await tx.unsafe<{ row: Record<string, unknown> }[]>(
      `select to_jsonb(t) - $2::text[] as row from "${name}" t where ${conditions.join(' or ')}`,
      [wanted, hidden],
    )
    if (rows.length > 0) found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** A row that was found both ways is told once. */
function merge(one: FoundRows, other: FoundRows): FoundRows {
  const tables = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted((a, b) =>
    a < b ? -1 : 1,
  )
  return Object.fromEntries(
    tables.map((table) => {
      const rows = [...(one[table] ?? []), ...(other[table] ?? [])]
      return [table, [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]]
    }),
  )
}
