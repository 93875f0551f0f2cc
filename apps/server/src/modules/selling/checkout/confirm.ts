import { sandboxCode } from '@daftar/rules/orders/sandbox-people'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseKeeping, type Refusal } from '../../../platform/http/refusal.ts'
import type { Tried } from '../../people/sign-in/index.ts'
import { theProduct } from '../orders/index.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { shopperReason } from './policy.ts'
import { actOf, codeTarget, isOpen, presetPhone } from './session.ts'
import { moveSession, type OpenOrder } from './store.ts'

/**
 * The right code lets the policy decide: approved, the order is authorised and, behind a payment link,
 * captured in full, as the goods are handed over; declined, it is rejected. The session is held by the
 * caller, so that of any number of confirmations the first one counts and the others find it closed. Null
 * when it was decided.
 */
export async function confirm(
  tx: Tx,
  deps: CheckoutDependencies,
  row: OpenOrder,
  code: string,
  at: Date,
): Promise<Refusal | null> {
  if (!isOpen(row, at)) return refuse('payment_closed')
  const phone = presetPhone(row) ?? row.code_phone
  if (phone === null) return refuse('invalid_code')
  const tried = row.is_test
    ? sandboxTry(code, deps.codeLength)
    : await deps.codes.attempt(tx, codeTarget(row, phone), code, at)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  if (tried.kind === 'wrong') return refuseKeeping('invalid_code')
  return (await decide(tx, deps, row, phone, at)) ? null : refuse('payment_closed')
}

/** Nothing was sent to anybody: one code is right for all, and wrong ones count for nothing. */
function sandboxTry(code: string, digits: number): Tried {
  return { kind: code === sandboxCode(digits) ? 'right' : 'wrong' }
}

/** False when the order ended by somebody else's doing meanwhile: then nothing of this may stay. */
async function decide(
  tx: Tx,
  deps: CheckoutDependencies,
  row: OpenOrder,
  phone: string,
  at: Date,
): Promise<boolean> {
  const verdict = await deps.policy.decide(tx, {
    merchantId: row.merchant_id,
    orderId: row.order_id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    instalments: row.instalments,
    phone,
    email: row.shopper_email,
    isTest: row.is_test,
    at,
  })
  const confirmed = { confirmed_phone: phone, confirmed_at: at }
  if (verdict.kind === 'approved')
    return (
      (await moveSession(tx, row, { to: 'approved', set: confirmed, actor: 'shopper', actorId: '', at })) &&
      (await approve(tx, deps, row, phone, at))
    )
  const { reason } = verdict
  return (
    (await moveSession(tx, row, {
      ...{ to: 'rejected', set: { rejection: reason, ...confirmed } },
      ...{ actor: 'system', actorId: '', at },
    })) && (await deps.orders.rejectOrder(tx, { ...actOf(row, at), reason: shopperReason(reason) })).ok
  )
}

async function approve(
  tx: Tx,
  { orders }: CheckoutDependencies,
  row: OpenOrder,
  phone: string,
  at: Date,
): Promise<boolean> {
  const act = actOf(row, at)
  const authorized = await orders.authorizeOrder(tx, { ...act, shopperPhone: phone })
  if (!authorized.ok || row.source !== 'link') return authorized.ok
  const captured = await orders.captureOrder(tx, {
    ...act,
    by: theProduct,
    amountMinor: row.amount_minor,
    reference: `link-${row.id}`,
  })
  return captured.ok
}
