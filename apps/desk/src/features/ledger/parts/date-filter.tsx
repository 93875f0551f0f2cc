import { DatePicker } from '@daftar/ui/date-picker'
import { FilterChip } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import styles from './ledger.module.css'

type DateFilterProps = {
  from: string
  to: string
  onChange: (days: { from?: string; to?: string }) => void
}

/** The first and the last day of a list; either may be left open. */
export function DateFilter({ from, to, onChange }: DateFilterProps) {
  return (
    <FilterChip
      label={m.desk_ledger_dates()}
      value={chosenText(from, to)}
      clearLabel={m.desk_ledger_dates_clear()}
      onClear={() => onChange({ from: '', to: '' })}
    >
      <div className={styles.dates}>
        <DatePicker
          label={m.desk_ledger_from()}
          value={from}
          max={to || undefined}
          onValueChange={(day) => onChange({ from: day })}
        />
        <DatePicker
          label={m.desk_ledger_to()}
          value={to}
          min={from || undefined}
          onValueChange={(day) => onChange({ to: day })}
        />
      </div>
    </FilterChip>
  )
}

function chosenText(from: string, to: string): string | undefined {
  const days = { from: dateText(from), to: dateText(to) }
  if (from !== '' && to !== '') return m.desk_ledger_dates_between(days)
  if (from !== '') return m.desk_ledger_dates_from(days)
  return to === '' ? undefined : m.desk_ledger_dates_to(days)
}
