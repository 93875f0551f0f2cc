import type { Sql } from '../../platform/database/connect.ts'

interface Column {
  relation: string
  is_view: boolean
  name: string
  type: string
  may_be_null: boolean
  has_default: boolean
  is_worked_out: boolean
  check: string | null
}

const header = `// What the tables and views hold, as the driver hands it over. Written by \`npm run schema\` from the
// migrated catalogue; a test compares. A column that is renamed or dropped is missed here, and whatever names
// it no longer compiles.
`

const scalars: Record<string, string> = {
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'CalendarDate',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'unknown',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
}

/**
 * Text of which the rules know more than the catalogue says: by the column's name everywhere, or in one
 * table.
 */
const known: Record<string, { type: string; from: string }> = {
  currency: { type: 'Currency', from: '@daftar/rules/money/currency' },
}

/**
 * The types of the tables of a migrated database: the columns of each table and view, which of them an insert
 * may leave out, which the database works out by itself, and which hold JSON. A CHECK that is a plain list is
 * a union.
 */
export async function tablesText(owner: Sql): Promise<string> {
  const columns = await columnsOf(owner)
  const tables = groups(columns.filter((column) => !column.is_view))
  const views = groups(columns.filter((column) => column.is_view))
  const written = new Map([...tables].map(([name, all]) => [name, all.filter((one) => !one.is_worked_out)]))
  const shapes = [interfaceOf('Tables', tables), interfaceOf('Views', views)]
  const imports = [
    ...Object.values(known),
    { type: 'CalendarDate', from: '@daftar/rules/calendar/calendar-date' },
  ]
    .filter(({ type }) => shapes.some((text) => new RegExp(`\\b${type}\\b`).test(text)))
    .map(({ type, from }) => `import type { ${type} } from '${from}'`)
    .toSorted()
  return [
    header + imports.join('\n'),
    ...shapes,
    '/** What the database works out by itself: read, and never written. */\n' +
      namesOf('WorkedOut', tables, (column) => column.is_worked_out),
    '/** What an insert may leave out, because it has a default or may be null. */\n' +
      namesOf('LeftOut', written, ({ may_be_null, has_default }) => may_be_null || has_default),
    '/** Columns that hold JSON: what is written to them is serialised. */\n' + jsonColumnsOf(tables),
  ].join('\n\n')
}

function groups(columns: readonly Column[]): Map<string, Column[]> {
  const all = new Map<string, Column[]>()
  for (const column of columns) all.set(column.relation, [...(all.get(column.relation) ?? []), column])
  return all
}

function interfaceOf(name: string, relations: Map<string, Column[]>): string {
  const entries = [...relations].map(
    ([relation, columns]) =>
      `  ${relation}: {\n${columns.map((column) => `    ${column.name}: ${typeOf(column)}\n`).join('')}  }\n`,
  )
  return `export interface ${name} {\n${entries.join('')}}`
}

function namesOf(
  name: string,
  relations: Map<string, Column[]>,
  isMeant: (column: Column) => boolean,
): string {
  const entries = [...relations].flatMap(([relation, columns]) => {
    const names = columns.filter(isMeant).map((column) => `'${column.name}'`)
    return names.length > 0 ? [`  ${relation}: ${names.join(' | ')}\n`] : []
  })
  return `export interface ${name} {\n${entries.join('')}}`
}

function jsonColumnsOf(tables: Map<string, Column[]>): string {
  const entries = [...tables].flatMap(([table, columns]) => {
    const names = columns.filter(({ type }) => type === 'jsonb').map(({ name }) => `'${name}'`)
    return names.length > 0 ? [`  ${table}: [${names.join(', ')}],\n`] : []
  })
  return `export const jsonColumns: { readonly [Name in keyof Tables]?: readonly string[] } = {\n${entries.join('')}}\n`
}

function typeOf({ relation, name, type, may_be_null, check }: Column): string {
  const element = type.replace('[]', '')
  const scalar = scalars[element]
  if (!scalar) throw new Error(`${relation}.${name} is of a type nobody has said how to read: ${type}`)
  const means =
    scalar === 'string' ? (listed(check) ?? (known[`${relation}.${name}`] ?? known[name])?.type) : undefined
  const one = means ?? scalar
  const whole = type === element ? one : one.includes(' ') ? `(${one})[]` : `${one}[]`
  return may_be_null && one !== 'unknown' ? `${whole} | null` : whole
}

/** The values of a CHECK that is nothing but a list of them. */
function listed(check: string | null): string | undefined {
  const [, list] = /^CHECK \(\(\w+ (?:= ANY|<@) \(?ARRAY\[([^\]]*)\]\)?\)\)$/.exec(check ?? '') ?? []
  const values = list?.split(', ').map((value) => /^('\w+')::text$/.exec(value)?.[1])
  return values?.every((value) => value !== undefined) ? values.join(' | ') : undefined
}

/**
 * A column of a view says nothing about itself: it is what the column of the same name is in the table it is
 * read from, one where several have one.
 */
const columnsOf = (owner: Sql) => owner<Column[]>`
  with relation as (
    select oid, relname, relkind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')),
  source as (
    select distinct on (r.oid, a.attnum)
           r.oid as relation, a.attnum, coalesce(base.oid, r.oid) as base, coalesce(b.attnum, a.attnum) as base_attnum
      from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join information_schema.view_column_usage u
        on r.relkind = 'v' and u.view_schema = 'public' and u.view_name = r.relname and u.column_name = a.attname
      left join pg_class base on base.relname = u.table_name and base.relnamespace = 'public'::regnamespace
      left join pg_attribute b on b.attrelid = base.oid and b.attname = a.attname
     order by r.oid, a.attnum, base.relname desc)
  select r.relname as relation, r.relkind = 'v' as is_view, a.attname as name, format_type(a.atttypid, null) as type,
         not b.attnotnull as may_be_null, a.atthasdef or a.attidentity = 'd' as has_default,
         a.attgenerated <> '' or a.attidentity = 'a' as is_worked_out,
         (select pg_get_constraintdef(k.oid) from pg_constraint k
           where k.conrelid = s.base and k.contype = 'c' and k.conkey = array[s.base_attnum]
           order by pg_get_constraintdef(k.oid) like '%ARRAY[%' desc limit 1) as check
    from source s join relation r on r.oid = s.relation
    join pg_attribute a on a.attrelid = s.relation and a.attnum = s.attnum
    join pg_attribute b on b.attrelid = s.base and b.attnum = s.base_attnum
   order by r.relname, a.attnum`
