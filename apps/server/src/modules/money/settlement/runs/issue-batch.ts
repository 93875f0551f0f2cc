import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import { payoutOrdered } from '@daftar/rules/payouts/payout-postings'
import type { Currency } from '@daftar/rules/money/currency'
import { paidIntoWallet } from '@daftar/rules/wallet/postings'
import type { Tx } from '../../../../platform/database/database.ts'
import { lockManyBooks, postMany } from '../../../../platform/ledger/post-many.ts'
import { moveStatuses } from '../../../../platform/status/move.ts'
import type { OrderTransfers } from '../../transfers/index.ts'
import { recordEvents } from '../payouts/events.ts'
import { payoutMachine } from '../machine.ts'
import { tellOfPayout } from '../payouts/news.ts'
import { findPayout } from '../payouts/store.ts'
import type { PayoutActor, PayoutNews, Sends } from '../dependencies.ts'
import { keptBackBy, destinations, type Destination } from './destinations.ts'

/** A payout that waits to be sent, with what could keep it back. */
interface Waiting extends Destination {
  id: string
  status: 'pending'
  currency: Currency
  payout_minor: bigint
}

/**
 * Sends payouts that are `pending`, in the caller's transaction: what a hold or a suspended entity keeps back
 * becomes `held` with the reason, for the rest a transfer is ordered. Books are taken first, so a hold that
 * is placed meanwhile comes before or after as a whole; whatever is not pending any more is left alone.
 * Answers how many were sent.
 */
export async function issuePayouts(
  tx: Tx,
  sends: Sends,
  given: { merchantIds: readonly string[]; payoutIds: readonly string[]; at: Date; by: PayoutActor },
): Promise<number> {
  const { at, by } = given
  await lockManyBooks(tx, given.merchantIds)
  const waiting = await findWaiting(tx, given.merchantIds, given.payoutIds)
  const kept = waiting.flatMap((payout) => {
    const reason = keptBackBy(payout)
    return reason ? [{ ...payout, reason }] : []
  })
  const sent = waiting.filter((payout) => keptBackBy(payout) === null)
  await hold(tx, kept, at, by)
  const [toWallets, toBanks] = [sent.filter((one) => one.into_wallet), sent.filter((one) => !one.into_wallet)]
  await send(tx, sends.orderTransfers, toBanks, at, by)
  await payIntoWallets(tx, sends.news, toWallets, at, by)
  return sent.length
}

/** In the order of their closing: of one merchant the older goes first. */
function findWaiting(
  tx: Tx,
  merchantIds: readonly string[],
  payoutIds: readonly string[],
): Promise<Waiting[]> {
  return tx<Waiting[]>`
    select w.merchant_id, w.hold_id, w.hold_reason, w.is_suspended, p.id, p.status, p.currency, p.payout_minor,
           coalesce(nullif(p.iban, ''), w.iban) as iban,
           case when p.iban = '' then w.beneficiary else p.beneficiary end as beneficiary,
           case when p.iban = '' then w.bank_name else p.bank_name end as bank_name,
           w.into_wallet and p.iban = '' as into_wallet
      from payout p join (${destinations(tx, merchantIds)}) w on w.merchant_id = p.merchant_id
     where p.merchant_id = any (${[...merchantIds]}) and p.id = any (${[...payoutIds]}) and p.status = 'pending'
     order by p.period_until, p.merchant_id
       for update of p`
}

async function hold(
  tx: Tx,
  payouts: readonly (Waiting & { reason: HeldReason })[],
  at: Date,
  by: PayoutActor,
): Promise<void> {
  const moves = payouts.map((row) => ({
    row,
    to: 'held' as const,
    facts: { reason: row.reason, hold: row.hold_id },
    ...causeOf(by, at),
  }))
  await moveStatuses(tx, payoutMachine, moves, {
    facts: tx`reason text, hold text`,
    set: tx`held_reason = n.reason, hold_id = n.hold`,
  })
  await recordEvents(
    tx,
    payouts.map((payout) => ({ ...idOf(payout), status: 'held', at, by, reason: payout.reason })),
  )
}

