import type { Access } from './endpoint.ts'

/**
 * Who may apply for an advance, put an application right and sign: workspace admins alone, while whoever sees
 * payouts may look (DEC-USR-5, `apply_for_capital` of the capabilities).
 */
export const mayApply = {
  kind: 'account',
  permission: 'canViewCapital',
  flag: 'is_account_edit_allowed',
} as const satisfies Access
