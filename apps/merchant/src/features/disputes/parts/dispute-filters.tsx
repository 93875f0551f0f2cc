import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { disputeStatuses, type DisputeStatus } from '@daftar/rules/disputes/dispute'
import { Checkbox } from '@daftar/ui/checkbox'
import { FilterChip, FilterRow } from '@daftar/ui/filter-chip'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { m } from '@daftar/words'
import { disputeStatusText } from '@daftar/words/dispute-words'
import { dateText } from '@daftar/words/formats/date'
import { lazy, Suspense, useCallback } from 'react'
import type { DisputeFilters as Filters } from '../filters.ts'
import styles from './disputes.module.css'

const PeriodPicker = lazy(() =>
  import('@daftar/ui/period-picker').then((module) => ({ default: module.PeriodPicker })),
)

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
  const { createdFrom, createdTo, statuses } = filters
  const hasDays = createdFrom !== '' && createdTo !== ''
  const days = hasDays ? m.disputes_days({ from: dateText(createdFrom), to: dateText(createdTo) }) : undefined
  const [first] = statuses
  return (
    <FilterRow>
      <PausingSearch
        label={m.disputes_search()}
        placeholder={m.disputes_search_placeholder()}
        clearLabel={m.disputes_clear_search()}
        value={filters.query}
        onSearch={search}
      />
      <FilterChip
        label={m.disputes_col_created()}
        value={days}
        clearLabel={m.disputes_clear_filter({ name: m.disputes_col_created() })}
        onClear={() => onChange({ createdFrom: '', createdTo: '' })}
      >
        {(close) => (
          <Suspense>
            <PeriodPicker
              from={createdFrom}
              to={createdTo}
              fromLabel={m.disputes_from()}
              toLabel={m.disputes_to()}
              applyLabel={m.disputes_apply()}
              problemOf={(from, to) => (from && to && from <= to ? null : m.disputes_days_both())}
              onDays={({ from, to }) => {
                onChange({
                  createdFrom: parseCalendarDate(from) ?? '',
                  createdTo: parseCalendarDate(to) ?? '',
                })
                close()
              }}
            />
          </Suspense>
        )}
      </FilterChip>
      <FilterChip
        label={m.disputes_col_status()}
        value={first && m.disputes_statuses({ first: disputeStatusText(first), more: statuses.length - 1 })}
        clearLabel={m.disputes_clear_filter({ name: m.disputes_col_status() })}
        onClear={() => onChange({ statuses: [] })}
      >
        <div className={styles.choices} role="group" aria-label={m.disputes_col_status()}>
          {inTheirOrder.map((status) => (
            <Checkbox
              key={status}
              label={disputeStatusText(status)}
              checked={statuses.includes(status)}
              onValueChange={(isChosen) =>
                onChange({
                  statuses: disputeStatuses.filter((one) =>
                    one === status ? isChosen : statuses.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </FilterChip>
    </FilterRow>
  )
}
