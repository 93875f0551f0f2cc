import { heldReasons } from '@daftar/rules/payouts/hold-reasons'
import { walletTypes } from '@daftar/rules/wallet/movements'
import { withdrawalStatuses } from '@daftar/rules/wallet/withdrawal'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant, merchantFields } from '../../wire/values.ts'

/** The wallet as it travels. */

export const withdrawal = z.object({
  id: z.string(),
  status: z.enum(withdrawalStatuses),
  currency,
  /** What reaches the bank; the fee is paid from the wallet beside it. */
  amount: amountOut,
  fee: amountOut,
  /** Why it waits although it was asked for; null once it was sent. */
  held_reason: z.enum(heldReasons).nullable(),
  bank_name: z.string(),
  /** The last four characters of the account it went to; empty as long as it was not sent. */
  iban_ends: z.string(),
  requested_at: instant,
  sent_at: instant.nullable(),
  ended_at: instant.nullable(),
  /** What the bank said when it refused it or sent it back. */
  failed_reason: z.string().nullable(),
  bank_reference: z.string().nullable(),
})
export type Withdrawal = z.output<typeof withdrawal>

export const walletTransaction = z.object({
  id: z.string(),
  type: z.enum(walletTypes),
  at: instant,
  currency,
  /** With its sign: what leaves the wallet is below zero. */
  amount: amountOut,
  /** The payout it is, where it is one. */
  payout: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** The withdrawal it is of, or of whose fee. */
  withdrawal: withdrawal.nullable(),
  /** The shop that a card paid, or the campaign that ads are of. */
  about: z.string().nullable(),
})
export type WalletTransaction = z.output<typeof walletTransaction>

/** Where a transfer to the wallet goes; the reference is the merchant's own. */
export const topUpDetails = z.object({
  reference: z.string(),
  account_name: z.string(),
  bank_name: z.string(),
  iban: z.string(),
})
export type TopUpDetails = z.output<typeof topUpDetails>

export const walletBalance = z.object({
  currency,
  available: amountOut,
  /** Asked for and not arrived, fees with it. */
  pending: amountOut,
  /** What a withdrawal costs now, VAT inside it, and the most that can be withdrawn. */
  fee: amountOut,
  most: amountOut,
  /** Null where the provider takes no transfers in this currency. */
  top_up: topUpDetails.omit({ reference: true }).extend({ reference: z.string().nullable() }).nullable(),
})
export type WalletBalance = z.output<typeof walletBalance>

export const walletPage = z.object({
  balances: z.array(walletBalance),
  /** The confirmed account that withdrawals go to, by its end; null where there is none. */
  bank: z.object({ holder: z.string(), bank_name: z.string(), iban_ends: z.string() }).nullable(),
  /** Why a withdrawal would wait now; null where it would be sent. */
  kept_back_by: z.enum(heldReasons).nullable(),
  /** The one that is under way. */
  withdrawal: withdrawal.nullable(),
  /** Whether payouts go into the wallet instead of the bank. */
  takes_payouts: z.boolean(),
})
export type WalletPage = z.output<typeof walletPage>

/** Money that came to the provider's account, as the desk matches it. */
export const topUpLine = z.object({
  id: z.string(),
  booked_on: calendarDate,
  amount: amountOut,
  currency,
  text: z.string(),
  bank_reference: z.string(),
  file_name: z.string(),
  /** Whose reference stands in it; null where none does. */
  named: z.object(merchantFields).nullable(),
  /** What one person decided and a second has to confirm. */
  proposal: z
    .object({
      act: z.enum(['match', 'send_back']),
      merchant: z.object(merchantFields).nullable(),
      iban: z.string(),
      note: z.string(),
      by: z.string(),
      by_id: z.string(),
      at: instant,
    })
    .nullable(),
})
export type TopUpLine = z.output<typeof topUpLine>

export const endedTopUp = topUpLine.omit({ named: true, proposal: true }).extend({
  act: z.enum(['match', 'send_back']),
  merchant: z.object(merchantFields).nullable(),
  iban: z.string(),
  note: z.string(),
  decided_by: z.string(),
  decided_at: instant,
  /**
   * Of what was given to a wallet: somebody proposed to take it out again, and a second person has to confirm
   * it.
   */
  undo: z.object({ note: z.string(), by: z.string(), by_id: z.string(), at: instant }).nullable(),
})
export type EndedTopUp = z.output<typeof endedTopUp>
