import { accountFamily } from '@daftar/rules/ledger/accounts'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { EntryRow, PostingRow } from './journal.ts'

export type CauseType = 'transfer' | 'payout' | 'advance' | 'repayment'

export interface CauseRow {
  type: CauseType
  id: string
  label: string
  status: string
  at: Date
  amount_minor: bigint | null
  currency: Currency
  /** What it was for in turn: a transfer pays a payout or an advance. */
  of: string | null
}

/**
 * What caused an entry, the nearest first. An entry refers to a thing by its id, some with a week after it
 * (`lon_1:2026-11-16`); an advance is found by the accounts it moves, too.
 */
export async function causesOf(
  tx: ReadTx,
  entry: EntryRow,
  postings: readonly PostingRow[],
): Promise<CauseRow[]> {
  const { merchant_id: merchantId, reference } = entry
  const [id = '', week = null] = reference.split(':')
  const nearest = await findCauses(tx, merchantId, [id], week)
  const further = nearest.flatMap(({ of }) => (of === null ? [] : [of]))
  const advances = postings
    .filter(({ account }) => accountFamily(account).startsWith('advance_'))
    .map(({ account }) => account.slice(account.indexOf(':') + 1))
  const known = new Set(nearest.map((cause) => cause.id))
  const rest = [...new Set([...further, ...advances])].filter((one) => !known.has(one))
  return rest.length === 0 ? nearest : [...nearest, ...(await findCauses(tx, merchantId, rest, null))]
}

/** Looks the ids up among everything that is booked; each lookup is one of a primary key. */
function findCauses(
  tx: ReadTx,
  merchantId: string,
  ids: readonly string[],
  week: string | null,
): Promise<CauseRow[]> {
  const of = [...ids]
  return tx<CauseRow[]>`
    select 'transfer' as type, id, reference as label, status, ordered_at as at, amount_minor, currency, subject_id as of
      from transfer_public where merchant_id = ${merchantId} and id = any (${of})
    union all
    select 'payout', id, number, status, created_at, payout_minor, currency, null
      from payout_public where merchant_id = ${merchantId} and id = any (${of})
    union all
    select 'repayment', id, to_char(week_start, 'YYYY-MM-DD'), coalesce(status, 'paid'), created_at, amount_minor,
           (select currency from advance_standing l where l.merchant_id = r.merchant_id and l.id = r.advance_id), advance_id
      from repayment_public r where merchant_id = ${merchantId}
       and (id = any (${of}) or advance_id = any (${of}) and to_char(week_start, 'YYYY-MM-DD') = ${week})
    union all
    select 'advance', id, id, status, created_at, amount_minor, currency, null
      from advance_standing where merchant_id = ${merchantId} and id = any (${of})`
}

export interface EventRow {
  at: Date
  source: 'audit' | 'payout' | 'advance' | 'transfer'
  action: string
  actor: string
  detail: string
}

/**
 * Who did what about the causes, oldest first: the audit log, the payouts' history, the changes of status.
 */
export function eventsOf(tx: ReadTx, merchantId: string, causes: readonly CauseRow[]): Promise<EventRow[]> {
  const ids = causes.map(({ id }) => id)
  const objects = causes.flatMap(({ type, id }) => (type === 'advance' ? [`loan:${id}`] : [`${type}:${id}`]))
  return tx<EventRow[]>`
    select e.* from (
      select a.at, 'audit' as source, a.action, coalesce(s.name, nullif(a.actor_id, ''), a.actor_role) as actor,
             case a.outcome when 'refused' then coalesce(a.reason, '') else '' end as detail
        from audit_entry a left join staff_name s on s.id = a.actor_id
       where a.merchant_id in (${merchantId}, 'provider') and a.object = any (${objects})
      union all
      select p.at, 'payout', p.status, coalesce(s.name, nullif(p.actor_name, ''), p.actor_kind),
             concat_ws(': ', nullif(p.reason, ''), nullif(p.note, ''))
        from payout_event_public p left join staff_name s on s.id = p.actor_id
       where p.merchant_id = ${merchantId} and p.payout_id = any (${ids})
      union all
      select c.at, c.subject, c.to_status, coalesce(s.name, c.actor), c.detail
        from status_change c left join staff_name s on s.id = c.actor_id
       where c.merchant_id = ${merchantId} and c.subject in ('advance', 'transfer') and c.subject_id = any (${ids})
    ) e order by e.at limit 200`
}
