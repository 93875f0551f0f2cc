import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { FieldNotes, useFieldControl } from '../field.tsx'
import styles from './checkbox.module.css'

export type CheckboxGroupProps<Value extends string> = {
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
  values: readonly Value[]
  onValuesChange: (values: Value[]) => void
  name?: string
  disabled?: boolean
}

/** Several of a short list, all in sight. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { id, label, hint, error, options, values, onValuesChange, name, disabled } = props
  const control = useFieldControl({ id, hint, error })
  function toggle(value: Value, on: boolean) {
    const chosen = on ? [...values, value] : values.filter((each) => each !== value)
    onValuesChange(options.map((option) => option.value).filter((each) => chosen.includes(each)))
  }
  return (
    <fieldset id={control.id} aria-describedby={control['aria-describedby']} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.group}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            label={option.label}
            description={option.description}
            disabled={option.disabled}
            checked={values.includes(option.value)}
            onValueChange={(on) => toggle(option.value, on)}
          />
        ))}
        <FieldNotes controlId={control.id} hint={hint} error={error} />
      </div>
    </fieldset>
  )
}
