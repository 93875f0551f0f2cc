import { addressFilters, oneOf, searchText } from '@daftar/app-kit/address-filters'
import { urgencyOf } from '@daftar/rules/legal-entities/status'
import type { OwnerFlag } from '@daftar/rules/onboarding/owners'
import type { EntityWithStores } from './queries.ts'

export const entityFilters = addressFilters({ search: searchText })

/** By name or number, the most urgent first, then by name (DEC-LGL-1). */
export function shownEntities(items: readonly EntityWithStores[], search: string): EntityWithStores[] {
  const wanted = search.toLowerCase()
  return items
    .filter(({ legal_entity: { legal_company_name, commercial_registration_number } }) =>
      `${legal_company_name} ${commercial_registration_number}`.toLowerCase().includes(wanted),
    )
    .toSorted(
      ({ legal_entity: one }, { legal_entity: other }) =>
        urgencyOf(one.status) - urgencyOf(other.status) ||
        one.legal_company_name.localeCompare(other.legal_company_name),
    )
}

/** DEC-LGL-10: the tabs of the owners; the first shows unless told. */
export const ownerTabs = [
  'is_shareholder',
  'is_senior_management',
  'is_authorised_signatory',
  'is_ultimate_beneficial_owner',
] as const satisfies readonly OwnerFlag[]

export const ownerFilters = addressFilters({ tab: oneOf(ownerTabs) })
