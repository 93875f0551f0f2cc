import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { ticketFilters, ticketTopics } from '@daftar/rules/support/ticket'
import { Checkbox } from '@daftar/ui/checkbox'
import { FilterChip, FilterRow } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { lazy, Suspense } from 'react'
import type { SupportFilters } from '../filters.ts'
import { filterText, topicText } from '../words.ts'
import styles from './support.module.css'

const PeriodPicker = lazy(() =>
  import('@daftar/ui/period-picker').then((module) => ({ default: module.PeriodPicker })),
)

type TicketFiltersProps = { filters: SupportFilters; onChange: ChangeFilters<SupportFilters> }

/** Days, statuses and topics above the list; all of it lives in the address (DEC-SUP-1). */
export function TicketFilters({ filters, onChange }: TicketFiltersProps) {
  const { createdFrom, createdTo, statuses, topics } = filters
  const hasDays = createdFrom !== '' && createdTo !== ''
  const clear = (name: string) => m.support_clear_filter({ name })
  return (
    <FilterRow>
      <FilterChip
        label={m.support_col_created()}
        value={hasDays ? m.support_days({ from: dateText(createdFrom), to: dateText(createdTo) }) : undefined}
        clearLabel={clear(m.support_col_created())}
        onClear={() => onChange({ createdFrom: '', createdTo: '' })}
      >
        {(close) => (
          <Suspense>
            <PeriodPicker
              from={createdFrom}
              to={createdTo}
              fromLabel={m.support_from()}
              toLabel={m.support_to()}
              applyLabel={m.support_apply()}
              problemOf={(from, to) => (from && to && from <= to ? null : m.support_days_both())}
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
        label={m.support_col_status()}
        value={chosenText(statuses.map(filterText))}
        clearLabel={clear(m.support_col_status())}
        onClear={() => onChange({ statuses: [] })}
      >
        <Choices
          label={m.support_col_status()}
          all={ticketFilters}
          chosen={statuses}
          textOf={filterText}
          onChoose={(next) => onChange({ statuses: next })}
        />
      </FilterChip>
      <FilterChip
        label={m.support_col_topic()}
        value={chosenText(topics.map(topicText))}
        clearLabel={clear(m.support_col_topic())}
        onClear={() => onChange({ topics: [] })}
      >
        <Choices
          label={m.support_col_topic()}
          all={ticketTopics}
          chosen={topics}
          textOf={topicText}
          onChoose={(next) => onChange({ topics: next })}
        />
      </FilterChip>
    </FilterRow>
  )
}

function chosenText([first, ...more]: readonly string[]): string | undefined {
  if (first === undefined || more.length === 0) return first
  return m.support_chosen({ first, more: more.length })
}

type ChoicesProps<Value extends string> = {
  label: string
  all: readonly Value[]
  chosen: readonly Value[]
  textOf: (value: Value) => string
  onChoose: (chosen: readonly Value[]) => void
}

function Choices<Value extends string>({ label, all, chosen, textOf, onChoose }: ChoicesProps<Value>) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {all.map((value) => (
        <Checkbox
          key={value}
          label={textOf(value)}
          checked={chosen.includes(value)}
          onValueChange={(isChosen) =>
            onChoose(all.filter((one) => (one === value ? isChosen : chosen.includes(one))))
          }
        />
      ))}
    </div>
  )
}
