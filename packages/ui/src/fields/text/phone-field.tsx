import type { InputHTMLAttributes, Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '../../internal/cx.ts'
import { latinDigits } from '../../internal/text/digits.ts'
import { Field, fieldStyles } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import styles from './phone-field.module.css'

export type PhoneCountry = {
  /** ISO code, the value of the choice. */
  code: string
  name: string
  /** Calling code without plus: "971". */
  dialCode: string
}

export type PhoneFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'value' | 'size'> &
  FieldProps & {
    countries: readonly PhoneCountry[]
    country: string
    onCountryChange: (code: string) => void
    /** Names the country list for screen readers. */
    countryLabel: string
    /** The number as typed, without the calling code. Digits arrive in Latin form. */
    value: string
    onValueChange: (value: string) => void
    ref?: Ref<HTMLInputElement>
  }

/**
 * A phone number: a native list of countries and a native telephone input, left to right in both languages.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, labelHidden, optional, hint, error, className, ...own } = props
  const { countries, country, onCountryChange, countryLabel, value, onValueChange, ...input } = own
  const dialCode = countries.find(({ code }) => code === country)?.dialCode
  return (
    <Field {...{ id, label, labelHidden, optional, hint, error, className }}>
      {(control) => (
        <div
          className={cx(fieldStyles.box, styles.phone)}
          data-invalid={Boolean(error)}
          data-disabled={input.disabled}
        >
          <div className={styles.country}>
            <bdi dir="ltr" aria-hidden="true">
              +{dialCode}
            </bdi>
            <ChevronDown aria-hidden="true" />
            <select
              className={styles.select}
              aria-label={countryLabel}
              value={country}
              disabled={input.disabled}
              onChange={(event) => onCountryChange(event.target.value)}
            >
              {countries.map((each) => (
                <option key={each.code} value={each.code}>
                  {`${each.name} \u2066+${each.dialCode}\u2069`}
                </option>
              ))}
            </select>
          </div>
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...control}
            dir="ltr"
            value={value}
            className={cx(fieldStyles.input, styles.number)}
            onChange={(event) => onValueChange(latinDigits(event.target.value))}
          />
        </div>
      )}
    </Field>
  )
}
