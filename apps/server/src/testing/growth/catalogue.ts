import type { Sql } from '../../platform/database/connect.ts'

/**
 * What in a database breaks the laws of tenancy and distribution: a table with merchant_id that is not bound
 * by row security, or whose keys do not carry merchant_id; a table nobody may be kept from by privilege.
 */
export async function findCatalogueFaults(owner: Sql): Promise<string[]> {
  const rows = await owner<{ fault: string }[]>`
    with tenant_column as (
      select c.oid as relation, c.relname as name, c.relrowsecurity, c.relforcerowsecurity, a.attnum, a.attnotnull
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped
      where n.nspname = 'public' and c.relkind in ('r', 'p'))
    select name || ': row security is not enabled and forced' as fault
      from tenant_column where not (relrowsecurity and relforcerowsecurity)
    union all
    select name || ': has no tenant policy' from tenant_column
      where not exists (select 1 from pg_policy p where p.polrelid = relation and p.polname = 'tenant'
        and pg_get_expr(p.polqual, p.polrelid) like '%app_merchants()%'
        and pg_get_expr(p.polwithcheck, p.polrelid) like '%app_merchants()%')
    union all
    select name || ': merchant_id may be null' from tenant_column where not attnotnull
    union all
    select name || ': the primary key does not begin with merchant_id' from tenant_column t
      where not exists (select 1 from pg_index i where i.indrelid = relation and i.indisprimary and i.indkey[0] = t.attnum)
    union all
    select t.name || ': unique index ' || i.indexrelid::regclass || ' leaves merchant_id out' from tenant_column t
      join pg_index i on i.indrelid = t.relation and i.indisunique
      where not t.attnum = any (i.indkey::int2[])
    union all
    select t.name || ': foreign key ' || k.conname || ' does not begin with merchant_id on both sides' from tenant_column t
      join pg_constraint k on k.conrelid = t.relation and k.contype = 'f'
      join tenant_column other on other.relation = k.confrelid
      where k.conkey[1] <> t.attnum or k.confkey[1] <> other.attnum
    union all
    select c.relname || ': the app role owns it, or can truncate it' from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (pg_get_userbyid(c.relowner) = 'daftar_app' or has_table_privilege('daftar_app', c.oid, 'truncate'))
    union all
    select c.relname || ': the app role can change what is append-only' from pg_class c
      join pg_trigger g on g.tgrelid = c.oid and g.tgname = 'append_only_rows'
      where has_table_privilege('daftar_app', c.oid, 'update') or has_table_privilege('daftar_app', c.oid, 'delete')
    union all
    select c.relname || ': a view without security_invoker shows rows of every merchant' from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
        and not coalesce(c.reloptions @> '{security_invoker=true}', false)
    union all
    select c.relname || ': what is made to be read can be written, or is kept outside of row security' from pg_class c
      where c.relnamespace = 'public'::regnamespace and (c.relkind = 'm' or c.relkind = 'v'
        and has_table_privilege('daftar_app', c.oid, 'insert, update, delete'))
    order by 1`
  return rows.map(({ fault }) => fault)
}

/** Everything a schema consists of as sorted lines, to compare two databases. */
export async function describeSchema(owner: Sql): Promise<string[]> {
  const rows = await owner<{ line: string }[]>`
    select format('column %s.%s %s %s default %s generated %s identity %s', c.relname, a.attname,
        format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' else 'null' end,
        coalesce(pg_get_expr(d.adbin, d.adrelid), '-'), a.attgenerated, a.attidentity) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    union all
    select format('table %s security %s %s rights %s', relname, relrowsecurity, relforcerowsecurity,
        (select string_agg(right_text, ' ' order by right_text) from unnest(relacl::text[]) as right_text))
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select format('view %s options %s is %s', relname, reloptions, pg_get_viewdef(oid))
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all
    select format('constraint %s %s %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid),
        case when convalidated then '' else ' (not validated)' end)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select format('policy %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check) from pg_policies where schemaname = 'public'
    union all
    select format('trigger %s %s %s', tgrelid::regclass, pg_get_triggerdef(oid), tgenabled) from pg_trigger
      where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select format('function %s rights %s', pg_get_functiondef(p.oid), p.proacl) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    order by 1`
  return rows.map(({ line }) => line)
}
