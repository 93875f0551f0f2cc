import { listingStatuses } from '@daftar/rules/listings/listing-status'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant, merchantFields, pageQuery } from '../../wire/values.ts'

/**
 * How stores are shown to shoppers: written by their merchants, reviewed by staff, shown where people pay
 * (STO-07, DEC-STO-9).
 */

const byId = z.strictObject({ id: z.string().max(64) })
const text = z.string().max(400, 'too_long')
const link = z.string().max(2100, 'too_long')

/** The whole listing; what is not written yet is empty. Limits are those of the rules, field by field. */
export const listingDocument = z.strictObject({
  name_en: text,
  name_ar: text,
  description_en: text,
  description_ar: text,
  countries: z.array(z.string().max(3)).max(20),
  /** Handles of uploaded pictures. */
  logo: z.string().max(120),
  cover: z.string().max(120),
  colour: z.string().max(20),
  category: z.string().max(120),
  further: z.array(z.string().max(120)).max(20),
  website: link,
  app_store: link,
  google_play: link,
  instagram: link,
  places: z.array(z.strictObject({ name: text, map_link: link })).max(50, 'too_long'),
})

const listing = {
  store_id: z.string(),
  store_name: z.string(),
  store_name_ar: z.string(),
  status: z.enum(listingStatuses),
  /** What a change is made on; 0 while nobody has begun it. */
  version: z.number().int(),
  document: listingDocument,
  /** What shoppers see now; null while nothing is published. */
  published: listingDocument.nullable(),
  published_at: instant.nullable(),
  saved_at: instant.nullable(),
  submitted_at: instant.nullable(),
  decided_at: instant.nullable(),
  /** Why it was rejected, or is not shown any more; empty otherwise. */
  said_en: z.string(),
  said_ar: z.string(),
}
export const storeListing = z.object(listing)
export type StoreListing = z.output<typeof storeListing>

const listingForStaff = z.object({
  ...listing,
  ...merchantFields,
  saved_by: z.string(),
  deadline_at: instant.nullable(),
  decided_by: z.string().nullable(),
})
export type ListingForStaff = z.output<typeof listingForStaff>

const writes = { kind: 'account', permission: 'canViewMarketing' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_onboarding' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_onboarding' } as const satisfies Access
const said = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const one = z.object({ listing: storeListing })
const oneCase = z.object({ listing: listingForStaff })
const aStore = { params: { id: 'sto_0000' } }
const saidExample = { said_en: 'The logo is not yours.', said_ar: 'الشعار ليس لكم.' }

export const listingsEndpoints = {
  'listings.read': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}/listing',
    summary: 'The listing of a store as it was written last, with what is published beside it (DEC-STO-9)',
    access: writes,
    params: byId,
    response: one,
    versioned: true,
    example: aStore,
  }),
  'listings.save': endpoint({
    route: 'PUT /merchant/api/v1/stores/{id}/listing',
    summary: 'Save what is written so far, on the version that was read; what is published stays',
    access: writes,
    params: byId,
    body: listingDocument,
    response: one,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'listing.saved',
    example: {
      ...aStore,
      body: {
        ...{ name_en: 'Noor', name_ar: 'نور', description_en: '', description_ar: '', countries: ['ARE'] },
        ...{ logo: '', cover: '', colour: '#123456', category: 'beauty/perfume', further: [] },
        ...{ website: 'https://noor.example', app_store: '', google_play: '', instagram: '', places: [] },
      },
    },
  }),
  'listings.submit': endpoint({
    route: 'POST /merchant/api/v1/stores/{id}/listing/submit',
    summary: 'Hand the listing in for review (DEC-STO-9)',
    access: writes,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'listing.submitted',
    example: aStore,
  }),
  'listings.picture': endpoint({
    route: 'GET /pay/api/v1/pictures/{id}',
    summary: 'A picture of a published listing, as shoppers see it; its bytes never change',
    access: { kind: 'public', audience: 'shopper' },
    params: byId,
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { id: 'fil_00000000' } },
  }),
  'listings.queue': endpoint({
    route: 'GET /desk/api/v1/listings',
    summary: 'Listings of stores, those that wait first, the nearest deadline first',
    access: views,
    query: z.strictObject({
      status: z.enum(['in_review', 'published', 'rejected', 'unpublished']).optional(),
      ...pageQuery,
    }),
    response: z.object({
      listings: z.array(
        z.object({
          store_id: z.string(),
          store_name: z.string(),
          store_name_ar: z.string(),
          ...merchantFields,
          status: z.enum(listingStatuses),
          is_live: z.boolean(),
          submitted_at: instant,
          deadline_at: instant.nullable(),
        }),
      ),
      waiting: z.number().int(),
      next_page_token: z.string().nullable(),
    }),
  }),
  'listings.case': endpoint({
    route: 'GET /desk/api/v1/listings/{id}',
    summary: 'A listing that was handed in, beside what is published',
    access: views,
    params: byId,
    response: oneCase,
    versioned: true,
    example: aStore,
  }),
  'listings.publish': endpoint({
    route: 'POST /desk/api/v1/listings/{id}/publish',
    summary: 'Show what was handed in to shoppers from now on',
    access: decides,
    params: byId,
    response: oneCase,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'listing.published',
    example: aStore,
  }),
  'listings.reject': endpoint({
    route: 'POST /desk/api/v1/listings/{id}/reject',
    summary: 'Send a listing back with a comment in both languages; what is published stays',
    access: decides,
    params: byId,
    body: z.strictObject({ said_en: said, said_ar: said }),
    response: oneCase,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'listing.rejected',
    example: { ...aStore, body: saidExample },
  }),
  'listings.unpublish': endpoint({
    route: 'POST /desk/api/v1/listings/{id}/unpublish',
    summary: 'Take a published listing away from shoppers, with a comment in both languages',
    access: decides,
    params: byId,
    body: z.strictObject({ said_en: said, said_ar: said }),
    response: oneCase,
    reasons: ['wrong_status'],
    versioned: true,
    audit: 'listing.unpublished',
    example: { ...aStore, body: saidExample },
  }),
}
