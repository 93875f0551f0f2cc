import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { FieldNotes, useFieldControl } from '../field.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import styles from './radio-cards.module.css'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** Stands at the end: an amount, a badge. */
  aside?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  id?: string
  label: ReactNode
  labelHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  options: readonly RadioCard<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  name?: string
  disabled?: boolean
  layout?: 'list' | 'columns'
}

/** One of a few choices which need a sentence each. Native radios. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const {
    label,
    labelHidden = false,
    hint,
    error,
    options,
    value,
    onValueChange,
    disabled,
    layout = 'list',
  } = props
  const control = useFieldControl(props)
  const made = useId()
  return (
    <fieldset id={control.id} aria-describedby={control['aria-describedby']} disabled={disabled}>
      <legend className={labelHidden ? undefined : styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={cx(styles.cards, layout === 'columns' && styles.columns)}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={props.name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon ? <span className={styles.icon}>{option.icon}</span> : null}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.description ? <span className={styles.description}>{option.description}</span> : null}
            </span>
            {option.aside}
          </label>
        ))}
      </div>
      <div className={styles.notes}>
        <FieldNotes controlId={control.id} hint={hint} error={error} />
      </div>
    </fieldset>
  )
}
