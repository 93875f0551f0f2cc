import { mostSpans, weekdays, type Span, type WeekdayName } from '@daftar/rules/locations/hours'
import { Button } from '@daftar/ui/button'
import { IconButton } from '@daftar/ui/icon-button'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { Copy, Plus, X } from 'lucide-react'
import { useId } from 'react'
import type { LocationDraft } from '../form.ts'
import { weekdayNames } from '../words.ts'
import styles from './locations.module.css'

type HoursFieldsProps = {
  form: {
    values: LocationDraft
    set: (change: Partial<LocationDraft>) => void
    field: (name: WeekdayName) => { id: string; error: string | undefined }
  }
}

/** Opening hours of a week: several spans a day, the last of which may end after midnight. */
export function HoursFields({ form }: HoursFieldsProps) {
  const { values, set } = form
  const [first] = weekdays
  return (
    <fieldset className={styles.hours}>
      <legend className={styles.legend}>{m.locations_hours()}</legend>
      <p className={styles.muted}>{m.locations_hours_text()}</p>
      {weekdays.map((day) => (
        <Day
          key={day}
          day={day}
          spans={values[day]}
          field={form.field(day)}
          onChange={(spans) => set({ [day]: spans })}
          {...(day === first && {
            onCopy: () => set(Object.fromEntries(weekdays.map((each) => [each, values[first]]))),
          })}
        />
      ))}
    </fieldset>
  )
}

type DayProps = {
  day: WeekdayName
  spans: readonly Span[]
  field: { id: string; error: string | undefined }
  onChange: (spans: readonly Span[]) => void
  /** Gives every day the hours of this one. */
  onCopy?: () => void
}

function Day({ day, spans, field: { id, error }, onChange, onCopy }: DayProps) {
  const name = weekdayNames[day]()
  const errorId = useId()
  const change = (at: number, part: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...part } : span)))
  return (
    <div
      className={styles.day}
      id={id}
      role="group"
      tabIndex={-1}
      aria-label={name}
      aria-describedby={error ? errorId : undefined}
    >
      <span className={styles.dayName}>{name}</span>
      <div className={styles.spans}>
        {spans.length === 0 ? <span className={styles.muted}>{m.locations_closed()}</span> : null}
        {spans.map((span, at) => (
          <div key={at} className={styles.span}>
            <TextField
              type="time"
              label={m.locations_from_of({ day: name })}
              labelHidden
              dir="ltr"
              value={span.from}
              onValueChange={(from) => change(at, { from })}
            />
            <span aria-hidden="true">{m.common_dash()}</span>
            <TextField
              type="time"
              label={m.locations_to_of({ day: name })}
              labelHidden
              dir="ltr"
              value={span.to}
              onValueChange={(to) => change(at, { to })}
            />
            <IconButton
              label={m.locations_span_remove({ day: name })}
              icon={<X />}
              size="small"
              onClick={() => onChange(spans.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        {error ? (
          <span id={errorId} className={styles.error}>
            {error}
          </span>
        ) : null}
      </div>
      <div className={styles.dayActs}>
        {spans.length < mostSpans ? (
          <IconButton
            label={m.locations_span_add({ day: name })}
            icon={<Plus />}
            size="small"
            onClick={() => onChange([...spans, nextSpan(spans)])}
          />
        ) : null}
        {onCopy && spans.length > 0 ? (
          <Button size="small" icon={<Copy />} onClick={onCopy}>
            {m.locations_hours_copy()}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Behind what is there: a morning first, then an evening. */
function nextSpan(spans: readonly Span[]): Span {
  if (spans.length === 0) return { from: '09:00', to: '22:00' }
  return { from: '', to: '' }
}
