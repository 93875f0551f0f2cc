import { pockets, waitReasons } from '@daftar/rules/payouts/pockets'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant, merchantFields } from '../../wire/values.ts'

/**
 * Part of a pocket: how much, why it is not in the bank, and the next date on which something happens to it.
 */
const pocketRow = z.object({
  reason: z.enum(waitReasons),
  amount: amountOut,
  /** Null where that is in somebody's hand. */
  on: calendarDate.nullable(),
  /** The payout it is of, where there is one already. */
  payout: z.object({ id: z.string(), number: z.string() }).nullable(),
})

/** Where all of a merchant's money is: six pockets that add up to the total exactly (docs/decisions/0071). */
export const merchantPockets = z.object({
  ...merchantFields,
  currency,
  /** In whose days its dates are. */
  zone: z.string(),
  as_of: instant,
  total: amountOut,
  pockets: z.array(z.object({ pocket: z.enum(pockets), amount: amountOut, rows: z.array(pocketRow) })),
})
export type MerchantPockets = z.output<typeof merchantPockets>
