import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dayRangeProblem } from '@daftar/rules/payouts/day-range'
import { walletTypes } from '@daftar/rules/wallet/movements'
import { Checkbox } from '@daftar/ui/checkbox'
import { FilterChip, FilterRow } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { walletTypeText } from '@daftar/words/wallet-words'
import { lazy, Suspense } from 'react'
import type { WalletFilters } from '../filters.ts'
import styles from './wallet.module.css'

const PeriodPicker = lazy(() =>
  import('@daftar/ui/period-picker').then((module) => ({ default: module.PeriodPicker })),
)

/** Days and types above the list; all of it lives in the address. */
export function TransactionFilters({
  filters,
  onChange,
}: {
  filters: WalletFilters
  onChange: ChangeFilters<WalletFilters>
}) {
  const { from, to, types } = filters
  const days = from && to ? m.wallet_days({ from: dateText(from), to: dateText(to) }) : undefined
  const [first] = types
  return (
    <FilterRow>
      <FilterChip
        label={m.wallet_col_date()}
        value={days}
        clearLabel={m.wallet_clear_filter({ name: m.wallet_col_date() })}
        onClear={() => onChange({ from: '', to: '' })}
      >
        {(close) => (
          <Suspense>
            <PeriodPicker
              {...{ from, to }}
              fromLabel={m.wallet_from()}
              toLabel={m.wallet_to()}
              applyLabel={m.wallet_apply()}
              problemOf={daysProblem}
              onDays={(chosen) => {
                onChange({
                  from: parseCalendarDate(chosen.from) ?? '',
                  to: parseCalendarDate(chosen.to) ?? '',
                })
                close()
              }}
            />
          </Suspense>
        )}
      </FilterChip>
      <FilterChip
        label={m.wallet_col_type()}
        value={first && typesText(first, types.length - 1)}
        clearLabel={m.wallet_clear_filter({ name: m.wallet_col_type() })}
        onClear={() => onChange({ types: [] })}
      >
        <div className={styles.choices} role="group" aria-label={m.wallet_col_type()}>
          {walletTypes.map((type) => (
            <Checkbox
              key={type}
              label={walletTypeText(type)}
              checked={types.includes(type)}
              onValueChange={(isChosen) =>
                onChange({
                  types: walletTypes.filter((one) => (one === type ? isChosen : types.includes(one))),
                })
              }
            />
          ))}
        </div>
      </FilterChip>
    </FilterRow>
  )
}

function typesText(first: WalletFilters['types'][number], more: number): string {
  const text = walletTypeText(first)
  return more === 0 ? text : m.wallet_types({ first: text, more })
}

/** Twelve months at the most, as of payouts. */
function daysProblem(typedFrom: string, typedTo: string): string | null {
  const [from, to] = [parseCalendarDate(typedFrom), parseCalendarDate(typedTo)]
  if (!from || !to || from > to) return m.wallet_days_both()
  return dayRangeProblem({ from, to }) === null ? null : m.wallet_days_long()
}
