import { heldReasons } from '@daftar/rules/payouts/hold-reasons'
import {
  transactionKinds,
  transactionStatuses,
  transactionTypes,
} from '@daftar/rules/transactions/transaction'
import { z } from 'zod'
import { amountOut, currency, instant } from '../../wire/values.ts'

/**
 * A transaction of the money tab: a payout, a movement of the wallet, or what a card took (MON-05,
 * DEC-MON-1).
 */
export const moneyTransaction = z.object({
  id: z.string(),
  kind: z.enum(transactionKinds),
  type: z.enum(transactionTypes),
  status: z.enum(transactionStatuses),
  at: instant,
  currency,
  /** With its sign: what leaves the wallet, or is taken by a card, is below zero. */
  amount: amountOut,
  /** What people name it by: the number of a payout, the shop that a card paid, else its id. */
  reference: z.string(),
})
export type MoneyTransaction = z.output<typeof moneyTransaction>

const named = z.object({ id: z.string(), number: z.string() })

/** One of them with what it is about (MON-06, DEC-MON-2). */
export const moneyTransactionDetail = moneyTransaction.extend({
  /** What it cost; null where nothing is charged for its like. */
  fee: amountOut.nullable(),
  /** The payout it is. */
  payout: named.nullable(),
  /** The one order that all of a payout is of; null where it is of several. */
  order: named.nullable(),
  /** Where it went; null where it went to no bank, or has not been sent. */
  bank: z.object({ name: z.string(), iban_ends: z.string() }).nullable(),
  bank_reference: z.string().nullable(),
  /** The card that was charged. */
  card: z.object({ nickname: z.string(), last4: z.string() }).nullable(),
  /** A payout that went into the wallet. */
  into_wallet: z.boolean(),
  held_reason: z.enum(heldReasons).nullable(),
  /** What the bank said when it refused it or sent it back. */
  failed_reason: z.string().nullable(),
  /** When it arrived, or failed. */
  ended_at: instant.nullable(),
})
export type MoneyTransactionDetail = z.output<typeof moneyTransactionDetail>
