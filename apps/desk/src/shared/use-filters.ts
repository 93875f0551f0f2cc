import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export type Filters = Readonly<Record<string, string | undefined>>

/** The filters in the address and how to change them; an empty one leaves the address. */
export function useFilters(): [Filters, (change: Filters) => void] {
  const search = useSearch({ strict: false }) as Filters
  const navigate = useNavigate()
  const change = useCallback(
    (next: Filters) =>
      void navigate({
        to: '.',
        replace: true,
        search: (now: Filters) => withoutEmpty({ ...now, ...next }),
      } as never),
    [navigate],
  )
  return [search, change]
}

export function withoutEmpty(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
}
