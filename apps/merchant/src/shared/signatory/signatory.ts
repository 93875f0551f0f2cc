import type { FieldCode } from '@daftar/contract'
import { checkContact, type NamedContact } from '@daftar/rules/capital/applications/contact'
import {
  defaultPhoneCountry,
  isNationalPhone,
  joinPhone,
  phoneCountries,
  splitPhone,
} from '@daftar/rules/contact/phone'
import type { PhoneCountry } from '@daftar/rules/geo/countries'
import { m } from '@daftar/words'

/** Who signs for a merchant, while it is typed: what every form of an advance asks for. */
export interface SignatoryValues {
  signatoryName: string
  signatoryEmail: string
  phoneCountry: PhoneCountry
  phoneNational: string
}

/** Of the account: where a signatory begins that nobody has saved (WIZ-07). */
export interface Applicant {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly country: string | null
}

interface SavedSignatory extends NamedContact {
  readonly phone: string
}

/** What was saved, else the account. */
export function startSignatory(
  saved: SavedSignatory | null | undefined,
  applicant: Applicant,
): SignatoryValues {
  const phone = splitPhone(saved?.phone || applicant.phone || '')
  return {
    signatoryName: saved?.name || `${applicant.first_name} ${applicant.last_name}`.trim(),
    signatoryEmail: saved?.email || (applicant.email ?? ''),
    phoneCountry: phone?.country ?? phoneCountryOf(applicant.country),
    phoneNational: phone?.national ?? '',
  }
}

/** The rule of whoever signs, and the phone rule of the country. */
export function checkSignatory(values: SignatoryValues): Partial<Record<keyof SignatoryValues, FieldCode>> {
  const { name, email } = checkContact({ name: values.signatoryName, email: values.signatoryEmail })
  return {
    ...(name && { signatoryName: name }),
    ...(email && { signatoryEmail: email }),
    ...phoneError(values),
  }
}

/** As the calls take it: the phone in one piece, empty while none is typed. */
export function signatoryOf(values: SignatoryValues): SavedSignatory {
  const { phoneCountry: country, phoneNational: national } = values
  return {
    name: values.signatoryName,
    email: values.signatoryEmail,
    phone: national === '' ? '' : joinPhone({ country, national }),
  }
}

export function signatoryLabels() {
  return {
    signatoryName: m.wizard_signatory_name(),
    signatoryEmail: m.wizard_signatory_email(),
    phoneNational: m.wizard_signatory_phone(),
  }
}

/** Where a phone begins that nobody has typed. */
export function phoneCountryOf(country: string | null): PhoneCountry {
  return phoneCountries.find((code) => code === country) ?? defaultPhoneCountry
}

function phoneError({ phoneCountry, phoneNational }: SignatoryValues): { phoneNational?: FieldCode } {
  if (phoneNational === '') return { phoneNational: 'required' }
  return isNationalPhone(phoneCountry, phoneNational) ? {} : { phoneNational: 'phone_invalid' }
}
