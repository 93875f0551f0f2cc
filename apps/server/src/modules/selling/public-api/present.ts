import type { PublishedPayment, WebhookPayment } from '@daftar/contract/endpoints/selling/public-api-shapes'
import { webhookStates } from '@daftar/contract/endpoints/selling/public-api-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { paymentStateOf } from '@daftar/rules/orders/order-status'
import type { CaptureRow, PaymentRow, RefundRow, WholePayment } from './store.ts'

/**
 * A payment as shops know it. What a shop sent is echoed; what it left out has the empty value of its kind.
 */
export function presentPayment({ row, captures, refunds }: WholePayment): PublishedPayment {
  const amount = amountsIn(row.currency)
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    ...(row.expires_at && { expires_at: row.expires_at.toISOString() }),
    status: paymentStateOf(row.status),
    is_test: row.is_test,
    amount: amount(row.amount_minor),
    currency: row.currency,
    description: row.description ?? '',
    buyer: buyerOf(row),
    shipping_address: { city: '', address: '', zip: '', ...row.shipping_address },
    order: {
      reference_id: row.reference,
      updated_at: lastChange(row, captures, refunds).toISOString(),
      tax_amount: amount(row.tax_minor ?? 0n),
      shipping_amount: amount(row.shipping_minor ?? 0n),
      discount_amount: amount(row.discount_minor ?? 0n),
      items: itemsOf(row.items),
    },
    captures: captures.map((capture) => presentCapture(capture, amount)),
    refunds: refunds.map((refund) => presentRefund(refund, amount)),
    buyer_history: { registered_since: row.created_at.toISOString(), loyalty_level: 0, ...row.buyer_history },
    order_history: row.order_history ?? [],
    meta: row.meta ?? {},
    attachment: row.attachment,
  }
}

/** A payment as a webhook tells it: shorter, its state in lower case. */
export function presentWebhookPayment({ row, captures, refunds }: WholePayment): WebhookPayment {
  const amount = amountsIn(row.currency)
  const state = paymentStateOf(row.status).toLowerCase()
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    ...(row.expires_at && { expires_at: row.expires_at.toISOString() }),
    ...(row.closed_at && { closed_at: row.closed_at.toISOString() }),
    status: webhookStates.find((one) => one === state)!,
    is_test: row.is_test,
    is_expired: row.status === 'expired',
    amount: amount(row.amount_minor),
    currency: row.currency,
    order: { reference_id: row.reference },
    captures: captures.map((capture) => {
      const { id, created_at, amount: sum, reference_id } = presentCapture(capture, amount)
      return { id, created_at, amount: sum, reference_id }
    }),
    refunds: refunds.map((refund) => {
      const { id, created_at, amount: sum, reference_id, reason } = presentRefund(refund, amount)
      return { id, created_at, amount: sum, reference_id, reason }
    }),
    meta: row.meta ?? {},
  }
}

type Amount = (minor: bigint) => string

function amountsIn(currency: Currency): Amount {
  return (minor) => toDecimal(money(minor, currency))
}

/** A payment link's shopper was named by the merchant; a shop's was sent along. */
function buyerOf(row: PaymentRow): PublishedPayment['buyer'] {
  const known = { name: row.shopper_name || null, email: row.shopper_email, phone: row.shopper_phone }
  return { ...known, ...row.buyer }
}

function presentCapture(row: CaptureRow, amount: Amount): PublishedPayment['captures'][number] {
  return {
    id: row.id,
    created_at: row.captured_at.toISOString(),
    amount: amount(row.amount_minor),
    tax_amount: amount(row.tax_minor),
    shipping_amount: amount(row.shipping_minor),
    discount_amount: amount(row.discount_minor),
    items: itemsOf(row.items),
    reference_id: row.reference,
  }
}

function presentRefund(row: RefundRow, amount: Amount): PublishedPayment['refunds'][number] {
  return {
    id: row.id,
    created_at: row.refunded_at.toISOString(),
    amount: amount(row.amount_minor),
    reason: row.comment || (row.reason ?? ''),
    items: itemsOf(row.items),
    reference_id: row.reference,
  }
}

type Items = PublishedPayment['order']['items']

function itemsOf(items: readonly Record<string, unknown>[] | null): Items {
  return (items ?? []).map(
    (item) => ({ title: '', quantity: 1, unit_price: '0.00', category: '', ...item }) as Items[number],
  )
}

/** When its money or its state changed last. Captures and refunds are sorted by their time. */
function lastChange(row: PaymentRow, captures: readonly CaptureRow[], refunds: readonly RefundRow[]): Date {
  const { closed_at, authorized_at, created_at } = row
  return (
    refunds.at(-1)?.refunded_at ?? closed_at ?? captures.at(-1)?.captured_at ?? authorized_at ?? created_at
  )
}
