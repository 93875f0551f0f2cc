import { accountKinds } from '@daftar/rules/ledger/accounts'
import { z } from 'zod'
import { amountOut, currency, instant, merchantFields } from '../../wire/values.ts'

/** The journal and its accounts as they travel. */

/** The journal as the console shows it. An amount stands on one side; the other one is null. */
const sides = { debit: amountOut.nullable(), credit: amountOut.nullable() }

const account = {
  /** The whole name: `merchant_payable:mer_1`. */
  account: z.string(),
  /** Its first part: `merchant_payable`. */
  family: z.string(),
  kind: z.enum(accountKinds),
  currency,
}

export const ledgerAccount = z.object({
  ...merchantFields,
  ...account,
  ...sides,
})
export type LedgerAccount = z.output<typeof ledgerAccount>

export const trialBalance = z.object({
  currency,
  lines: z.array(z.object({ family: z.string(), kind: z.enum(accountKinds), ...sides })),
  debit: amountOut,
  credit: amountOut,
  /** Debits less credits: zero, or something is wrong. */
  difference: amountOut,
  is_balanced: z.boolean(),
})
export type TrialBalance = z.output<typeof trialBalance>

const entryHead = {
  id: z.string(),
  ...merchantFields,
  /** Place in the merchant's chain. */
  number: z.number().int(),
  /** What happened: `payout_ordered`. */
  kind: z.string(),
  reference: z.string(),
  at: instant,
  /** What it moved, per currency. */
  totals: z.array(z.object({ currency, amount: amountOut })),
}

export const journalEntry = z.object({
  ...entryHead,
  /** `reverses` takes an earlier entry back, `reversed` was taken back. */
  reversal: z.enum(['reverses', 'reversed']).nullable(),
})
export type JournalEntry = z.output<typeof journalEntry>

export const entryStory = z.object({
  ...entryHead,
  memo: z.string().nullable(),
  recorded_at: instant,
  postings: z.array(z.object({ ...account, ...sides })),
  /** What caused it, the nearest first: the transfer, then the payout it paid. */
  causes: z.array(
    z.object({
      type: z.enum(['transfer', 'payout', 'advance', 'repayment']),
      id: z.string(),
      /** What people call it: a payout's number, a transfer's reference. */
      label: z.string(),
      status: z.string(),
      at: instant,
      amount: amountOut.nullable(),
      currency,
    }),
  ),
  reverses: journalEntry.nullable(),
  reversed_by: journalEntry.nullable(),
  /** Other entries about the same causes, oldest first. */
  related: z.array(journalEntry),
  /** Who did what about the causes, oldest first. */
  events: z.array(
    z.object({
      at: instant,
      source: z.enum(['audit', 'payout', 'advance', 'transfer']),
      /** `transfer.confirmed`, or the status it moved to. */
      action: z.string(),
      actor: z.string(),
      detail: z.string(),
    }),
  ),
  /** The entry's place in the chain of hashes, in hexadecimal. */
  previous_hash: z.string(),
  hash: z.string(),
})
export type EntryStory = z.output<typeof entryStory>

export const booksCheck = z.object({
  entries: z.number().int(),
  faults: z.array(
    z.object({
      /** The entry that does not follow the one before it, or was changed. */
      number: z.number().int().nullable(),
      /**
       * `head`: entries are missing at the end; `balance`: it is not the sum of its postings; `sum`: a
       * currency is not zero.
       */
      fault: z.enum(['chain', 'head', 'balance', 'sum']),
      account: z.string().nullable(),
      currency: currency.nullable(),
    }),
  ),
  checked_at: instant,
})
export type BooksCheck = z.output<typeof booksCheck>
