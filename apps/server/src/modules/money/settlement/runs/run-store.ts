import { addDays } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { SettledCurrency } from '@daftar/rules/settlement/settled-currencies'
import type { Fragment, ReadTx, Tx } from '../../../../platform/database/database.ts'
import { olderThan } from '../../../../platform/database/keyset.ts'
import type { Column, Row } from '../../../../platform/database/rows.ts'
import type { PagePosition } from '../../../../platform/http/paging.ts'
import type { CutOff } from '../closing/cut-off.ts'

/** A run by its currency and the Monday after its week. */
export function runIdOf({ currency, weekStart }: Pick<CutOff, 'currency' | 'weekStart'>): string {
  return `${currency}-${addDays(weekStart, 7)}`
}

/** The run as it stands when it was never begun. */
export async function queueRun(tx: Tx, cutOff: CutOff, startedBy: string): Promise<void> {
  await tx`
    insert into settlement_run (id, currency, week_start, run_date, cut_off_at, state, started_by)
    values (${runIdOf(cutOff)}, ${cutOff.currency}, ${cutOff.weekStart}, ${cutOff.runDate}, ${cutOff.until}, 'queued', ${startedBy})
    on conflict (id) do update set state = 'queued', started_by = excluded.started_by, seen_at = null
      where settlement_run.state in ('done', 'stopped') or settlement_run.seen_at < now() - interval '2 minutes'`
}

/**
 * Begins it or goes on with it; `left` merchants are still to be settled. A run that finds nothing to do
 * leaves no trace.
 */
export async function beginRun(
  tx: Tx,
  cutOff: CutOff,
  left: number,
  startedBy: string | null,
): Promise<void> {
  const id = runIdOf(cutOff)
  const [row] = await tx<{ settled: number }[]>`
    select count(*)::int as settled from payout where currency = ${cutOff.currency} and period_until = ${cutOff.until} and cycle = 'weekly'`
  const merchants = row!.settled + left
  await tx`
    insert into settlement_run (id, currency, week_start, run_date, cut_off_at, state, merchants, started_by, started_at, seen_at)
    select ${id}, ${cutOff.currency}, ${cutOff.weekStart}, ${cutOff.runDate}, ${cutOff.until}, 'settling', ${merchants}::int, ${startedBy}, ${cutOff.at}::timestamptz, now()
     where ${merchants}::int > 0
    on conflict (id) do update set
      state = case when ${left}::int = 0 and settlement_run.state = 'done' then 'done' else 'settling' end,
      merchants = excluded.merchants, started_by = coalesce(settlement_run.started_by, excluded.started_by),
      started_at = coalesce(settlement_run.started_at, excluded.started_at), seen_at = now()`
}

/** Says that it still runs, and how far it is. */
export async function touchRun(tx: Tx, id: string, state: 'settling' | 'issuing'): Promise<void> {
  await tx`update settlement_run set state = ${state}, seen_at = now() where id = ${id} and state <> 'done'`
}

export async function endRun(tx: Tx, id: string, state: 'done' | 'stopped', at: Date): Promise<void> {
  await tx`update settlement_run set state = ${state}, finished_at = ${at} where id = ${id} and state <> 'done'`
}

export function findPending(tx: Tx, currency: Currency): Promise<{ merchantId: string; id: string }[]> {
  return tx<(Row<'payout', 'id'> & { merchantId: Column<'payout', 'merchant_id'> })[]>`
    select merchant_id as "merchantId", id from payout where status = 'pending' and currency = ${currency} order by merchant_id, period_until`
}

export interface RunRow extends Row<
  'settlement_run',
  'id' | 'week_start' | 'run_date' | 'cut_off_at' | 'state' | 'merchants' | 'started_at' | 'finished_at',
  { currency: SettledCurrency }
> {
  /** By name. */
  started_by: Column<'staff_name', 'name'> | null
  settled: number
  advances: number
  issued: number
  held: number
  carried: number
  total_minor: bigint
}

/** The runs, newest first, by keyset; one row more than the page tells whether there is another. */
export function listRuns(tx: ReadTx, page: { before: PagePosition | null; size: number }): Promise<RunRow[]> {
  const { before, size } = page
  return runsWhere(
    tx,
    tx`where true ${olderThan(tx, tx`cut_off_at`, tx`id`, before)}
       order by cut_off_at desc, id desc limit ${size + 1}`,
  )
}

export async function findRun(tx: ReadTx, id: string): Promise<RunRow | undefined> {
  const [run] = await runsWhere(tx, tx`where id = ${id}`)
  return run
}

/** Runs with what each came to so far, read from its payouts; one that went silent counts as stopped. */
function runsWhere(tx: ReadTx, condition: Fragment): Promise<RunRow[]> {
  return tx<RunRow[]>`
    select r.id, r.currency, r.week_start, r.run_date, r.cut_off_at, r.merchants, s.name as started_by, r.started_at, r.finished_at,
           case when r.state in ('settling', 'issuing') and r.seen_at < now() - interval '2 minutes' then 'stopped' else r.state end as state,
           p.settled, p.advances, p.issued, p.held, p.carried, p.total_minor
      from (select * from settlement_run ${condition}) r
      left join staff_name s on s.id = r.started_by
     cross join lateral (
       select count(*)::int as settled, count(*) filter (where capital_minor > 0)::int as advances,
              count(*) filter (where issued_at is not null)::int as issued, count(*) filter (where status = 'held')::int as held,
              count(*) filter (where status = 'carried')::int as carried, coalesce(sum(payout_minor), 0)::bigint as total_minor
         from payout where currency = r.currency and period_until = r.cut_off_at and cycle = 'weekly') p
     order by r.cut_off_at desc, r.id desc`
}
