import { capitalUses } from '@daftar/rules/capital/offers/waitlist'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant, merchantFields, pageQuery } from '../../wire/values.ts'
import { experiment } from '../people/accounts.ts'

/** The waitlist of merchants for whom capital is not open yet: joining it, and who joined. */

/** Valid without a body (CAPI-05); what the form holds may come along (DEC-WAIT-1). */
export const joinBody = z
  .strictObject({
    stores: z.array(z.string().max(64)).min(1, 'required').max(500, 'too_long').optional(),
    capital_use: z.enum(capitalUses, { error: 'choose_option' }).optional(),
    other_use: z.string().max(2000, 'too_long').optional(),
  })
  .optional()

export const waitlistEntry = z.object({
  ...merchantFields,
  stores: z.array(z.object({ id: z.string(), name: z.string(), name_ar: z.string() })),
  capital_use: z.enum(capitalUses).nullable(),
  other_use: z.string().nullable(),
  joined_by: z.string(),
  joined_at: instant,
})
export type WaitlistEntry = z.output<typeof waitlistEntry>

const byUse = { capital_use: z.enum(capitalUses).optional() }

export const waitlistEndpoints = {
  'waitlist.join': endpoint({
    route: 'POST /merchant/api/v1/loan/experiment',
    summary: 'Join the waitlist of capital; joining again answers the same (CAPI-05, DEC-WAIT-1, DEC-WAIT-4)',
    access: { kind: 'account', permission: 'canViewCapital' },
    body: joinBody,
    response: z.object({ experiment }),
    audit: 'waitlist.joined',
    example: { body: {} },
  }),
  'waitlist.list': endpoint({
    route: 'GET /desk/api/v1/capital/waitlist',
    summary: 'Merchants that joined the waitlist, newest first, and how many for each use',
    access: { kind: 'staff', flag: 'can_view_waitlist' },
    query: z.strictObject({ ...byUse, ...pageQuery }),
    response: z.object({
      entries: z.array(waitlistEntry),
      /** Of all that joined, whatever the list is narrowed to; null for those who joined without the form. */
      counts: z.array(z.object({ capital_use: z.enum(capitalUses).nullable(), merchants: z.number().int() })),
      next_page_token: z.string().nullable(),
    }),
  }),
  'waitlist.export': endpoint({
    route: 'GET /desk/api/v1/capital/waitlist/file',
    summary: 'The waitlist as CSV',
    access: { kind: 'staff', flag: 'can_view_waitlist' },
    query: z.strictObject(byUse),
    response: 'stream',
    rate: 'file',
    audit: 'waitlist.exported',
    unitOfWork: 'own',
  }),
}
