import { maskEmail } from '@daftar/rules/contact/mask'
import type { Order } from '@daftar/contract/endpoints/selling/orders-shapes'
import type { RawFlags } from '@daftar/rules/access/permissions'
import { largest, money, parseAmount, sumMinor, toDecimal } from '@daftar/rules/money/money'
import {
  ageBandOf,
  autoCaptureAt,
  waitingDays,
  type CaptureAgeing,
} from '@daftar/rules/orders/capture-ageing'
import {
  canCancel,
  canClose,
  canEditReference,
  capturableMinor,
  refundableMinor,
  refundUntil,
} from '@daftar/rules/orders/order-acts'
import { linkStatus } from '@daftar/rules/orders/payment-link'
import { phoneDigitsShown } from '@daftar/rules/orders/shopper'
import type { OrderPageRow } from './page/page-store.ts'
import { factsOf } from './store.ts'

/** What decides what a person sees of an order's acts. */
export interface Beholder {
  flags: RawFlags
  ageing: CaptureAgeing
  now: Date
}

/** The order's page (DEC-ORD-3), with what this person may do now (DEC-ORD-4). */
export function presentOrder(row: OrderPageRow, beholder: Beholder): Order {
  const decimal = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    created_at: row.created_at.toISOString(),
    store_id: row.store_id,
    shopper: {
      name: row.shopper_name || null,
      masked_phone: row.shopper_phone === null ? null : `•••••${row.shopper_phone.slice(-phoneDigitsShown)}`,
      email: row.shopper_email === null ? null : maskEmail(row.shopper_email),
    },
    amount: decimal(row.amount_minor),
    captured: decimal(row.captured_minor),
    refunded: decimal(row.refunded_minor),
    currency: row.currency,
    product: row.product,
    source: row.source,
    status: row.status,
    instalments: row.instalments,
    description: row.description,
    authorized_at: isoOf(row.authorized_at),
    captured_at: isoOf(row.captured_at),
    closed_at: isoOf(row.closed_at),
    expires_at: row.status === 'created' ? isoOf(row.expires_at) : null,
    ...waitingOf(row, beholder),
    shipping_address: addressOf(row.shipping_address),
    items: row.items.map((item) => itemOf(item, row)),
    amounts: amountsOf(row),
    captures: row.captures.map(({ id, reference, amount, at, fee, vat }) => ({
      id,
      reference,
      amount: decimal(BigInt(amount)),
      at: new Date(at).toISOString(),
      fee: decimal(BigInt(fee)),
      vat: decimal(BigInt(vat)),
    })),
    refunds: row.refunds.map(({ id, reference, amount, at, reason, comment }) => ({
      id,
      reference,
      amount: decimal(BigInt(amount)),
      at: new Date(at).toISOString(),
      reason,
      comment,
    })),
    events: row.events.map((event) => ({
      ...event,
      at: new Date(event.at).toISOString(),
      amount: event.amount === null ? null : decimal(BigInt(event.amount)),
    })),
    link: linkOf(row, beholder.now),
    dispute_id: row.dispute?.id ?? null,
    acts: actsOf(row, beholder),
  }
}

function actsOf(row: OrderPageRow, { flags, now }: Beholder): Order['acts'] {
  const facts = factsOf(row)
  const mayCapture = flags.is_order_creation_allowed
  const mayRefund = flags.is_dispute_refund_allowed && !row.dispute?.is_active
  const refundMinor = mayRefund ? refundableMinor(facts, now.getTime()) : 0n
  const decimal = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    capture_up_to: decimal(mayCapture ? capturableMinor(facts) : 0n),
    refund_up_to: decimal(refundMinor),
    refund_until: refundMinor > 0n ? isoOf(refundUntil(facts)) : null,
    can_cancel: mayCapture && canCancel(facts),
    can_close: mayCapture && canClose(facts),
    can_edit_reference: mayCapture && canEditReference(row.status),
  }
}

function waitingOf(row: OrderPageRow, { ageing, now }: Beholder): Pick<Order, 'waiting' | 'auto_capture_at'> {
  if (row.authorized_at === null || capturableMinor(factsOf(row)) === 0n)
    return { waiting: null, auto_capture_at: null }
  const sinceMs = row.authorized_at.getTime()
  return {
    waiting: ageBandOf(waitingDays(sinceMs, now.getTime()), ageing),
    auto_capture_at: isoOf(autoCaptureAt(sinceMs, ageing)),
  }
}

/** Fee and VAT as they were taken, less what refunds gave back. */
function amountsOf(row: OrderPageRow): Order['amounts'] {
  const decimal = (minor: bigint) => toDecimal(money(minor, row.currency))
  const left = (part: 'fee' | 'vat') => {
    const taken = sumMinor(row.captures.map((one) => BigInt(one[part])))
    return largest(0n, taken - sumMinor(row.refunds.map((one) => BigInt(one[part]))))
  }
  const [feeMinor, vatMinor] = [left('fee'), left('vat')]
  return {
    total: decimal(row.amount_minor),
    captured: decimal(row.captured_minor),
    refunded: decimal(row.refunded_minor),
    fee: decimal(feeMinor),
    vat: decimal(vatMinor),
    net: decimal(row.captured_minor - row.refunded_minor - feeMinor - vatMinor),
  }
}

function linkOf(row: OrderPageRow, now: Date): Order['link'] {
  if (!row.link) return null
  const facts = {
    orderStatus: row.status,
    isOpened: row.link.is_opened,
    isCancelled: row.link.is_cancelled,
    expiresAtMs: row.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
  }
  return { status: linkStatus(facts, now.getTime()) }
}

/** Shops send what they like; what is no item of ours is shown as far as it goes. */
function itemOf(given: unknown, { currency }: OrderPageRow): Order['items'][number] {
  const { title, quantity, unit_price: price, category } = (given ?? {}) as Record<string, unknown>
  const parsed = typeof price === 'string' || typeof price === 'number' ? parseAmount(price, currency) : null
  return {
    title: typeof title === 'string' ? title : '',
    quantity: Number.isSafeInteger(quantity) ? (quantity as number) : 1,
    unit_price: toDecimal(parsed ?? money(0n, currency)),
    category: typeof category === 'string' ? category : '',
  }
}

function addressOf(given: Record<string, unknown>): Order['shipping_address'] {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const address = { city: text('city'), address: text('address'), zip: text('zip') }
  return address.city || address.address || address.zip ? address : null
}

function isoOf(at: Date | number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
