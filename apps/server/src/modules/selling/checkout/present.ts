import type { AnswerOf } from '@daftar/contract'
import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { maskPhone } from '@daftar/rules/contact/mask'
import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { instalmentPlan } from '@daftar/rules/orders/instalment-plan'
import { pictureAddress } from '../../merchants/merchants/index.ts'
import { shopperReason, type DeclineReason } from './policy.ts'
import type { SentCode } from './send-code.ts'
import { isOpen, presetPhone } from './session.ts'
import type { OpenOrder, WireItem } from './store.ts'

/** Where a code went, and when the next one may. */
export function presentSent({ maskedPhone, resendAt }: SentCode, now: Date): AnswerOf<'checkout.sendCode'> {
  return {
    masked_phone: maskedPhone,
    resend_at: resendAt.toISOString(),
    resend_after_seconds: Math.max(0, Math.ceil((resendAt.getTime() - now.getTime()) / 1000)),
  }
}

/**
 * What whoever holds the address may see; past its time it reads as expired, also before the schedule has
 * said so. Back to a shop on the developer's own machine it leads where that is allowed.
 */
export function presentSession(
  row: OpenOrder,
  { now, allowLocal }: { now: Date; allowLocal: boolean },
): PaySession {
  const back = (url: string | null) => returnUrl(url, row.order_id, allowLocal)
  const { amount_minor, currency } = row
  const phone = row.confirmed_phone ?? presetPhone(row)
  const firstOn = dateInZone((row.confirmed_at ?? now).getTime(), zoneOfCurrency(currency))
  return {
    status: statusOf(row, now),
    merchant_name: row.merchant_name,
    merchant_name_ar: row.merchant_name_ar,
    store_name: row.store_name,
    store_name_ar: row.store_name_ar,
    brand: brandOf(row),
    is_test: row.is_test,
    order_number: row.order_number,
    reference: row.reference,
    description: row.description,
    amount: toDecimal(money(amount_minor, currency)),
    currency,
    language: row.language,
    masked_phone: phone === null ? null : maskPhone(phone),
    expires_at: row.expires_at.toISOString(),
    items: row.items.flatMap((item) => itemOf(item, currency)),
    plan: instalmentPlan(amount_minor, row.instalments, firstOn).map((part) => ({
      due_on: part.dueOn,
      amount: toDecimal(money(part.amountMinor, currency)),
    })),
    success_url: back(row.success_url),
    cancel_url: back(row.cancel_url),
    failure_url: back(row.failure_url),
    rejection: row.rejection === null ? null : shopperReason(row.rejection as DeclineReason),
  }
}

/** How the store's published listing shows it. */
function brandOf({ shown_name, shown_name_ar, shown_colour, shown_logo }: OpenOrder): PaySession['brand'] {
  if (shown_name === null || shown_name_ar === null || shown_colour === null || shown_logo === null)
    return null
  return {
    logo_url: pictureAddress(shown_logo),
    name: shown_name,
    name_ar: shown_name_ar,
    colour: shown_colour,
  }
}

function statusOf(row: OpenOrder, now: Date): PaySession['status'] {
  if (row.status !== 'created') return row.status
  return isOpen(row, now) ? 'open' : 'expired'
}

/** An item as the shop sent it; one without a name or an exact price is not shown. */
function itemOf({ title, quantity = 1, unit_price }: WireItem, currency: Currency): PaySession['items'] {
  const price = unit_price === undefined ? null : parseAmount(unit_price, currency)
  return title && price ? [{ title, quantity, unit_price: toDecimal(price) }] : []
}

/**
 * Shoppers are led to pages over TLS, or to the machine they sit at, where no TLS is needed; the payment's id
 * tells the shop which one it was.
 */
function returnUrl(text: string | null, orderId: string, allowLocal: boolean): string | null {
  const url = text === null ? null : URL.parse(text)
  if (!url || !(url.protocol === 'https:' || (allowLocal && isLocal(url)))) return null
  url.searchParams.set('payment_id', orderId)
  return url.href
}

function isLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && localHosts.test(hostname)
}

const localHosts = /^(localhost|[\w.-]+\.localhost|127\.0\.0\.1|\[::1\])$/
