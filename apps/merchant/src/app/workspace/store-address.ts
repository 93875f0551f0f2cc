import { addressOf } from '../addresses.ts'

/**
 * The one store that an address is narrowed to, by the filter that lists have; null for all of them or for
 * several.
 */
export function storeInAddress(search: Readonly<Record<string, unknown>>): string | null {
  const stores = search['stores']
  return typeof stores === 'string' && stores !== '' && !stores.includes(',') ? stores : null
}

/** The pages with a filter by store; from any other one, a store leads to its orders. */
const pages = (): readonly string[] => [addressOf('dashboard'), addressOf('payments'), addressOf('payouts')]

/** Where a store is looked at from a page: the same list narrowed to it, or widened to all (null). */
export function storeAddress(pathname: string, storeId: string | null): string {
  const path = pages().includes(pathname) ? pathname : addressOf('payments')
  return storeId === null ? path : `${path}?${new URLSearchParams({ stores: storeId })}`
}
