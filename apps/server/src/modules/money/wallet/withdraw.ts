import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { heldOfWallet, withdrawalOrdered } from '@daftar/rules/wallet/postings'
import { withdrawalFee, type WithdrawalFee } from '@daftar/rules/wallet/withdrawal'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { lockLedger, post } from '../../../platform/ledger/ledger.ts'
import { changeInStatus } from '../../../platform/status/move.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { bankOf, type Destination } from '../settlement/index.ts'
import { transfersOf } from '../transfers/index.ts'
import type { WalletDependencies } from './dependencies.ts'
import { withdrawalMachine } from './machine.ts'
import { availableMinor, moveWallet } from './move.ts'
import {
  findWithdrawal,
  insertWithdrawal,
  openWithdrawals,
  vatPercentOf,
  type WithdrawalRow,
} from './store.ts'

type Sends = Pick<WalletDependencies, 'orderTransfer'>

export interface Withdrawal {
  merchantId: string
  currency: Currency
  amountMinor: bigint
  /** As it was shown. */
  feeMinor: bigint
  personId: string
  at: Date
}

/** What a withdrawal costs a merchant now. */
export async function feeOf(
  tx: ReadTx,
  { withdrawalFeeMinor }: Pick<WalletDependencies, 'withdrawalFeeMinor'>,
  of: { merchantId: string; currency: Currency; at: Date },
): Promise<WithdrawalFee> {
  const day = dateInZone(of.at.getTime(), zoneOfCurrency(of.currency))
  return withdrawalFee(of.currency, await vatPercentOf(tx, of.merchantId, day), withdrawalFeeMinor)
}

/**
 * Takes a withdrawal out of the wallet, with its fee, and sends it at once where nothing keeps the merchant's
 * money back. One at a time; the books are held, so of any number at once one is made.
 */
export async function withdraw(
  tx: Tx,
  deps: Sends & Pick<WalletDependencies, 'withdrawalFeeMinor'>,
  given: Withdrawal,
): Promise<WithdrawalRow | Refusal> {
  const { merchantId, currency, amountMinor, at } = given
  await lockLedger(tx, merchantId)
  const { feeMinor, feeVatMinor } = await feeOf(tx, deps, given)
  if (feeMinor !== given.feeMinor) return refuse('withdrawal_fee_changed')
  const bank = await bankOf(tx, merchantId)
  if (!bank?.iban) return refuse('bank_account_missing')
  const open = await openWithdrawals(tx, merchantId)
  if (open.some((one) => one.currency === currency)) return refuse('withdrawal_open')
  if ((await availableMinor(tx, given)) < amountMinor + feeMinor) return refuse('wallet_not_enough')
  const id = newId('wdr')
  await insertWithdrawal(tx, {
    merchant_id: merchantId,
    id,
    currency,
    amount_minor: amountMinor,
    fee_minor: feeMinor,
    fee_vat_minor: feeVatMinor,
    requested_by: given.personId,
    requested_at: at,
  })
  const hold = async (kind: 'wallet_withdrawn' | 'wallet_fee_charged', minor: bigint) => {
    const postings = heldOfWallet({ merchantId, currency, amountMinor: minor })
    if (!(await moveWallet(tx, { merchantId, currency, kind, reference: id, postings, at })))
      throw new Error(`the wallet of ${merchantId} moved while its books were held`)
  }
  await hold('wallet_withdrawn', amountMinor)
  if (feeMinor > 0n) await hold('wallet_fee_charged', feeMinor)
  await recordChange(tx, {
    ...{ merchantId, subject: 'wallet_withdrawal', subjectId: id, from: null, to: 'processing' },
    ...{ actor: 'merchant', actorId: given.personId, at },
  })
  const row = (await findWithdrawal(tx, merchantId, id))!
  await sendOrHold(tx, deps, row, bank, at)
  return (await findWithdrawal(tx, merchantId, id))!
}

/**
 * Sends what waits, where nothing keeps it back any more; says why it waits where something does. Whoever
 * calls holds the books.
 */
export async function sendOrHold(
  tx: Tx,
  { orderTransfer }: Sends,
  row: WithdrawalRow,
  bank: Pick<Destination, 'iban' | 'beneficiary' | 'bank_name'> & { keptBackBy: string | null },
  at: Date,
): Promise<void> {
  const { merchant_id: merchantId, currency, amount_minor: amountMinor } = row
  if (bank.keptBackBy !== null || !bank.iban) {
    const held_reason = bank.keptBackBy ?? 'account_missing'
    if (held_reason !== row.held_reason) await changeInStatus(tx, withdrawalMachine, row, { held_reason })
    return
  }
  const account = { iban: bank.iban, beneficiary: bank.beneficiary ?? '', bank_name: bank.bank_name ?? '' }
  const isSent = await changeInStatus(
    tx,
    withdrawalMachine,
    row,
    { ...account, held_reason: null, sent_at: at },
    tx`and sent_at is null`,
  )
  if (!isSent) return
  const order = { merchantId, kind: 'wallet', subjectId: row.id, currency, amountMinor, at } as const
  const { bank_name: bankName, ...to } = account
  if (!(await orderTransfer(tx, { ...order, ...to, bankName })))
    throw new Error(`withdrawal ${row.id} was sent before`)
  const [transfer] = await transfersOf(tx, merchantId, 'wallet', row.id)
  await post(tx, {
    ...{ merchantId, kind: 'wallet_withdrawal_ordered', reference: transfer!.id, at },
    postings: withdrawalOrdered({ merchantId, currency, amountMinor }),
  })
}
