import { linkResendMs, linkSendsMax } from '@daftar/rules/orders/payment-link'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Column, type Row, values } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import { isVisible, type StoreScope } from '../orders/index.ts'

export interface LinkStore extends Row<'store_public', 'id' | 'country' | 'currency' | 'products'> {
  may_sell: boolean
  /** The contract of its merchant is signed by both. */
  is_under_contract: boolean
}

/** A store the person may sell in. */
export async function findStore(
  tx: Tx,
  { merchantId, storeIds }: StoreScope,
  storeId: string,
): Promise<LinkStore | undefined> {
  const [row] = await tx<LinkStore[]>`
    select s.id, s.country, s.currency, s.products, r.may_sell,
           coalesce(c.status = 'completed', false) as is_under_contract
      from store_public s join store_standing r on r.merchant_id = s.merchant_id and r.store_id = s.id
      left join contract_standing c on c.merchant_id = s.merchant_id
     where s.merchant_id = ${merchantId} and s.id = ${storeId}
       and ${storeIsVisible(tx, 's.id', storeIds)}`
  return row
}

export interface LinkRow
  extends
    Row<
      'order_public',
      | 'number'
      | 'reference'
      | 'amount_minor'
      | 'currency'
      | 'instalments'
      | 'store_id'
      | 'shopper_phone'
      | 'created_at'
    >,
    Row<
      'payment_link',
      'merchant_id' | 'order_id' | 'session_id' | 'language' | 'sent_at' | 'times_sent' | 'opened_at'
    >,
    Row<'checkout_session_public', 'expires_at'> {
  order_status: Column<'order_public', 'status'>
  session_status: Column<'checkout_session_public', 'status'>
  store_name: Column<'store_public', 'name'>
  store_name_ar: Column<'store_public', 'name_ar'>
}

export async function insertLink(
  tx: Tx,
  row: Pick<LinkRow, 'merchant_id' | 'order_id' | 'session_id' | 'language'> & { created_by: string },
): Promise<void> {
  await tx`insert into payment_link ${values(tx, 'payment_link', row)}`
}

export async function findLink(tx: ReadTx, scope: StoreScope, orderId: string): Promise<LinkRow | undefined> {
  const [row] = await tx<LinkRow[]>`${linksOf(tx, scope)} and l.order_id = ${orderId}`
  return row
}

/** The link, held until the transaction ends: of two sends at once one leaves. */
export async function lockLink(tx: Tx, scope: StoreScope, orderId: string): Promise<LinkRow | undefined> {
  const [row] = await tx<LinkRow[]>`${linksOf(tx, scope)} and l.order_id = ${orderId} for update of l`
  return row
}

/**
 * Newest first: the ids are made of the time. One more row than asked for tells that there is another page.
 */
export function listLinks(
  tx: ReadTx,
  scope: StoreScope,
  before: string | null,
  size: number,
): Promise<LinkRow[]> {
  return tx<LinkRow[]>`
    ${linksOf(tx, scope)} and (${before}::text is null or l.order_id < ${before})
    order by l.order_id desc limit ${size + 1}`
}

function linksOf(tx: ReadTx, scope: StoreScope) {
  return tx`
    select l.*, p.number, p.reference, p.status as order_status, p.amount_minor, p.currency, p.instalments, p.store_id,
           s.name as store_name, s.name_ar as store_name_ar, p.shopper_phone, p.created_at, c.expires_at,
           c.status as session_status
      from payment_link l
      join order_public p on p.merchant_id = l.merchant_id and p.id = l.order_id
      join checkout_session_public c on c.merchant_id = l.merchant_id and c.id = l.session_id
      join store_public s on s.merchant_id = p.merchant_id and s.id = p.store_id
     where ${isVisible(tx, scope)}`
}

/**
 * Whether the link of an order `p` was opened or given up, as JSON for a larger query; no row where it has
 * none.
 */
export function linkOf(tx: ReadTx): Fragment {
  return tx`
    select jsonb_build_object('is_opened', l.opened_at is not null, 'is_cancelled', c.status = 'cancelled')
      from payment_link l join checkout_session_public c on c.merchant_id = l.merchant_id and c.id = l.session_id
     where l.merchant_id = p.merchant_id and l.order_id = p.id`
}

/** Counts a link as sent, where it may be; false when it was sent within two minutes or often enough. */
export async function countSend(
  tx: Tx,
  { merchant_id, order_id }: Pick<LinkRow, 'merchant_id' | 'order_id'>,
  at: Date,
): Promise<boolean> {
  const done = await tx`
    update payment_link set sent_at = ${at}, times_sent = times_sent + 1
     where merchant_id = ${merchant_id} and order_id = ${order_id} and times_sent < ${linkSendsMax}
       and (sent_at is null or sent_at <= ${new Date(at.getTime() - linkResendMs)})`
  return done.count === 1
}

/** The first look of the shopper; true when this is it. */
export async function noteOpened(tx: Tx, merchantId: string, orderId: string, at: Date): Promise<boolean> {
  const done = await tx`
    update payment_link set opened_at = ${at}
     where merchant_id = ${merchantId} and order_id = ${orderId} and opened_at is null`
  return done.count === 1
}

/** What a link's status follows from. */
export type LinkStanding = Pick<LinkRow, 'order_status' | 'session_status' | 'opened_at' | 'expires_at'>

/** Where a link stands, of whichever merchant it is. */
export async function findPublicLink(tx: ReadTx, orderId: string): Promise<LinkStanding | undefined> {
  const [row] = await tx<LinkStanding[]>`
    select p.status as order_status, c.status as session_status, l.opened_at, c.expires_at
      from payment_link l
      join order_public p on p.merchant_id = l.merchant_id and p.id = l.order_id
      join checkout_session_public c on c.merchant_id = l.merchant_id and c.id = l.session_id
     where l.order_id = ${orderId}`
  return row
}
