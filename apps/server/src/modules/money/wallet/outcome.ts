import {
  withdrawalConfirmed,
  withdrawalRefunded,
  withdrawalRejected,
  withdrawalReturned,
} from '@daftar/rules/wallet/postings'
import type { Tx } from '../../../platform/database/database.ts'
import { lockLedger, post } from '../../../platform/ledger/ledger.ts'
import { moveStatus, type Columns } from '../../../platform/status/move.ts'
import type { TransferOutcome, TransferRow } from '../transfers/index.ts'
import type { WalletNews } from './dependencies.ts'
import { tellOfWithdrawal } from './letters.ts'
import { withdrawalMachine } from './machine.ts'
import { moveWallet } from './move.ts'
import { findWithdrawal, type WithdrawalRow } from './store.ts'

/**
 * What the bank did with the transfer of a withdrawal. Refused, amount and fee are in the wallet again; sent
 * back after it was paid, the amount is, as a movement of its own.
 */
export function walletOutcome(news: WalletNews): TransferOutcome {
  return {
    async confirmed(tx, transfer, by, at) {
      const row = await end(tx, transfer, by, at, {
        from: 'processing',
        to: 'paid',
        set: { ended_at: at, bank_reference: transfer.bank_reference },
      })
      await post(tx, {
        ...of(transfer, at, 'wallet_withdrawal_confirmed'),
        postings: withdrawalConfirmed(moveOf(transfer), {
          feeMinor: row.fee_minor,
          feeVatMinor: row.fee_vat_minor,
        }),
      })
      await tellOfWithdrawal(tx, news, row)
    },
    async rejected(tx, transfer, by, at) {
      const failed = { ended_at: at, failed_reason: transfer.reject_reason ?? '' }
      const row = await end(tx, transfer, by, at, { from: 'processing', to: 'failed', set: failed })
      await post(tx, {
        ...of(transfer, at, 'wallet_withdrawal_rejected'),
        postings: withdrawalRejected(moveOf(transfer)),
      })
      const amountMinor = row.amount_minor + row.fee_minor
      await moveWallet(tx, {
        ...{ merchantId: row.merchant_id, currency: row.currency, reference: row.id, at },
        kind: 'wallet_withdrawal_refunded',
        postings: withdrawalRefunded({ ...moveOf(transfer), amountMinor }),
      })
      await tellOfWithdrawal(tx, news, row)
    },
    async returned(tx, transfer, by, at) {
      const failed = { ended_at: at, failed_reason: transfer.reject_reason ?? '' }
      const row = await end(tx, transfer, by, at, { from: 'paid', to: 'failed', set: failed })
      await moveWallet(tx, {
        ...of(transfer, at, 'wallet_withdrawal_returned'),
        currency: transfer.currency,
        postings: withdrawalReturned(moveOf(transfer)),
      })
      await tellOfWithdrawal(tx, news, row)
    },
  }
}

type Kind = 'wallet_withdrawal_confirmed' | 'wallet_withdrawal_rejected' | 'wallet_withdrawal_returned'

function of({ merchant_id: merchantId, id: reference }: TransferRow, at: Date, kind: Kind) {
  return { merchantId, kind, reference, at }
}

function moveOf({ merchant_id: merchantId, currency, amount_minor: amountMinor }: TransferRow) {
  return { merchantId, currency, amountMinor }
}

/** The row as it is then, with the books held. */
async function end(
  tx: Tx,
  { merchant_id: merchantId, subject_id: id, reject_reason: detail }: TransferRow,
  by: string,
  at: Date,
  {
    from,
    to,
    set,
  }: {
    from: WithdrawalRow['status']
    to: WithdrawalRow['status']
    set: Columns<WithdrawalRow>
  },
): Promise<WithdrawalRow> {
  await lockLedger(tx, merchantId)
  const move = { to, set, actor: 'staff', actorId: by, ...(detail !== null && { detail }), at } as const
  const held = { merchant_id: merchantId, id, status: from }
  if ((await moveStatus(tx, withdrawalMachine, held, move)) === 'lost')
    throw new Error(`withdrawal ${id} was not ${from} when its transfer was decided`)
  return (await findWithdrawal(tx, merchantId, id))!
}
