import type { MoneyTransaction, MoneyTransactionDetail } from '@daftar/contract/endpoints/money/money-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import {
  statusOfCharge,
  statusOfPayout,
  statusOfWithdrawal,
  type TransactionKind,
} from '@daftar/rules/transactions/transaction'
import { walletEntries } from '@daftar/rules/wallet/movements'
import type { ReadTx } from '../../../platform/database/database.ts'
import { everythingOf, findListedPayout, lastFour } from '../payouts/index.ts'
import { findMovement, presentMovements } from '../wallet/index.ts'
import type { Reader } from './reader.ts'
import { cardOf, onlyOrderOf, type TransactionRow } from './store.ts'

export function presentTransaction(row: TransactionRow): MoneyTransaction {
  const { id, kind, at, currency, reference } = row
  return {
    ...{ id, kind, currency, reference },
    ...whatOf(row),
    at: at.toISOString(),
    amount: toDecimal(money(row.amount_minor, currency)),
  }
}

function whatOf(row: TransactionRow): Pick<MoneyTransaction, 'type' | 'status'> {
  switch (row.kind) {
    case 'payout':
      return { type: 'payout', status: statusOfPayout[row.state] }
    case 'wallet':
      return {
        type: walletEntries[row.entry],
        status: row.state === null ? 'done' : statusOfWithdrawal[row.state],
      }
    case 'card':
      return { type: 'card', status: statusOfCharge[row.state] }
  }
}

type About = Omit<MoneyTransactionDetail, keyof MoneyTransaction>

/** A transaction with what it is about. */
export async function presentDetail(
  tx: ReadTx,
  reader: Reader,
  row: TransactionRow,
): Promise<MoneyTransactionDetail> {
  return { ...presentTransaction(row), ...(await about[row.kind](tx, reader, row.id)) }
}

async function aboutPayout(tx: ReadTx, reader: Reader, id: string): Promise<About> {
  const [row, order] = await Promise.all([
    findListedPayout(tx, { ...everythingOf([reader]), payoutId: id }),
    onlyOrderOf(tx, reader, id),
  ])
  if (!row) return nothing
  return {
    ...nothing,
    fee: toDecimal(money(row.fee_minor, row.currency)),
    payout: { id, number: row.number },
    order,
    bank: row.iban === '' ? null : { name: row.bank_name, iban_ends: lastFour(row.iban) },
    bank_reference: row.bank_reference,
    into_wallet: row.into_wallet,
    held_reason: row.held_reason,
    failed_reason: row.failed_reason,
    ended_at: row.paid_at?.toISOString() ?? null,
  }
}

/** A movement of the wallet: what its withdrawal became and cost, where it is one. */
async function aboutMovement(tx: ReadTx, { merchantId }: Reader, id: string): Promise<About> {
  const row = await findMovement(tx, merchantId, id)
  const [movement] = row ? await presentMovements(tx, merchantId, [row]) : []
  const withdrawal = movement?.withdrawal
  if (!withdrawal) return nothing
  return {
    ...nothing,
    fee: movement.type === 'withdrawal' ? withdrawal.fee : null,
    bank:
      withdrawal.iban_ends === '' ? null : { name: withdrawal.bank_name, iban_ends: withdrawal.iban_ends },
    bank_reference: withdrawal.bank_reference,
    held_reason: withdrawal.held_reason,
    failed_reason: withdrawal.failed_reason,
    ended_at: withdrawal.ended_at,
  }
}

const nothing: About = {
  ...{ fee: null, payout: null, order: null, bank: null, bank_reference: null, card: null },
  ...{ into_wallet: false, held_reason: null, failed_reason: null, ended_at: null },
}

const about = {
  payout: aboutPayout,
  wallet: aboutMovement,
  card: async (tx: ReadTx, reader: Reader, id: string) => ({
    ...nothing,
    card: await cardOf(tx, reader, id),
  }),
} as const satisfies Record<TransactionKind, (tx: ReadTx, reader: Reader, id: string) => Promise<About>>
