import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '../../internal/cx.ts'
import { Field, fieldStyles } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import styles from './text-area.module.css'

export type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldProps & {
    onValueChange?: (value: string) => void
    /** How much is used, in the caller's words ("120 of 500"). */
    count?: string
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text. Its direction follows what is typed. */
export function TextArea(props: TextAreaProps) {
  const {
    id,
    label,
    labelHidden,
    optional,
    hint,
    error,
    className,
    onValueChange,
    onChange,
    count,
    ...area
  } = props
  const full = area.maxLength !== undefined && String(area.value ?? '').length >= area.maxLength
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, className }}>
      {(control) => (
        <>
          <div
            className={cx(fieldStyles.box, styles.area)}
            data-invalid={Boolean(error)}
            data-disabled={area.disabled}
          >
            <textarea
              rows={4}
              {...area}
              {...control}
              dir={area.dir ?? (area.value ? 'auto' : undefined)}
              className={fieldStyles.input}
              onChange={(event) => {
                onChange?.(event)
                onValueChange?.(event.target.value)
              }}
            />
          </div>
          {count ? <div className={cx(styles.count, full && styles.full)}>{count}</div> : null}
        </>
      )}
    </Field>
  )
}
