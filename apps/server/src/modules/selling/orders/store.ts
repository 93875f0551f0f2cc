import type { OrderFacts, RefundReason } from '@daftar/rules/orders/order-acts'
import type { Commission } from '@daftar/rules/settlement/commission'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import type { MovementName } from './command.ts'

/** The narrow row of an order, as lists and decisions read it. */
export type OrderRow = Row<
  'orders',
  | 'merchant_id'
  | 'id'
  | 'store_id'
  | 'number'
  | 'reference'
  | 'currency'
  | 'amount_minor'
  | 'captured_minor'
  | 'refunded_minor'
  | 'status'
  | 'instalments'
  | 'source'
  | 'shopper_name'
  | 'shopper_phone'
  | 'shopper_email'
  | 'created_at'
  | 'authorized_at'
  | 'captured_at'
  | 'closed_at'
  | 'expires_at',
  {
    product: PaymentProductType
  }
>

/** The order, held until the transaction ends: whoever acts on it next sees what was done. */
export async function lockOrder(tx: Tx, merchantId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`
    select * from orders where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

export function factsOf(row: OrderRow): OrderFacts {
  return {
    status: row.status,
    amountMinor: row.amount_minor,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    capturedAtMs: row.captured_at?.getTime() ?? null,
  }
}

export type MovementRow = Row<'capture', 'id' | 'amount_minor'>

/** How long the same call without a reference is a repetition: longer than plugins wait for an answer. */
const likenessMs = 60_000

/**
 * The capture or refund that this one repeats, by its reference or its likeness; none where it has neither.
 */
export async function findMovement(
  tx: Tx,
  kind: 'capture' | 'refund',
  { merchant_id, id }: Pick<OrderRow, 'merchant_id' | 'id'>,
  { reference, likeness, at }: MovementName & { at: Date },
): Promise<MovementRow | undefined> {
  if (reference === undefined && likeness === undefined) return undefined
  const since = new Date(at.getTime() - likenessMs)
  const is =
    reference === undefined
      ? tx`starts_with(reference, ${`${likeness}-`}) and ${tx(madeAt[kind])} > ${since}`
      : tx`reference = ${reference}`
  const [row] = await tx<MovementRow[]>`
    select id, amount_minor from ${tx(kind)}
     where merchant_id = ${merchant_id} and order_id = ${id} and ${is}`
  return row
}

const madeAt = { capture: 'captured_at', refund: 'refunded_at' } as const

/** What a movement is called: as the shop said, else by its id. */
export function referenceOf({ reference, likeness }: MovementName, id: string): string {
  return reference ?? (likeness === undefined ? id : `${likeness}-${id}`)
}

export interface NewMovement {
  id: string
  reference: string
  amountMinor: bigint
  commission: Commission
  at: Date
  items: readonly unknown[]
}

export interface NewCapture extends NewMovement {
  ratePercentHundredths: bigint
  taxMinor: bigint
  shippingMinor: bigint
  discountMinor: bigint
}

export async function insertCapture(tx: Tx, order: OrderRow, capture: NewCapture): Promise<void> {
  await tx`insert into capture ${values(tx, 'capture', {
    ...movementOf(order, capture),
    captured_at: capture.at,
    commission_hundredths: Number(capture.ratePercentHundredths),
    tax_minor: capture.taxMinor,
    shipping_minor: capture.shippingMinor,
    discount_minor: capture.discountMinor,
  })}`
}

export interface NewRefund extends NewMovement {
  reason: RefundReason | null
  comment: string
}

export async function insertRefund(tx: Tx, order: OrderRow, refund: NewRefund): Promise<void> {
  await tx`insert into refund ${values(tx, 'refund', {
    ...movementOf(order, refund),
    refunded_at: refund.at,
    reason: refund.reason,
    comment: refund.comment,
  })}`
}

function movementOf(order: OrderRow, movement: NewMovement) {
  const { percentMinor, fixedMinor, vatMinor } = movement.commission
  return {
    merchant_id: order.merchant_id,
    id: movement.id,
    order_id: order.id,
    reference: movement.reference,
    currency: order.currency,
    amount_minor: movement.amountMinor,
    commission_minor: percentMinor,
    commission_fixed_minor: fixedMinor,
    commission_vat_minor: vatMinor,
    items: movement.items,
  }
}

/** The commission taken on everything captured of an order. */
export async function commissionTaken(
  tx: ReadTx,
  order: Pick<OrderRow, 'merchant_id' | 'id'>,
): Promise<Commission> {
  const [row] = await tx<{ percent: bigint; fixed: bigint; vat: bigint }[]>`
    select coalesce(sum(commission_minor), 0)::bigint as percent,
           coalesce(sum(commission_fixed_minor), 0)::bigint as fixed,
           coalesce(sum(commission_vat_minor), 0)::bigint as vat
      from capture where merchant_id = ${order.merchant_id} and order_id = ${order.id}`
  return { percentMinor: row?.percent ?? 0n, fixedMinor: row?.fixed ?? 0n, vatMinor: row?.vat ?? 0n }
}

/** Whose orders a person sees, and of which stores; null for all of them. */
export interface StoreScope {
  merchantId: string
  storeIds: readonly string[] | null
}

export type VisibleOrder = Pick<OrderRow, 'merchant_id' | 'id' | 'number' | 'currency' | 'source'>

/** The order, where the person may see its store. */
export async function findVisible(
  tx: ReadTx,
  scope: StoreScope,
  id: string,
): Promise<VisibleOrder | undefined> {
  const [row] = await tx<VisibleOrder[]>`
    select merchant_id, id, number, currency, source from orders p where ${isVisible(tx, scope)} and p.id = ${id}`
  return row
}

/** All of it, to decide on before anything is done; nothing is held. */
export async function findOrder(
  tx: ReadTx,
  { merchant_id: merchantId, id }: Pick<OrderRow, 'merchant_id' | 'id'>,
): Promise<OrderRow> {
  const [row] = await tx<OrderRow[]>`select * from orders where merchant_id = ${merchantId} and id = ${id}`
  return row!
}

/** What a person may see of `purchase p`, as part of a larger query. */
export function isVisible(tx: ReadTx, { merchantId, storeIds }: StoreScope): Fragment {
  return tx`p.merchant_id = ${merchantId} and ${storeIsVisible(tx, 'p.store_id', storeIds)}`
}
