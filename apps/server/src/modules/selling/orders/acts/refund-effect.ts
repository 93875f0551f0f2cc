import type { AnswerOf } from '@daftar/contract'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import { isRefundable, refundableMinor } from '@daftar/rules/orders/order-acts'
import { commissionGivenBack } from '@daftar/rules/settlement/commission'
import type { Call } from '../../../../platform/http/call.ts'
import { refuse, refuseFields, type Refusal } from '../../../../platform/http/refusal.ts'
import { viewerOf } from '../access.ts'
import type { OrderHandlerDependencies } from '../dependencies.ts'
import { commissionTaken, factsOf, findOrder, findVisible } from '../store.ts'

/**
 * What a refund would do, told before it is made: the same checks and figures as making it
 * (docs/decisions/0055).
 */
export async function answerRefundEffect(
  { refundEffect, isDisputed }: Pick<OrderHandlerDependencies, 'refundEffect' | 'isDisputed'>,
  { actor, params, query, tx, now }: Call<'orders.refundEffect'>,
): Promise<AnswerOf<'orders.refundEffect'> | Refusal> {
  const seen = await findVisible(tx, viewerOf(actor), params.id)
  if (!seen) return refuse('not_found')
  const order = await findOrder(tx, seen)
  const { currency } = order
  const fault = amountFault(query.amount, currency)
  if (fault) return refuseFields({ amount: fault })
  const { amountMinor } = parseAmount(query.amount, currency)!
  if (await isDisputed(tx, order)) return refuse('payment_disputed')
  const restMinor = refundableMinor(factsOf(order), now.getTime())
  if (restMinor === 0n) return refuse(isRefundable(order.status) ? 'refund_too_late' : 'wrong_status')
  if (amountMinor > restMinor) return refuse('amount_over_rest')
  const commission = commissionGivenBack({
    capturedMinor: order.captured_minor,
    commission: await commissionTaken(tx, order),
    refundedMinor: order.refunded_minor,
    refundMinor: amountMinor,
  })
  const planned = { merchantId: order.merchant_id, currency, amountMinor, commission }
  const effect = await refundEffect(tx, planned, now)
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return {
    amount: amount(amountMinor),
    fee_back: amount(amountMinor - effect.netMinor),
    net: amount(effect.netMinor),
    covered: amount(effect.coveredMinor),
    short: amount(effect.shortMinor),
    pays_on: effect.paysOn,
    next_on: effect.nextOn,
    // What a merchant is paid is seen by who may see payouts.
    payout: actor.flags.is_payouts_allowed
      ? { before: amount(effect.beforeMinor), after: amount(effect.afterMinor) }
      : null,
  }
}
