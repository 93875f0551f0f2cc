import { listingStatuses } from '@daftar/rules/listings/listing-status'
import { listingSteps } from '@daftar/rules/listings/steps'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'

/** What the marketing page shows at one look (MKT-01, DEC-MKT-1). */

const count = z.number().int()

const listingProgress = z.object({
  store_id: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  status: z.enum(listingStatuses),
  /** Shoppers see one, perhaps an earlier one. */
  is_live: z.boolean(),
  saved_at: instant.nullable(),
  /** The steps of the editor before the review, each with whether nothing is missing or wrong there. */
  steps: z.array(z.object({ step: z.enum(listingSteps).exclude(['review']), is_done: z.boolean() })),
})
export type ListingProgress = z.output<typeof listingProgress>

export const marketingEndpoints = {
  'marketing.overview': endpoint({
    route: 'GET /merchant/api/v1/marketing',
    summary: 'How far the store listings are, and what is connected (DEC-MKT-1, DEC-MKT-2)',
    access: { kind: 'account', permission: 'canViewMarketing' },
    response: z.object({
      /** A row for each store the person sees, those last written first. */
      listings: z.array(listingProgress),
      /** Null while the product catalogue is not switched on (PERM-18). */
      catalogue: z
        .object({
          visible: count,
          hidden: count,
          rejected: count,
          /** Shops and feeds that fill it, and those among them that somebody has to look after. */
          sources: count,
          in_trouble: count,
        })
        .nullable(),
    }),
  }),
}
