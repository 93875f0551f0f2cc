import { businessTypes, licenceTypeOfBusiness, type BusinessType } from '@daftar/rules/onboarding/licences'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { AskPart } from '../../part-links/ask-part.tsx'
import type { DocumentForm } from '../document-form.ts'
import { businessWords, optionsOf } from '@daftar/words/onboarding/option-words'
import { DayInput, YesNoInput } from '../parts/choice-input.tsx'
import { FileInput } from '../parts/file-input.tsx'
import { TextInput } from '../parts/text-input.tsx'

/** DEC-ONB-7. */
export function TradeLicenceStep({ form }: { form: DocumentForm }) {
  return (
    <>
      {form.asks?.subject === 'legal_entity' ? <AskPart {...form.asks} scope="licence" /> : null}
      <FileInput form={form} path="commercial_licence.license_url" kind="licence" />
    </>
  )
}

/**
 * DEC-ONB-8: the one select of the type says both what the business is and which licence it has (DEC-ONB-26).
 */
export function EmiratiLegalStep({ form }: { form: DocumentForm }) {
  return (
    <>
      <BusinessTypeInput form={form} />
      <CompanyName form={form} />
      <LicenceNumber form={form} maxLength={20} />
      <LicenceExpiry form={form} />
      <TextInput form={form} path="legal_info.legal_address" autoComplete="street-address" maxLength={200} />
      <VatInputs form={form} />
    </>
  )
}

function BusinessTypeInput({ form }: { form: DocumentForm }) {
  if (!form.isAsked('legal_info.business_type')) return null
  return (
    <Select
      id="legal_info.business_type.id"
      label={m.apply_business_type()}
      placeholder={m.apply_choose()}
      options={optionsOf(businessTypes, businessWords)}
      value={form.document.legal_info.business_type.id || null}
      onValueChange={(type) => {
        const id = type as BusinessType
        form.set('legal_info', {
          business_type: { id },
          business_license_type: licenceTypeOfBusiness(id),
        })
      }}
      onBlur={() => form.leave('legal_info.business_type.id')}
      error={form.errorAt('legal_info.business_type.id')}
    />
  )
}

/** DEC-ONB-11. */
export function GeneralLegalStep({ form }: { form: DocumentForm }) {
  return (
    <>
      <CompanyName form={form} />
      <LicenceNumber form={form} maxLength={20} />
      <LicenceFile form={form} />
      <LicenceExpiry form={form} />
      <TextInput form={form} path="legal_info.legal_address" autoComplete="street-address" maxLength={200} />
      <Identity form={form} />
      {form.document.basic_info.country_of_main_operations === 'BHR' ? <VatInputs form={form} /> : null}
    </>
  )
}

export function CompanyName({ form }: { form: DocumentForm }) {
  return (
    <TextInput form={form} path="legal_info.legal_company_name" autoComplete="organization" maxLength={120} />
  )
}

export function LicenceNumber({
  form,
  maxLength,
  onBlur,
}: {
  form: DocumentForm
  maxLength: number
  onBlur?: () => void
}) {
  return (
    <TextInput
      form={form}
      path="legal_info.commercial_registration_number"
      dir="ltr"
      autoComplete="off"
      maxLength={maxLength}
      onBlur={onBlur}
    />
  )
}

export function LicenceFile({ form }: { form: DocumentForm }) {
  return <FileInput form={form} path="legal_info.license_url" kind="licence" />
}

/** The two weeks are asked for, and no rule (DEC-VAL-9). */
export function LicenceExpiry({ form }: { form: DocumentForm }) {
  return <DayInput form={form} path="legal_info.license_expiry_date" hint={m.apply_licence_expiry_hint()} />
}

export function Identity({ form }: { form: DocumentForm }) {
  return (
    <>
      <TextInput
        form={form}
        path="legal_info.national_id_number"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
      />
      <FileInput form={form} path="legal_info.national_id_url" kind="identity" />
    </>
  )
}

/** Whether VAT is charged, and what proves it. */
export function VatInputs({ form }: { form: DocumentForm }) {
  return (
    <>
      <YesNoInput form={form} path="legal_info.has_vat" />
      {form.document.legal_info.has_vat ? (
        <>
          <TextInput
            form={form}
            path="legal_info.vat_registration_number"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          <TextInput form={form} path="legal_info.address_in_tax_certificate" maxLength={200} />
          <FileInput form={form} path="legal_info.vat_certificate_url" kind="document" />
        </>
      ) : null}
    </>
  )
}
