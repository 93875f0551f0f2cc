import { addressFilters, oneOf, oneOrUsual } from '@daftar/app-kit/address-filters'
import { storyGroups } from '@daftar/rules/audit/families'
import type { StaffFlag } from '@daftar/rules/access/staff-roles'

/** The views of a merchant's page, each for whose roles may see it. */
export const views = [
  'overview',
  'payouts',
  'wallet',
  'cards',
  'advances',
  'cases',
  'disputes',
  'tickets',
  'contract',
  'locations',
  'contacts',
  'keys',
  'letters',
  'notes',
] as const
export type View = (typeof views)[number]

export const flagOfView: Readonly<Record<View, StaffFlag>> = {
  overview: 'can_view_merchants',
  payouts: 'can_view_settlement',
  wallet: 'can_view_settlement',
  cards: 'can_view_settlement',
  advances: 'can_view_advances',
  cases: 'can_view_cases',
  disputes: 'can_view_disputes',
  tickets: 'can_answer_tickets',
  contract: 'can_view_merchants',
  locations: 'can_view_merchants',
  contacts: 'can_view_merchants',
  keys: 'can_view_integrations',
  letters: 'can_view_merchants',
  notes: 'can_view_merchants',
}

export const merchantFilters = addressFilters({
  view: oneOrUsual(views, 'overview'),
  group: oneOf(storyGroups),
})
