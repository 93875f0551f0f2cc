import { contractStatuses } from '@daftar/rules/merchants/contract-status'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { code, currency, instant, phone } from '../../wire/values.ts'

/** The signed-in person: contacts, rights, and linking a phone. */

/** PERM-09 and DEC-PERM-13: computed on the server and sent with the account. */
export const computedPermissions = z.object({
  canViewAnalytics: z.boolean(),
  canViewCapital: z.boolean(),
  canViewDisputes: z.boolean(),
  canFetchDisputes: z.boolean(),
  canViewOrders: z.boolean(),
  canViewSupport: z.boolean(),
  canViewAds: z.boolean(),
  canViewCard: z.boolean(),
  canViewMerchantWallet: z.boolean(),
  isPayoutsAllowed: z.boolean(),
  isWorkspaceAdmin: z.boolean(),
  canViewDashboard: z.boolean(),
  canViewMarketing: z.boolean(),
  canViewLocations: z.boolean(),
  canViewStoreManagement: z.boolean(),
  canCreateApplication: z.boolean(),
  canViewApplication: z.boolean(),
  canCreatePaymentLinks: z.boolean(),
  hasMerchantAccess: z.boolean(),
})

/** What a code is sent for, where it is good for that alone: the withdrawal as it was shown. */
const codeFor = {
  withdrawal: z.strictObject({ currency, amount: z.string().max(24), fee: z.string().max(24) }).optional(),
}

export const experiment = z.object({ name: z.string(), value: z.string() })

/** PERM-01, PERM-02. */
export const rawPermissions = z.object({
  merchant_id: z.string().nullable(),
  role: z.string().nullable(),
  is_account_edit_allowed: z.boolean(),
  is_ads_allowed: z.boolean(),
  is_ads_ops: z.boolean(),
  is_ads_user_invite_allowed: z.boolean(),
  is_analytics_allowed: z.boolean(),
  is_dispute_refund_allowed: z.boolean(),
  is_disputes_allowed: z.boolean(),
  is_order_creation_allowed: z.boolean(),
  is_order_view_allowed: z.boolean(),
  is_payouts_allowed: z.boolean(),
  is_virtual_cards_enabled: z.boolean(),
  has_merchant_access: z.boolean(),
  has_store_access: z.boolean(),
  has_locations: z.boolean(),
})

/** ACC-01, ACC-02. */
export const account = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  created_at: instant,
  /** The product's clock: in a demo it is not the browser's. */
  now: instant,
  merchant_name: z.string().nullable(),
  merchant_name_ar: z.string().nullable(),
  country: z.string().nullable(),
  /** How the contract of the merchant they work in stands; null before there is a merchant (DEC-APP-14). */
  contract_status: z.enum(contractStatuses).nullable(),
  /**
   * The merchants the person works for, the one they joined first in front, and how many stores they see of
   * each.
   */
  workspaces: z.array(
    z.object({ merchant_id: z.string(), name: z.string(), name_ar: z.string(), stores: z.number().int() }),
  ),
  /** Of what they were told inside the application. */
  unread_notifications: z.number().int(),
  permissions: rawPermissions,
  experiments: z.array(experiment),
  computedPermissions,
  /** A member of staff sees what the person sees, until then; null when it is the person. */
  viewed_until: instant.nullable(),
  /** What staff publish to every screen, as `settings.remoteConfig` has it: no page asks twice. */
  published: z.record(z.string(), z.unknown()),
})
export type Account = z.output<typeof account>

/** Signed; says that the linked phone was at hand. */
const proof = z.string().max(60).optional()

const signedIn = { kind: 'account' } as const satisfies Access

export const accountsEndpoints = {
  'accounts.read': endpoint({
    route: 'GET /merchant/api/v1/account',
    summary: 'The signed-in person with raw flags, experiments and computed permissions',
    front: true,
    access: { kind: 'account' },
    ofPerson: true,
    response: account,
  }),
  'accounts.phoneProof': endpoint({
    route: 'POST /merchant/api/v1/account/phone/proof',
    summary: 'Send a code to the linked phone, which whoever changes it must still have',
    access: { kind: 'account' },
    body: z.strictObject(codeFor).optional(),
    response: z.object({ resend_at: instant }),
    reasons: ['code_check_failed', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'account.phone_proof_sent',
    example: { body: { withdrawal: { currency: 'AED', amount: '100.00', fee: '5.00' } } },
  }),
  'accounts.phoneProve': endpoint({
    route: 'POST /merchant/api/v1/account/phone/proof/verify',
    summary: 'Prove the linked phone with its code; the answer goes with both calls that change the phone',
    access: { kind: 'account' },
    body: z.strictObject({ otp_code: code, ...codeFor }),
    response: z.object({ proof: z.string(), expires_at: instant }),
    reasons: ['invalid_code', 'code_check_failed', 'too_many_tries'],
    rate: 'sign_in',
    answerIsSecret: true,
    audit: 'account.phone_proven',
    example: { body: { otp_code: '1234' } },
  }),
  'accounts.phone': endpoint({
    route: 'POST /merchant/api/v1/account/phone',
    summary: 'Send a code to a phone that is to be linked (DEC-ACC-2)',
    access: { kind: 'account' },
    body: z.strictObject({ phone, proof }),
    response: z.object({ resend_at: instant }),
    reasons: [
      'could_not_validate_phone',
      'phone_not_unique',
      'email_not_confirmed',
      'phone_proof_needed',
      'too_many_codes',
    ],
    rate: 'sign_in',
    audit: 'account.phone_code_sent',
    example: { body: { phone: '+971501234567' } },
  }),
  'accounts.phoneVerify': endpoint({
    route: 'POST /merchant/api/v1/account/phone/verify',
    summary: 'Link the phone with its code',
    access: { kind: 'account' },
    ofPerson: true,
    body: z.strictObject({ phone, proof, otp_code: code }),
    response: z.object({ phone: z.string() }),
    reasons: [
      'could_not_validate_phone',
      'phone_not_unique',
      'phone_proof_needed',
      'invalid_code',
      'code_check_failed',
      'too_many_tries',
    ],
    rate: 'sign_in',
    audit: 'account.phone_linked',
    example: { body: { phone: '+971501234567', otp_code: '1234' } },
  }),
  'accounts.permissions': endpoint({
    route: 'GET /merchant/api/v1/auth/permissions',
    summary: 'The raw permission flags (PERM-01, PERM-02)',
    access: signedIn,
    response: rawPermissions,
  }),
}
