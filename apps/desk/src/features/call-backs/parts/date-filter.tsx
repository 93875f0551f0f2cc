import { FilterChip } from '@daftar/ui/filter-chip'
import { PeriodPicker } from '@daftar/ui/period-picker'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useFilters } from '../../../shared/use-filters.ts'

/** The first and the last day something came in; either may be left open. */
export function DateFilter({ from, to }: { from: string; to: string }) {
  const [, setFilters] = useFilters()
  return (
    <FilterChip
      label={m.desk_callbacks_dates()}
      value={chosenText(from, to)}
      clearLabel={m.desk_callbacks_dates_clear()}
      onClear={() => setFilters({ from: '', to: '' })}
    >
      <PeriodPicker
        fromLabel={m.desk_callbacks_from()}
        toLabel={m.desk_callbacks_to()}
        {...{ from, to }}
        onDays={setFilters}
      />
    </FilterChip>
  )
}

function chosenText(from: string, to: string): string | undefined {
  const days = { from: dateText(from), to: dateText(to) }
  if (from !== '' && to !== '') return m.desk_callbacks_dates_between(days)
  if (from !== '') return m.desk_callbacks_dates_from(days)
  return to === '' ? undefined : m.desk_callbacks_dates_to(days)
}
