import { addDays, mondayOf } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { assignableOf, type WorkKind } from '@daftar/rules/work/work-kinds'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'

/** Where the days of the console are counted where no currency says it. */
const houseZone = zoneOfCurrency('AED')

/**
 * What waits of one kind, as its module shows it. `due_at` and `due_on` are a deadline of its own: relief is
 * answered before the week it is asked for is taken, an adjustment before the week is closed it is to be in,
 * a call on the day that was agreed. `held_by_id` is who has taken it where its own module keeps that; all
 * else is held by its assignment.
 */
export function sourceOf(tx: ReadTx, kind: WorkKind, now: Date): Fragment {
  const head = tx`select ${kind}::text as kind, ${assignableOf[kind]}::text as subject, null::text as held_by_id`
  const today = dateInZone(now.getTime(), houseZone)
  switch (kind) {
    case 'case':
      return tx`${head}, a.merchant_id, a.id, a.id as target, a.currency, a.amount_minor, 0 as count, ''::text as note,
          a.submitted_at as since, a.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
        from application_public a where a.status = 'submitted' and a.proposal is null`
    case 'case_second':
      return tx`${head}, a.merchant_id, a.id, a.id as target, a.currency, a.amount_minor, 0 as count, ''::text as note,
          (a.proposal ->> 'at')::timestamptz as since, a.deadline_at as due_at, null::date as due_on, a.proposal ->> 'by_id' as begun_by_id
        from application_public a where a.status = 'submitted' and a.proposal is not null`
    case 'bank_account':
    case 'bank_account_stopped':
      return tx`${head}, b.merchant_id, b.id, b.id as target, null::text as currency, null::bigint as amount_minor, 0 as count, ''::text as note,
          coalesce(b.ended_at, b.proposed_at) as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from bank_account_work b where b.status = ${kind === 'bank_account' ? 'proposed' : 'stopped'}`
    case 'screening':
      return tx`${head}, null::text as merchant_id, h.id, h.id as target, null::text as currency, null::bigint as amount_minor, 0 as count, h.about as note,
          h.found_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from screening_work h`
    case 'relief':
    case 'relief_second':
      return tx`${head}, r.merchant_id, r.id, r.advance_id as target, l.currency, least(l.minimum_minor + l.carried_minor, owed.minor) as amount_minor,
          r.weeks as count, r.kind as note, coalesce(r.proposed_at, r.asked_at) as since, null::timestamptz as due_at,
          case when l.next_repayment_on >= ${today}::date then l.next_repayment_on end as due_on, nullif(r.proposed_by, '') as begun_by_id
        from relief_public r join advance_standing l on l.merchant_id = r.merchant_id and l.id = r.advance_id
        cross join lateral (select coalesce(sum(b.balance_minor), 0)::bigint as minor from ledger_balance b
          where b.merchant_id = l.merchant_id and b.currency = l.currency
            and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)) owed
        where r.status = ${kind === 'relief' ? 'asked' : 'proposed'}`
    case 'transfer':
    case 'transfer_second':
      return tx`${head}, t.merchant_id, t.id, t.id as target, t.currency, t.amount_minor, 0 as count, t.kind as note,
          coalesce(t.proposed_at, t.ordered_at) as since, null::timestamptz as due_at, null::date as due_on, t.proposed_by as begun_by_id
        from transfer_public t where t.status = 'ordered' and t.proposed_by is ${kind === 'transfer' ? tx`null` : tx`not null`}`
    case 'debit':
      return tx`${head}, d.merchant_id, d.id, d.advance_id as target, d.currency, d.amount_minor, d.attempt as count, ''::text as note,
          d.chased_on::timestamp at time zone ${houseZone} as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from debit_public d where d.status = 'pending' and d.chased_on is not null`
    case 'payout_held':
    case 'payout_failed':
      return tx`${head}, p.merchant_id, p.id, p.id as target, p.currency, p.payout_minor as amount_minor, 0 as count,
          coalesce(p.held_reason, p.failed_reason, '') as note, coalesce(p.issued_at, p.created_at) as since, null::timestamptz as due_at,
          null::date as due_on, null::text as begun_by_id
        from payout_public p where p.status = ${kind === 'payout_held' ? 'held' : 'failed'}`
    case 'adjustment_second':
      return tx`${head}, a.merchant_id, a.id, a.id as target, a.currency, a.amount_minor, 0 as count, a.reason as note, a.proposed_at as since,
          null::timestamptz as due_at, ${addDays(mondayOf(today), 7)}::date as due_on, a.proposed_by as begun_by_id
        from adjustment_proposal a`
    case 'write_off_second':
      return tx`${head}, w.merchant_id, w.id, w.advance_id as target, l.currency, w.principal_minor + w.fee_minor as amount_minor, 0 as count,
          ''::text as note, w.proposed_at as since, null::timestamptz as due_at, null::date as due_on, w.proposed_by as begun_by_id
        from write_off_public w join advance_standing l on l.merchant_id = w.merchant_id and l.id = w.advance_id
        where w.status = 'proposed'`
    case 'bank_file':
      return tx`${head}, null::text as merchant_id, b.file_id as id, b.file_id as target, b.currency, sum(abs(b.amount_minor))::bigint as amount_minor,
          count(*)::int as count, f.name as note, f.uploaded_at as since, null::timestamptz as due_at, null::date as due_on,
          null::text as begun_by_id
        from bank_line_public b join bank_file_public f on f.id = b.file_id
        where b.state = 'open'
          and not exists (select from top_up_waiting t where t.id = b.id and (t.named is not null or t.act is not null))
        group by b.file_id, f.name, b.currency, f.uploaded_at`
    case 'book_difference':
      return tx`${head}, d.merchant_id, d.id, coalesce(d.advance_id, '') as target, null::text as currency, null::bigint as amount_minor, 0 as count,
          d.kind as note, d.found_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from book_difference_public d where d.gone_at is null`
    case 'call_back':
      return tx`${head}, c.merchant_id, c.id, c.id as target, null::text as currency, null::bigint as amount_minor, 0 as count, ''::text as note,
          c.at as since, null::timestamptz as due_at, c.agreed_on + 1 as due_on, null::text as begun_by_id
        from scheduled_call c where c.agreed_on >= ${today}::date`
    case 'contract':
      return tx`${head}, c.merchant_id, c.id, c.merchant_id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
          ''::text as note, c.signed_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from contract_standing c where c.status = 'signed'`
    case 'webhook':
      return tx`${head}, h.merchant_id, h.id, h.merchant_id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
          h.url as note, h.paused_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from webhook_public h where h.paused_at is not null`
    case 'legal_entity_update':
      return tx`${ownHead(tx, kind, tx`u.taken_by`)}, u.merchant_id, u.id, u.id as target, null::text as currency, null::bigint as amount_minor,
          0 as count, ''::text as note, u.submitted_at as since, u.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
        from legal_entity_update_waiting u`
    case 'dispute':
    case 'dispute_second':
      return tx`${head}, d.merchant_id, d.id, d.id as target, d.currency, d.disputed_minor as amount_minor, 0 as count, d.type as note,
          coalesce(d.proposed_at, d.challenged_at) as since, null::timestamptz as due_at, null::date as due_on, d.proposed_by as begun_by_id
        from dispute_to_decide d where d.proposed_by is ${kind === 'dispute' ? tx`null` : tx`not null`}`
    case 'top_up':
      return tx`${head}, t.named as merchant_id, t.id, t.id as target, t.currency, t.amount_minor, 0 as count, t.bank_reference as note,
          t.booked_on::timestamp at time zone ${houseZone} as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from top_up_waiting t where t.named is not null and t.act is null`
    case 'top_up_second':
      return tx`${head}, t.of_merchant as merchant_id, t.id, t.id as target, t.currency, t.amount_minor, 0 as count, t.act as note,
          t.proposed_at as since, null::timestamptz as due_at, null::date as due_on, t.proposed_by as begun_by_id
        from top_up_waiting t where t.act is not null`
    case 'card_application':
      return tx`${head}, p.merchant_id, p.id, p.merchant_id as target, null::text as currency, null::bigint as amount_minor, 0 as count, '' as note,
          p.applied_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from card_program_public p where p.status = 'applied' and p.proposed_by is null`
    case 'card_limit_second':
      return tx`${head}, p.merchant_id, p.id, p.merchant_id as target, m.currency, p.proposed_limit_minor as amount_minor, 0 as count, '' as note,
          p.proposed_at as since, null::timestamptz as due_at, null::date as due_on, p.proposed_by as begun_by_id
        from card_program_public p join merchant_public m on m.merchant_id = p.merchant_id where p.proposed_by is not null`
    case 'store_request':
      return tx`${head}, q.merchant_id, q.id, q.id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
          q.wants as note, q.asked_at as since, q.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
        from store_request_public q where q.status = 'waiting'`
    case 'listing':
      return tx`${head}, l.merchant_id, l.id, l.id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
          ''::text as note, l.submitted_at as since, l.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
        from store_listing_public l where l.status = 'in_review'`
    case 'campaign':
      return tx`${head}, c.merchant_id, c.id, c.id as target, c.currency, c.total_minor as amount_minor, 0 as count,
          c.name as note, c.submitted_at as since, c.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
        from ad_campaign_public c where c.status = 'in_review'`
    case 'ticket':
      return tx`${ownHead(tx, kind, tx`s.assignee_id`)}, s.merchant_id, s.id, s.id as target, null::text as currency, null::bigint as amount_minor,
          0 as count, s.number as note, case when s.first_answered_at is null then s.created_at else s.updated_at end as since,
          s.answer_due_at as due_at, null::date as due_on, null::text as begun_by_id
        from support_waiting s`
    case 'held_mail':
      return tx`${head}, w.merchant_id, w.id, w.ticket_id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
          w.ticket_number as note, w.received_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
        from support_mail_to_decide w`
    case 'onboarding':
    case 'onboarding_call':
      return tx`${ownHead(tx, kind, tx`o.taken_by`)}, ${applied(tx)}, o.submitted_at as since, o.deadline_at as due_at, null::date as due_on,
          null::text as begun_by_id
        from onboarding_waiting o
        where ${kind === 'onboarding' ? tx`o.status in ('submitted', 'in_review') and o.proposed_by is null` : tx`o.status = 'partially_submitted'`}`
    case 'onboarding_second':
      return tx`${ownHead(tx, kind, tx`nullif(o.taken_by, o.proposed_by)`)}, ${applied(tx)}, o.proposed_at as since, o.deadline_at as due_at,
          null::date as due_on, o.proposed_by as begun_by_id
        from onboarding_waiting o where o.status = 'in_review' and o.proposed_by is not null`
  }
}

/** The head of what nobody is assigned to, because its own module keeps who has taken it. */
function ownHead(tx: ReadTx, kind: WorkKind, heldBy: Fragment): Fragment {
  return tx`select ${kind}::text as kind, null::text as subject, ${heldBy} as held_by_id`
}

/** An application to sell is of no merchant yet: it is called as its applicant calls the business. */
function applied(tx: ReadTx): Fragment {
  return tx`null::text as merchant_id, o.id, o.id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
          o.business_name as note`
}
