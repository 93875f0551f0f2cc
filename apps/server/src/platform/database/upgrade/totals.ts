import type { Sql } from '../connect.ts'

/** What a database holds, in figures that two copies of it must agree in: each line's name with its value. */
export type Totals = Readonly<Record<string, string>>

/**
 * Counts the rows of every table, sums the ledger by currency and by family of accounts, and takes the heads
 * of both chains, which stand for every line below them. `sql` may be any connection that the policies let
 * see across merchants, or one transaction, whose snapshot this then is.
 */
export async function readTotals(sql: Pick<Sql, 'unsafe'>): Promise<Totals> {
  const ask = async (text: string) => [...(await sql.unsafe<{ name: string; value: string }[]>(text))]
  await sql.unsafe(`select set_config('app.reach', 'system', false)`)
  const tables = await ask(
    `select quote_ident(tablename) as name, '' as value from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts = tables.map(
    ({ name }) => `select 'rows of ${name}' as name, count(*)::text as value from ${name}`,
  )
  const has = (table: string) => tables.some(({ name }) => name === table)
  const found = [
    ...(counts.length > 0 ? await ask(counts.join(' union all ')) : []),
    ...(has('ledger_posting') ? await ask(ledgerTotals) : []),
    ...(has('ledger_chain') ? await ask(chainHeads('ledger_chain')) : []),
    ...(has('audit_chain') ? await ask(chainHeads('audit_chain')) : []),
  ]
  return Object.fromEntries(found.map(({ name, value }) => [name, value]))
}

const ledgerTotals = `
  select 'ledger ' || currency || ' debits' as name, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::text as value
    from ledger_posting group by currency
  union all
  select 'ledger ' || currency || ' credits', coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0)::text
    from ledger_posting group by currency
  union all
  select 'ledger ' || currency || ' ' || split_part(account, ':', 1), sum(balance_minor)::text
    from ledger_balance group by currency, split_part(account, ':', 1)
  order by 1`

function chainHeads(table: 'ledger_chain' | 'audit_chain'): string {
  return `
    select '${table} heads' as name,
      encode(sha256(convert_to(coalesce(string_agg(
        merchant_id || ':' || last_number || ':' || encode(last_hash, 'hex'), ',' order by merchant_id collate "C"), ''), 'utf8')), 'hex') as value
      from ${table}`
}

/** What differs, a line for each: the name, what it was and what it is. Nothing when both are the same. */
export function totalsThatDiffer(before: Totals, after: Totals): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'none'} before, ${after[name] ?? 'none'} now`)
}
