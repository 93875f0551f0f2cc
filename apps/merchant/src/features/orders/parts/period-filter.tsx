import { Button } from '@daftar/ui/button'
import { DatePicker } from '@daftar/ui/date-picker'
import { m } from '@daftar/words'
import { useState } from 'react'
import type { OrderFilters } from '../filters.ts'
import { isBackwards, presets } from '../periods.ts'
import { presetText } from './period-words.ts'
import styles from './filter-bar.module.css'

type PeriodFilterProps = {
  period: OrderFilters['period']
  onChange: (period: OrderFilters['period']) => void
}

/** A few usual periods at one press, or any days. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps) {
  const given = typeof period === 'object' ? period : null
  const [from, setFrom] = useState(given?.from ?? '')
  const [to, setTo] = useState(given?.to ?? '')
  const own = { from: from || null, to: to || null }
  const problem = isBackwards(own)
  return (
    <div className={styles.fields}>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="small"
            variant={preset === period ? 'primary' : 'plain'}
            aria-pressed={preset === period}
            onClick={() => onChange(preset)}
          >
            {presetText(preset)}
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
