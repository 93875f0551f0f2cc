import { feedFormats, feedLimits, feedStatuses } from '@daftar/rules/marketing/feeds'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant, language } from '../../wire/values.ts'
import { catalogueSync } from './catalogue.ts'

/** Product feeds of a merchant, fetched by themselves (OTH-04, DEC-OTH-5). */

const byId = z.strictObject({ id: z.string().max(64) })
const format = z.enum(feedFormats, { error: 'choose_option' })

export const productFeed = z.object({
  id: z.string(),
  status: z.enum(feedStatuses),
  version: z.number().int(),
  name: z.string(),
  url: z.string(),
  format: z.enum(feedFormats),
  language,
  created_at: instant,
  products: z.number().int(),
  /** When it was fetched last and all of it was read. */
  fetched_at: instant.nullable(),
  sync: catalogueSync.nullable(),
})
export type ProductFeed = z.output<typeof productFeed>

const views = { kind: 'account', permission: 'canViewMarketing' } as const satisfies Access
const writes = {
  kind: 'account',
  permission: 'canViewMarketing',
  flag: 'is_ads_allowed',
} as const satisfies Access
const one = z.object({ feed: productFeed })
const aFeed = { params: { id: 'fed_0000' } }
const body = z.strictObject({
  name: z.string({ error: 'required' }).max(200, 'too_long'),
  url: z.string({ error: 'required' }).max(feedLimits.linkMax + 100, 'too_long'),
  format,
  language,
})
const example = {
  name: 'Main shop',
  url: 'https://noor.example/products.xml',
  format: 'xml',
  language: 'en',
} as const

export const feedsEndpoints = {
  'feeds.list': endpoint({
    route: 'GET /merchant/api/v1/marketing/feeds',
    summary: 'The product feeds of the merchant with how fetching each went, the oldest first',
    access: views,
    response: z.object({ feeds: z.array(productFeed) }),
    reasons: ['catalogue_off'],
  }),
  'feeds.create': endpoint({
    route: 'POST /merchant/api/v1/marketing/feeds',
    summary: 'Add a feed, which is fetched at once and every six hours from then on',
    access: writes,
    body,
    response: one,
    reasons: ['catalogue_off', 'feed_known', 'feeds_full'],
    audit: 'feed.created',
    example: { body: example },
  }),
  'feeds.change': endpoint({
    route: 'PUT /merchant/api/v1/marketing/feeds/{id}',
    summary: 'Change a feed, on the version that was read',
    access: writes,
    params: byId,
    body,
    response: one,
    reasons: ['catalogue_off', 'feed_known'],
    versioned: true,
    audit: 'feed.changed',
    example: { ...aFeed, body: example },
  }),
  'feeds.pause': endpoint({
    route: 'POST /merchant/api/v1/marketing/feeds/{id}/pause',
    summary: 'Fetch the feed no more until it is resumed; its products stay',
    access: writes,
    params: byId,
    response: one,
    reasons: ['catalogue_off', 'wrong_status'],
    audit: 'feed.paused',
    example: aFeed,
  }),
  'feeds.resume': endpoint({
    route: 'POST /merchant/api/v1/marketing/feeds/{id}/resume',
    summary: 'Fetch a paused feed again, the first time at once',
    access: writes,
    params: byId,
    response: one,
    reasons: ['catalogue_off', 'wrong_status'],
    audit: 'feed.resumed',
    example: aFeed,
  }),
  'feeds.remove': endpoint({
    route: 'DELETE /merchant/api/v1/marketing/feeds/{id}',
    summary: 'Delete a feed, and the products that came from it',
    access: writes,
    params: byId,
    response: z.object({ removed: z.number().int() }),
    reasons: ['catalogue_off'],
    audit: 'feed.removed',
    example: aFeed,
  }),
  'feeds.fetch': endpoint({
    route: 'POST /merchant/api/v1/marketing/feeds/{id}/fetch',
    summary: 'Fetch the feed now; one fetch at a time',
    access: writes,
    params: byId,
    response: z.object({ sync: catalogueSync }),
    reasons: ['catalogue_off', 'sync_running', 'wrong_status'],
    audit: 'feed.fetch_asked',
    example: aFeed,
  }),
  'feeds.listForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/feeds',
    summary: 'The product feeds of a merchant, and how fetching them goes',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: byId,
    response: z.object({ feeds: z.array(productFeed) }),
    example: { params: { id: 'mer_0000' } },
  }),
}
