import { lineKinds, waterfallSteps } from '@daftar/rules/settlement/payout-lines'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { cycleChangeStates } from '@daftar/rules/settlement/cycle-changes'
import { payoutCycles } from '@daftar/rules/settlement/settlement-fee'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant, merchantFields } from '../../wire/values.ts'

/** Payouts as they travel to the back-office. Amounts in a waterfall and of lines carry their sign. */

/** Every step in its order from gross to net; one that nothing fell into is zero. */
export const waterfall = z.array(z.object({ step: z.enum(waterfallSteps), amount: amountOut }))

export type WaterfallOut = z.output<typeof waterfall>

/** What a payout became, when, by whom and why. */
export const payoutEvent = z.object({
  status: z.enum(payoutStatuses),
  at: instant,
  actor: z.string(),
  /** A code of `heldReasons`, or what the bank said; at the desk with the note of staff behind it. */
  reason: z.string(),
})

/** What everybody who sees a payout sees of it. */
export const payoutHead = {
  id: z.string(),
  number: z.string(),
  ...merchantFields,
  cycle: z.enum(payoutCycles),
  status: z.enum(payoutStatuses),
  currency,
  /** The transfer. */
  net: amountOut,
  period_from: instant,
  period_until: instant,
  created_at: instant,
  paid_at: instant.nullable(),
}

/** A row of Completed (DEC-PO-3). */
export const listedPayout = z.object({
  ...payoutHead,
  /** The stores with a movement in it. */
  store_ids: z.array(z.string()),
  /** Sales less refunds, and everything else that changed the sum: together the transfer. */
  gross: amountOut,
  deductions: amountOut,
  /**
   * The same in five figures with their sign: together the transfer. Fees are commission, transfer and the
   * VAT on both.
   */
  sales: amountOut,
  refunds: amountOut,
  fees: amountOut,
  advance: amountOut,
  other: amountOut,
})
export type ListedPayout = z.output<typeof listedPayout>

export const payout = listedPayout.extend({
  iban_last_four: z.string(),
  bank_name: z.string(),
  bank_reference: z.string().nullable(),
  held_reason: z.string().nullable(),
  failed_reason: z.string().nullable(),
  issued_at: instant.nullable(),
  waterfall,
  /** The payout before it of the same merchant and currency, to say what changed; null for the first. */
  previous: z.object({ id: z.string(), number: z.string(), net: amountOut, waterfall }).nullable(),
  by_store: z.array(z.object({ store_id: z.string(), sales: amountOut, refunds: amountOut, net: amountOut })),
  movements: z.number().int(),
  events: z.array(
    z.object({
      status: z.enum(payoutStatuses),
      at: instant,
      actor: z.string(),
      /** Why it is held, a code of the rules; what the bank said; empty where there is nothing to say. */
      reason: z.string(),
    }),
  ),
})
export type Payout = z.output<typeof payout>

/** One movement (DEC-PO-4). */
export const payoutLine = z.object({
  id: z.string(),
  kind: z.enum(lineKinds),
  at: instant,
  payment_id: z.string().nullable(),
  order_number: z.string().nullable(),
  order_reference: z.string().nullable(),
  store_id: z.string().nullable(),
  product: z.enum(paymentProductTypes).nullable(),
  amount: amountOut,
  fee: amountOut,
  vat: amountOut,
  net: amountOut,
  /** The reason of an adjustment, the number of a payout that came back. */
  note: z.string(),
})
export type PayoutLine = z.output<typeof payoutLine>

/**
 * What the next payout comes to with every order that waits captured now; null where nothing waits, or too
 * late for it.
 */
const ifCaptured = z
  .object({
    orders: z.number().int(),
    /** What is captured then, before commission and advance. */
    captures: amountOut,
    estimate: amountOut,
  })
  .nullable()

