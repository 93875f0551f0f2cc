import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { payoutConfirmed, payoutRejected, payoutReturned } from '@daftar/rules/payouts/payout-postings'
import type { Tx } from '../../platform/database/database.ts'
import { lockBooks, post } from '../../platform/ledger/ledger.ts'
import type { TransferOutcome, TransferRow } from '../transfers/index.ts'
import { recordEvents } from './events.ts'
import { staffActor } from './actors.ts'

/**
 * What the bank did with a payout's transfer: paid it, refused it, or sent it back later. Refused or sent back the money is owed
 * again and the payout `failed`, whatever an advance took before stands (DEC-LOAN-19).
 */
export const payoutOutcome: TransferOutcome = {
  confirmed: (tx, transfer, by, at) =>
    conclude(tx, transfer, by, at, {
      kind: 'payout_confirmed',
      postings: payoutConfirmed(facts(transfer)),
      from: 'in_transit',
      to: 'paid',
      reason: '',
      set: { paid_at: at, bank_reference: transfer.bank_reference },
    }),
  rejected: (tx, transfer, by, at) =>
    conclude(tx, transfer, by, at, {
      kind: 'payout_rejected',
      postings: payoutRejected(facts(transfer)),
      from: 'in_transit',
      to: 'failed',
      reason: transfer.reject_reason ?? '',
      set: { failed_reason: transfer.reject_reason },
    }),
  returned: (tx, transfer, by, at) =>
    conclude(tx, transfer, by, at, {
      kind: 'payout_returned',
      postings: payoutReturned(facts(transfer)),
      from: 'paid',
      to: 'failed',
      reason: transfer.reject_reason ?? '',
      set: { failed_reason: transfer.reject_reason, paid_at: null },
    }),
}

interface Conclusion {
  kind: string
  postings: ReturnType<typeof payoutConfirmed>
  from: PayoutStatus
  to: PayoutStatus
  reason: string
  set: Record<string, Date | string | null>
}

async function conclude(tx: Tx, transfer: TransferRow, by: string, at: Date, end: Conclusion): Promise<void> {
  const { merchant_id: merchantId, subject_id: payoutId } = transfer
  await lockBooks(tx, merchantId)
  const done = await tx`
    update payout set ${tx({ ...end.set, status: end.to } as never)}
     where merchant_id = ${merchantId} and id = ${payoutId} and status = ${end.from}`
  if (done.count !== 1)
    throw new Error(`payout ${payoutId} was not ${end.from} when its transfer was decided`)
  await post(tx, { merchantId, kind: end.kind, reference: transfer.id, at, postings: end.postings })
  const actor = await staffActor(tx, by)
  await recordEvents(tx, [{ merchantId, payoutId, status: end.to, at, by: actor, reason: end.reason }])
}

function facts({ merchant_id: merchantId, currency, amount_minor: amountMinor }: TransferRow) {
  return { merchantId, currency, amountMinor }
}
