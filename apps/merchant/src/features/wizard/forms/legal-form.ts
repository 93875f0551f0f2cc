import type { FieldCode } from '@daftar/contract'
import { checkLegalInfo } from '@daftar/rules/capital/applications/legal-info'
import {
  checkSignatory,
  signatoryOf,
  startSignatory,
  type Applicant,
  type SignatoryValues,
} from '../../../shared/signatory/signatory.ts'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'
import type { Application, UpdateApplicationBody } from '../wire.ts'

/** DEC-WIZ-5. */
export interface LegalValues extends SignatoryValues {
  companyName: string
  licenceNumber: string
  companyAddress: string
  licenceFile: PickedUpload | null
  confirmed: boolean
}

export type LegalErrors = Partial<Record<keyof LegalValues, FieldCode>>

type Source = Pick<Application, 'legal_info' | 'authorized_signatory' | 'sign_authority'>

/**
 * What was saved, else the legal entity and the account (DEC-WIZ-5). The confirmation is given each time
 * anew.
 */
export function startLegal(application: Source, applicant: Applicant): LegalValues {
  const { legal_info: saved, authorized_signatory: signatory, sign_authority: entity } = application
  const file = saved ? saved.cr_file : entity?.cr_file
  return {
    companyName: saved?.company_name ?? entity?.legal_name ?? '',
    licenceNumber: saved?.cr_number ?? entity?.cr_number ?? '',
    companyAddress: saved?.company_address ?? entity?.legal_address ?? '',
    licenceFile: file ? { url: file, name: '', size: null } : null,
    ...startSignatory(signatory, applicant),
    confirmed: false,
  }
}

/** The company and who signs for it. */
export function checkLegal(values: LegalValues): LegalErrors {
  const company = checkLegalInfo({ ...values, licenceFile: values.licenceFile?.url ?? '' })
  return { ...company, ...checkSignatory(values) }
}

export function legalPatch(values: LegalValues) {
  const signatory = signatoryOf(values)
  return {
    legal_info: {
      company_name: values.companyName,
      cr_number: values.licenceNumber,
      company_address: values.companyAddress,
      cr_file: values.licenceFile?.url ?? '',
      signatory_name: signatory.name,
      signatory_email: signatory.email,
      signatory_phone: signatory.phone,
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
