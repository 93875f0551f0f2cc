import type { HeldReason, HoldReason } from '@daftar/rules/payouts/hold-reasons'
import { payoutOrdered } from '@daftar/rules/payouts/payout-postings'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../platform/database/database.ts'
import { lockManyBooks, postMany } from '../../platform/ledger/post-many.ts'
import type { OrderTransfers } from '../transfers/index.ts'
import { recordEvents } from './events.ts'
import type { PayoutActor } from './parts.ts'

/** A payout that waits to be sent, with what could keep it back. */
interface Waiting {
  merchant_id: string
  id: string
  currency: Currency
  payout_minor: bigint
  hold_id: string | null
  hold_reason: HoldReason | null
  is_suspended: boolean
  iban: string | null
  beneficiary: string | null
}

export interface Issued {
  issued: number
  held: number
}

/**
 * Sends payouts that are `pending`, in the caller's transaction: what a hold or a suspended entity keeps back becomes `held`
 * with the reason, for the rest a transfer is ordered. Books are taken first, so a hold that is placed meanwhile comes before
 * or after as a whole; whatever is not pending any more is left alone.
 */
export async function issuePayouts(
  tx: Tx,
  orderTransfers: OrderTransfers,
  given: { merchantIds: readonly string[]; payoutIds: readonly string[]; at: Date; by: PayoutActor },
): Promise<Issued> {
  const { at, by } = given
  await lockManyBooks(tx, given.merchantIds)
  const waiting = await findWaiting(tx, given.merchantIds, given.payoutIds)
  const kept = waiting.flatMap((payout) => {
    const reason = keptBackBy(payout)
    return reason ? [{ ...payout, reason }] : []
  })
  const sent = waiting.filter((payout) => keptBackBy(payout) === null)
  await hold(tx, kept, at, by)
  await send(tx, orderTransfers, sent, at, by)
  return { issued: sent.length, held: kept.length }
}

/** Why these merchants' payouts would not be sent now; a merchant that is missing is paid. */
export async function reasonsToKeep(
  tx: Tx,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, HeldReason>> {
  const rows = await tx<(Pick<Waiting, 'hold_reason' | 'is_suspended' | 'iban'> & { merchant_id: string })[]>`
    select m.merchant_id, h.reason as hold_reason, e.iban,
           m.suspended_at is not null or coalesce(e.status = 'suspended', false) as is_suspended
      from merchant m
      left join payout_hold h on h.merchant_id = m.merchant_id and h.released_at is null
      left join lateral (
        select status, iban from legal_entity where merchant_id = m.merchant_id order by created_at, id limit 1) e on true
     where m.merchant_id = any (${[...merchantIds]})`
  return new Map(
    rows.flatMap((row) => {
      const reason = keptBackBy(row)
      return reason === null ? [] : [[row.merchant_id, reason] as const]
    }),
  )
}

function keptBackBy(payout: Pick<Waiting, 'hold_reason' | 'is_suspended' | 'iban'>): HeldReason | null {
  if (payout.hold_reason) return payout.hold_reason
  if (payout.is_suspended) return 'entity_suspended'
  return payout.iban ? null : 'account_missing'
}

/** In the order of their closing: of one merchant the older goes first. */
function findWaiting(
  tx: Tx,
  merchantIds: readonly string[],
  payoutIds: readonly string[],
): Promise<Waiting[]> {
  return tx<Waiting[]>`
    select p.merchant_id, p.id, p.currency, p.payout_minor, h.id as hold_id, h.reason as hold_reason,
           m.suspended_at is not null or coalesce(e.status = 'suspended', false) as is_suspended,
           e.iban, e.legal_company_name as beneficiary
      from payout p
      join merchant m on m.merchant_id = p.merchant_id
      left join payout_hold h on h.merchant_id = p.merchant_id and h.released_at is null
      left join lateral (
        select status, iban, legal_company_name from legal_entity where merchant_id = p.merchant_id order by created_at, id limit 1) e on true
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
  if (payouts.length === 0) return
  await tx`
    update payout p set status = 'held', held_reason = h.reason, hold_id = h.hold_id
      from jsonb_to_recordset(${tx.json(payouts.map(({ merchant_id, id, reason, hold_id }) => ({ merchant_id, id, reason, hold_id })))})
           as h (merchant_id text, id text, reason text, hold_id text)
     where p.merchant_id = h.merchant_id and p.id = h.id and p.status = 'pending'`
  await recordEvents(
    tx,
    payouts.map((payout) => ({
      merchantId: payout.merchant_id,
      payoutId: payout.id,
      status: 'held',
      at,
      by,
      reason: payout.reason,
    })),
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
  await tx`
    update payout p set status = 'in_transit', iban = s.iban, beneficiary = s.beneficiary, issued_at = ${at}
      from jsonb_to_recordset(${tx.json(payouts.map(({ merchant_id, id, iban, beneficiary }) => ({ merchant_id, id, iban, beneficiary })))})
           as s (merchant_id text, id text, iban text, beneficiary text)
     where p.merchant_id = s.merchant_id and p.id = s.id and p.status = 'pending'`
  await orderAndBook(
    tx,
    orderTransfers,
    payouts.map((payout) => ({
      merchantId: payout.merchant_id,
      payoutId: payout.id,
      currency: payout.currency,
      amountMinor: payout.payout_minor,
      iban: payout.iban!,
      beneficiary: payout.beneficiary!,
    })),
    at,
  )
  await recordEvents(
    tx,
    payouts.map((payout) => ({
      merchantId: payout.merchant_id,
      payoutId: payout.id,
      status: 'in_transit',
      at,
      by,
      reason: '',
    })),
  )
}

export interface Sent {
  merchantId: string
  payoutId: string
  currency: Currency
  amountMinor: bigint
  iban: string
  beneficiary: string
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
