import { takingOf } from '@daftar/rules/cards/charge'
import { cardCaptured, cardRefunded, cardReleased } from '@daftar/rules/cards/postings'
import type { Actor } from '@daftar/rules/status/actors'
import { smallest } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import { post } from '../../../platform/ledger/ledger.ts'
import { changeInStatus, moveStatus, type Columns } from '../../../platform/status/move.ts'
import { contribute } from '../settlement/index.ts'
import { availableMinor, moveWallet } from '../wallet/index.ts'
import { chargeMachine } from './machine.ts'
import type { ChargeRow } from './store.ts'

/**
 * What happens to a charge after it was approved. Whoever calls holds the books; `id` names it and is booked
 * once.
 */
export interface Happening {
  id: string
  amountMinor: bigint
  actor: Extract<Actor, 'bank' | 'system'>
  at: Date
}

/**
 * The shop takes its money, or a part of it, or more than it asked for. What was held pays first; of what is
 * more nothing is taken out of the wallet that is not in it, the rest is taken of the next payout.
 */
export async function capture(
  tx: Tx,
  row: ChargeRow,
  { id, amountMinor, actor, at }: Happening,
  isFinal: boolean,
): Promise<void> {
  const { merchant_id: merchantId, currency, source } = row
  const whose = { merchantId, currency }
  const walletMinor = source === 'wallet' ? await availableMinor(tx, whose) : 0n
  const taking = takingOf({ amountMinor, heldMinor: row.held_minor, source, walletMinor })
  const ofPayoutMinor = taking.ofPayoutMinor + (source === 'payout' ? taking.ofHeldMinor : 0n)
  await post(tx, {
    ...{ merchantId, kind: 'card_captured', reference: id, at },
    postings: cardCaptured(whose, {
      heldMinor: source === 'wallet' ? taking.ofHeldMinor : 0n,
      walletMinor: taking.ofWalletMinor,
      payoutMinor: ofPayoutMinor,
    }),
  })
  if (ofPayoutMinor > 0n)
    await contribute(tx, {
      ...{
        ...whose,
        kind: 'card_spend',
        id: `card_${id}`,
        orderId: null,
        amountMinor: -ofPayoutMinor,
        note: row.shop,
        at,
      },
    })
  const captured = {
    ...row,
    held_minor: row.held_minor - taking.ofHeldMinor,
    captured_minor: row.captured_minor + amountMinor,
    of_payout_minor: row.of_payout_minor + ofPayoutMinor,
  }
  const { held_minor, captured_minor, of_payout_minor } = captured
  await change(
    tx,
    row,
    'captured',
    { held_minor, captured_minor, of_payout_minor, ended_at: null },
    { actor, at },
  )
  await spend(tx, row, amountMinor - taking.ofHeldMinor)
  if (isFinal && held_minor > 0n)
    await release(tx, { ...captured, status: 'captured' }, { id, amountMinor: held_minor, actor, at })
}

/** What a shop does not take is free again; of a charge of which nothing was taken that is its end. */
export async function release(
  tx: Tx,
  row: ChargeRow,
  { id, amountMinor, actor, at }: Happening,
): Promise<void> {
  const { merchant_id: merchantId, currency } = row
  const freed = smallest(amountMinor, row.held_minor)
  if (freed === 0n) return
  const held_minor = row.held_minor - freed
  if (row.source === 'wallet')
    await moveWallet(tx, {
      ...{ merchantId, currency, kind: 'card_released', reference: id, at },
      postings: cardReleased({ merchantId, currency, amountMinor: freed }),
    })
  const isOver = held_minor === 0n && row.captured_minor === 0n
  const ended = held_minor === 0n ? { ended_at: at } : {}
  await change(tx, row, isOver ? 'released' : row.status, { held_minor, ...ended }, { actor, at })
  await spend(tx, row, -freed)
}

/**
 * A shop gives back what it took, all of it to where the charge is paid from: into the wallet, or to the next
 * payout. What a wallet had not and the payout paid comes back into the wallet too.
 */
export async function refund(
  tx: Tx,
  row: ChargeRow,
  { id, amountMinor, actor, at }: Happening,
): Promise<void> {
  const { merchant_id: merchantId, currency } = row
  const whose = { merchantId, currency }
  const to = row.source
  const postings = cardRefunded({ ...whose, amountMinor }, to)
  const booked = { ...whose, kind: 'card_refunded', reference: id, postings, at } as const
  if (to === 'wallet') await moveWallet(tx, booked)
  else {
    const { currency: _, ...movement } = booked
    await post(tx, movement)
    await contribute(tx, {
      ...whose,
      kind: 'card_refund',
      id: `card_${id}`,
      orderId: null,
      amountMinor,
      note: row.shop,
      at,
    })
  }
  const refunded_minor = row.refunded_minor + amountMinor
  const isWhole = refunded_minor === row.captured_minor && row.held_minor === 0n
  await change(tx, row, isWhole ? 'refunded' : row.status, { refunded_minor, ended_at: at }, { actor, at })
  await spend(tx, row, -amountMinor)
}

/** Moves the charge, or changes it where it stands; the books are held, so nobody else has. */
async function change(
  tx: Tx,
  row: ChargeRow,
  to: ChargeRow['status'],
  set: Columns<ChargeRow>,
  { actor, at }: Pick<Happening, 'actor' | 'at'>,
): Promise<void> {
  const done =
    to === row.status
      ? await changeInStatus(tx, chargeMachine, row, set)
      : (await moveStatus(tx, chargeMachine, row, {
          ...{ to, set, actor, actorId: actor === 'bank' ? 'card_issuer' : 'cards', at },
        })) === 'moved'
  if (!done) throw new Error(`the charge ${row.id} moved while its books were held`)
}

/** What the card has spent of the month of the charge; another month's is past. */
async function spend(tx: Tx, row: ChargeRow, byMinor: bigint): Promise<void> {
  if (byMinor === 0n) return
  await tx`
    update card set spent_minor = spent_minor + ${byMinor}
     where merchant_id = ${row.merchant_id} and id = ${row.card_id} and month = ${row.month}`
}
