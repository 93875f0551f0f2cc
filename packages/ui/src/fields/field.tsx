import { useId } from 'react'
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import styles from './field.module.css'

/** What every field takes besides its value. All words come from the caller. */
export type FieldProps = {
  /** The id of the control itself: what an error summary links to. Made up when missing. */
  id?: string
  label: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** The word for "optional", shown beside the label of a field that may stay empty. */
  optional?: string
  hint?: ReactNode
  /** What is wrong and how to mend it. Its presence makes the field invalid. */
  error?: ReactNode
}

/** Attributes the control inside a field has to carry. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error round one control. `children` gets the attributes which tie the control to them. */
export function Field(
  props: FieldProps & { className?: string; children: (control: ControlProps) => ReactNode },
) {
  const { label, labelHidden, optional, hint, error, className, children } = props
  const control = useFieldControl(props)
  return (
    <div className={cx(styles.field, className)}>
      <div className={labelHidden ? styles.labelHidden : styles.head}>
        <label className={styles.label} htmlFor={control.id}>
          {label}
        </label>
        {optional ? <span className={styles.optional}>{optional}</span> : null}
      </div>
      {children(control)}
      <FieldNotes controlId={control.id} hint={hint} error={error} />
    </div>
  )
}

/** The attributes of `Field` for controls that bring their own label (groups of radios, check boxes). */
export function useFieldControl({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): ControlProps {
  const made = useId()
  const own = id ?? made
  const notes = [error ? errorId(own) : null, hint ? hintId(own) : null].filter(Boolean).join(' ')
  return { id: own, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined }
}

/** Error and hint under a control. The error is announced when it appears. */
export function FieldNotes({
  controlId,
  hint,
  error,
}: {
  controlId: string
  hint?: ReactNode
  error?: ReactNode
}) {
  return (
    <>
      {hint ? (
        <div id={hintId(controlId)} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <div aria-live="polite" className={styles.live}>
        {error ? (
          <div id={errorId(controlId)} className={styles.error}>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </div>
        ) : null}
      </div>
    </>
  )
}

/** Class names of the box that looks like an input, shared by the fields of this package. */
export const fieldStyles = styles

function errorId(controlId: string): string {
  return `${controlId}-error`
}

function hintId(controlId: string): string {
  return `${controlId}-hint`
}