/** What the next payout comes to so far (DEC-PO-2). */
export const upcomingPayout = z.object({
  ...merchantFields,
  currency,
  /** Certain: what is paid if nothing more is captured, refunded or disputed. */
  estimate: amountOut,
  cut_off_at: instant,
  /** When it is sent to the bank; null where it is sent when asked for. */
  runs_at: instant.nullable(),
  pays_on: calendarDate,
  cycle: z.enum(payoutCycles),
  waterfall,
  if_captured: ifCaptured,
  /** The payout before it that sent money, to compare. */
  previous: z.object({ id: z.string(), number: z.string(), net: amountOut }).nullable(),
  /** The flexible cycle: whether one can be requested now, and if not, why. */
  request: z
    .object({
      can: z.boolean(),
      minimum: amountOut,
      reason: z.enum(['too_small', 'once_a_day']).nullable(),
    })
    .nullable(),
})
export type UpcomingPayout = z.output<typeof upcomingPayout>

/** One of the next four payouts; amounts carry their sign and sum to `net`. */
export const forecastPayout = z.object({
  pays_on: calendarDate,
  cut_off_at: instant,
  captured: amountOut,
  /** What is likely to be captured by then, by how long it has waited. */
  uncaptured: amountOut,
  /** Expected sales, as the same weekdays of the last eight weeks were. */
  expected_sales: amountOut,
  disputed: amountOut,
  fees: amountOut,
  /** Adjustments, reserve, payouts that came back, and what was and is carried on. */
  other: amountOut,
  transfer_fee: amountOut,
  capital: amountOut,
  net: amountOut,
  /**
   * The transfer if nothing more were captured; of the next payout the same figure as
   * `upcomingPayout.estimate`.
   */
  certain_net: amountOut,
  /**
   * Between the two lay eight of ten weeks like it; of the next payout from what is certain to what can be
   * captured now.
   */
  low_net: amountOut,
  high_net: amountOut,
})

export const forecast = z.object({
  merchant_id: z.string(),
  currency,
  payouts: z.array(forecastPayout),
  /** Of the first of them. */
  if_captured: ifCaptured,
  /** What the same four weeks cost and bring in either cycle. */
  cycles: z.array(
    z.object({
      cycle: z.enum(payoutCycles),
      transfers: z.number().int(),
      fees: amountOut,
      net: amountOut,
      /** How long money waits on average, in days, one decimal. */
      average_wait_days: z.number(),
    }),
  ),
})
export type Forecast = z.output<typeof forecast>

/** What should have arrived at the merchant's bank, for the matcher. */
export const deposit = z.object({
  payout_id: z.string(),
  number: z.string(),
  amount: amountOut,
  currency,
  issued_on: calendarDate,
  status: z.enum(payoutStatuses),
  bank_reference: z.string().nullable(),
  iban_last_four: z.string(),
})
export type Deposit = z.output<typeof deposit>

export const payoutCycle = z.object({
  cycle: z.enum(payoutCycles),
  /** A change that was asked for and from when on it counts. */
  next: z.object({ cycle: z.enum(payoutCycles), from: calendarDate }).nullable(),
  next_payout_on: calendarDate,
  /** Null when it may be changed by this person now. */
  fixed_because: z.enum(['advance', 'role']).nullable(),
  fees: z.object({
    currency,
    below: z.object({ under: amountOut, fee: amountOut }).nullable(),
    from: z.object({ amount: amountOut, fee: amountOut }).nullable(),
    flexible_extra: amountOut,
    flexible_minimum: amountOut,
  }),
  bank_account: z.object({ bank_name: z.string(), iban_last_four: z.string() }).nullable(),
})
export type PayoutCycleOut = z.output<typeof payoutCycle>

/** A change of the cycle as it was asked for. */
export const cycleChange = z.object({
  id: z.string(),
  cycle: z.enum(payoutCycles),
  state: z.enum(cycleChangeStates),
  from: calendarDate,
  requested_at: instant,
  /** Whoever asked for it; empty where it was nobody of the merchant. */
  by: z.string(),
})
export type CycleChange = z.output<typeof cycleChange>
