import {
  defaultPhoneCountry,
  joinPhone,
  nationalInputText,
  phoneCountries,
  phoneProblem,
  splitPhone,
  type PhoneParts,
} from '@daftar/rules/contact/phone'
import type { FieldCode } from '@daftar/contract'
import { dialCodes, type PhoneCountry } from '@daftar/rules/geo/countries'
import { PhoneField } from '@daftar/ui/phone-field'
import { m } from '@daftar/words'
import type { Ref } from 'react'

/** A phone while it is typed: country and national digits. */
export type PhoneValue = PhoneParts

type Props = {
  label: string
  value: PhoneValue
  onValueChange: (value: PhoneValue) => void
  /** The word for a phone that may stay empty. */
  optional?: string
  hint?: string
  error?: string
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  autoFocus?: boolean
  disabled?: boolean
  id?: string
}

/**
 * The phone field with the product's countries and rules (VAL-14 to VAL-17): digits only, cut to the
 * country's length.
 */
export function PhoneInput({ label, value, onValueChange, inputRef, ...field }: Props) {
  return (
    <PhoneField
      {...field}
      ref={inputRef}
      label={label}
      countryLabel={m.shell_phone_country()}
      countries={phoneCountries.map((code) => ({
        code,
        name: countryNames[code](),
        dialCode: dialCodes[code].slice(1),
      }))}
      country={value.country}
      onCountryChange={(code) => {
        const country = code as PhoneCountry
        onValueChange({ country, national: nationalInputText(country, value.national) })
      }}
      value={value.national}
      onValueChange={(typed) => onValueChange(readTyped(value.country, typed))}
      name="phone"
    />
  )
}

/** A whole number that is pasted with its dial code chooses its country. */
function readTyped(country: PhoneCountry, typed: string): PhoneValue {
  const pasted = /^\s*(\+|00)/.test(typed)
    ? splitPhone(typed.replace(/[^\d+]/g, '').replace(/^00/, '+'))
    : null
  const chosen = pasted?.country ?? country
  return { country: chosen, national: nationalInputText(chosen, pasted ? pasted.national : typed) }
}

export function phoneOf(value: PhoneValue): string {
  return value.national === '' ? '' : joinPhone(value)
}

/** An empty field in the country of a number that is known, else in the default one (VAL-17). */
export function initialPhone(known: string | null): PhoneValue {
  return { country: (known && splitPhone(known)?.country) || defaultPhoneCountry, national: '' }
}

/** What is wrong with a typed phone; null when nothing is. */
export function phoneCode(value: PhoneValue): FieldCode | null {
  const problem = phoneProblem(phoneOf(value))
  return problem && (problem.code === 'required' ? 'required' : 'phone_invalid')
}

/** The same in words. */
export function phoneProblemText(value: PhoneValue): string | null {
  const code = phoneCode(value)
  return code && (code === 'required' ? m.field_required() : m.field_phone_invalid())
}

const countryNames: Record<PhoneCountry, () => string> = {
  ARE: m.shell_country_are,
  BHR: m.shell_country_bhr,
  EGY: m.shell_country_egy,
  KWT: m.shell_country_kwt,
  QAT: m.shell_country_qat,
  SAU: m.shell_country_sau,
  JOR: m.shell_country_jor,
}