async function send(
  tx: Tx,
  orderTransfers: OrderTransfers,
  payouts: readonly Waiting[],
  at: Date,
  by: PayoutActor,
): Promise<void> {
  if (payouts.length === 0) return
  const moves = payouts.map((row) => ({
    row,
    to: 'in_transit' as const,
    facts: { iban: row.iban, beneficiary: row.beneficiary, bank: row.bank_name },
    ...causeOf(by, at),
  }))
  await moveStatuses(tx, payoutMachine, moves, {
    facts: tx`iban text, beneficiary text, bank text`,
    set: tx`iban = n.iban, beneficiary = n.beneficiary, bank_name = n.bank, issued_at = ${at}`,
  })
  await orderAndBook(
    tx,
    orderTransfers,
    payouts.map((payout) => ({
      ...idOf(payout),
      currency: payout.currency,
      amountMinor: payout.payout_minor,
      iban: payout.iban!,
      beneficiary: payout.beneficiary!,
      bankName: payout.bank_name!,
    })),
    at,
  )
  await recordEvents(
    tx,
    payouts.map((payout) => ({ ...idOf(payout), status: 'in_transit', at, by })),
  )
}

/** A payout into a wallet arrives as it is sent: no bank has a part in it. */
async function payIntoWallets(
  tx: Tx,
  news: PayoutNews,
  payouts: readonly Waiting[],
  at: Date,
  by: PayoutActor,
): Promise<void> {
  if (payouts.length === 0) return
  const moved = (status: 'pending' | 'in_transit', to: 'in_transit' | 'paid') =>
    payouts.map((payout) => ({ row: { ...payout, status }, to, ...causeOf(by, at) }))
  await moveStatuses(tx, payoutMachine, moved('pending', 'in_transit'), {
    set: tx`into_wallet = true, issued_at = ${at}`,
  })
  await postMany(
    tx,
    payouts.map(({ merchant_id: merchantId, id: reference, currency, payout_minor: amountMinor }) => ({
      ...{ merchantId, kind: 'payout_to_wallet', reference, at },
      postings: paidIntoWallet({ merchantId, currency, amountMinor }),
    })),
  )
  await moveStatuses(tx, payoutMachine, moved('in_transit', 'paid'), { set: tx`paid_at = ${at}` })
  const events = (status: 'in_transit' | 'paid') =>
    payouts.map((payout) => ({ ...idOf(payout), status, at, by }))
  await recordEvents(tx, events('in_transit'))
  await recordEvents(tx, events('paid'))
  for (const { id } of payouts) {
    const paid = await findPayout(tx, id)
    if (paid) await tellOfPayout(tx, news, paid, 'payout_in_wallet')
  }
}

function causeOf({ kind: actor, id: actorId }: PayoutActor, at: Date) {
  return { actor, actorId, at } as const
}

function idOf({ merchant_id: merchantId, id: payoutId }: Waiting) {
  return { merchantId, payoutId }
}

export interface Sent {
  merchantId: string
  payoutId: string
  currency: Currency
  amountMinor: bigint
  iban: string
  beneficiary: string
  bankName: string
}

/** The transfer and its movement in the books; each transfer of a payout is a movement of its own. */
export async function orderAndBook(
  tx: Tx,
  orderTransfers: OrderTransfers,
  payouts: readonly Sent[],
  at: Date,
): Promise<void> {
  const transfers = await orderTransfers(
    tx,
    payouts.map(({ payoutId, ...payout }) => ({ ...payout, kind: 'payout', subjectId: payoutId, at })),
  )
  await postMany(
    tx,
    payouts.map((payout) => ({
      merchantId: payout.merchantId,
      kind: 'payout_ordered',
      reference: transfers.get(payout.payoutId)!,
      at,
      postings: payoutOrdered(payout),
    })),
  )
}
