import { lastDays } from '@daftar/rules/analytics/period'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { FilterChip, FilterRow } from '@daftar/ui/filter-chip'
import { SkeletonText } from '@daftar/ui/skeleton'
import { TabLinks } from '@daftar/ui/tab-links'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { lazy, Suspense, type ReactNode } from 'react'
import { ChoiceChip } from '../../../shared/filters/choice-chip.tsx'
import { countryName } from '../../../shared/text/country-name.ts'
import { today } from '../../../shared/text/today.ts'
import { daysOfPeriod, rangeProblem, usualDays, type AnalyticsFilters } from '../filters.ts'
import type { Head } from '../queries.ts'
import { periodText } from '../words.ts'

/** The calendar is heavy and seldom needed: it comes when the chip is opened. */
const PeriodPicker = lazy(() =>
  import('@daftar/ui/period-picker').then((module) => ({ default: module.PeriodPicker })),
)

type FilterBarProps = {
  country: string
  filters: AnalyticsFilters
  onChange: ChangeFilters<AnalyticsFilters>
  /** What was answered last; nothing before the first answer. */
  head: Head | undefined
  /** The same page of another country. */
  hrefOf: (country: string) => string
  children?: ReactNode
}

/** Country, period and stores; all of it stands in the address (DEC-ANA-2). */
export function FilterBar({ country, filters, onChange, head, hrefOf, children }: FilterBarProps) {
  return (
    <>
      {head && head.countries.length > 1 ? (
        <TabLinks
          label={m.analytics_countries()}
          links={head.countries.map((code) => ({
            href: hrefOf(code),
            label: countryName(code),
            current: code === country,
          }))}
        />
      ) : null}
      <FilterRow>
        <PeriodFilter {...{ country, filters, onChange }} />
        {head && head.stores.length > 1 ? (
          <ChoiceChip
            label={m.analytics_filter_stores()}
            options={head.stores.map((store) => ({ value: store.store_id, label: nameText(store) }))}
            values={filters.stores}
            chosen={storesText(filters.stores, head)}
            onChange={(stores) => onChange({ stores })}
          />
        ) : null}
        {children}
      </FilterRow>
    </>
  )
}

/** One store by its name, several by their number. */
function storesText(ids: readonly string[], { stores }: Head): string | undefined {
  if (ids.length === 0) return undefined
  const only = ids.length === 1 ? stores.find(({ store_id }) => store_id === ids[0]) : undefined
  return only ? nameText(only) : m.analytics_stores_chosen({ count: ids.length })
}

const problems = {
  missing: m.analytics_period_missing,
  to_come: m.analytics_period_to_come,
  backwards: m.analytics_period_backwards,
  too_long: m.analytics_period_too_long,
}

function PeriodFilter({
  country,
  filters: { period },
  onChange,
}: Pick<FilterBarProps, 'country' | 'filters' | 'onChange'>) {
  const day = today(country)
  return (
    <FilterChip
      label={m.analytics_last_days({ count: usualDays })}
      value={period === usualDays ? undefined : periodText(period)}
      clearLabel={m.common_filter_clear({ name: m.analytics_filter_period() })}
      onClear={() => onChange({ period: usualDays })}
    >
      {(close) => (
        <Suspense fallback={<SkeletonText lines={5} />}>
          <PeriodPicker
            {...daysOfPeriod(period, day)}
            presets={lastDays.map((days) => ({
              value: String(days),
              label: periodText(days),
              isChosen: days === period,
            }))}
            onPreset={(chosen) => {
              onChange({ period: lastDays.find((days) => String(days) === chosen) ?? usualDays })
              close()
            }}
            fromLabel={m.analytics_period_from()}
            toLabel={m.analytics_period_to()}
            applyLabel={m.analytics_period_apply()}
            problemOf={(from, to) => {
              const problem = rangeProblem(from, to, day)
              return problem && problems[problem]()
            }}
            onDays={({ from, to }) => {
              const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)]
              if (first && last) onChange({ period: { from: first, to: last } })
              close()
            }}
          />
        </Suspense>
      )}
    </FilterChip>
  )
}
