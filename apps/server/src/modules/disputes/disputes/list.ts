import type { DisputeStatus } from '@daftar/rules/disputes/dispute'
import { disputeSearchMin } from '@daftar/rules/disputes/dispute'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { laterThan, olderThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { DisputeRow } from './store.ts'

/** A dispute with what its order, store and merchant are called. */
export interface ListedDispute extends DisputeRow, MerchantFields {
  order_number: string
  order_amount_minor: bigint
  shopper_name: string
  shopper_phone: string | null
  store_name: string
  store_name_ar: string
  /**
   * What the desk’s queue stands by: until when an answer is possible, or since when a decision is waited
   * for.
   */
  queued_at: Date
}

/** Whose disputes somebody sees, and of which stores; null for all of them. */
export interface DisputeScope {
  merchantId: string | null
  storeIds: readonly string[] | null
}

/** What staff see. */
export const anywhere: DisputeScope = { merchantId: null, storeIds: null }

export interface DisputeFilters {
  from?: Date | undefined
  until?: Date | undefined
  statuses?: readonly DisputeStatus[] | undefined
  search?: string | undefined
}

const queuedAt = (tx: ReadTx): Fragment => tx`
  case when d.status = 'arbitration' then coalesce(d.proposed_at, d.challenged_at, d.created_at) else d.respond_by end`

const listed = (tx: ReadTx): Fragment => tx`
  select d.*, o.number as order_number, o.amount_minor as order_amount_minor, o.shopper_name, o.shopper_phone,
         ${queuedAt(tx)} as queued_at, s.name as store_name, s.name_ar as store_name_ar, m.name as merchant_name, m.name_ar as merchant_name_ar
    from dispute d
    join order_public o on o.merchant_id = d.merchant_id and o.id = d.order_id
    join store_public s on s.merchant_id = d.merchant_id and s.id = d.store_id
    join merchant_public m on m.merchant_id = d.merchant_id`

/** What the filters and the reach of somebody leave, over `dispute d` and `order_public o`. */
function among(tx: ReadTx, { merchantId, storeIds }: DisputeScope, filters: DisputeFilters): Fragment {
  const { from = null, until = null, statuses } = filters
  return tx`
    (${merchantId}::text is null or d.merchant_id = ${merchantId})
    and ${storeIsVisible(tx, 'd.store_id', storeIds)}
    and (${from}::timestamptz is null or d.created_at >= ${from}::timestamptz)
    and (${until}::timestamptz is null or d.created_at <= ${until}::timestamptz)
    and ${statuses?.length ? tx`d.status = any (${[...statuses]})` : tx`true`}
    and ${matches(tx, filters.search)}`
}

/**
 * DEC-DSP-2: dispute number, order number, order reference or the shopper's phone, in any case, from two
 * characters.
 */
function matches(tx: ReadTx, typed = ''): Fragment {
  const search = typed.trim()
  if (search.length < disputeSearchMin) return tx`true`
  const like = holding(search)
  const digits = search.replaceAll(/[^0-9]/g, '').replace(/^0+/, '')
  const phone = digits.length < disputeSearchMin ? tx`false` : tx`o.shopper_phone like ${`%${digits}%`}`
  return tx`(d.number ilike ${like} or o.number ilike ${like} or o.reference ilike ${like} or ${phone})`
}

/** Newest first; one row more than the page tells whether there is another. */
export function listDisputes(
  tx: ReadTx,
  scope: DisputeScope,
  filters: DisputeFilters,
  { before, size }: PageAsked,
): Promise<ListedDispute[]> {
  return tx<ListedDispute[]>`
    ${listed(tx)}
     where ${among(tx, scope, filters)}
       ${olderThan(tx, tx`d.created_at`, tx`d.id`, before)}
     order by d.created_at desc, d.id desc
     limit ${size + 1}`
}

export async function countDisputes(
  tx: ReadTx,
  scope: DisputeScope,
  filters: DisputeFilters,
): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from dispute d
      join order_public o on o.merchant_id = d.merchant_id and o.id = d.order_id
     where ${among(tx, scope, filters)}`
  return row?.count ?? 0
}

/** The rows of a file, the newest first; one more than a file may have tells that it is too long. */
export function exportedDisputes(
  tx: ReadTx,
  scope: DisputeScope,
  filters: DisputeFilters,
  most: number,
): Promise<ListedDispute[]> {
  return listDisputes(tx, scope, filters, { before: null, size: most })
}

export async function findListed(
  tx: ReadTx,
  { merchantId, storeIds }: DisputeScope,
  id: string,
): Promise<ListedDispute | undefined> {
  const [row] = await tx<ListedDispute[]>`
    ${listed(tx)} where d.id = ${id} and (${merchantId}::text is null or d.merchant_id = ${merchantId})
      and ${storeIsVisible(tx, 'd.store_id', storeIds)}`
  return row
}

/** What waits where, as the desk sees it. */
export type QueueState = 'arbitration' | 'pending' | 'proposed' | 'done'

export interface QueueAsked {
  state: QueueState
  type?: DisputeRow['type'] | undefined
  merchantId?: string | undefined
  search?: string | undefined
}

/** What stands in the queue, over `dispute d` and `order_public o`. */
function queued(tx: ReadTx, { state, type, merchantId, search }: QueueAsked): Fragment {
  const states = {
    arbitration: tx`d.status = 'arbitration' and d.proposal is null`,
    proposed: tx`d.proposal is not null`,
    pending: tx`d.status = 'pending'`,
    done: tx`d.status in ('approved', 'declined', 'cancelled')`,
  }
  return tx`
    ${states[state]} and ${matches(tx, search)} and (${type ?? null}::text is null or d.type = ${type ?? null})
    and (${merchantId ?? null}::text is null or d.merchant_id = ${merchantId ?? null})`
}

/** The nearest deadline first; what is decided, the newest first. */
export function deskQueue(
  tx: ReadTx,
  asked: QueueAsked,
  { before, size }: PageAsked,
): Promise<ListedDispute[]> {
  const isDone = asked.state === 'done'
  const behind = isDone ? olderThan : laterThan
  return tx<ListedDispute[]>`
    ${listed(tx)}
     where ${queued(tx, asked)} ${behind(tx, queuedAt(tx), tx`d.id`, before)}
     order by ${isDone ? tx`${queuedAt(tx)} desc, d.id desc` : tx`${queuedAt(tx)}, d.id`}
     limit ${size + 1}`
}

export async function countQueue(tx: ReadTx, asked: QueueAsked): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from dispute d
      join order_public o on o.merchant_id = d.merchant_id and o.id = d.order_id
     where ${queued(tx, asked)}`
  return row?.count ?? 0
}

