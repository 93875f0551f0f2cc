import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountOut, calendarDate, currency } from '../../wire/values.ts'

/**
 * What the simulator of an offer replays in the browser: the merchant's own weeks, and what the offer's terms
 * follow from.
 */

export const salesHistory = z.object({
  currency,
  /** Full weeks, oldest first, from the first one with a sale; a week without sales is "0.00". */
  weeks: z.array(z.object({ week_start: calendarDate, sales_payout: amountOut })),
  /** Percent per four weeks (DEC-LOAN-2). */
  fee_factor: z.number(),
  repayment_rate: z.number(),
  /** The largest part of a payout that may be taken, in percent (DEC-LOAN-14). */
  cap_percent: z.number().int(),
})
export type SalesHistory = z.output<typeof salesHistory>

export const simulatorEndpoints = {
  'simulator.weeks': endpoint({
    route: 'GET /merchant/api/v1/capital/offer/{offerId}/weeks',
    summary:
      'The weekly sales payouts of the last 52 full weeks, for the simulator of an offer (DEC-LOAN-10)',
    access: { kind: 'account', permission: 'canViewCapital' },
    params: z.strictObject({ offerId: z.string().max(64) }),
    response: salesHistory,
    example: { params: { offerId: 'ofr_0000' } },
  }),
}
