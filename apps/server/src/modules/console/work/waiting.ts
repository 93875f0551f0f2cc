import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { workKinds, workRules, type WorkKind } from '@daftar/rules/work/work-kinds'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { sourceOf } from './sources.ts'

export interface WorkRow {
  kind: WorkKind
  id: string
  target: string
  merchant_id: string | null
  merchant_name: string | null
  merchant_name_ar: string | null
  currency: Currency | null
  amount_minor: bigint | null
  count: number
  note: string
  since: Date
  due_at: Date
  begun_by: string | null
  assignee: string | null
  assignee_name: string | null
}

export interface CountRow {
  kind: WorkKind
  count: number
  oldest_since: Date
  next_due_at: Date
}

export interface Asked {
  /** What waits for the roles of whoever asks. */
  kinds: readonly WorkKind[]
  staffId: string
  now: Date
}

/** What waits about one merchant for roles, whoever holds it; the nearest deadlines first. */
export async function listWorkAbout(
  tx: ReadTx,
  merchantId: string,
  asked: Asked,
  size: number,
): Promise<WorkRow[]> {
  if (asked.kinds.length === 0) return []
  return tx<WorkRow[]>`
    select w.*, begun.name as begun_by, held.name as assignee_name
      from (${whole(tx, asked)}) w
      left join staff_name begun on begun.id = w.begun_by_id
      left join staff_name held on held.id = w.assignee
     where w.merchant_id = ${merchantId}
     order by w.due_at, w.since, w.id limit ${size}`
}

/**
 * Work for whoever asks: neither begun by them nor taken by somebody else. Who begins what another ends often
 * holds it still: that keeps nobody from it.
 */
const isTheirs = (tx: ReadTx, staffId: string) =>
  tx`w.begun_by_id is distinct from ${staffId}
     and (w.assignee is null or w.assignee = ${staffId} or coalesce(w.assignee = w.begun_by_id, false))`

/** How much waits by kind, all of it. */
export async function countWork(tx: ReadTx, asked: Asked): Promise<CountRow[]> {
  if (asked.kinds.length === 0) return []
  return tx<CountRow[]>`
    select w.kind, count(*)::int as count, min(w.since) as oldest_since, min(w.due_at) as next_due_at
      from (${whole(tx, asked)}) w where ${isTheirs(tx, asked.staffId)}
     group by w.kind`
}

/** The nearest deadlines first: what waits for whoever asks, or what others have of it. */
export async function listWork(
  tx: ReadTx,
  asked: Asked,
  { elsewhere, size }: { elsewhere: boolean; size: number },
): Promise<WorkRow[]> {
  if (asked.kinds.length === 0) return []
  const theirs = isTheirs(tx, asked.staffId)
  return tx<WorkRow[]>`
    select w.*, begun.name as begun_by, held.name as assignee_name
      from (${whole(tx, asked)}) w
      left join staff_name begun on begun.id = w.begun_by_id
      left join staff_name held on held.id = w.assignee
     where ${elsewhere ? tx`not (${theirs})` : theirs}
     order by w.due_at, w.since, w.id limit ${size}`
}

/**
 * Every kind asked for under one another, with its merchant, its deadline and who has taken it. What test
 * keys made is nobody's work.
 */
function whole(tx: ReadTx, { kinds, now }: Asked): Fragment {
  const zones = settledCurrencies.map((currency) => zoneOfCurrency(currency))
  const sources = kinds.map((kind) => sourceOf(tx, kind, now))
  const union = sources.reduce((all, next) => tx`${all} union all ${next}`)
  return tx`
    select s.kind, s.subject, s.id, s.target, s.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar,
           s.currency, s.amount_minor, s.count, s.note, s.since, s.begun_by_id, coalesce(s.held_by_id, a.assignee) as assignee,
           coalesce(s.due_at, s.due_on::timestamp at time zone z.name, s.since + make_interval(hours => p.hours)) as due_at
      from (${union}) s
      join unnest(${[...workKinds]}::text[], ${workKinds.map((kind) => workRules[kind].promisedHours)}::int[]) p (kind, hours) on p.kind = s.kind
      left join merchant_public m on m.merchant_id = s.merchant_id
      left join unnest(${[...settledCurrencies]}::text[], ${zones}::text[]) z (currency, name) on z.currency = coalesce(s.currency, m.currency)
      left join assignment_public a on a.merchant_id = s.merchant_id and a.subject = s.subject and a.subject_id = s.id
     where m.sandbox_of is null`
}
