import { adjustmentReasons, adjustmentStatuses } from '@daftar/rules/payouts/adjustment'
import { heldReasons, holdReasons } from '@daftar/rules/payouts/hold-reasons'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant, merchantFields } from '../../wire/values.ts'
import { payoutEvent, payoutHead, waterfall } from './payouts-shapes.ts'

/** Settlement as the provider's finance sees it. Amounts carry their sign. */

/** One cut-off of one currency, settled for every merchant that had something to settle. */
export const run = z.object({
  /** Currency and Monday, such as "AED-2026-11-23". */
  id: z.string(),
  currency: z.enum(settledCurrencies),
  /** The working day it ran or runs on, and the Monday the settled week began with. */
  date: calendarDate,
  week_start: calendarDate,
  cut_off_at: instant,
  /**
   * `settling` closes payouts, `issuing` orders their transfers, `stopped` was interrupted and goes on when
   * started again.
   */
  state: z.enum(['queued', 'settling', 'issuing', 'done', 'stopped']),
  /** How many merchants there are to settle, and how many are. */
  merchants: z.number().int(),
  settled: z.number().int(),
  /** How many of them repaid an advance. */
  advances: z.number().int(),
  issued: z.number().int(),
  held: z.number().int(),
  carried: z.number().int(),
  /** What all its payouts send. */
  total: amountOut,
  started_by: z.string().nullable(),
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
})
export type Run = z.output<typeof run>

/** What one merchant's week comes to; of a dry run there is no payout yet. */
export const merchantResult = z.object({
  ...merchantFields,
  payout_id: z.string().nullable(),
  number: z.string().nullable(),
  status: z.enum(payoutStatuses),
  held_reason: z.enum(heldReasons).nullable(),
  movements: z.number().int(),
  waterfall,
  /** The transfer; zero where the sum is carried. */
  net: amountOut,
  carried_out: amountOut,
  currency,
})
export type MerchantResult = z.output<typeof merchantResult>

export const deskPayout = z.object({
  ...payoutHead,
  movements: z.number().int(),
  issued_at: instant.nullable(),
  iban: z.string(),
  beneficiary: z.string(),
  /** The bank it was sent to; empty before, and where staff gave an IBAN alone. */
  bank_name: z.string(),
  bank_reference: z.string().nullable(),
  held_reason: z.enum(heldReasons).nullable(),
  failed_reason: z.string().nullable(),
  /** What staff may do with it now. */
  may: z.object({
    hold: z.boolean(),
    release: z.boolean(),
    reissue: z.boolean(),
    roll_over: z.boolean(),
    mark_returned: z.boolean(),
  }),
})
export type DeskPayout = z.output<typeof deskPayout>

export const deskPayoutWhole = deskPayout.extend({
  waterfall,
  carried_out: amountOut,
  events: z.array(payoutEvent),
  transfers: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      status: z.string(),
      amount: amountOut,
      iban: z.string(),
      bank_name: z.string(),
      ordered_at: instant,
      decided_at: instant.nullable(),
      bank_reference: z.string().nullable(),
      reject_reason: z.string().nullable(),
    }),
  ),
})
export type DeskPayoutWhole = z.output<typeof deskPayoutWhole>

export const adjustment = z.object({
  id: z.string(),
  ...merchantFields,
  /** Above zero is given to the merchant, below zero is taken. */
  amount: amountOut,
  currency,
  reason: z.enum(adjustmentReasons),
  note: z.string(),
  status: z.enum(adjustmentStatuses),
  proposed_by: z.string(),
  proposed_by_id: z.string(),
  proposed_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  decision_note: z.string(),
  /** The payout it is in, once it is. */
  payout_id: z.string().nullable(),
  payout_number: z.string().nullable(),
})
export type Adjustment = z.output<typeof adjustment>

export const hold = z.object({
  id: z.string(),
  ...merchantFields,
  reason: z.enum(holdReasons),
  note: z.string(),
  placed_by: z.string(),
  placed_at: instant,
  released_by: z.string().nullable(),
  released_at: instant.nullable(),
  /** Payouts that wait because of it. */
  payouts: z.number().int(),
})
export type Hold = z.output<typeof hold>

export const commissionTerm = z.object({
  id: z.string(),
  /** Null for every store, every product. */
  store_id: z.string().nullable(),
  store_name: z.string().nullable(),
  store_name_ar: z.string().nullable(),
  product: z.enum(paymentProductTypes).nullable(),
  valid_from: calendarDate,
  valid_until: calendarDate.nullable(),
  percent: z.number(),
  fixed: amountOut,
})

export const reserveTerm = z.object({
  id: z.string(),
  valid_from: calendarDate,
  percent: z.number(),
  days: z.number().int(),
  set_by: z.string(),
  set_at: instant,
})

/** What a merchant pays and what is kept back; terms never change, later ones take over. */
export const merchantTerms = z.object({
  ...merchantFields,
  currency,
  /** What counts where no term says otherwise. */
  standard: z.object({ percent: z.number(), fixed: amountOut }),
  commission: z.array(commissionTerm),
  reserve: z.array(reserveTerm),
  /** What is held in reserve now. */
  reserve_held: amountOut,
  stores: z.array(z.object({ id: z.string(), name: z.string(), name_ar: z.string() })),
})
export type MerchantTerms = z.output<typeof merchantTerms>
