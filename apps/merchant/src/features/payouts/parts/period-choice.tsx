import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { DayRange } from '@daftar/rules/payouts/day-range'
import { Button } from '@daftar/ui/button'
import { DatePicker } from '@daftar/ui/date-picker'
import { m } from '@daftar/words'
import { useState } from 'react'
import type { Preset } from '../periods.ts'
import styles from './period-choice.module.css'

type PeriodChoiceProps = {
  presets: readonly { value: Preset; label: string; isChosen: boolean }[]
  /** The days the calendar begins with. */
  begun: DayRange | null
  /** What is wrong with two days, in words. */
  problemOf: (from: string, to: string) => string | null
  onChoose: (period: Preset | DayRange) => void
}

/**
 * The presets, and two days of one's own (DEC-PO-7). It shares no module with the list it is opened from, so that the
 * calendar can be loaded without it.
 */
export function PeriodChoice({ presets, begun, problemOf, onChoose }: PeriodChoiceProps) {
  const [from, setFrom] = useState<string>(begun?.from ?? '')
  const [to, setTo] = useState<string>(begun?.to ?? '')
  const [isChecked, setChecked] = useState(false)
  const problem = problemOf(from, to)
  function apply() {
    setChecked(true)
    const [first, last] = [parseCalendarDate(from), parseCalendarDate(to)]
    if (problem === null && first !== null && last !== null) onChoose({ from: first, to: last })
  }
  return (
    <div className={styles.box}>
      <div className={styles.presets}>
        {presets.map(({ value, label, isChosen }) => (
          <Button key={value} size="small" aria-pressed={isChosen} onClick={() => onChoose(value)}>
            {label}
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
          error={isChecked ? problem : undefined}
        />
        <Button variant="primary" size="small" onClick={apply}>
          {m.payouts_period_apply()}
        </Button>
      </div>
    </div>
  )
}
