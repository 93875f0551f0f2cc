import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { code, instant, phone } from '../wire/values.ts'
import { auth } from './auth.ts'

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

export const experiment = z.object({ name: z.string(), value: z.string() })

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
  permissions: auth['accounts.permissions'].response,
  experiments: z.array(experiment),
  computedPermissions,
})
export type Account = z.output<typeof account>

export const accountEndpoints = {
  'accounts.read': endpoint({
    route: routes['accounts.read'],
    summary: 'The signed-in person with raw flags, experiments and computed permissions',
    access: { kind: 'account' },
    response: account,
  }),
  'accounts.phone': endpoint({
    route: routes['accounts.phone'],
    summary: 'Send a code to a phone that is to be linked (DEC-ACC-2)',
    access: { kind: 'account' },
    body: z.strictObject({ phone }),
    response: z.object({ resend_at: instant }),
    reasons: ['could_not_validate_phone', 'phone_not_unique', 'email_not_confirmed', 'too_many_codes'],
    rate: 'sign_in',
    audit: 'account.phone_code_sent',
  }),
  'accounts.phoneVerify': endpoint({
    route: routes['accounts.phoneVerify'],
    summary: 'Link the phone with its code',
    access: { kind: 'account' },
    body: z.strictObject({ phone, otp_code: code }),
    response: z.object({ phone: z.string() }),
    reasons: [
      'could_not_validate_phone',
      'phone_not_unique',
      'invalid_code',
      'code_check_failed',
      'too_many_tries',
    ],
    rate: 'sign_in',
    audit: 'account.phone_linked',
  }),
}
