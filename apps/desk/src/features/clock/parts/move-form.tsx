import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { Button } from '@daftar/ui/button'
import { DatePicker } from '@daftar/ui/date-picker'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { productNow } from '@daftar/ui/product-clock'
import { TextField } from '@daftar/ui/text-field'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { toLatinDigits } from '@daftar/rules/text/digits'
import { m } from '@daftar/words'
import type { SubmitEvent } from 'react'
import { nextRun, runZone } from '../../../shared/text/run-time.ts'
import { daysLater, instantOf } from '../presets.ts'
import styles from './clock.module.css'

/** The leaps one makes most, and any moment to come; one after the other. */
export function MoveForm({ disabled, onMove }: { disabled: boolean; onMove: (toMs: number) => void }) {
  const form = useActForm({
    start: { date: '', time: '07:00' },
    check: moveProblems,
    fields: {
      date: {
        label: m.desk_clock_date(),
        text: (code) => (code === 'required' ? m.field_required() : m.error_clock_backwards()),
      },
      time: { label: m.desk_clock_time(), text: m.desk_clock_time_wrong },
    },
  })
  function move() {
    const to = momentOf(form.values)
    if (to !== null) onMove(to)
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
      <ErrorSummary title={m.desk_check_fields()} errors={form.summary} />
      <form
        className={styles.own}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          form.confirm(move)
        }}
      >
        <DatePicker {...form.field('date')} min={dateInZone(productNow(), runZone)} />
        <TextField {...form.field('time')} dir="ltr" inputMode="numeric" maxLength={5} />
        <div className={styles.send}>
          <Button type="submit" disabled={disabled}>
            {m.desk_clock_move()}
          </Button>
        </div>
      </form>
    </div>
  )
}

type Typed = { date: string; time: string }

function momentOf({ date, time }: Typed): number | null {
  return instantOf(date, toLatinDigits(time), runZone)
}

/** The first thing that is wrong: a day, a time, and both in the future. */
function moveProblems(typed: Typed): Partial<Record<keyof Typed, FieldCode>> {
  const to = momentOf(typed)
  if (typed.date === '') return { date: 'required' }
  if (to === null) return { time: 'invalid' }
  return to <= productNow() ? { date: 'invalid' } : {}
}
