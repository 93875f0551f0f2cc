import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { PeriodPickerProps } from '@daftar/ui/period-picker'
import { orderSources, orderStatuses } from '@daftar/rules/orders/order-status'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { FilterChip } from '@daftar/ui/filter-chip'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { orderSourceText, orderStatusText, productText } from '@daftar/words/order-words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { ChoiceChip } from '../../../../shared/filters/choice-chip.tsx'
import { storesQuery } from '../../../../shared/stores/stores.ts'
import type { OrderFilters } from '../../filters.ts'
import { isBackwards, presets, type Period } from '../../periods.ts'
import { uncapturedQuery } from '../../queries.ts'
import { bandText } from './band-text.ts'
import { amountText, periodText } from './filter-words.ts'
import { SortChoice } from './sort-choice.tsx'
import { presetText } from './period-words.ts'
import styles from './filter-bar.module.css'

const PeriodPicker = lazy(() =>
  import('@daftar/ui/period-picker').then((module) => ({ default: module.PeriodPicker })),
)
const AmountFilter = lazy(() =>
  import('./amount-filter.tsx').then((module) => ({ default: module.AmountFilter })),
)

type FilterChipsProps = { filters: OrderFilters; onChange: ChangeFilters<OrderFilters>; children?: ReactNode }

/** One chip a filter (DEC-ORD-1), and the sorting where no table has heads to press. */
export function FilterChips({ filters, onChange, children }: FilterChipsProps) {
  const isPhone = useIsPhone()
  const { data: stores = [] } = useQuery(storesQuery)
  const { data: uncaptured } = useQuery(uncapturedQuery)
  const chip = (name: string, value: string | undefined, clear: Partial<OrderFilters>) => ({
    label: name,
    value,
    clearLabel: m.common_filter_clear({ name }),
    onClear: () => onChange(clear),
  })
  return (
    <div className={styles.chips} role="group" aria-label={m.orders_filters()}>
      <FilterChip {...chip(m.orders_filter_period(), periodText(filters.period), { period: null })}>
        {(close) => (
          <Suspense>
            <PeriodPicker
              {...periodFields(filters.period, (period) => {
                onChange({ period })
                close()
              })}
            />
          </Suspense>
        )}
      </FilterChip>
      {stores.length > 1 ? (
        <ChoiceChip
          label={m.orders_filter_store()}
          options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
          values={filters.stores}
          onChange={(values) => onChange({ stores: values })}
        />
      ) : null}
      <ChoiceChip
        label={m.orders_filter_status()}
        options={orderStatuses.map((value) => ({ value, label: orderStatusText(value) }))}
        values={filters.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
      <FilterChip {...chip(m.orders_filter_amount(), amountText(filters), { amounts: { from: '', to: '' } })}>
        {(close) => (
          <Suspense>
            <AmountFilter
              from={filters.amounts.from}
              to={filters.amounts.to}
              onChange={(from, to) => {
                onChange({ amounts: { from, to } })
                close()
              }}
            />
          </Suspense>
        )}
      </FilterChip>
      <ChoiceChip
        label={m.orders_filter_product()}
        options={paymentProductTypes.map((value) => ({ value, label: productText(value) }))}
        values={filters.products}
        onChange={(products) => onChange({ products })}
      />
      <ChoiceChip
        label={m.orders_filter_source()}
        options={orderSources.map((value) => ({ value, label: orderSourceText(value) }))}
        values={filters.sources}
        onChange={(sources) => onChange({ sources })}
      />
      {filters.waiting ? (
        <FilterChip
          {...chip(m.orders_filter_waiting(), bandText(filters.waiting, uncaptured?.warn_days), {
            waiting: null,
          })}
        >
          {m.orders_waiting_label()}
        </FilterChip>
      ) : null}
      {isPhone ? <SortChoice sort={filters.sort} onChoose={(sort) => onChange({ sort })} /> : null}
      {children}
    </div>
  )
}

function periodFields(
  period: OrderFilters['period'],
  choose: (period: OrderFilters['period']) => void,
): PeriodPickerProps<string> {
  const own = typeof period === 'object' ? period : null
  return {
    presets: presets.map((value) => ({ value, label: presetText(value), isChosen: value === period })),
    onPreset: (chosen) => choose(presets.find((preset) => preset === chosen) ?? null),
    ownTitle: m.orders_period_own(),
    fromLabel: m.orders_period_from(),
    toLabel: m.orders_period_to(),
    applyLabel: m.orders_apply(),
    from: own?.from ?? '',
    to: own?.to ?? '',
    problemOf: (from, to) => (isBackwards(daysOf(from, to)) ? m.orders_period_backwards() : null),
    onDays: ({ from, to }) => choose(from || to ? daysOf(from, to) : null),
  }
}

function daysOf(from: string, to: string): Period {
  return { from: parseCalendarDate(from), to: parseCalendarDate(to) }
}
