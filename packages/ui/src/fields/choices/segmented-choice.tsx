import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import styles from './segmented-choice.module.css'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** The picture speaks to the eye; the label stays for screen readers. */
  labelHidden?: boolean
  disabled?: boolean
}

export type SegmentedChoiceProps<Value extends string> = {
  label: string
  labelHidden?: boolean
  options: readonly SegmentedOption<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onValueChange: (value: Value) => void
  name?: string
  disabled?: boolean
  /** As wide as what holds it, options sharing the width. */
  block?: boolean
}

/** One of two to four short choices, all in sight. Native radios: arrows move, a form sees the name. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, labelHidden = false, options, value, onValueChange, name, disabled, block } = props
  const made = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className={labelHidden ? undefined : styles.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={cx(styles.track, block && styles.block)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon}
            {option.labelHidden ? (
              <VisuallyHidden>{option.label}</VisuallyHidden>
            ) : (
              <span>{option.label}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
