import type { Sql } from '../../platform/database/connect.ts'

type Table = {
  name: string
  /** As `pg_class.relacl` has it, without the owner's own. */
  app: string | null
  report: string | null
  is_tenant: boolean
  is_append_only: boolean
  has_row_security: boolean
}
type Part = { owner: string; line: string }

const header = `-- The schema as all migrations leave it, tables and functions by their names: to read and to review, not to run. The words
-- that say why stand in apps/server/src/migrations. Written by \`npm run schema\`; a test compares.
`

/**
 * The schema of a migrated database as one text in a fixed order: for each table who may do what, its
 * columns, keys and checks, then its indexes, policies and triggers; after the tables the views and the
 * functions. What the migrations' helpers add to every table alike (tenant_table, append_only) is said in the
 * line above it.
 */
export async function schemaText(owner: Sql): Promise<string> {
  const [tables, columns, constraints, indexes, policies, triggers, views, functions] = await Promise.all([
    tablesOf(owner),
    columnsOf(owner),
    constraintsOf(owner),
    indexesOf(owner),
    policiesOf(owner),
    triggersOf(owner),
    viewsOf(owner),
    functionsOf(owner),
  ])
  const of = (parts: Part[], name: string) =>
    parts.filter((part) => part.owner === name).map(({ line }) => line)
  const texts = tables.map((table) => {
    const inside = [...of(columns, table.name), ...of(constraints, table.name)].map(calm)
    const beside = [...indexes, ...policies, ...triggers]
    return [
      `-- ${lawsOf(table).join('; ')}`,
      `create table ${table.name} (`,
      inside.map((line) => `  ${line}`).join(',\n'),
      ');',
      ...of(beside, table.name).map((line) => `${calm(line)};`),
    ].join('\n')
  })
  return `${[header, ...texts, ...views, ...functions].join('\n\n').replace('\n\n\n', '\n\n')}\n`
}

function lawsOf(table: Table): string[] {
  const may = (role: string, rights: string | null) => (rights ? [`${role} may ${rights}`] : [])
  return [
    ...(table.is_tenant ? ['row security by merchant'] : []),
    ...(table.has_row_security && !table.is_tenant ? ['row security by the policies below'] : []),
    ...(table.is_append_only ? ['append-only'] : []),
    ...may('daftar_app', table.app),
    ...may('daftar_report', table.report),
  ]
}

/**
 * PostgreSQL's own spelling in the style of the migrations: small letters, lists as lists, no casts of
 * literals.
 */
function calm(line: string): string {
  const small = line.replaceAll(/'(?:[^']|'')*'|[^']+/g, (part) =>
    part[0] === "'" ? part : part.toLowerCase(),
  )
  return small
    .replaceAll(/'::\w+(\[\])?/g, "'")
    .replaceAll('::text[]', '')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(/<> all \(array\[(.*?)\]\)/g, 'not in ($1)')
    .replaceAll(/= any \(array\[(.*?)\]\)/g, 'in ($1)')
    .replaceAll(' using btree', '')
    .replaceAll('public.', '')
}

const tablesOf = (owner: Sql) => owner<Table[]>`
  select c.relname as name, c.relrowsecurity as has_row_security,
      exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant') as is_tenant,
      exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'append_only_rows') as is_append_only,
      (select string_agg(lower(privilege_type), ', ' order by privilege_type) from aclexplode(c.relacl)
        where pg_get_userbyid(grantee) = 'daftar_app') as app,
      (select string_agg(lower(privilege_type), ', ' order by privilege_type) from aclexplode(c.relacl)
        where pg_get_userbyid(grantee) = 'daftar_report') as report
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`

const columnsOf = (owner: Sql) => owner<Part[]>`
  select c.relname as owner, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
      || case when a.attidentity <> '' then ' generated always as identity'
              when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ') stored'
              else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid, true), '') end as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`

/** PostgreSQL 18 keeps "not null" as a constraint too; it stands with the column. */
const constraintsOf = (owner: Sql) => owner<Part[]>`
  select c.relname as owner, 'constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid, true) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c')
   order by c.relname, position(k.contype::text in 'pufc'), k.conname`

const indexesOf = (owner: Sql) => owner<Part[]>`
  select c.relname as owner, pg_get_indexdef(i.indexrelid, 0, true) as line
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
   where c.relnamespace = 'public'::regnamespace
     and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
   order by c.relname, n.relname`

const policiesOf = (owner: Sql) => owner<Part[]>`
  select tablename as owner, 'create policy ' || policyname || ' on ' || tablename
      || case cmd when 'ALL' then '' else ' for ' || cmd end
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as line
    from pg_policies where schemaname = 'public' and policyname <> 'tenant' order by tablename, policyname`

const triggersOf = (owner: Sql) => owner<Part[]>`
  select c.relname as owner, pg_get_triggerdef(g.oid, true) as line
    from pg_trigger g join pg_class c on c.oid = g.tgrelid
   where not g.tgisinternal and c.relnamespace = 'public'::regnamespace
     and (g.tgname not in ('append_only_rows', 'append_only_table')
       or not exists (select from pg_trigger r where r.tgrelid = c.oid and r.tgname = 'append_only_rows'))
   order by c.relname, g.tgname`

async function viewsOf(owner: Sql): Promise<string[]> {
  const rows = await owner<
    { name: string; options: string; text: string; app: string; report: string | null }[]
  >`
    select c.relname as name, array_to_string(c.reloptions, ', ') as options, pg_get_viewdef(c.oid, 118) as text,
        (select string_agg(lower(privilege_type), ', ' order by privilege_type) from aclexplode(c.relacl)
          where pg_get_userbyid(grantee) = 'daftar_app') as app,
        (select string_agg(lower(privilege_type), ', ' order by privilege_type) from aclexplode(c.relacl)
          where pg_get_userbyid(grantee) = 'daftar_report') as report
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by c.relname`
  return rows.map(({ name, options, text, app, report }) =>
    [
      `-- daftar_app may ${app}; daftar_report may ${report}`,
      `create view ${name} with (${options}) as`,
      calm(text),
    ].join('\n'),
  )
}

async function functionsOf(owner: Sql): Promise<string[]> {
  const rows = await owner<{ text: string }[]>`
    select pg_get_functiondef(oid) as text from pg_proc
     where pronamespace = 'public'::regnamespace and prokind in ('f', 'p') order by proname, oid`
  return rows.map(({ text }) => `${text.trim().replaceAll('public.', '')};`)
}
