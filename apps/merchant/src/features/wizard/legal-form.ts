import type { FieldCode } from '@daftar/contract'
import { checkLegalInfo } from '@daftar/rules/capital/applications/legal-info'
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

/** DEC-WIZ-5. */
export interface LegalValues {
  companyName: string
  licenceNumber: string
  companyAddress: string
  licenceFile: PickedUpload | null
  signatoryName: string
  signatoryEmail: string
  phoneCountry: PhoneCountry
  phoneNational: string
  confirmed: boolean
}

export type LegalErrors = Partial<Record<keyof LegalValues, FieldCode>>

/** Of the account; its e-mail and phone are where the signatory's begin (WIZ-07). */
export interface Applicant {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly country: string | null
}

type Source = Pick<Application, 'legal_info' | 'authorized_signatory' | 'sign_authority'>

/** What was saved, else the legal entity and the account (DEC-WIZ-5). The confirmation is given each time anew. */
export function startLegal(application: Source, applicant: Applicant): LegalValues {
  const { legal_info: saved, authorized_signatory: signatory, sign_authority: entity } = application
  const phone = splitPhone(signatory?.phone ?? applicant.phone ?? '')
  const file = saved ? saved.cr_file : entity?.cr_file
  return {
    companyName: saved?.company_name ?? entity?.legal_name ?? '',
    licenceNumber: saved?.cr_number ?? entity?.cr_number ?? '',
    companyAddress: saved?.company_address ?? entity?.legal_address ?? '',
    licenceFile: file ? { url: file, name: '', size: null } : null,
    signatoryName: signatory?.name ?? `${applicant.first_name} ${applicant.last_name}`.trim(),
    signatoryEmail: signatory?.email ?? applicant.email ?? '',
    phoneCountry: phone?.country ?? phoneCountryOf(applicant.country),
    phoneNational: phone?.national ?? '',
    confirmed: false,
  }
}

/** The rule of the form and the phone rule of the country. */
export function checkLegal(values: LegalValues): LegalErrors {
  const errors: LegalErrors = checkLegalInfo({ ...values, licenceFile: values.licenceFile?.url ?? '' })
  if (values.phoneNational === '') errors.phoneNational = 'required'
  else if (!isNationalPhone(values.phoneCountry, values.phoneNational)) errors.phoneNational = 'phone_invalid'
  return errors
}

export function legalPatch(values: LegalValues) {
  return {
    legal_info: {
      company_name: values.companyName,
      cr_number: values.licenceNumber,
      company_address: values.companyAddress,
      cr_file: values.licenceFile?.url ?? '',
      signatory_name: values.signatoryName,
      signatory_email: values.signatoryEmail,
      signatory_phone: joinPhone({ country: values.phoneCountry, national: values.phoneNational }),
      // The schema takes nothing but true; an open box is refused before anything is sent.
      confirmed: values.confirmed as true,
    },
  } satisfies UpdateApplicationBody
}

/** The fields of the form that the server's field errors belong to. */
export const legalFields: Readonly<Record<string, keyof LegalValues>> = {
  'legal_info.company_name': 'companyName',
  'legal_info.cr_number': 'licenceNumber',
  'legal_info.company_address': 'companyAddress',
  'legal_info.cr_file': 'licenceFile',
  'legal_info.signatory_name': 'signatoryName',
  'legal_info.signatory_email': 'signatoryEmail',
  'legal_info.signatory_phone': 'phoneNational',
  'legal_info.confirmed': 'confirmed',
}

function phoneCountryOf(country: string | null): PhoneCountry {
  return phoneCountries.find((code) => code === country) ?? defaultPhoneCountry
}
