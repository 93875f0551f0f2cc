import { salesPlatforms } from '@daftar/rules/capital/applications/sales-platforms'
import { z } from 'zod'
import { mayApply } from '../../capital-access.ts'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountOut, currency, instant } from '../../wire/values.ts'

/** The online sales platforms of a merchant (CAPI-22, CAPI-23, DEC-WIZ-15). */

const mayViewCapital = { kind: 'account', permission: 'canViewCapital' } as const satisfies Access
const platform = z.enum(salesPlatforms, { error: 'choose_option' })

/** WIZ-68. The day its sales were last read is the product's own addition. */
export const platformConnection = z.object({
  platform,
  connected: z.boolean(),
  connected_at: instant.nullable(),
})
export type PlatformConnection = z.output<typeof platformConnection>

/** What one connected platform sold, month by month, as the underwriter sees it. */
export const platformSales = z.object({
  platform,
  connected_at: instant,
  read_at: instant.nullable(),
  months: z.array(
    z.object({ month: z.string(), currency, amount: amountOut, orders: z.number().int().nonnegative() }),
  ),
})
export type PlatformSales = z.output<typeof platformSales>

export const platformsEndpoints = {
  'platforms.connections': endpoint({
    route: 'GET /merchant/api/v1/capital/rutter/connections',
    summary: 'Which sales platforms are connected (CAPI-22)',
    access: mayViewCapital,
    query: z.strictObject({ merchant_id: z.string().max(64) }),
    response: z.object({ connections: z.array(platformConnection) }),
    example: { query: { merchant_id: 'mer_0000' } },
  }),
  'platforms.connect': endpoint({
    route: 'POST /merchant/api/v1/capital/rutter/connect',
    summary: 'Connect a sales platform with the token its connect widget gave (CAPI-23)',
    access: mayApply,
    body: z.strictObject({
      platform,
      merchant_id: z.string().max(64),
      public_token: z.string({ error: 'required' }).min(1, 'required').max(500, 'too_long'),
    }),
    response: z.object({ connection: platformConnection }),
    reasons: ['connection_failed'],
    audit: 'platform.connected',
    // It waits for another company's server; nothing of ours is held meanwhile.
    unitOfWork: 'own',
    example: { body: { platform: 'shopify', merchant_id: 'mer_0000', public_token: 'stand-in.shopify.x' } },
  }),
}
