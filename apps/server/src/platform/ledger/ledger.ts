import type { EntryKind } from '@daftar/rules/ledger/entry-kinds'
import type { Currency } from '@daftar/rules/money/currency'
import { isPostgresError, type Fragment, type ReadTx, type Tx } from '../database/connect.ts'
import type { Row } from '../database/rows.ts'
import { newId } from '../ids.ts'

/** One line of a movement in whole minor units: + debits the account, - credits it. */
export type Posting = { account: string; currency: Currency; amountMinor: bigint }

export type Movement = {
  merchantId: string
  /** What happened (`funding_confirmed`); with `reference` it names the movement, which is posted once. */
  kind: EntryKind
  reference: string
  at: Date
  postings: readonly Posting[]
  memo?: string | undefined
}

export type Posted = {
  id: string
  /** Place in the merchant's chain, from 1 without gaps. */
  number: bigint
  /** False when the same movement stood in the books already. */
  posted: boolean
}

/** The same kind and reference were posted before with other postings. */
export class MovementDiffers extends Error {
  override name = 'MovementDiffers'
}

/**
 * Post a balanced movement and its balances; safe to send twice. The merchant's chain is locked until the
 * transaction ends, so what was read under that lock still stands. An unbalanced movement fails at commit.
 * Throws MovementDiffers when the reference is taken by another movement.
 */
export async function post(tx: Tx, movement: Movement): Promise<Posted> {
  return append(tx, movement, null)
}

/** Undo a movement by its opposite; the first stays in the books. A movement can be reversed once. */
export async function reverse(
  tx: Tx,
  transactionId: string,
  reversal: { merchantId: string; kind: EntryKind; reference: string; at: Date; memo?: string | undefined },
): Promise<Posted> {
  const lines = await tx<Row<'ledger_posting', 'account' | 'currency' | 'amount_minor'>[]>`
    select account, currency, amount_minor from ledger_posting
    where merchant_id = ${reversal.merchantId} and transaction_id = ${transactionId} order by line`
  if (lines.length === 0) throw new Error(`there is no ledger transaction ${transactionId} to reverse`)
  const postings = lines.map((line) => ({
    account: line.account,
    currency: line.currency,
    amountMinor: -line.amount_minor,
  }))
  return append(tx, { ...reversal, postings }, transactionId)
}

/** Hold a merchant's books until the end of the transaction: balances read after this cannot move. */
export async function lockLedger(tx: Tx, merchantId: string): Promise<void> {
  // Sent behind each other, without a wait in between.
  await Promise.all([
    tx`insert into ledger_chain (merchant_id) values (${merchantId}) on conflict do nothing`,
    tx`select 1 from ledger_chain where merchant_id = ${merchantId} for update`,
  ])
}

/** An account's balance in minor units, debits minus credits; zero for an account never used. */
export async function balanceOf(
  tx: ReadTx,
  merchantId: string,
  account: string,
  currency: Currency,
): Promise<bigint> {
  const [row] = await tx<Row<'ledger_balance', 'balance_minor'>[]>`
    select balance_minor from ledger_balance
    where merchant_id = ${merchantId} and account = ${account} and currency = ${currency}`
  return row?.balance_minor ?? 0n
}

/** Every way in which a merchant's books do not hold together; empty when they do. */
export async function verifyChain(
  tx: ReadTx,
  merchantId: string,
): Promise<{ number: bigint | null; fault: string }[]> {
  return tx<
    { number: bigint | null; fault: string }[]
  >`select number, fault from ledger_faults(${merchantId})`
}

/**
 * The same as a part of a larger statement, which decides whether it happens. Whoever calls holds the books.
 */
export function posted(tx: Tx, movement: Movement, reverses: string | null = null): Fragment {
  const postings = movement.postings.map(({ account, currency, amountMinor }) => ({
    account,
    currency,
    amount_minor: String(amountMinor),
  }))
  return tx`
    ledger_post(${movement.merchantId}, ${newId('ltx')}, ${movement.kind}, ${movement.reference}, ${movement.at},
                ${movement.memo ?? null}, ${reverses}, ${tx.json(postings)})`
}

async function append(tx: Tx, movement: Movement, reverses: string | null): Promise<Posted> {
  try {
    const [row] = await tx<Posted[]>`select id, number, posted from ${posted(tx, movement, reverses)}`
    return row as Posted
  } catch (error) {
    if (isPostgresError(error) && error.constraint_name === 'ledger_movement_differs')
      throw new MovementDiffers(error.message, { cause: error })
    throw error
  }
}
