import type { Ref } from 'react'
import { cx } from '../../internal/cx.ts'
import { onlyDigits } from '../../internal/text/digits.ts'
import { Field } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import styles from './one-time-code.module.css'

export type OneTimeCodeProps = FieldProps & {
  length: number
  value: string
  onValueChange: (value: string) => void
  /** Called once with the whole code when its last digit arrives, typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void
  disabled?: boolean
  autoFocus?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A code of a few digits. One native input over drawn boxes, so paste, autofill and screen readers work as
 * with any input; the boxes run left to right in both languages. Letters, blanks and hyphens in a pasted code
 * are dropped.
 */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { length, value, onValueChange, onComplete, disabled, autoFocus, name, ref, ...field } = props
  function change(text: string) {
    const code = onlyDigits(text, length)
    if (code === value) return
    onValueChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.codes} data-invalid={Boolean(field.error)} data-disabled={disabled}>
          {Array.from({ length }, (_, at) => (
            <span
              key={at}
              aria-hidden="true"
              className={cx(styles.slot, at === nowAt(value, length) && styles.now)}
            >
              {value[at]}
            </span>
          ))}
          <input
            {...control}
            ref={ref}
            name={name}
            className={styles.input}
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus={autoFocus}
            spellCheck={false}
            disabled={disabled}
            value={value}
            onChange={(event) => change(event.target.value)}
            onSelect={(event) => keepCaretAtEnd(event.currentTarget)}
          />
        </div>
      )}
    </Field>
  )
}

function nowAt(value: string, length: number): number {
  return Math.min(value.length, length - 1)
}

/** The boxes show no caret inside the code, so there must be none: typing always goes on at the end. */
function keepCaretAtEnd(input: HTMLInputElement) {
  const end = input.value.length
  const all = input.selectionStart === 0 && input.selectionEnd === end
  if (!all && (input.selectionStart !== end || input.selectionEnd !== end)) input.setSelectionRange(end, end)
}
