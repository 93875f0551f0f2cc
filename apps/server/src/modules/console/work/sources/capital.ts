import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import { houseZone, type Asked, type Source } from './source.ts'

/** What waits of applications, advances and what pays them back. */
export const capitalSources = {
  case: (tx, { head }) => tx`
    ${head}, a.merchant_id, a.id, a.id as target, a.currency, a.amount_minor, 0 as count, ''::text as note,
        a.submitted_at as since, a.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
      from application_public a where a.status = 'submitted' and a.proposal is null`,
  case_second: (tx, { head }) => tx`
    ${head}, a.merchant_id, a.id, a.id as target, a.currency, a.amount_minor, 0 as count, ''::text as note,
        (a.proposal ->> 'at')::timestamptz as since, a.deadline_at as due_at, null::date as due_on, a.proposal ->> 'by_id' as begun_by_id
      from application_public a where a.status = 'submitted' and a.proposal is not null`,
  relief: reliefs,
  relief_second: reliefs,
  debit: (tx, { head }) => tx`
    ${head}, d.merchant_id, d.id, d.advance_id as target, d.currency, d.amount_minor, d.attempt as count, ''::text as note,
        d.chased_on::timestamp at time zone ${houseZone} as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from debit_public d where d.status = 'pending' and d.chased_on is not null`,
  write_off_second: (tx, { head }) => tx`
    ${head}, w.merchant_id, w.id, w.advance_id as target, l.currency, w.principal_minor + w.fee_minor as amount_minor, 0 as count,
        ''::text as note, w.proposed_at as since, null::timestamptz as due_at, null::date as due_on, w.proposed_by as begun_by_id
      from write_off_public w join advance_standing l on l.merchant_id = w.merchant_id and l.id = w.advance_id
      where w.status = 'proposed'`,
  book_difference: (tx, { head }) => tx`
    ${head}, d.merchant_id, d.id, coalesce(d.advance_id, '') as target, null::text as currency, null::bigint as amount_minor, 0 as count,
        d.kind as note, d.found_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from book_difference_public d where d.gone_at is null`,
  call_back: (tx, { head, today }) => tx`
    ${head}, c.merchant_id, c.id, c.id as target, null::text as currency, null::bigint as amount_minor, 0 as count, ''::text as note,
        c.at as since, null::timestamptz as due_at, c.agreed_on + 1 as due_on, null::text as begun_by_id
      from scheduled_call c where c.agreed_on >= ${today}::date`,
} satisfies Record<string, Source>

function reliefs(tx: ReadTx, { head, kind, today }: Asked): Fragment {
  return tx`
    ${head}, r.merchant_id, r.id, r.advance_id as target, l.currency, least(l.minimum_minor + l.carried_minor, owed.minor) as amount_minor,
        r.weeks as count, r.kind as note, coalesce(r.proposed_at, r.asked_at) as since, null::timestamptz as due_at,
        case when l.next_repayment_on >= ${today}::date then l.next_repayment_on end as due_on, nullif(r.proposed_by, '') as begun_by_id
      from relief_public r join advance_standing l on l.merchant_id = r.merchant_id and l.id = r.advance_id
      cross join lateral (select coalesce(sum(b.balance_minor), 0)::bigint as minor from ledger_balance b
        where b.merchant_id = l.merchant_id and b.currency = l.currency
            and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) owed
      where r.status = ${kind === 'relief' ? 'asked' : 'proposed'}`
}
