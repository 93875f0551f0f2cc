import type { KybShareholder } from '@daftar/contract/endpoints/capital/kyb-shapes'
import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import { groupIban } from '@daftar/rules/registry/iban'
import type { Fact } from '@daftar/ui/description-list'
import { DateText } from '@daftar/ui/date-text'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import type { KybApplication } from '../kyb.ts'

export interface ReviewSection {
  id: string
  title: string
  /** Where it is changed (DEC-KYB-29). */
  step: KybStepName
  facts: Fact[]
}

/** The read-only sections in the order of the steps (KYB-110 to KYB-114). */
export function reviewSections(application: KybApplication): ReviewSection[] {
  return [
    { id: 'details', title: m.kyb_review_details(), step: 'your_details', facts: detailFacts(application) },
    {
      id: 'company',
      title: m.kyb_review_company(),
      step: 'commercial_licence',
      facts: companyFacts(application),
    },
    {
      id: 'shareholders',
      title: m.kyb_step_shareholders(),
      step: 'shareholders',
      facts: application.shareholders.flatMap(shareholderFacts),
    },
    { id: 'bank', title: m.kyb_review_bank(), step: 'iban_verification', facts: bankFacts(application) },
  ]
}

function detailFacts({ authorized_signatory: signatory }: KybApplication): Fact[] {
  return [
    { id: 'name', label: m.kyb_name(), value: words(signatory?.name) },
    { id: 'email', label: m.kyb_email(), value: code(signatory?.email) },
    { id: 'phone', label: m.kyb_phone(), value: code(signatory?.phone) },
  ]
}

function companyFacts({ legal_info: legal }: KybApplication): Fact[] {
  const licence = legal?.license_metadata
  return [
    { id: 'company', label: m.kyb_company(), value: words(legal?.company_name) },
    { id: 'number', label: m.kyb_licence_number(), value: code(legal?.cr_number) },
    { id: 'address', label: m.kyb_address(), value: words(legal?.company_address) },
    { id: 'activities', label: m.kyb_licence_activities(), value: words(licence?.activities) },
    { id: 'issued', label: m.kyb_licence_issued(), value: day(licence?.issue_date) },
    { id: 'expires', label: m.kyb_licence_expires(), value: day(licence?.expiry_date) },
    {
      id: 'file',
      label: m.kyb_licence_file(),
      value: legal?.cr_file ? m.kyb_document_uploaded() : m.kyb_document_missing(),
    },
    ...(legal?.company_email
      ? [{ id: 'email', label: m.kyb_company_email(), value: code(legal.company_email) }]
      : []),
    ...(legal?.company_phone
      ? [{ id: 'phone', label: m.kyb_company_phone(), value: code(legal.company_phone) }]
      : []),
  ]
}

/** KYB-113: an Emirates ID is asked for of residents alone. */
function shareholderFacts(one: KybShareholder, index: number): Fact[] {
  const { passport, national_id: nationalId } = one.documents
  const uploaded = (file: string | null | undefined) =>
    file ? m.kyb_document_uploaded() : m.kyb_document_missing()
  return [
    {
      id: `${index}.share`,
      label: <Typed>{one.name}</Typed>,
      value: <Ltr>{one.value}%</Ltr>,
    },
    { id: `${index}.passport`, label: m.kyb_passport(), value: uploaded(passport.file), look: 'muted' },
    {
      id: `${index}.id`,
      label: m.kyb_emirates_id(),
      value: one.uae_resident ? uploaded(nationalId?.file) : m.kyb_document_not_required(),
      look: 'muted',
    },
  ]
}

function bankFacts({ bank_details: bank }: KybApplication): Fact[] {
  return [
    { id: 'iban', label: m.kyb_iban(), value: code(bank && groupIban(bank.iban)) },
    { id: 'bank', label: m.kyb_iban_bank(), value: words(bank?.bank_name) },
  ]
}

function words(text: string | null | undefined) {
  return text ? <Typed>{text}</Typed> : m.common_dash()
}

function code(text: string | null | undefined) {
  return text ? <Ltr>{text}</Ltr> : m.common_dash()
}

function day(date: string | undefined) {
  return date ? <DateText text={dateText(date)} dateTime={date} /> : m.common_dash()
}
