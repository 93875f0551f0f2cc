import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { AddressChange } from './address-filters.ts'

/**
 * What the address says behind its question mark, and how to change it: an empty value leaves it. The page stays where it is
 * unless `scrolls` is said, and "back" leads to where one was before the first change.
 */
export function useAddress({ scrolls = false } = {}): [AddressChange, (change: AddressChange) => void] {
  const search = useSearch({ strict: false }) as AddressChange
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const change = useCallback(
    (next: AddressChange) =>
      void navigate({
        to: pathname,
        replace: true,
        resetScroll: scrolls,
        search: (now: AddressChange) => withoutEmpty({ ...now, ...next }),
      } as never),
    [navigate, pathname, scrolls],
  )
  return [search, change]
}

/** An address keeps no empty values. */
export function withoutEmpty(address: AddressChange): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
