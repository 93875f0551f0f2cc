import { FilterChip } from '@daftar/ui/filter-chip'
import { PeriodPicker } from '@daftar/ui/period-picker'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useFilters } from '../../../shared/use-filters.ts'

/** The days that are counted; the last 30 where none is chosen. */
export function DayFilter({ from, to }: { from: string; to: string }) {
  const [, setFilters] = useFilters()
  const isSet = from !== '' || to !== ''
  return (
    <FilterChip
      label={m.desk_events_days()}
      value={
        isSet
          ? m.desk_events_days_between({
              from: from === '' ? '…' : dateText(from),
              to: to === '' ? '…' : dateText(to),
            })
          : undefined
      }
      clearLabel={m.desk_events_days_clear()}
      onClear={() => setFilters({ from: '', to: '' })}
    >
      <PeriodPicker
        fromLabel={m.desk_events_from()}
        toLabel={m.desk_events_to()}
        {...{ from, to }}
        onDays={setFilters}
      />
    </FilterChip>
  )
}
