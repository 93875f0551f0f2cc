import { identityTarget, shareTarget } from '@daftar/rules/capital/applications/marks'
import type { KybShareholder } from '@daftar/contract/endpoints/capital/kyb-shapes'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import type { ReactNode } from 'react'
import type { GivenFact } from '../../evidence/given-fact.ts'
import type { DeskCase } from '../../queries.ts'

type Application = DeskCase['application']

const standings = {
  matches: m.desk_kyb_iban_matches,
  differs: m.desk_kyb_iban_differs,
  not_verified: m.desk_kyb_iban_not_verified,
}

/**
 * What a business verification adds: who signs, the licence as it was given, the owners, the account (KYB-119
 * to KYB-127).
 */
export function kybFacts(application: Application): GivenFact[] {
  const { authorized_signatory: signatory, legal_info: legal, bank_details: bank, kyb } = application
  if (!kyb) return []
  const licence = legal?.license_metadata
  return [
    {
      id: 'national-id',
      label: m.desk_kyb_national_id(),
      value: code(signatory?.national_id_number),
      target: 'national_id_number',
    },
    document('national-id-file', m.desk_kyb_national_id_file(), signatory?.national_id_url),
    {
      id: 'verified',
      label: m.desk_signatory_phone_code(),
      // Nothing is handed in before it is (DEC-KYB-28).
      value: m.desk_signatory_phone_confirmed(),
    },
    {
      id: 'activities',
      label: m.desk_kyb_activities(),
      value: words(licence?.activities),
      target: 'licence_activities',
    },
    {
      id: 'issued',
      label: m.desk_kyb_issued(),
      value: day(licence?.issue_date),
      target: 'licence_issue_date',
    },
    {
      id: 'expires',
      label: m.desk_kyb_expires(),
      value: day(licence?.expiry_date),
      target: 'licence_expiry_date',
    },
    {
      id: 'company-email',
      label: m.desk_kyb_company_email(),
      value: code(legal?.company_email),
      target: 'company_email',
    },
    {
      id: 'company-phone',
      label: m.desk_kyb_company_phone(),
      value: code(legal?.company_phone),
      target: 'company_phone',
    },
    ...application.shareholders.flatMap(ownerFacts),
    { id: 'bank', label: m.desk_kyb_bank(), value: words(bank?.bank_name), target: 'bank_name' },
    {
      id: 'iban-standing',
      label: m.desk_kyb_iban_standing(),
      value: kyb.iban_standing ? standings[kyb.iban_standing]() : null,
    },
  ]
}

function ownerFacts(owner: KybShareholder, index: number): GivenFact[] {
  const number = index + 1
  const { passport, national_id: nationalId } = owner.documents
  const said = owner.type === 'company' ? m.desk_kyb_owner_company : m.desk_kyb_owner_individual
  return [
    {
      id: `owner-${number}`,
      label: m.desk_kyb_owner({ number }),
      value: (
        <Typed>
          {said({
            name: owner.name,
            share: owner.value,
            residence: owner.uae_resident ? m.desk_kyb_resident() : m.desk_kyb_abroad(),
          })}
        </Typed>
      ),
      target: shareTarget(number),
    },
    document(`passport-${number}`, m.desk_kyb_passport({ number }), passport.file),
    ...(owner.uae_resident
      ? [document(`emirates-id-${number}`, m.desk_kyb_emirates_id({ number }), nationalId?.file)]
      : []),
  ]
}

/** The identity documents of a verification in the order of its steps, with what each is. */
export function kybDocuments({ authorized_signatory: signatory, shareholders }: Application) {
  const found: [string | null | undefined, string][] = [
    [signatory?.national_id_url, m.desk_kyb_national_id_file()],
    ...shareholders.flatMap(({ documents }, index): [string | null | undefined, string][] => [
      [documents.passport.file, m.desk_kyb_passport({ number: index + 1 })],
      [documents.national_id?.file, m.desk_kyb_emirates_id({ number: index + 1 })],
    ]),
  ]
  return found
}

function document(id: string, label: string, file: string | null | undefined): GivenFact {
  return {
    id,
    label,
    value: file ? m.desk_fact_show() : null,
    proof: file ? { document: file, text: null, number: null } : null,
    ...(file && { target: identityTarget(file) }),
  }
}

function words(text: string | null | undefined): ReactNode {
  return text ? <Typed>{text}</Typed> : null
}

function code(text: string | null | undefined): ReactNode {
  return text ? <Ltr>{text}</Ltr> : null
}

function day(date: string | undefined): ReactNode {
  return date ? <Ltr>{dateText(date)}</Ltr> : null
}
