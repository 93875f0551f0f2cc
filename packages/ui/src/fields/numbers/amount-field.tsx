import type { InputHTMLAttributes, Ref } from 'react'
import { latinAmount, plainAmount } from '../../internal/text/amount-text.ts'
import { Field, fieldStyles } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import styles from './amount-field.module.css'

export type AmountFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'prefix' | 'value' | 'size' | 'type'
> &
  FieldProps & {
    currency: string
    /** What is typed, without grouping: "20450.00". */
    value: string
    onValueChange: (value: string) => void
    /**
     * Decides what may be typed: gets the text with Latin digits and signs, returns what stays (decimals by
     * currency).
     */
    filter?: (text: string) => string
    ref?: Ref<HTMLInputElement>
  }

/** An amount of money: the currency stands before it, the figures run left to right in both languages. */
export function AmountField(props: AmountFieldProps) {
  const { id, label, labelHidden, optional, hint, error, className, ...own } = props
  const { currency, value, onValueChange, filter = plainAmount, ...input } = own
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, className }}>
      {(control) => (
        <div
          className={`${fieldStyles.box} ${styles.amount}`}
          data-invalid={Boolean(error)}
          data-disabled={input.disabled}
        >
          <span className={fieldStyles.affix} aria-hidden="true">
            {currency}
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            dir="ltr"
            value={value}
            className={fieldStyles.input}
            onChange={(event) => onValueChange(filter(latinAmount(event.target.value)))}
          />
        </div>
      )}
    </Field>
  )
}
