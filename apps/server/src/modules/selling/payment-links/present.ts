import type { PaymentLink } from '@daftar/contract/endpoints/selling/payment-links'
import { maskPhone } from '@daftar/rules/contact/mask'
import { money, toDecimal } from '@daftar/rules/money/money'
import { linkResendAt, linkStatus, type LinkStatus } from '@daftar/rules/orders/payment-link'
import type { LinkRow, LinkStanding } from './store.ts'

export function presentLink(row: LinkRow, now: Date): PaymentLink {
  const resendAt = linkResendAt(row.sent_at?.getTime() ?? null, row.times_sent)
  return {
    id: row.order_id,
    number: row.number,
    reference: row.reference,
    status: statusOf(row, now),
    order_status: row.order_status,
    amount: toDecimal(money(row.amount_minor, row.currency)),
    currency: row.currency,
    store_id: row.store_id,
    masked_phone: row.shopper_phone === null ? null : maskPhone(row.shopper_phone),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    times_sent: row.times_sent,
    resend_at: resendAt ? new Date(resendAt).toISOString() : null,
  }
}

export function statusOf(row: LinkStanding, now: Date): LinkStatus {
  const facts = {
    orderStatus: row.order_status,
    isOpened: row.opened_at !== null,
    isCancelled: row.session_status === 'cancelled',
    expiresAtMs: row.expires_at.getTime(),
  }
  return linkStatus(facts, now.getTime())
}
