import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export type Address = Readonly<Record<string, string | undefined>>

/** What the address says behind its question mark, and how to change it; an empty value leaves it. */
export function useAddress(): [Address, (change: Address) => void] {
  const search = useSearch({ strict: false }) as Address
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const change = useCallback(
    (next: Address) =>
      void navigate({
        to: pathname,
        replace: true,
        resetScroll: false,
        search: (now: Address) => withoutEmpty({ ...now, ...next }),
      } as never),
    [navigate, pathname],
  )
  return [search, change]
}

function withoutEmpty(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value))
}
