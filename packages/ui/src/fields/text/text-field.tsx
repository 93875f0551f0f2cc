import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, fieldStyles } from '../field.tsx'
import type { FieldProps } from '../field.tsx'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> &
  FieldProps & {
    prefix?: ReactNode
    suffix?: ReactNode
    onValueChange?: (value: string) => void
    ref?: Ref<HTMLInputElement>
  }

/**
 * One line of text. It is a native input, so a form library may spread its own `onChange`, `onBlur`, `name`
 * and `ref` on it. E-mail, address, phone, number and code types are typed left to right in both languages;
 * other text follows what is typed unless `dir` says otherwise.
 */
export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    labelHidden,
    optional,
    hint,
    error,
    prefix,
    suffix,
    className,
    onValueChange,
    onChange,
    ...input
  } = props
  const dir = input.dir ?? (isLatin(input.type, input.inputMode) ? 'ltr' : 'auto')
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, className }}>
      {(control) => (
        <div className={fieldStyles.box} data-invalid={Boolean(error)} data-disabled={input.disabled}>
          {prefix ? <span className={fieldStyles.affix}>{prefix}</span> : null}
          <input
            type="text"
            {...input}
            {...control}
            dir={dir === 'auto' && !input.value && !input.defaultValue ? undefined : dir}
            className={fieldStyles.input}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
          {suffix ? <span className={fieldStyles.affix}>{suffix}</span> : null}
        </div>
      )}
    </Field>
  )
}

function isLatin(type: string | undefined, mode: string | undefined): boolean {
  return (
    ['email', 'url', 'tel', 'number'].includes(type ?? '') ||
    ['numeric', 'decimal', 'tel'].includes(mode ?? '')
  )
}
