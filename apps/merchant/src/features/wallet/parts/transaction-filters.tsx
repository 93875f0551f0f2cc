import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { dayRangeProblem } from '@daftar/rules/payouts/day-range'
import { walletTypes } from '@daftar/rules/wallet/movements'
import { FilterRow } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { walletTypeText } from '@daftar/words/wallet-words'
import { ChoiceChip } from '../../../shared/filters/choice-chip.tsx'
import { DaysChip } from '../../../shared/filters/days-chip.tsx'
import type { WalletFilters } from '../filters.ts'

/**
 * Days, twelve months at the most as of payouts, and types above the list; all of it lives in the address.
 */
export function TransactionFilters({
  filters,
  onChange,
}: {
  filters: WalletFilters
  onChange: ChangeFilters<WalletFilters>
}) {
  return (
    <FilterRow>
      <DaysChip
        label={m.wallet_col_date()}
        from={filters.from}
        to={filters.to}
        problemOf={(days) => (dayRangeProblem(days) === null ? null : m.wallet_days_long())}
        onChange={onChange}
      />
      <ChoiceChip
        label={m.wallet_col_type()}
        options={walletTypes.map((value) => ({ value, label: walletTypeText(value) }))}
        values={filters.types}
        onChange={(types) => onChange({ types })}
      />
    </FilterRow>
  )
}
