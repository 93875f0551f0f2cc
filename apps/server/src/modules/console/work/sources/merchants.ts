import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'
import { ownHead, type Asked, type Source } from './source.ts'

/** What waits of whoever sells, and of their shops. */
export const merchantsSources = {
  bank_account: bankAccounts,
  bank_account_stopped: bankAccounts,
  screening: (tx, { head }) => tx`
    ${head}, null::text as merchant_id, h.id, h.id as target, null::text as currency, null::bigint as amount_minor, 0 as count, h.about as note,
        h.found_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from screening_work h`,
  contract: (tx, { head }) => tx`
    ${head}, c.merchant_id, c.id, c.merchant_id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
        ''::text as note, c.signed_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from contract_standing c where c.status = 'signed'`,
  webhook: (tx, { head }) => tx`
    ${head}, h.merchant_id, h.id, h.merchant_id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
        h.url as note, h.paused_at as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from webhook_public h where h.paused_at is not null`,
  legal_entity_update: (tx, { kind }) => tx`
    ${ownHead(tx, kind, tx`u.taken_by`)}, u.merchant_id, u.id, u.id as target, null::text as currency, null::bigint as amount_minor,
        0 as count, ''::text as note, u.submitted_at as since, u.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
      from legal_entity_update_waiting u`,
  store_request: (tx, { head }) => tx`
    ${head}, q.merchant_id, q.id, q.id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
        q.wants as note, q.asked_at as since, q.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
      from store_request_public q where q.status = 'waiting'`,
  listing: (tx, { head }) => tx`
    ${head}, l.merchant_id, l.id, l.id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
        ''::text as note, l.submitted_at as since, l.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
      from store_listing_public l where l.status = 'in_review'`,
  campaign: (tx, { head }) => tx`
    ${head}, c.merchant_id, c.id, c.id as target, c.currency, c.total_minor as amount_minor, 0 as count,
        c.name as note, c.submitted_at as since, c.deadline_at as due_at, null::date as due_on, null::text as begun_by_id
      from ad_campaign_public c where c.status = 'in_review'`,
  onboarding: applications,
  onboarding_call: applications,
  onboarding_second: (tx, { kind }) => tx`
    ${ownHead(tx, kind, tx`nullif(o.taken_by, o.proposed_by)`)}, ${applied(tx)}, o.proposed_at as since, o.deadline_at as due_at,
        null::date as due_on, o.proposed_by as begun_by_id
      from onboarding_waiting o where o.status = 'in_review' and o.proposed_by is not null`,
} satisfies Record<string, Source>

function bankAccounts(tx: ReadTx, { head, kind }: Asked): Fragment {
  return tx`
    ${head}, b.merchant_id, b.id, b.id as target, null::text as currency, null::bigint as amount_minor, 0 as count, ''::text as note,
        coalesce(b.ended_at, b.proposed_at) as since, null::timestamptz as due_at, null::date as due_on, null::text as begun_by_id
      from bank_account_work b where b.status = ${kind === 'bank_account' ? 'proposed' : 'stopped'}`
}

function applications(tx: ReadTx, { kind }: Asked): Fragment {
  return tx`
    ${ownHead(tx, kind, tx`o.taken_by`)}, ${applied(tx)}, o.submitted_at as since, o.deadline_at as due_at, null::date as due_on,
        null::text as begun_by_id
      from onboarding_waiting o
      where ${kind === 'onboarding' ? tx`o.status in ('submitted', 'in_review') and o.proposed_by is null` : tx`o.status = 'partially_submitted'`}`
}

/** An application to sell is of no merchant yet: it is called as its applicant calls the business. */
function applied(tx: ReadTx): Fragment {
  return tx`null::text as merchant_id, o.id, o.id as target, null::text as currency, null::bigint as amount_minor, 0 as count,
        o.business_name as note`
}
