import { isExperimentOn } from '@daftar/rules/access/experiments'
import { isCommercialType } from '@daftar/rules/onboarding/licences'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { useServices } from '../../../shared/use-services.ts'
import { registrationOf, registrationQuery } from '../checks.ts'
import type { DocumentForm } from '../../../shared/company-form/document-form.ts'
import { FileInput } from '../../../shared/company-form/parts/file-input.tsx'
import { SignatoryPhone } from '../parts/signatory-phone.tsx'
import { TextInput } from '../../../shared/company-form/parts/text-input.tsx'
import {
  CompanyName,
  Identity,
  LicenceExpiry,
  LicenceFile,
  LicenceNumber,
  VatInputs,
} from '../../../shared/company-form/steps/legal.tsx'

/** A Saudi company: its numbers are held against the register, which proposes the rest (DEC-ONB-9). */
export function SaudiLegalStep({ form }: { form: DocumentForm }) {
  return (
    <>
      <Registration form={form} />
      <CompanyName form={form} />
      <LicenceFile form={form} />
      <LicenceExpiry form={form} />
      <TextInput form={form} path="legal_info.national_address" maxLength={200} />
      <FileInput form={form} path="legal_info.proof_of_address_url" kind="document" />
      <Identity form={form} />
      <SignatoryPhone form={form} />
      <VatInputs form={form} />
    </>
  )
}

function Registration({ form }: { form: DocumentForm }) {
  const { api } = useServices()
  const { legal_info: legal } = form.document
  const isDown = isExperimentOn(useAccount().experiments, 'commercial_registry_maintenance')
  const [unified, setUnified] = useState<'unknown' | 'away' | null>(null)
  const [left, setLeft] = useState(legal.commercial_registration_number)

  /** The unified number fills in the registration number, which may be changed after it. */
  async function lookUp() {
    if (isDown) return
    const answer = await registrationOf(api, legal.unified_number)
    setUnified(answer === null || answer.kind === 'found' ? null : answer.kind)
    if (answer?.kind !== 'found') return
    const number = answer.found.commercial_registration_number
    form.set('legal_info', { commercial_registration_number: number })
    setLeft(number)
  }

  return (
    <>
      {isDown ? <Notice>{m.apply_register_maintenance()}</Notice> : null}
      <TextInput
        form={form}
        path="legal_info.unified_number"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        hint={m.apply_unified_hint()}
        onBlur={() => void lookUp()}
      />
      {unified === null ? null : (
        <Notice tone="warning" live="status">
          {unified === 'away' ? m.apply_register_away() : m.apply_register_unknown()}
        </Notice>
      )}
      {isCommercialType(legal.business_license_type) ? (
        <>
          <LicenceNumber
            form={form}
            maxLength={10}
            onBlur={() => setLeft(legal.commercial_registration_number)}
          />
          <RegisterSays form={form} number={left} isAsked={!isDown} />
        </>
      ) : null}
    </>
  )
}

/** What the register says of the number proposes name and date (DEC-ONB-41). */
function RegisterSays({ form, number, isAsked }: { form: DocumentForm; number: string; isAsked: boolean }) {
  const { data } = useQuery(registrationQuery(number, isAsked))
  const { legal_info: legal } = form.document
  if (!data || number !== legal.commercial_registration_number) return null
  if (data.kind !== 'found')
    return (
      <Notice tone="warning" live="status">
        {data.kind === 'away' ? m.apply_register_away() : m.apply_register_unknown()}
      </Notice>
    )
  const { legal_company_name: name, license_expiry_date: expiry, status } = data.found
  const says = { name, date: dateText(expiry) }
  const isTaken = legal.legal_company_name === name && legal.license_expiry_date === expiry
  return (
    <Notice
      tone={status === 'active' ? 'positive' : 'warning'}
      live="status"
      actions={
        isTaken ? null : (
          <Button
            size="small"
            onClick={() => form.set('legal_info', { legal_company_name: name, license_expiry_date: expiry })}
          >
            {m.apply_register_take()}
          </Button>
        )
      }
    >
      {status === 'active' ? m.apply_register_found(says) : m.apply_register_expired(says)}
    </Notice>
  )
}
