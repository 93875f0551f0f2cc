import { FilterChip } from '@daftar/ui/filter-chip'
import { PeriodPicker } from '@daftar/ui/period-picker'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useFilters } from '../../../shared/use-filters.ts'

/** The first and the last day of a list; either may be left open. */
export function DateFilter({ from, to }: { from: string; to: string }) {
  const [, setFilters] = useFilters()
  return (
    <FilterChip
      label={m.desk_ledger_dates()}
      value={chosenText(from, to)}
      clearLabel={m.desk_ledger_dates_clear()}
      onClear={() => setFilters({ from: '', to: '' })}
    >
      <PeriodPicker
        fromLabel={m.desk_ledger_from()}
        toLabel={m.desk_ledger_to()}
        {...{ from, to }}
        onDays={setFilters}
      />
    </FilterChip>
  )
}

function chosenText(from: string, to: string): string | undefined {
  const days = { from: dateText(from), to: dateText(to) }
  if (from !== '' && to !== '') return m.desk_ledger_dates_between(days)
  if (from !== '') return m.desk_ledger_dates_from(days)
  return to === '' ? undefined : m.desk_ledger_dates_to(days)
}
