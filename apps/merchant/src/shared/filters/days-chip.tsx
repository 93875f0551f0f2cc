import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { FilterChip } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { lazy, Suspense } from 'react'

/** The calendar is heavy and seldom needed: it comes when the chip is opened. */
const PeriodPicker = lazy(() =>
  import('@daftar/ui/period-picker').then((module) => ({ default: module.PeriodPicker })),
)

/** Empty while none is chosen. */
type Days = { from: CalendarDate | ''; to: CalendarDate | '' }

type DaysChipProps = Days & {
  label: string
  onChange: (days: Days) => void
  /** What is wrong with two days that are in order; null when nothing is. */
  problemOf?: (days: { from: CalendarDate; to: CalendarDate }) => string | null
}

/** A filter of the first and the last day of a list, both of them. */
export function DaysChip({ label, from, to, onChange, problemOf = () => null }: DaysChipProps) {
  const hasDays = from !== '' && to !== ''
  return (
    <FilterChip
      label={label}
      value={hasDays ? m.common_filter_days({ from: day(from), to: day(to) }) : undefined}
      clearLabel={m.common_filter_clear({ name: label })}
      onClear={() => onChange({ from: '', to: '' })}
    >
      {(close) => (
        <Suspense>
          <PeriodPicker
            {...{ from, to }}
            fromLabel={m.common_filter_from()}
            toLabel={m.common_filter_to()}
            applyLabel={m.common_filter_apply()}
            problemOf={(typedFrom, typedTo) => {
              const days = daysOf(typedFrom, typedTo)
              return days ? problemOf(days) : m.common_filter_days_both()
            }}
            onDays={(chosen) => {
              onChange(daysOf(chosen.from, chosen.to) ?? { from: '', to: '' })
              close()
            }}
          />
        </Suspense>
      )}
    </FilterChip>
  )
}

function daysOf(typedFrom: string, typedTo: string) {
  const [from, to] = [parseCalendarDate(typedFrom), parseCalendarDate(typedTo)]
  return from && to && from <= to ? { from, to } : null
}

function day(date: string): string {
  return isolated(dateText(date))
}
