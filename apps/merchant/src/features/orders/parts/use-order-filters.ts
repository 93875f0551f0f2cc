import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { filterSearch, readFilters, type OrderFilters } from '../filters.ts'

export type ChangeFilters = (change: Partial<OrderFilters>, how?: { replace?: boolean }) => void

/** The filters in the address and how to change them; each change is a step that "back" takes back. */
export function useOrderFilters(): [OrderFilters, ChangeFilters] {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const filters = useMemo(() => readFilters(search), [search])
  const change = useCallback<ChangeFilters>(
    (next, { replace = false } = {}) =>
      void navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (now: Record<string, unknown>) => filterSearch({ ...readFilters(now), ...next }),
      } as never),
    [navigate],
  )
  return [filters, change]
}
