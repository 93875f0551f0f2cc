import type { EntryKind } from '@daftar/rules/ledger/entry-kinds'
import type { Posting } from '@daftar/rules/ledger/posting'
import {
  payoutConfirmed,
  payoutRejected,
  payoutReturned,
  type PayoutTransfer,
} from '@daftar/rules/payouts/payout-postings'
import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import type { Tx } from '../../../../platform/database/database.ts'
import { lockLedger, post } from '../../../../platform/ledger/ledger.ts'
import { moveStatus, type Columns } from '../../../../platform/status/move.ts'
import type { TransferOutcome, TransferRow } from '../../transfers/index.ts'
import { staffActor } from './actors.ts'
import { recordEvents } from './events.ts'
import { payoutMachine } from '../machine.ts'
import type { PayoutNews } from '../dependencies.ts'
import { tellOfPayout } from './news.ts'
import { findPayout, type PayoutRow } from './store.ts'

/**
 * What the bank did with a payout's transfer: paid it, refused it, or sent it back later. Refused or sent
 * back the money is owed again and the payout `failed`, whatever an advance took before stands (DEC-LOAN-19).
 */
export function payoutOutcome(news: PayoutNews): TransferOutcome {
  return {
    confirmed: (tx, transfer, by, at) =>
      conclude(tx, news, transfer, by, at, {
        kind: 'payout_confirmed',
        postings: payoutConfirmed(facts(transfer)),
        from: 'in_transit',
        to: 'paid',
        set: { paid_at: at, bank_reference: transfer.bank_reference },
      }),
    rejected: (tx, transfer, by, at) =>
      conclude(tx, news, transfer, by, at, {
        kind: 'payout_rejected',
        postings: payoutRejected(facts(transfer)),
        from: 'in_transit',
        to: 'failed',
        set: { failed_reason: transfer.reject_reason },
      }),
    returned: (tx, transfer, by, at) =>
      conclude(tx, news, transfer, by, at, {
        kind: 'payout_returned',
        postings: payoutReturned(facts(transfer)),
        from: 'paid',
        to: 'failed',
        set: { failed_reason: transfer.reject_reason, paid_at: null },
      }),
  }
}

interface Conclusion {
  kind: EntryKind
  postings: Posting
  from: PayoutStatus
  to: PayoutStatus
  set: Columns<PayoutRow>
}

async function conclude(
  tx: Tx,
  news: PayoutNews,
  transfer: TransferRow,
  by: string,
  at: Date,
  end: Conclusion,
): Promise<void> {
  const { merchant_id: merchantId, subject_id: payoutId } = transfer
  const { from, to, set } = end
  await lockLedger(tx, merchantId)
  const payout = { merchant_id: merchantId, id: payoutId, status: from }
  const move = { to, set, actor: 'staff', actorId: by, at } as const
  if ((await moveStatus(tx, payoutMachine, payout, move)) === 'lost')
    throw new Error(`payout ${payoutId} was not ${from} when its transfer was decided`)
  await post(tx, { merchantId, kind: end.kind, reference: transfer.id, at, postings: end.postings })
  const actor = await staffActor(tx, by)
  const reason = to === 'failed' ? (transfer.reject_reason ?? '') : ''
  await recordEvents(tx, [{ merchantId, payoutId, status: to, at, by: actor, reason }])
  const concluded = await findPayout(tx, payoutId)
  if (concluded) await tellOfPayout(tx, news, concluded, to === 'paid' ? 'payout_sent' : 'payout_failed')
}

function facts({
  merchant_id: merchantId,
  currency,
  amount_minor: amountMinor,
}: TransferRow): PayoutTransfer {
  return { merchantId, currency, amountMinor }
}
