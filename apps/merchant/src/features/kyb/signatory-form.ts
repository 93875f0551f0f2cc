import { checkIdentity, nationalIdDigits } from '@daftar/rules/capital/kyb/signatory'
import {
  checkSignatory,
  signatoryOf,
  startSignatory,
  type Applicant,
  type SignatoryValues,
} from '../../shared/signatory/signatory.ts'
import type { PickedUpload } from '../../shared/uploads/picked-upload.ts'
import type { Application, UpdateApplicationBody } from './wire.ts'

/** KYB-34. */
export interface DetailsValues extends SignatoryValues {
  nationalIdNumber: string
  nationalIdFile: PickedUpload | null
  confirmed: boolean
}

/** What was saved, else the account; the confirmation is given each time anew. */
export function startDetails(
  { authorized_signatory: saved }: Pick<Application, 'authorized_signatory'>,
  applicant: Applicant,
): DetailsValues {
  const file = saved?.national_id_url
  return {
    ...startSignatory(saved, applicant),
    nationalIdNumber: saved?.national_id_number ?? '',
    nationalIdFile: file ? { url: file, name: '', size: null } : null,
    confirmed: false,
  }
}

/** Who signs and their identity (KYB-36, KYB-39 to KYB-43). */
export function checkDetails(values: DetailsValues) {
  const nationalIdFile = values.nationalIdFile?.url ?? ''
  return { ...checkSignatory(values), ...checkIdentity({ ...values, nationalIdFile }) }
}

/** KYB-137. */
export function signatoryBlock(values: DetailsValues): UpdateApplicationBody {
  return {
    authorized_signatory: {
      ...signatoryOf(values),
      national_id_number: values.nationalIdNumber,
      national_id_url: values.nationalIdFile?.url ?? '',
      // The schema takes nothing but true; an open box is refused before anything is sent.
      confirmed: values.confirmed as true,
    },
  }
}

/** The fields of the form that the server's field errors belong to. */
export const detailsFields: Readonly<Record<string, keyof DetailsValues>> = {
  'authorized_signatory.name': 'signatoryName',
  'authorized_signatory.email': 'signatoryEmail',
  'authorized_signatory.phone': 'phoneNational',
  'authorized_signatory.national_id_number': 'nationalIdNumber',
  'authorized_signatory.national_id_url': 'nationalIdFile',
  'authorized_signatory.confirmed': 'confirmed',
}

/** What the field of the number shows after a key press: digits, no more than it has. */
export function nationalIdText(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, nationalIdDigits)
}