export interface PaidDispute extends Row<
  'dispute',
  'id' | 'number' | 'status' | 'currency' | 'disputed_minor'
> {
  order_number: string
  held_id: string | null
  held_number: string | null
}

/**
 * Disputes against sales of a payout, and the payout that keeps their amount back; null where the merchant
 * has no such payout.
 */
export async function disputesOfPayout(
  tx: ReadTx,
  scope: DisputeScope & { merchantId: string },
  payoutId: string,
): Promise<PaidDispute[] | null> {
  const [payout] = await tx`
    select from payout_public where merchant_id = ${scope.merchantId} and id = ${payoutId}`
  if (!payout) return null
  return tx<PaidDispute[]>`
    select d.id, d.number, d.status, d.currency, d.disputed_minor, o.number as order_number,
           h.payout_id as held_id, p.number as held_number
      from dispute d
      join order_public o on o.merchant_id = d.merchant_id and o.id = d.order_id
      left join payout_line_public h on h.merchant_id = d.merchant_id and h.kind = 'dispute' and h.movement_id = d.id
      left join payout_public p on p.merchant_id = h.merchant_id and p.id = h.payout_id
     where ${among(tx, scope, {})} and exists (
       select from payout_line_public l where l.merchant_id = d.merchant_id and l.payout_id = ${payoutId}
          and l.order_id = d.order_id and l.kind = 'sale')
     order by d.created_at desc, d.id desc`
}

export interface MerchantFigures {
  currency: Column<'merchant_public', 'currency'>
  orders: number
  disputes: number
  open: number
  won: number
  lost: number
  unanswered: number
  disputed_minor: bigint
  types: { type: DisputeRow['type']; count: number }[]
}

/** How often a merchant is disputed, since an instant. */
export async function figuresOf(
  tx: ReadTx,
  merchantId: string,
  since: Date,
): Promise<MerchantFigures | undefined> {
  const [row] = await tx<MerchantFigures[]>`
    select m.currency, f.*,
           (select count(*)::int from order_public o where o.merchant_id = m.merchant_id and o.captured_at >= ${since}) as orders,
           coalesce((select jsonb_agg(jsonb_build_object('type', t.type, 'count', t.count) order by t.count desc, t.type)
              from (select type, count(*)::int as count from dispute
                     where merchant_id = ${merchantId} and created_at >= ${since} group by type) t), '[]') as types
      from merchant_public m cross join lateral (
        select count(*)::int as disputes,
               (count(*) filter (where status in ('pending', 'arbitration')))::int as open,
               (count(*) filter (where status = 'declined'))::int as won,
               (count(*) filter (where status = 'approved' and ending = 'arbiter'))::int as lost,
               (count(*) filter (where ending = 'deadline'))::int as unanswered,
               coalesce(sum(disputed_minor), 0)::bigint as disputed_minor
          from dispute where merchant_id = m.merchant_id and created_at >= ${since}) f
     where m.merchant_id = ${merchantId}`
  return row
}
