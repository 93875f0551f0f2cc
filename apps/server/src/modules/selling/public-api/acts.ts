import { hash } from 'node:crypto'
import type { Reason } from '@daftar/contract'
import type { CaptureBody, RefundBody } from '@daftar/contract/endpoints/selling/public-api-given'
import { paymentStateOf } from '@daftar/rules/orders/order-status'
import type { Tx } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import type { MovementName, OrderActions, OrderCommand } from '../orders/index.ts'
import { readAmount, readParts } from './amounts.ts'
import { refuseBadData, type PublishedText } from './refusals.ts'
import { findState } from './store.ts'

/** A call as far as it says what a shop asks for, and whether it did so before. */
type Asked<Body> = Pick<Call<'publicApi.close'>, 'header' | 'repeated'> & { body: Body }

/** What shops do with a payment. Null when it took effect, or had with the same reference before. */
type Done = Promise<Refusal | null>

export async function capture(
  tx: Tx,
  orders: OrderActions,
  act: OrderCommand,
  asked: Asked<CaptureBody>,
): Done {
  const { body } = asked
  const state = await findState(tx, act.merchantId, act.orderId)
  if (!state) return refuse('not_found')
  const amountMinor = readAmount(body.amount, state.currency)
  const parts = readParts(body, state.currency)
  if (amountMinor === null) return refuseFields({ amount: 'invalid' })
  if ('wrong' in parts) return refuseFields({ [parts.wrong]: 'invalid' })
  const { items } = body
  const outcome = await orders.captureOrder(tx, { ...act, ...parts, ...nameOf(asked), amountMinor, items })
  if (outcome.ok) return done(asked, outcome)
  return said(outcome.reason, {
    wrong_status: 'notAuthorized',
    amount_over_rest: 'captureTooMuch',
    reference_reused: 'referenceReused',
  })
}

export async function refund(
  tx: Tx,
  orders: OrderActions,
  act: OrderCommand,
  asked: Asked<RefundBody>,
): Done {
  const { body } = asked
  const state = await findState(tx, act.merchantId, act.orderId)
  if (!state) return refuse('not_found')
  const amountMinor = readAmount(body.amount, state.currency)
  if (amountMinor === null) return refuseFields({ amount: 'invalid' })
  const { reason: comment, items } = body
  const outcome = await orders.refundOrder(tx, { ...act, ...nameOf(asked), amountMinor, comment, items })
  if (outcome.ok) return done(asked, outcome)
  return said(outcome.reason, {
    wrong_status: state.status === 'refunded' ? 'refundTooMuch' : 'refundNotOpen',
    amount_over_rest: 'refundTooMuch',
    refund_too_late: 'refundTooLate',
    reference_reused: 'referenceReused',
  })
}

export async function close(tx: Tx, orders: OrderActions, act: OrderCommand): Done {
  const outcome = await orders.closeOrder(tx, act)
  if (outcome.ok) return null
  const state = await findState(tx, act.merchantId, act.orderId)
  const isClosed = state !== undefined && paymentStateOf(state.status) === 'CLOSED'
  return said(outcome.reason, { wrong_status: isClosed ? 'alreadyClosed' : 'closeNotAuthorized' })
}

export async function changeReference(
  tx: Tx,
  orders: OrderActions,
  act: OrderCommand,
  reference: string,
): Done {
  const outcome = await orders.changeReference(tx, { ...act, reference })
  return outcome.ok ? null : said(outcome.reason, { wrong_status: 'updateNotOpen' })
}

/**
 * What plugins send without a reference and without a key is known by what it says: a call whose answer was
 * lost is sent again as it was, and two refunds of one sum have other things in them, or a minute between
 * them.
 */
function nameOf({ body, header }: Asked<CaptureBody | RefundBody>): MovementName {
  const { reference_id: reference } = body
  if (reference !== undefined || header('idempotency-key') !== null) return { reference }
  return { likeness: `auto-${hash('sha256', JSON.stringify(body)).slice(0, 16)}` }
}

function done({ repeated }: Asked<unknown>, { isRepeat }: { isRepeat: boolean }): null {
  if (isRepeat) repeated()
  return null
}

/** A disputed payment and one nobody knows are said as any endpoint says them. */
function said(reason: Reason, texts: Partial<Record<Reason, PublishedText>>): Refusal {
  // All that acts find wrong in what is asked is an amount of nothing or less.
  if (reason === 'invalid_input') return refuseFields({ amount: 'invalid' })
  const text = texts[reason]
  return text ? refuseBadData(reason, text) : refuse(reason)
}
