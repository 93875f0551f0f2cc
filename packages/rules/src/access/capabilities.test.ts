import { expect, test } from 'vitest'
import { capabilities, mayDo, type Capability } from './capabilities.ts'
import { merchantRoles } from './roles.ts'

/** The table of DEC-USR-5, row by row: workspace admin, supervisor, sales manager, settlements. */
const table: [Capability, ...('yes' | 'no')[]][] = [
  ['view_orders', 'yes', 'yes', 'yes', 'yes'],
  ['work_on_orders', 'yes', 'yes', 'yes', 'no'],
  ['refund_orders', 'yes', 'yes', 'no', 'no'],
  ['create_links', 'yes', 'yes', 'yes', 'no'],
  ['view_links', 'yes', 'yes', 'yes', 'yes'],
  ['view_disputes', 'yes', 'yes', 'yes', 'no'],
  ['decide_disputes', 'yes', 'yes', 'no', 'no'],
  ['view_payouts', 'yes', 'no', 'no', 'yes'],
  ['change_payout_cycle', 'yes', 'no', 'no', 'no'],
  ['view_analytics', 'yes', 'yes', 'no', 'yes'],
  ['view_capital', 'yes', 'no', 'no', 'yes'],
  ['apply_for_capital', 'yes', 'no', 'no', 'no'],
  ['view_wallet', 'yes', 'no', 'no', 'yes'],
  ['move_wallet_money', 'yes', 'no', 'no', 'no'],
  ['ask_support', 'yes', 'yes', 'yes', 'yes'],
  ['do_marketing', 'yes', 'yes', 'no', 'no'],
  ['keep_locations', 'yes', 'yes', 'no', 'no'],
  ['keep_business', 'yes', 'no', 'no', 'no'],
  ['manage_users', 'yes', 'no', 'no', 'no'],
]
const columns = ['workspace_admin', 'supervisor', 'sales_manager', 'settlements'] as const

test('the table of what each role may do has every capability and every role once', () => {
  expect(table.map(([capability]) => capability)).toEqual([...capabilities])
  expect(columns.toSorted()).toEqual(merchantRoles.toSorted())
})

test.each(table)(
  '%s is for exactly the roles of the table [USR-06, PERM-35, DEC-USR-5]',
  (capability, ...row) => {
    expect(columns.map((role) => (mayDo(role, capability) ? 'yes' : 'no'))).toEqual(row)
  },
)
