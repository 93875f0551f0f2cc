import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { AddressChange, AddressFilters } from './address-filters.ts'
import { useAddressSearch } from './current-route.ts'

type How = {
  /** The list begins at its top again; else the page stays where it is. */
  scrolls?: boolean
  /**
   * The change is a step that "back" takes back; else "back" leads to where one was before the first change.
   */
  isStep?: boolean
}

/** What the address says behind its question mark, and how to change it: an empty value leaves it. */
export function useAddress({ scrolls = false }: Pick<How, 'scrolls'> = {}): [
  AddressChange,
  (change: AddressChange) => void,
] {
  const search = useAddressSearch()
  const change = useChange()
  return [
    search,
    useCallback((next) => change((now) => ({ ...now, ...next }), { scrolls }), [change, scrolls]),
  ]
}

export type ChangeFilters<Values> = (change: Partial<Values>, how?: Pick<How, 'isStep'>) => void

/** The filters of a list as they stand in the address, and how to change some of them. */
export function useAddressFilters<Values extends object>(
  { read, write }: AddressFilters<Values>,
  { scrolls = false, isStep = false }: How = {},
): [Readonly<Values>, ChangeFilters<Values>] {
  const search = useAddressSearch()
  const change = useChange()
  return [
    useMemo(() => read(search), [read, search]),
    useCallback(
      (next, how) => {
        function changed(now: AddressChange): AddressChange {
          const written = write({ ...read(now), ...next })
          // The filters in their own order, whichever was chosen first: equal filters give equal addresses.
          return { ...written, ...now, ...written }
        }
        change(changed, { scrolls, isStep, ...how })
      },
      [change, scrolls, isStep, read, write],
    ),
  ]
}

/** An address keeps no empty values. */
export function withoutEmpty(address: AddressChange): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}

/** Reads the path when it changes something: a list that is left is not drawn once more for it. */
function useChange() {
  const navigate = useNavigate()
  const router = useRouter()
  return useCallback(
    (changeOf: (now: AddressChange) => AddressChange, { scrolls = false, isStep = false }: How = {}) =>
      void navigate({
        to: router.state.location.pathname,
        replace: !isStep,
        resetScroll: scrolls,
        search: (now: AddressChange) => withoutEmpty(changeOf(now)),
      }),
    [navigate, router],
  )
}
