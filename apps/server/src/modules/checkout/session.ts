import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import { maskPhone } from '@daftar/rules/contact/mask'
import { money, toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { Tx } from '../../platform/database/database.ts'
import type { RequestFacts } from '../../platform/http/call.ts'
import { refuse, refuseKeeping, type Refusal } from '../../platform/http/refusal.ts'
import { countHit } from '../../platform/rates/rates.ts'
import { codesPerSession, type CheckoutDependencies } from './parts.ts'
import type { DeclineReason } from './policy.ts'
import { moveSession, noteCode, type OpenPurchase } from './store.ts'

export interface ShopperCall {
  at: Date
  request: Pick<RequestFacts, 'ip' | 'language'>
}

const shopper = { kind: 'shopper', id: '', name: '' } as const

/** Whether the purchase can still be confirmed or given up. */
export function isOpen(row: OpenPurchase, at: Date): boolean {
  return row.status === 'created' && row.order_status === 'created' && at < row.expires_at
}

/** The phone the shop or the link's maker named, where it is one that codes can be sent to. */
export function presetPhone({ shopper_phone }: OpenPurchase): string | null {
  return shopper_phone === null || phoneProblem(shopper_phone) ? null : normalisePhone(shopper_phone)
}

/** Sends a code to the preset phone, or to the one the shopper gives where none is; within two minutes the last one holds. */
export async function sendPayCode(
  tx: Tx,
  deps: CheckoutDependencies,
  row: OpenPurchase,
  given: string | undefined,
  { at, request }: ShopperCall,
): Promise<{ maskedPhone: string; resendAt: Date } | Refusal> {
  if (!isOpen(row, at)) return refuse('payment_closed')
  const phone = phoneFor(row, given)
  if (phone === null)
    return refuse('invalid_phone', { fields: { phone: given ? 'phone_invalid' : 'required' } })
  if (row.codes_sent >= codesPerSession) return refuse('too_many_codes')
  const address = { scope: 'code_address', key: request.ip, windowSeconds: 3600, limit: deps.sendsPerAddress }
  const hit = await countHit(tx, address, at)
  if (!hit.allowed) return refuse('too_many_codes', { retryAt: hit.retryAt })
  const issued = await deps.codes.issue(tx, codeTarget(row, phone), at)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  await noteCode(tx, row, phone, issued.kind === 'issued')
  if (issued.kind === 'issued')
    await deps.outbox.sms(tx, {
      to: phone,
      text: codeText(deps, row, issued.code, request),
      code: issued.code,
    })
  return { maskedPhone: maskPhone(phone), resendAt: issued.resendAt }
}

/** A phone that is preset stays: whoever found the address cannot have the code sent to themselves. */
function phoneFor(row: OpenPurchase, given: string | undefined): string | null {
  const preset = presetPhone(row)
  if (given === undefined) return preset
  const phone = phoneProblem(given) ? null : normalisePhone(given)
  return preset === null || preset === phone ? phone : null
}

function codeText(
  { brand, publicOrigin }: CheckoutDependencies,
  row: OpenPurchase,
  code: string,
  { language: locale }: ShopperCall['request'],
): string {
  const words = {
    code,
    product: locale === 'ar' ? brand.nameAr : brand.name,
    merchant: locale === 'ar' ? row.merchant_name_ar : row.merchant_name,
    amount: moneyText(toDecimal(money(row.amount_minor, row.currency)), row.currency),
  }
  // The last line lets the phone fill the code in on our page and nowhere else.
  return `${m.pay_code_sms(words, { locale })}\n\n@${new URL(publicOrigin).hostname} #${code}`
}

/**
 * The right code lets the policy decide: approved, the order is authorised and, behind a payment link, captured in full,
 * as the goods are handed over; declined, it is rejected. The session is held by the caller, so that of any number of
 * confirmations the first one counts and the others find it closed.
 */
export async function confirm(
  tx: Tx,
  deps: CheckoutDependencies,
  row: OpenPurchase,
  code: string,
  at: Date,
): Promise<'approved' | DeclineReason | Refusal> {
  if (!isOpen(row, at)) return refuse('payment_closed')
  const phone = presetPhone(row) ?? row.code_phone
  if (phone === null) return refuse('invalid_code')
  const tried = await deps.codes.attempt(tx, codeTarget(row, phone), code, at)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping('invalid_code')
  const verdict = await deps.policy.decide(tx, {
    merchantId: row.merchant_id,
    orderId: row.purchase_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    instalments: row.instalments,
    phone,
    isTest: row.is_test,
    at,
  })
  const confirmed = { confirmed_phone: phone, confirmed_at: at }
  const done =
    verdict.kind === 'approved'
      ? (await moveSession(tx, row, { status: 'approved', ...confirmed })) &&
        (await approve(tx, deps, row, phone, at))
      : (await moveSession(tx, row, { status: 'rejected', rejection: verdict.reason, ...confirmed })) &&
        (await deps.orders.rejectOrder(tx, { ...actOf(row, at), reason: verdict.reason })).ok
  if (!done) return refuse('payment_closed')
  return verdict.kind === 'approved' ? 'approved' : verdict.reason
}

async function approve(
  tx: Tx,
  { orders }: CheckoutDependencies,
  row: OpenPurchase,
  phone: string,
  at: Date,
): Promise<boolean> {
  const act = actOf(row, at)
  const authorized = await orders.authorizeOrder(tx, { ...act, shopperPhone: phone })
  if (!authorized.ok || row.source !== 'link') return authorized.ok
  const system = { kind: 'system', id: '', name: '' } as const
  const captured = await orders.captureOrder(tx, {
    ...act,
    by: system,
    amountMinor: row.amount_minor,
    reference: `link-${row.id}`,
  })
  return captured.ok
}

/** Ends an open session with its order; false when somebody was faster. */
export async function endSession(
  tx: Tx,
  { orders }: Pick<CheckoutDependencies, 'orders'>,
  row: OpenPurchase,
  end: {
    status: 'cancelled' | 'expired'
    at: Date
    by: Parameters<CheckoutDependencies['orders']['expireOrder']>[1]['by']
    kind?: 'link_cancelled'
  },
): Promise<boolean> {
  if (!(await moveSession(tx, row, { status: end.status }))) return false
  const kind = end.kind === undefined ? {} : { kind: end.kind }
  return (await orders.expireOrder(tx, { ...actOf(row, end.at), by: end.by, ...kind })).ok
}

/** The shopper goes back without paying. */
export function giveUp(tx: Tx, deps: CheckoutDependencies, row: OpenPurchase, at: Date): Promise<boolean> {
  return isOpen(row, at)
    ? endSession(tx, deps, row, { status: 'cancelled', at, by: shopper })
    : Promise.resolve(false)
}

function actOf(row: OpenPurchase, at: Date) {
  return { merchantId: row.merchant_id, orderId: row.purchase_id, at, by: shopper }
}

/** Counted apart from signing in: wrong codes here lock nobody out there, and the other way round. */
function codeTarget(row: OpenPurchase, phone: string) {
  return {
    audience: 'merchant',
    factor: 'phone',
    contact: phone,
    device: 'payment',
    purpose: 'payment',
    askedBy: row.id,
  } as const
}
