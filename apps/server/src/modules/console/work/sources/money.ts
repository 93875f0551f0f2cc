import { addDays, mondayOf } from '@daftar/rules/calendar/calendar-date'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import { houseZone, type Asked, type Source } from './source.ts'

/** What waits of payouts, transfers, wallets and cards. */
export const moneySources = {
  transfer: transfers,
  transfer_second: transfers,
  payout_held: payouts,
  payout_failed: payouts,
  adjustment_second: (tx, { head, today }) => tx`
    ${head}, a.merchant_id, a.id, a.id as target, a.currency, a.amount_minor, 0 as count, a.reason as note, a.proposed_at as since,
        null::timestamptz as due_at, ${addDays(mondayOf(today), 7)}::date as due_on, a.proposed_by as begun_by_id
      from adjustment_proposal a`,
  bank_file: (tx, { head }) => tx`
    ${head}, null::text as merchant_id, b.file_id as id, b.file_id as target, b.currency, sum(abs(b.amount_minor))::bigint as amount_minor,
        count(*)::int as count, f.name as note, f.uploaded_at as since, null::timestamptz as due_at, null::date as due_on,
        null::text as begun_by_id
      from bank_line_public b join bank_file_public f on f.id = b.file_id
      where b.state = 'open'
        and not exists (select from top_up_waiting t where t.id = b.id and (t.named is not null or t.act is not null))
      group by b.file_id, f.name, b.currency, f.uploaded_at`,
  top_up: (tx, { head }) => tx`
    ${head}, t.named as merchant_id, t.id, t.id as target, t.currency, t.amount_minor, 0 as count, t.bank_reference as note,
        t.booked_on::timestamp at time zone ${houseZone} as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from top_up_waiting t where t.named is not null and t.act is null`,
  top_up_second: (tx, { head }) => tx`
    ${head}, t.of_merchant as merchant_id, t.id, t.id as target, t.currency, t.amount_minor, 0 as count, t.act as note,
        t.proposed_at as since, null::timestamptz as due_at, null::date as due_on, t.proposed_by as begun_by_id
      from top_up_waiting t where t.act is not null`,
  card_application: (tx, { head }) => tx`
    ${head}, p.merchant_id, p.id, p.merchant_id as target, null::text as currency, null::bigint as amount_minor, 0 as count, '' as note,
        p.applied_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from card_program_public p where p.status = 'applied' and p.proposed_by is null`,
  card_limit_second: (tx, { head }) => tx`
    ${head}, p.merchant_id, p.id, p.merchant_id as target, m.currency, p.proposed_limit_minor as amount_minor, 0 as count, '' as note,
        p.proposed_at as since, null::timestamptz as due_at, null::date as due_on, p.proposed_by as begun_by_id
      from card_program_public p join merchant_public m on m.merchant_id = p.merchant_id where p.proposed_by is not null`,
} satisfies Record<string, Source>

function transfers(tx: ReadTx, { head, kind }: Asked): Fragment {
  return tx`
    ${head}, t.merchant_id, t.id, t.id as target, t.currency, t.amount_minor, 0 as count, t.kind as note,
        coalesce(t.proposed_at, t.ordered_at) as since, null::timestamptz as due_at, null::date as due_on, t.proposed_by as begun_by_id
      from transfer_public t where t.status = 'ordered' and t.proposed_by is ${kind === 'transfer' ? tx`null` : tx`not null`}`
}

function payouts(tx: ReadTx, { head, kind }: Asked): Fragment {
  return tx`
    ${head}, p.merchant_id, p.id, p.id as target, p.currency, p.payout_minor as amount_minor, 0 as count,
        coalesce(p.held_reason, p.failed_reason, '') as note, coalesce(p.issued_at, p.created_at) as since, null::timestamptz as due_at,
        null::date as due_on, null::text as begun_by_id
      from payout_public p where p.status = ${kind === 'payout_held' ? 'held' : 'failed'}`
}
