import { canMove } from '@daftar/rules/status/transitions'
import { chargeTransitions, mayStillBeTaken } from '@daftar/rules/cards/charge'
import { isCurrency, type Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { lockLedger } from '../../../platform/ledger/ledger.ts'
import { authorize } from './authorize.ts'
import type { CardMoney } from './dependencies.ts'
import { capture, refund, release, type Happening } from './follow.ts'
import type { IssuerAnswer, IssuerEvent } from './issuer-port.ts'
import { chargeOfIssuer, findByIssuer, type CardRow, type ChargeRow } from './store.ts'

/**
 * Takes in what the issuer says, once however often it says it: a repeat is answered what the first was. The
 * books of the merchant are held, so events of one merchant follow each other.
 */
export async function receive(tx: Tx, deps: CardMoney, event: IssuerEvent, at: Date): Promise<IssuerAnswer> {
  const card = await findByIssuer(tx, event.cardId)
  if (!card) return { status: 'unknown' }
  const { merchant_id: merchantId } = card
  await lockLedger(tx, merchantId)
  const known = await answerOf(tx, merchantId, event.eventId)
  if (known) return known
  const sum = isCurrency(event.currency) ? parseAmount(event.amount, event.currency) : null
  if (!sum || sum.amountMinor < 0n) return { status: 'invalid' }
  const asked = { amountMinor: sum.amountMinor, currency: sum.currency }
  const charge = await chargeOfIssuer(tx, merchantId, event.chargeId)
  const { chargeId, answer } =
    event.kind === 'authorization' && !charge
      ? await begun(tx, deps, card, event, { ...asked, at })
      : { chargeId: charge?.id, answer: await followed(tx, event, charge, { ...asked, at }) }
  if (chargeId && answer.status !== 'early')
    await tx`insert into card_event ${values(tx, 'card_event', {
      ...{ merchant_id: merchantId, id: event.eventId, charge_id: chargeId, kind: event.kind, at },
      ...{ amount_minor: sum.amountMinor, answer: writtenAnswer(answer) },
    })}`
  return answer
}

interface Sum {
  amountMinor: bigint
  currency: Currency
  at: Date
}

async function begun(
  tx: Tx,
  deps: CardMoney,
  card: CardRow,
  { chargeId: issuerId, shop }: IssuerEvent,
  { amountMinor, currency, at }: Sum,
): Promise<{ chargeId?: string; answer: IssuerAnswer }> {
  if (amountMinor === 0n) return { answer: { status: 'invalid' } }
  const { chargeId, declined } = await authorize(tx, deps, card, {
    issuerId,
    amountMinor,
    currency,
    shop,
    at,
  })
  return { chargeId, answer: declined ? { status: 'declined', reason: declined } : { status: 'approved' } }
}

async function followed(
  tx: Tx,
  event: IssuerEvent,
  charge: ChargeRow | undefined,
  { amountMinor, currency, at }: Sum,
): Promise<IssuerAnswer> {
  if (!charge) return { status: 'unknown' }
  const { kind } = event
  if (kind === 'authorization')
    return charge.declined_reason
      ? { status: 'declined', reason: charge.declined_reason }
      : { status: 'approved' }
  if (charge.declined_reason) return ofDeclined(kind, charge.declined_reason)
  if (kind !== 'expiry' && (currency !== charge.currency || amountMinor === 0n)) return { status: 'invalid' }
  const happening: Happening = { id: event.eventId, amountMinor, actor: 'bank', at }
  switch (kind) {
    case 'capture':
      if (charge.status !== 'captured' && !canMove(chargeTransitions, charge.status, 'captured', 'bank'))
        return { status: 'without_effect' }
      await capture(tx, charge, happening, event.isFinal)
      return { status: 'done' }
    case 'reversal':
    case 'expiry':
      if (charge.held_minor === 0n) return { status: 'without_effect' }
      await release(tx, charge, {
        ...happening,
        amountMinor: kind === 'expiry' ? charge.held_minor : amountMinor,
      })
      return { status: 'done' }
    case 'refund':
      if (charge.refunded_minor + amountMinor > charge.captured_minor)
        return { status: isTold(charge) ? 'without_effect' : 'early' }
      await refund(tx, charge, happening)
      return { status: 'done' }
  }
}

/**
 * Nothing is held of a charge that was declined, so nothing can be freed. What a shop takes of it, or gives
 * back, is none of the merchant's: the issuer claims it from the shop (docs/decisions/0131).
 */
function ofDeclined(kind: IssuerEvent['kind'], reason: string): IssuerAnswer {
  const isTaken = kind === 'capture' || kind === 'refund'
  return isTaken ? { status: 'not_approved', reason } : { status: 'without_effect' }
}

/** Whether all that the shop took of a charge is known. */
function isTold({ held_minor: heldMinor, captured_minor: capturedMinor }: ChargeRow): boolean {
  return !mayStillBeTaken({ heldMinor, capturedMinor })
}

async function answerOf(tx: Tx, merchantId: string, eventId: string): Promise<IssuerAnswer | undefined> {
  const [row] = await tx<Row<'card_event', 'answer'>[]>`
    select answer from card_event where merchant_id = ${merchantId} and id = ${eventId}`
  return row && readAnswer(row.answer)
}

/** `declined:above_limit`, `done`. */
function writtenAnswer(answer: IssuerAnswer): string {
  return 'reason' in answer ? `${answer.status}:${answer.reason}` : answer.status
}

function readAnswer(text: string): IssuerAnswer {
  const [status, reason] = text.split(':')
  return { status, ...(reason !== undefined && { reason }) } as IssuerAnswer
}
