import type { ChangeFilters } from '@daftar/app-kit/use-address'
import type { DisputeStatus } from '@daftar/rules/disputes/dispute'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { m } from '@daftar/words'
import { disputeStatusText } from '@daftar/words/dispute-words'
import { useCallback } from 'react'
import { ChoiceChip } from '../../../shared/filters/choice-chip.tsx'
import { DaysChip } from '../../../shared/filters/days-chip.tsx'
import type { DisputeFilters as Filters } from '../filters.ts'

/** As a dispute goes through them: what waits for the shop first. */
const inTheirOrder: readonly DisputeStatus[] = ['pending', 'arbitration', 'declined', 'approved', 'cancelled']

/** Search, days and statuses above the list; all of it lives in the address (DSP-17). */
export function DisputeFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: ChangeFilters<Filters>
}) {
  const search = useCallback((query: string) => onChange({ query }, { isStep: false }), [onChange])
  return (
    <FilterRow>
      <PausingSearch
        label={m.disputes_search()}
        placeholder={m.disputes_search_placeholder()}
        clearLabel={m.disputes_clear_search()}
        value={filters.query}
        onSearch={search}
      />
      <DaysChip
        label={m.disputes_col_created()}
        from={filters.createdFrom}
        to={filters.createdTo}
        onChange={({ from, to }) => onChange({ createdFrom: from, createdTo: to })}
      />
      <ChoiceChip
        label={m.disputes_col_status()}
        options={inTheirOrder.map((value) => ({ value, label: disputeStatusText(value) }))}
        values={filters.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
    </FilterRow>
  )
}
