import { campaignReasons, campaignStatuses } from '@daftar/rules/ads/campaign-status'
import { placements, pricedBys } from '@daftar/rules/ads/prices'
import { z } from 'zod'
import { amountIn, amountOut, calendarDate, currency, instant, merchantFields } from '../../wire/values.ts'

const count = z.number().int()
const text = z.string().max(400, 'too_long')

/** What was counted. Nothing is estimated: a figure is as many as were seen, pressed and bought. */
const counted = { impressions: count, clicks: count, orders: count, spent: amountOut }

const campaign = {
  id: z.string(),
  name: z.string(),
  store_id: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  /** Nothing is shown of it until it is open again. */
  is_store_closed: z.boolean(),
  placement: z.enum(placements),
  status: z.enum(campaignStatuses),
  /** What a change is made on. */
  version: count,
  starts_on: calendarDate.nullable(),
  ends_on: calendarDate.nullable(),
  currency,
  daily_budget: amountOut.nullable(),
  total_budget: amountOut.nullable(),
  /** Handles of uploaded pictures; empty while there is none. */
  picture_en: z.string(),
  picture_ar: z.string(),
  link: z.string(),
  priced_by: z.enum(pricedBys),
  /**
   * Of the price list today; once handed in, the one that was agreed on. Null where the placement is not
   * sold.
   */
  price: amountOut.nullable(),
  ...counted,
  submitted_at: instant.nullable(),
  decided_at: instant.nullable(),
  finished_at: instant.nullable(),
  /** Why it was sent back; null otherwise. */
  reason: z.enum(campaignReasons).nullable(),
  note: z.string(),
}
export const adCampaign = z.object(campaign)
export type AdCampaign = z.output<typeof adCampaign>

export const adCampaignForStaff = z.object({
  ...campaign,
  ...merchantFields,
  deadline_at: instant.nullable(),
  /** What the merchant's wallet has available now: approving takes the total budget out of it. */
  wallet_available: amountOut,
})
export type AdCampaignForStaff = z.output<typeof adCampaignForStaff>

/** One day of a campaign, where its merchant is. */
export const adDay = z.object({ day: calendarDate, ...counted })
export type AdDay = z.output<typeof adDay>

export const adTotals = z.object({ campaigns: count, currency, budget: amountOut, ...counted })
export type AdTotals = z.output<typeof adTotals>

/** What a campaign is written with. What is not written yet is empty. */
export const campaignGiven = z.strictObject({
  name: text,
  store_id: z.string().max(64),
  placement: z.enum(placements, { error: 'choose_option' }),
  starts_on: calendarDate.nullable(),
  ends_on: calendarDate.nullable(),
  daily_budget: amountIn.nullable(),
  total_budget: amountIn.nullable(),
  picture_en: z.string().max(120),
  picture_ar: z.string().max(120),
  link: z.string().max(2100, 'too_long'),
})

export const adOptions = z.object({
  currency,
  stores: z.array(z.object({ id: z.string(), name: z.string(), name_ar: z.string() })),
  /** What is sold in the merchant's currency, and for how much. */
  prices: z.array(
    z.object({ placement: z.enum(placements), priced_by: z.enum(pricedBys), price: amountOut }),
  ),
  /** What the wallet has available: budgets are paid out of it. */
  wallet_available: amountOut,
})
export type AdOptions = z.output<typeof adOptions>
