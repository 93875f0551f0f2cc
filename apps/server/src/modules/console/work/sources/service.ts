import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import { ownHead, type Asked, type Source } from './source.ts'

/** What waits of shoppers and of whoever asks for help. */
export const serviceSources = {
  dispute: disputes,
  dispute_second: disputes,
  ticket: (tx, { kind }) => tx`
    ${ownHead(tx, kind, tx`s.assignee_id`)}, s.merchant_id, s.id, s.id as target, null::text as currency, null::bigint as amount_minor,
        0 as count, s.number as note, case when s.first_answered_at is null then s.created_at else s.updated_at end as since,
        s.answer_due_at as due_at, null::date as due_on, null::text as begun_by_id
      from support_waiting s`,
  held_mail: (tx, { head }) => tx`
    ${head}, w.merchant_id, w.id, w.ticket_id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
        w.ticket_number as note, w.received_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from support_mail_to_decide w`,
} satisfies Record<string, Source>

function disputes(tx: ReadTx, { head, kind }: Asked): Fragment {
  return tx`
    ${head}, d.merchant_id, d.id, d.id as target, d.currency, d.disputed_minor as amount_minor, 0 as count, d.type as note,
        coalesce(d.proposed_at, d.challenged_at) as since, null::timestamptz as due_at, null::date as due_on, d.proposed_by as begun_by_id
      from dispute_to_decide d where d.proposed_by is ${kind === 'dispute' ? tx`null` : tx`not null`}`
}
