import { Button } from '@daftar/ui/button'
import { DatePicker } from '@daftar/ui/date-picker'
import { m } from '@daftar/words'
import { useState } from 'react'
import { presetPeriod, presets, rangeProblem, type Period, type Preset } from '../periods.ts'
import { today } from '../today.ts'
import { presetLabel } from './period-label.ts'
import styles from './filter-bar.module.css'

type PeriodChoiceProps = { period: Preset | Period | null; onChoose: (period: Preset | Period) => void }

/** The presets, and two days of one's own, at most twelve months apart (DEC-PO-7). */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const begun = typeof period === 'string' ? presetPeriod(period, today()) : period
  const [from, setFrom] = useState(begun?.from ?? '')
  const [to, setTo] = useState(begun?.to ?? '')
  const [isChecked, setChecked] = useState(false)
  const problem = rangeProblem(from, to)
  function apply() {
    setChecked(true)
    if (problem === null) onChoose({ from, to })
  }
  return (
    <div className={styles.box}>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <Button key={preset} size="small" aria-pressed={preset === period} onClick={() => onChoose(preset)}>
            {presetLabel(preset)}
          </Button>
        ))}
      </div>
      <div className={styles.custom}>
        <DatePicker
          label={m.payouts_period_from()}
          value={from}
          max={to || undefined}
          onValueChange={setFrom}
        />
        <DatePicker
          label={m.payouts_period_to()}
          value={to}
          onValueChange={setTo}
          error={isChecked && problem ? problems[problem]() : undefined}
        />
        <Button variant="primary" size="small" onClick={apply}>
          {m.payouts_period_apply()}
        </Button>
      </div>
    </div>
  )
}

const problems: Record<NonNullable<ReturnType<typeof rangeProblem>>, () => string> = {
  missing: m.payouts_period_missing,
  backwards: m.payouts_period_backwards,
  too_long: m.payouts_period_too_long,
}
