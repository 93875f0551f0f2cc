import { useParams, useSearch } from '@tanstack/react-router'
import type { AddressChange } from './address-filters.ts'
import type { AnyParams } from './path-params.ts'

/*
 * What the address of the page that stands says. Routes are made of the features' tables, so the router's own
 * types know no path and no filter: these two ask it loosely, and nothing else does. Typed it is where it is
 * used: parameters by the path of their `screenRoute` or `publicPage`, filters by their table.
 */

/** The parameters of the path. */
export function usePathParams(): AnyParams {
  return useParams({ strict: false })
}

/** What stands behind the question mark: texts, each of which may be missing. */
export function useAddressSearch(): AddressChange {
  return useSearch({ strict: false })
}
