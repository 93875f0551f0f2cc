import { advanceStatuses } from '@daftar/rules/capital/advances/advance-status'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant } from '../../wire/values.ts'
import { repayment } from '../capital/advances-shapes.ts'

/** What the merchant's home is made of (OTH-01, DEC-OTH-1). A part that the person may not see is null. */

const salesFigure = z.object({
  amount: amountOut,
  orders: z.number().int(),
  /** A week before, up to the same time of day. */
  before: amountOut,
})

export const homeSales = z.object({
  currency,
  /** Up to when today is counted, and the zone in which days begin. */
  until: instant,
  zone: z.string(),
  today: salesFigure,
  /** Seven days with today. */
  week: salesFigure,
  days: z.array(z.object({ date: calendarDate, amount: amountOut, before: amountOut })),
})
export type HomeSales = z.output<typeof homeSales>

/** What waits for somebody of the merchant, the most pressing first. */
export const homeTask = z.discriminatedUnion('kind', [
  /** A payout that the bank sent back, or that is held. */
  z.object({
    kind: z.enum(['payout_failed', 'payout_held']),
    payout_id: z.string(),
    amount: amountOut,
    currency,
  }),
  /** What a reviewer marked in an application. */
  z.object({ kind: z.literal('corrections'), application_id: z.string(), count: z.number().int() }),
  z.object({
    kind: z.literal('contract'),
    application_id: z.string(),
    signer_name: z.string(),
    expires_at: instant,
  }),
  z.object({ kind: z.literal('mandate'), loan_id: z.string() }),
  /** What short weeks left to be paid. */
  z.object({ kind: z.literal('short_weeks'), loan_id: z.string(), amount: amountOut, currency }),
  z.object({
    kind: z.literal('capture'),
    count: z.number().int(),
    amount: amountOut,
    currency,
    /**
     * Whole days the oldest has waited; how many are captured by themselves soon, and after how many days.
     */
    oldest_days: z.number().int(),
    late: z.number().int(),
    auto_capture_days: z.number().int(),
  }),
  /**
   * A licence that ends soon, or has ended: what is to be sent before the company is suspended, or to end
   * that.
   */
  z.object({
    kind: z.literal('licence'),
    legal_entity_id: z.string(),
    expires_on: calendarDate,
    is_suspended: z.boolean(),
  }),
  z.object({ kind: z.literal('webhooks'), failing: z.number().int(), paused: z.number().int() }),
  /** The answer to what was asked in hardship. */
  z.object({
    kind: z.literal('relief'),
    loan_id: z.string(),
    status: z.enum(['approved', 'declined']),
    decided_at: instant,
  }),
  /** An application that was begun and not handed in. */
  z.object({ kind: z.literal('draft'), saved_at: instant }),
])
export type HomeTask = z.output<typeof homeTask>

/** The advance that is being repaid, with its last weeks. */
export const homeAdvance = z.object({
  id: z.string(),
  status: z.enum(advanceStatuses),
  currency,
  funded_at: instant.nullable(),
  total: amountOut,
  outstanding: amountOut,
  repaid_percent: z.number().int(),
  minimum: amountOut,
  next_due: amountOut,
  next_on: calendarDate.nullable(),
  by_debit: z.boolean(),
  /** The oldest first. */
  weeks: z.array(repayment.pick({ date: true, amount: true, week_status: true })),
})
export type HomeAdvance = z.output<typeof homeAdvance>

/** Where payouts go. */
export const homeBank = z.object({ bank_name: z.string(), iban_last_four: z.string() })
