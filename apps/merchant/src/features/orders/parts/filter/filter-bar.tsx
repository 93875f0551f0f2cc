import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { Button } from '@daftar/ui/button'
import { CountBadge } from '@daftar/ui/count-badge'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { countFilters, type OrderFilters } from '../../filters.ts'
import { FilterChips } from './filter-chips.tsx'
import styles from './filter-bar.module.css'

type FilterBarProps = { filters: OrderFilters; onChange: ChangeFilters<OrderFilters>; children?: ReactNode }

/**
 * Search and filters above the list; all of it lives in the address (DEC-ORD-1). On a phone one button
 * unfolds the filters.
 */
export function FilterBar({ filters, onChange, children }: FilterBarProps) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const search = useCallback((text: string) => onChange({ search: text }, { isStep: false }), [onChange])
  const count = countFilters(filters)
  return (
    <FilterRow>
      <div className={styles.search}>
        <PausingSearch
          label={m.orders_search()}
          placeholder={isPhone ? m.orders_search() : m.orders_search_placeholder()}
          clearLabel={m.orders_clear_search()}
          value={filters.search}
          onSearch={search}
          hasKey
        />
        {isPhone ? (
          <Button icon={<SlidersHorizontal />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {m.orders_filters()}
            <CountBadge count={count} label={m.orders_filters_set({ count })} tone="quiet" />
          </Button>
        ) : null}
      </div>
      {isPhone && !isOpen ? null : (
        <FilterChips filters={filters} onChange={onChange}>
          {children}
        </FilterChips>
      )}
    </FilterRow>
  )
}
