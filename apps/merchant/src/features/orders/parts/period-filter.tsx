import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { Button } from '@daftar/ui/button'
import { DatePicker } from '@daftar/ui/date-picker'
import { m } from '@daftar/words'
import { useState } from 'react'
import type { OrderFilters } from '../filters.ts'
import { isBackwards, type Preset } from '../periods.ts'
import styles from './period-filter.module.css'

type PeriodFilterProps = {
  presets: readonly { value: Preset; label: string }[]
  period: OrderFilters['period']
  onChange: (period: OrderFilters['period']) => void
}

/**
 * A few usual periods at one press, or any days. It shares no module with the list it is opened from, so that the
 * calendar can be loaded without it.
 */
export function PeriodFilter({ presets, period, onChange }: PeriodFilterProps) {
  const given = typeof period === 'object' ? period : null
  const [from, setFrom] = useState<string>(given?.from ?? '')
  const [to, setTo] = useState<string>(given?.to ?? '')
  const own = { from: parseCalendarDate(from), to: parseCalendarDate(to) }
  const problem = isBackwards(own)
  return (
    <div className={styles.fields}>
      <div className={styles.presets}>
        {presets.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            variant={value === period ? 'primary' : 'plain'}
            aria-pressed={value === period}
            onClick={() => onChange(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className={styles.own}>{m.orders_period_own()}</p>
      <DatePicker label={m.orders_period_from()} value={from} onValueChange={setFrom} />
      <DatePicker
        label={m.orders_period_to()}
        value={to}
        error={problem ? m.orders_period_backwards() : undefined}
        onValueChange={setTo}
      />
      <Button
        variant="primary"
        block
        disabled={problem || (own.from === null && own.to === null)}
        onClick={() => onChange(own)}
      >
        {m.orders_apply()}
      </Button>
    </div>
  )
}
