import { useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { DatePicker } from './date-picker.tsx'
import styles from './period-picker.module.css'

type Days = { from: string; to: string }

export type PeriodPickerProps<Preset extends string> = Days & {
  fromLabel: string
  toLabel: string
  /** Asked for by a press of this; without it days count as soon as they are chosen. */
  applyLabel?: string
  /** A few usual periods at one press. */
  presets?: readonly { value: Preset; label: string; isChosen: boolean }[]
  onPreset?: (preset: Preset) => void
  /** Stands between those and the days. */
  ownTitle?: string
  /** What is wrong with two days, in words; told after the press. */
  problemOf?: (from: string, to: string) => string | null
  onDays: (days: Days) => void
}

/** A period: a usual one, or two days of one's own, each empty while it is open. */
export function PeriodPicker<Preset extends string>(props: PeriodPickerProps<Preset>) {
  const { applyLabel, presets = [], onPreset, problemOf, onDays } = props
  const [days, setDays] = useState<Days>({ from: props.from, to: props.to })
  const [isPressed, setPressed] = useState(false)
  const { from, to } = applyLabel ? days : props
  const problem = problemOf?.(from, to) ?? null
  function change(next: Days) {
    setDays(next)
    if (!applyLabel) onDays(next)
  }
  function apply() {
    setPressed(true)
    if (problem === null) onDays(days)
  }
  return (
    <div className={styles.box}>
      {presets.length > 0 ? (
        <div className={styles.presets}>
          {presets.map(({ value, label, isChosen }) => (
            <Button key={value} size="small" aria-pressed={isChosen} onClick={() => onPreset?.(value)}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <div className={styles.days}>
        {props.ownTitle ? <p className={styles.own}>{props.ownTitle}</p> : null}
        <DatePicker
          label={props.fromLabel}
          value={from}
          max={to || undefined}
          onValueChange={(day) => change({ from: day, to })}
        />
        <DatePicker
          label={props.toLabel}
          value={to}
          min={problemOf ? undefined : from || undefined}
          error={isPressed ? problem : undefined}
          onValueChange={(day) => change({ from, to: day })}
        />
        {applyLabel ? (
          <Button variant="primary" block onClick={apply}>
            {applyLabel}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
