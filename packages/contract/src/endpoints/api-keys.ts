import { keyModes } from '@daftar/rules/orders/shop-connection'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../wire/values.ts'

/** How a merchant’s shops are connected, for support and administration, and the keys they hold. */

const byId = z.strictObject({ id: z.string().max(64) })
const mode = z.enum(keyModes)

const apiKey = z.object({
  id: z.string(),
  mode,
  kind: z.enum(['public', 'secret']),
  last_four: z.string(),
  created_at: instant,
  /** When it stops working; null while nobody revoked or replaced it. */
  revoked_at: instant.nullable(),
})

export const apiKeysEndpoints = {
  'apiKeys.integrations': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/integrations',
    summary: 'Keys and store codes of a merchant',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: byId,
    response: z.object({
      merchant: z.object({ id: z.string(), name: z.string(), name_ar: z.string() }),
      stores: z.array(
        z.object({ code: z.string(), aliases: z.array(z.string()), name: z.string(), name_ar: z.string() }),
      ),
      keys: z.array(apiKey),
    }),
    example: { params: { id: 'mer_0000' } },
  }),
  'apiKeys.issue': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/keys',
    summary: 'Issue a pair of keys; the pair it replaces works for 24 hours more (DEC-MER-2)',
    access: { kind: 'staff', flag: 'can_issue_keys' },
    params: byId,
    body: z.strictObject({ mode }),
    response: z.object({ public_key: z.string(), secret_key: z.string() }),
    audit: 'api_keys.issued',
    answerIsSecret: true,
    example: { params: { id: 'mer_0000' }, body: { mode: 'live' } },
  }),
  'apiKeys.revoke': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/keys/{keyId}/revoke',
    summary: 'Revoke a key: it stops working at once',
    access: { kind: 'staff', flag: 'can_issue_keys' },
    params: z.strictObject({ id: z.string().max(64), keyId: z.string().max(64) }),
    response: null,
    reasons: ['wrong_status'],
    audit: 'api_keys.revoked',
    example: { params: { id: 'mer_0000', keyId: 'key_0000' } },
  }),
}
