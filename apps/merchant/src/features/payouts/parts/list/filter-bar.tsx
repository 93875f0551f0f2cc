import { parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { PeriodPickerProps } from '@daftar/ui/period-picker'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { Button } from '@daftar/ui/button'
import { FilterChip, FilterRow } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { ChoiceChip } from '../../../../shared/filters/choice-chip.tsx'
import { storesQuery } from '../../../../shared/stores/stores.ts'
import { today } from '../../../../shared/text/today.ts'
import { useStoreNames } from '../../../../shared/stores/use-store-names.ts'
import { hasFilters, noFilters, payoutFilters, type PayoutFilters } from '../../filters.ts'
import { presetPeriod, presets } from '../../periods.ts'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { periodLabel, presetLabel, rangeProblemText } from './period-label.ts'
import { statusText } from '../payout/payout-status.tsx'
import { LinesSkeleton } from '../skeletons.tsx'
import { storesText } from '../cycle/stores-text.ts'

/** The calendar is heavy and seldom needed: it comes when the chip is opened. */
const PeriodPicker = lazy(() =>
  import('@daftar/ui/period-picker').then((module) => ({ default: module.PeriodPicker })),
)

/**
 * Period, stores and state of the payouts listed; all of it stands in the address (PO-03, PO-04, DEC-PO-7).
 */
export function FilterBar() {
  const [filters, set] = useAddressFilters(payoutFilters)
  const { country } = useAccount()
  return (
    <FilterRow>
      <FilterChip
        label={m.payouts_filter_period()}
        value={filters.period ? periodLabel(filters.period) : undefined}
        clearLabel={m.common_filter_clear({ name: m.payouts_filter_period() })}
        onClear={() => set({ period: null })}
      >
        {(close) => (
          <Suspense fallback={<LinesSkeleton lines={5} />}>
            <PeriodPicker
              {...periodFields(filters.period, today(country), (period) => {
                set({ period })
                close()
              })}
            />
          </Suspense>
        )}
      </FilterChip>
      <StoreFilter values={filters.stores} onChange={(stores) => set({ stores })} />
      <ChoiceChip
        label={m.payouts_filter_status()}
        options={payoutStatuses.map((value) => ({ value, label: statusText(value) }))}
        values={filters.statuses}
        onChange={(statuses) => set({ statuses })}
      />
      {hasFilters(filters) ? (
        <Button variant="quiet" size="small" onClick={() => set(noFilters)}>
          {m.payouts_filter_clear_all()}
        </Button>
      ) : null}
    </FilterRow>
  )
}

type StoreFilterProps = { values: readonly string[]; onChange: (stores: string[]) => void }

function StoreFilter({ values, onChange }: StoreFilterProps) {
  const { data: stores = [] } = useQuery(storesQuery)
  const nameOf = useStoreNames()
  return (
    <ChoiceChip
      label={m.payouts_filter_stores()}
      options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
      values={values}
      chosen={values.length > 0 ? storesText(values, nameOf) : undefined}
      onChange={onChange}
    />
  )
}

function periodFields(
  period: PayoutFilters['period'],
  today: CalendarDate,
  choose: (period: PayoutFilters['period']) => void,
): PeriodPickerProps<string> {
  const days = typeof period === 'string' ? presetPeriod(period, today) : period
  return {
    presets: presets.map((value) => ({ value, label: presetLabel(value), isChosen: value === period })),
    onPreset: (chosen) => choose(presets.find((preset) => preset === chosen) ?? null),
    fromLabel: m.payouts_period_from(),
    toLabel: m.payouts_period_to(),
    applyLabel: m.payouts_period_apply(),
    from: days?.from ?? '',
    to: days?.to ?? '',
    problemOf: rangeProblemText,
    onDays: ({ from, to }) => {
      const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)]
      if (first && last) choose({ from: first, to: last })
    },
  }
}
