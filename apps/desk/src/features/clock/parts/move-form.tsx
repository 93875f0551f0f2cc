import { Button } from '@daftar/ui/button'
import { DatePicker } from '@daftar/ui/date-picker'
import { productNow } from '@daftar/ui/product-clock'
import { TextField } from '@daftar/ui/text-field'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { toLatinDigits } from '@daftar/rules/text/digits'
import { m } from '@daftar/words'
import { useState, type SubmitEvent } from 'react'
import { daysLater, instantOf, nextRun, runZone } from '../presets.ts'
import styles from './clock.module.css'

/** The leaps one makes most, and any moment to come; one after the other. */
export function MoveForm({ disabled, onMove }: { disabled: boolean; onMove: (toMs: number) => void }) {
  const [date, setDate] = useState('')
  const [time, setTime] = useState('07:00')
  const [problem, setProblem] = useState<{ date?: string; time?: string }>({})
  function submit(event: SubmitEvent) {
    event.preventDefault()
    const to = instantOf(date, toLatinDigits(time), runZone)
    if (date === '') return setProblem({ date: m.field_required() })
    if (to === null) return setProblem({ time: m.desk_clock_time_wrong() })
    if (to <= productNow()) return setProblem({ date: m.error_clock_backwards() })
    setProblem({})
    onMove(to)
  }
  return (
    <div className={styles.form}>
      <div className={styles.presets}>
        <Button variant="primary" disabled={disabled} onClick={() => onMove(nextRun(productNow()))}>
          {m.desk_clock_monday()}
        </Button>
        <Button disabled={disabled} onClick={() => onMove(daysLater(productNow(), 1))}>
          {m.desk_clock_day()}
        </Button>
        <Button disabled={disabled} onClick={() => onMove(daysLater(productNow(), 7))}>
          {m.desk_clock_week()}
        </Button>
      </div>
      <form className={styles.own} noValidate onSubmit={submit}>
        <DatePicker
          label={m.desk_clock_date()}
          value={date}
          error={problem.date}
          min={dateInZone(productNow(), runZone)}
          onValueChange={setDate}
        />
        <TextField
          label={m.desk_clock_time()}
          value={time}
          error={problem.time}
          dir="ltr"
          inputMode="numeric"
          maxLength={5}
          onValueChange={setTime}
        />
        <div className={styles.send}>
          <Button type="submit" disabled={disabled}>
            {m.desk_clock_move()}
          </Button>
        </div>
      </form>
    </div>
  )
}
