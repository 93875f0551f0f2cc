import { DatePicker } from '@daftar/ui/date-picker'
import { Select } from '@daftar/ui/select'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import { m } from '@daftar/words'
import { useFilters } from '../../../shared/queue/use-filters.ts'
import type { Week } from '../queries.ts'
import styles from './settlement.module.css'

/** Which week of which currency is looked at; both stand in the address. */
export function WeekChoice({ week }: { week: Week }) {
  const [, setFilters] = useFilters()
  return (
    <div className={styles.head}>
      <Select
        label={m.desk_settlement_dry_run_currency()}
        placeholder={m.desk_settlement_dry_run_currency()}
        value={week.currency}
        options={settledCurrencies.map((value) => ({ value, label: value }))}
        onValueChange={(currency) => setFilters({ currency })}
      />
      <DatePicker
        label={m.desk_settlement_dry_run_date()}
        hint={m.desk_settlement_dry_run_date_hint()}
        value={week.date}
        onValueChange={(date) => setFilters({ date })}
      />
    </div>
  )
}
