import { FilterChip } from '@daftar/ui/filter-chip'
import { PeriodPicker } from '@daftar/ui/period-picker'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useFilters } from './use-filters.ts'

type DateFilterProps = { label: string; clearLabel: string; from: string; to: string }

/** The first and the last day of a list; either may be left open. */
export function DateFilter({ label, clearLabel, from, to }: DateFilterProps) {
  const [, setFilters] = useFilters()
  return (
    <FilterChip
      label={label}
      value={chosenText(from, to)}
      clearLabel={clearLabel}
      onClear={() => setFilters({ from: '', to: '' })}
    >
      <PeriodPicker
        fromLabel={m.desk_dates_first()}
        toLabel={m.desk_dates_last()}
        {...{ from, to }}
        onDays={setFilters}
      />
    </FilterChip>
  )
}

function chosenText(from: string, to: string): string | undefined {
  const days = { from: dateText(from), to: dateText(to) }
  if (from !== '' && to !== '') return m.desk_dates_between(days)
  if (from !== '') return m.desk_dates_from(days)
  return to === '' ? undefined : m.desk_dates_to(days)
}
