import { isCategoryKey } from '../onboarding/categories.ts'
import { websiteProblem } from '../registry/website.ts'
import { found, nameProblem, type FactProblem, type FactProblems } from './merchant-facts.ts'
import { isStoreKind } from './store-facts.ts'

const longestAddress = 200

/**
 * What a store is beside its name (DEC-STO-2): where it is found, what it sells, and the company behind it.
 */
export interface StoreDetails {
  kind: string
  /** Of an online store; empty where there is none. */
  website: string
  /** Of an offline store; empty where there is none. */
  address: string
  categoryId: string
  legalEntityId: string
}

/** A shop on the web has an address there, one in a street stands in it. */
export function storeDetailsProblems({
  kind,
  website,
  address,
  categoryId,
  legalEntityId,
}: StoreDetails): FactProblems {
  const isOnline = kind === 'online'
  const site = website.trim() === '' && !isOnline ? null : websiteProblem(website)
  const street = address.trim() === '' && kind !== 'offline' ? null : nameProblem(address, longestAddress)
  return found({
    kind: isStoreKind(kind) ? null : 'choose_option',
    website_url: site && (site.code as FactProblem),
    address: street,
    category_id: isCategoryKey(categoryId) ? null : 'choose_option',
    legal_entity_id: legalEntityId === '' ? 'choose_option' : null,
  })
}
