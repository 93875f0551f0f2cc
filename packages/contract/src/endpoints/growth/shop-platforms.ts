import { shopConnectionStatuses, shopPlatforms } from '@daftar/rules/marketing/shop-platforms'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'
import { catalogueSync } from './catalogue.ts'

/**
 * Shops on platforms of others, whose products are read with their merchants' leave (MKT-04, MKT-06,
 * DEC-MKT-3, DEC-MKT-5).
 */

const platform = z.enum(shopPlatforms)
const byPlatform = z.strictObject({ platform })

export const shopConnection = z.object({
  id: z.string(),
  status: z.enum(shopConnectionStatuses),
  /** Its host; empty where the platform knows it by the leave alone. */
  shop: z.string(),
  shop_name: z.string(),
  connected_at: instant,
  products: z.number().int(),
  /** When all of it was read last. */
  synced_at: instant.nullable(),
  /** The reading that is under way, or the last one. */
  sync: catalogueSync.nullable(),
})
export type ShopConnection = z.output<typeof shopConnection>

const offered = z.object({ platform, is_offered: z.boolean(), connection: shopConnection.nullable() })
export type OfferedPlatform = z.output<typeof offered>

const views = { kind: 'account', permission: 'canViewMarketing' } as const satisfies Access
const writes = {
  kind: 'account',
  permission: 'canViewMarketing',
  flag: 'is_ads_allowed',
} as const satisfies Access
const text = z.string().max(2000)

export const shopPlatformsEndpoints = {
  'shopPlatforms.list': endpoint({
    route: 'GET /merchant/api/v1/marketing/platforms',
    summary: 'The platforms whose shops can be connected, with how each stands (DEC-MKT-3)',
    access: views,
    response: z.object({ platforms: z.array(offered) }),
    reasons: ['catalogue_off'],
  }),
  'shopPlatforms.connect': endpoint({
    route: 'POST /merchant/api/v1/marketing/platforms/{platform}/connect',
    summary:
      'Where the merchant gives the platform leave; whoever comes back from there does so once and within ten minutes',
    access: writes,
    params: byPlatform,
    body: z.strictObject({ shop: z.string().max(250) }),
    response: z.object({ address: z.string() }),
    answerIsSecret: true,
    reasons: ['catalogue_off', 'platform_off'],
    audit: 'shop_platform.consent_asked',
    example: { params: { platform: 'salla' }, body: { shop: '' } },
  }),
  'shopPlatforms.finish': endpoint({
    route: 'POST /merchant/api/v1/marketing/platforms/finish',
    summary: 'Exchange what the platform sent the merchant back with (DEC-MKT-5)',
    access: writes,
    body: z.strictObject({
      state: z.string().max(200),
      /** Whatever stood in the address: each platform sends more, and Shopify signs all of it. */
      returned: z
        .record(z.string().max(60), text)
        .refine((given) => Object.keys(given).length <= 20, 'too_long'),
    }),
    response: z.object({ platform, connection: shopConnection }),
    unitOfWork: 'own',
    rate: 'register',
    reasons: ['catalogue_off', 'consent_invalid', 'consent_refused', 'platform_off', 'unavailable'],
    audit: 'shop_platform.connected',
    example: { body: { state: 'con_0000.secret', returned: { code: 'abc', state: 'con_0000.secret' } } },
  }),
  'shopPlatforms.takeKeys': endpoint({
    route: 'POST /merchant/api/v1/marketing/platforms/woocommerce/keys',
    summary: 'Where the server of a WooCommerce shop hands over its keys, before its merchant comes back',
    access: { kind: 'public', audience: 'anybody' },
    body: z.object({
      key_id: z.union([z.number(), z.string().max(60)]).optional(),
      /** The state we sent the merchant with. */
      user_id: z.string().max(200),
      consumer_key: z.string().min(10).max(200),
      consumer_secret: z.string().min(10).max(200),
      key_permissions: z.string().max(20),
    }),
    response: z.object({ taken: z.literal(true) }),
    answerIsSecret: true,
    rate: 'sign_in',
    reasons: ['consent_invalid'],
    audit: 'shop_platform.keys_taken',
    example: {
      body: {
        user_id: 'con_0000.secret',
        consumer_key: 'ck_0000000000',
        consumer_secret: 'cs_0000000000',
        key_permissions: 'read',
      },
    },
  }),
  'shopPlatforms.sync': endpoint({
    route: 'POST /merchant/api/v1/marketing/platforms/{platform}/sync',
    summary: 'Read all products of the shop now; one reading at a time',
    access: writes,
    params: byPlatform,
    response: z.object({ sync: catalogueSync }),
    reasons: ['catalogue_off', 'sync_running', 'wrong_status'],
    audit: 'shop_platform.sync_asked',
    example: { params: { platform: 'salla' } },
  }),
  'shopPlatforms.disconnect': endpoint({
    route: 'DELETE /merchant/api/v1/marketing/platforms/{platform}',
    summary: 'Forget the leave of a platform, and the products that came from there',
    access: writes,
    params: byPlatform,
    response: z.object({ removed: z.number().int() }),
    reasons: ['catalogue_off', 'wrong_status'],
    audit: 'shop_platform.disconnected',
    example: { params: { platform: 'salla' } },
  }),
  'shopPlatforms.listForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/shop-platforms',
    summary: 'The shops of a merchant that are connected, or were, and how reading them goes',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    params: z.strictObject({ id: z.string().max(64) }),
    response: z.object({ platforms: z.array(z.object({ platform, connection: shopConnection })) }),
    example: { params: { id: 'mer_0000' } },
  }),
}
