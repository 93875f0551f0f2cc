import type { FieldCode } from '@daftar/contract'
import { checkSignatory, nationalIdDigits } from '@daftar/rules/capital/kyb/signatory'
import {
  defaultPhoneCountry,
  isNationalPhone,
  joinPhone,
  phoneCountries,
  splitPhone,
} from '@daftar/rules/contact/phone'
import type { PhoneCountry } from '@daftar/rules/geo/countries'
import type { PickedUpload } from '../../shared/uploads/picked-upload.ts'
import type { Application, UpdateApplicationBody } from './wire.ts'

/** KYB-34. */
export interface SignatoryValues {
  name: string
  email: string
  phoneCountry: PhoneCountry
  phoneNational: string
  nationalIdNumber: string
  nationalIdFile: PickedUpload | null
  confirmed: boolean
}

type SignatoryErrors = Partial<Record<keyof SignatoryValues, FieldCode>>

/** Of the account: where a signatory begins that nobody has saved (WIZ-07). */
export interface Applicant {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly country: string | null
}

/** What was saved, else the account; the confirmation is given each time anew. */
export function startSignatory(
  { authorized_signatory: saved }: Pick<Application, 'authorized_signatory'>,
  applicant: Applicant,
): SignatoryValues {
  const phone = splitPhone(saved?.phone ?? applicant.phone ?? '')
  const file = saved?.national_id_url
  return {
    name: saved?.name ?? `${applicant.first_name} ${applicant.last_name}`.trim(),
    email: saved?.email ?? applicant.email ?? '',
    phoneCountry: phone?.country ?? phoneCountryOf(applicant.country),
    phoneNational: phone?.national ?? '',
    nationalIdNumber: saved?.national_id_number ?? '',
    nationalIdFile: file ? { url: file, name: '', size: null } : null,
    confirmed: false,
  }
}

/** The rule of the form and the phone rule of the country (KYB-36, KYB-39 to KYB-43). */
export function checkSignatoryForm(values: SignatoryValues): SignatoryErrors {
  const errors: SignatoryErrors = checkSignatory({
    ...values,
    nationalIdFile: values.nationalIdFile?.url ?? '',
  })
  if (values.phoneNational === '') errors.phoneNational = 'required'
  else if (!isNationalPhone(values.phoneCountry, values.phoneNational)) errors.phoneNational = 'phone_invalid'
  return errors
}

/** KYB-137. */
export function signatoryBlock(values: SignatoryValues): UpdateApplicationBody {
  return {
    authorized_signatory: {
      name: values.name.trim(),
      email: values.email,
      phone: joinPhone({ country: values.phoneCountry, national: values.phoneNational }),
      national_id_number: values.nationalIdNumber,
      national_id_url: values.nationalIdFile?.url ?? '',
      // The schema takes nothing but true; an open box is refused before anything is sent.
      confirmed: values.confirmed as true,
    },
  }
}

/** The fields of the form that the server's field errors belong to. */
export const signatoryFields: Readonly<Record<string, keyof SignatoryValues>> = {
  'authorized_signatory.name': 'name',
  'authorized_signatory.email': 'email',
  'authorized_signatory.phone': 'phoneNational',
  'authorized_signatory.national_id_number': 'nationalIdNumber',
  'authorized_signatory.national_id_url': 'nationalIdFile',
  'authorized_signatory.confirmed': 'confirmed',
}

/** What the field of the number shows after a key press: digits, no more than it has. */
export function nationalIdText(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, nationalIdDigits)
}

function phoneCountryOf(country: string | null): PhoneCountry {
  return phoneCountries.find((code) => code === country) ?? defaultPhoneCountry
}
