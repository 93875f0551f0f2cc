import { useEffect, useRef } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../../internal/cx.ts'
import { FieldNotes, useFieldControl } from '../field.tsx'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  label: ReactNode
  labelHidden?: string
  description?: ReactNode
  error?: ReactNode
  /** Some, not all, of what it stands for is chosen. */
  indeterminate?: boolean
  onValueChange?: (checked: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** A native check box with its words; a form library may spread its own attributes on it. */
export function Checkbox(props: CheckboxProps) {
  const {
    id,
    label,
    labelHidden,
    description,
    error,
    indeterminate,
    onValueChange,
    onChange,
    ref,
    ...input
  } = props
  const control = useFieldControl({ id, error })
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate ?? false
  }, [indeterminate])
  return (
    <div className={styles.wrap}>
      <label className={cx(styles.checkbox, labelHidden && styles.alone)}>
        <input
          {...input}
          {...control}
          type="checkbox"
          aria-label={labelHidden}
          className={styles.box}
          ref={(node) => {
            own.current = node
            if (typeof ref === 'function') ref(node)
            else if (ref) ref.current = node
          }}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.target.checked)
          }}
        />
        {labelHidden ? null : (
          <span>
            {label}
            {description ? <span className={styles.description}>{description}</span> : null}
          </span>
        )}
      </label>
      <FieldNotes controlId={control.id} error={error} />
    </div>
  )
}
