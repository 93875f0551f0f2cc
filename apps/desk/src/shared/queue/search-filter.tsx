import { PausingSearch } from '@daftar/ui/pausing-search'
import { m } from '@daftar/words'
import { useCallback } from 'react'
import { useFilters } from './use-filters.ts'

type SearchFilterProps = {
  /** What it is called in the address. */
  name: string
  label: string
  placeholder?: string
  /** The key `/` leads here; one search of a page has it. */
  hasKey?: boolean
}

/** A filter of a list: a text, which stands in the address once typing pauses. */
export function SearchFilter({ name, label, placeholder = label, hasKey = true }: SearchFilterProps) {
  const [filters, setFilters] = useFilters()
  return (
    <PausingSearch
      label={label}
      placeholder={placeholder}
      value={filters[name] ?? ''}
      hasKey={hasKey}
      clearLabel={m.desk_clear_search()}
      onSearch={useCallback((text: string) => setFilters({ [name]: text }), [name, setFilters])}
    />
  )
}
