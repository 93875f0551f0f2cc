import type { DocumentForm } from '../../../shared/company-form/document-form.ts'
import { TextInput } from '../../../shared/company-form/parts/text-input.tsx'
import {
  Identity,
  LicenceExpiry,
  LicenceFile,
  LicenceNumber,
} from '../../../shared/company-form/steps/legal.tsx'
import { SignatoryPhone } from '../parts/signatory-phone.tsx'

/** DEC-ONB-10. */
export function SaudiFreelanceStep({ form }: { form: DocumentForm }) {
  return (
    <>
      <LicenceNumber form={form} maxLength={40} />
      <LicenceFile form={form} />
      <LicenceExpiry form={form} />
      <Identity form={form} />
      <SignatoryPhone form={form} />
      <TextInput form={form} path="legal_info.national_address" maxLength={200} />
    </>
  )
}
