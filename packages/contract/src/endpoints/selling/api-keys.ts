import { ecommercePlatforms } from '@daftar/rules/onboarding/platforms'
import { keyModes } from '@daftar/rules/orders/shop-connection'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'

/**
 * How a merchant’s shops are connected and the keys they hold: for the merchant’s administrators, support and
 * administration.
 */

/** Most stores that one pair of keys names. */
const storesOfPair = 100

const byId = z.strictObject({ id: z.string().max(64) })
const mode = z.enum(keyModes)

const apiKey = z.object({
  id: z.string(),
  mode,
  kind: z.enum(['public', 'secret']),
  last_four: z.string(),
  /** The stores it is limited to; null for all. */
  store_ids: z.array(z.string()).nullable(),
  created_at: instant,
  /** When it stops working; null while nobody revoked or replaced it. */
  revoked_at: instant.nullable(),
})

/** Test keys are of the merchant's sandbox. */
const mayManage = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access

/**
 * MER-09: of each pair the public key, and of the secret one what tells it from others; null where none was
 * issued.
 */
const shownAt = instant.nullable()
const ownKeys = z.object({
  public_key: z.string().nullable(),
  secret_key: z.string().nullable(),
  test_public_key: z.string().nullable(),
  test_secret_key: z.string().nullable(),
  /** When somebody was shown the secret one; nobody is shown it again. */
  secret_shown_at: shownAt,
  test_secret_shown_at: shownAt,
  /** Until when the pair before this one works beside it. */
  previous_until: instant.nullable(),
  test_previous_until: instant.nullable(),
})
export type OwnKeys = z.output<typeof ownKeys>

/** A pair names the stores it is limited to: of each set of stores one stands. */
const storeIds = z.array(z.string().max(64)).min(1, 'required').max(storesOfPair, 'too_long')
const forStores = z.strictObject({ mode, store_ids: storeIds })
const storeKeys = z.object({
  pairs: z.array(
    z.object({
      mode,
      store_ids: z.array(z.string()),
      public_key: z.string(),
      /** What tells it from others. */
      secret_key: z.string(),
      secret_shown_at: shownAt,
      previous_until: instant.nullable(),
      created_at: instant,
    }),
  ),
  /** All of the merchant's, to choose from. */
  stores: z.array(z.object({ id: z.string(), code: z.string(), name: z.string(), name_ar: z.string() })),
})
export type StoreKeys = z.output<typeof storeKeys>

const platform = z.enum(ecommercePlatforms)
const integration = z.object({
  platform: platform.nullable(),
  keys_copied_at: instant.nullable(),
  /** When the first order was paid for, with test keys and with live ones. */
  test_order_at: instant.nullable(),
  live_order_at: instant.nullable(),
  stores: z.array(z.object({ code: z.string(), name: z.string(), name_ar: z.string() })),
  /** Whether the developers' site at /docs is served here. */
  has_developer_site: z.boolean(),
})
export type Integration = z.output<typeof integration>

export const apiKeysEndpoints = {
  'apiKeys.read': endpoint({
    route: 'GET /merchant/api/v1/application/merchant/{id}/api_keys',
    summary: 'The keys of a merchant, the secret ones masked (MER-07, DEC-MER-3)',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: ownKeys,
    example: { params: { id: 'mer_0000' } },
  }),
  'apiKeys.show': endpoint({
    route: 'POST /merchant/api/v1/application/merchant/{id}/api_keys/show',
    summary: 'A secret key, once, after a fresh code to the linked phone (DEC-MER-2)',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: z.strictObject({ mode, proof: z.string().max(60), store_ids: storeIds.optional() }),
    response: z.object({ secret_key: z.string() }),
    reasons: ['phone_proof_needed', 'wrong_status'],
    audit: 'api_keys.shown',
    rate: 'sign_in',
    answerIsSecret: true,
    example: { params: { id: 'mer_0000' }, body: { mode: 'test', proof: 'mier4hk0.c2lnbmVk' } },
  }),
  'apiKeys.regenerate': endpoint({
    route: 'POST /merchant/api/v1/application/merchant/{id}/api_keys/regenerate',
    summary: 'A new pair of keys in place of one; the one before works for 24 hours more (DEC-MER-2)',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: z.strictObject({ mode, store_ids: storeIds.optional() }),
    response: ownKeys,
    audit: 'api_keys.issued',
    reasons: ['wrong_status'],
    rate: 'sign_in',
    example: { params: { id: 'mer_0000' }, body: { mode: 'test' } },
  }),
  'apiKeys.storeKeys': endpoint({
    route: 'GET /merchant/api/v1/application/merchant/{id}/api_keys/stores',
    summary: 'The keys that are limited to some stores of a merchant, the secret ones masked',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: storeKeys,
    example: { params: { id: 'mer_0000' } },
  }),
  'apiKeys.issueForStores': endpoint({
    route: 'POST /merchant/api/v1/application/merchant/{id}/api_keys/stores',
    summary: 'A pair of keys for some stores; each set of stores has one pair',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: forStores,
    response: storeKeys,
    audit: 'api_keys.issued',
    reasons: ['wrong_status'],
    rate: 'sign_in',
    example: { params: { id: 'mer_0000' }, body: { mode: 'test', store_ids: ['sto_0000'] } },
  }),
  'apiKeys.endForStores': endpoint({
    route: 'POST /merchant/api/v1/application/merchant/{id}/api_keys/stores/end',
    summary: 'Stop the pair of keys of some stores: it does not work any more',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: forStores,
    response: storeKeys,
    audit: 'api_keys.revoked',
    reasons: ['wrong_status'],
    example: { params: { id: 'mer_0000' }, body: { mode: 'test', store_ids: ['sto_0000'] } },
  }),
  'apiKeys.integration': endpoint({
    route: 'GET /merchant/api/v1/application/merchant/{id}/integration',
    summary: 'How far a merchant has come with connecting its shop (DEC-MER-4)',
    access: mayManage,
    sandbox: true,
    params: byId,
    response: integration,
    example: { params: { id: 'mer_0000' } },
  }),
  'apiKeys.changeIntegration': endpoint({
    route: 'PATCH /merchant/api/v1/application/merchant/{id}/integration',
    summary: 'The platform the shop runs on, and that its keys were copied (DEC-MER-4)',
    access: mayManage,
    sandbox: true,
    params: byId,
    body: z.strictObject({ platform: platform.nullish(), keys_copied: z.literal(true).optional() }),
    response: integration,
    audit: 'api_keys.integration_changed',
    example: { params: { id: 'mer_0000' }, body: { platform: 'woocommerce' } },
  }),
  'apiKeys.integrations': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/integrations',
    summary: 'Keys and store codes of a merchant',
    access: { kind: 'staff', flag: 'can_view_integrations' },
    params: byId,
    response: z.object({
      merchant: z.object({ id: z.string(), name: z.string(), name_ar: z.string() }),
      stores: z.array(
        z.object({
          id: z.string(),
          code: z.string(),
          aliases: z.array(z.string()),
          name: z.string(),
          name_ar: z.string(),
        }),
      ),
      keys: z.array(apiKey),
    }),
    example: { params: { id: 'mer_0000' } },
  }),
  'apiKeys.issue': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/keys',
    summary:
      'Issue a pair of keys, for all stores or for some; the pair for the same it replaces works for 24 hours more (DEC-MER-2)',
    access: { kind: 'staff', flag: 'can_issue_keys' },
    params: byId,
    body: z.strictObject({ mode, store_ids: storeIds.optional() }),
    response: z.object({ public_key: z.string(), secret_key: z.string() }),
    reasons: ['contract_open'],
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
