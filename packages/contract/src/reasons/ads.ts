import type { ReasonTable } from '../error-types.ts'

/** Refusals of campaigns. */
export const adsReasons = {
  too_many_campaigns: [409, 'conflict', 'there are too many drafts of campaigns'],
  store_closed: [409, 'conflict', 'the store is closed'],
  campaign_over: [409, 'conflict', 'the last day of the campaign is over'],
} as const satisfies ReasonTable
