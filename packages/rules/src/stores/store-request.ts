import { found, type FactProblems } from '../merchants/merchant-facts.ts'
import { storeDetailsProblems, type StoreDetails } from '../merchants/store-details.ts'
import { storeNamesProblems } from '../merchants/store-facts.ts'
import { defineTransitions } from '../status/transitions.ts'

/**
 * What a merchant asks the provider for (DEC-STO-1, DEC-STO-2): another store, or a product for one that
 * there is.
 */
export const storeRequestStatuses = ['waiting', 'approved', 'declined'] as const
export type StoreRequestStatus = (typeof storeRequestStatuses)[number]

export const storeRequestTransitions = defineTransitions<StoreRequestStatus>({
  waiting: { approved: ['reviewer'], declined: ['reviewer'] },
  approved: {},
  declined: {},
})

/** Working days of the merchant's country within which a request is decided. */
export const storeRequestDays = 3

/** So many new stores may wait of one merchant at once. */
export const mostStoresAsked = 10

/** A store as its merchant asks for it. */
export interface StoreAsked extends StoreDetails {
  name: string
  nameAr: string
  country: string
}

/** What is wrong with it; a merchant sells in its own country. */
export function storeAskedProblems(asked: StoreAsked, merchantCountry: string): FactProblems {
  return {
    ...storeNamesProblems(asked),
    ...found({ country: asked.country === merchantCountry ? null : 'choose_option' }),
    ...storeDetailsProblems(asked),
  }
}

/** How many parts a purchase of a product is paid in; null where it is one, or the shopper's own choice. */
export function partsOf(product: string): number | null {
  return product === 'installments' ? 4 : null
}
