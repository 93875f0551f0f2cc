import { groupPhone } from '@daftar/rules/contact/phone'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { hasFlag, ownerFlags, type CompanyOwner, type OwnerFlag } from '@daftar/rules/onboarding/owners'
import { valueAt } from '@daftar/rules/onboarding/paths'
import {
  sectionsOfPeople,
  reviewSections,
  type ReviewSection,
} from '@daftar/rules/onboarding/rejection-reasons'
import { sectionFields } from '@daftar/rules/onboarding/sections'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { flagWords, roleWords } from '@daftar/words/onboarding/option-words'
import { valueText } from '@daftar/words/onboarding/value-text'
import type { CaseDocument } from '../case/document-tabs.tsx'
import { nationalityText } from './nationality-text.ts'

/** One thing an applicant said: its text, and the file where it is one. */
export interface JoinFact {
  id: string
  label: string
  text: string
  /** The handle of the file, to be looked at. */
  file: string | null
}

export interface JoinSection {
  id: ReviewSection
  facts: readonly JoinFact[]
}

/** Who owns, runs or signs, with what was said of them. */
export interface JoinPerson {
  id: string
  name: string
  facts: readonly JoinFact[]
  /** The sections in which a reviewer can say something of this person. */
  sections: readonly ReviewSection[]
}

const firstFacts = [
  'basic_info.business_name',
  'basic_info.country_of_main_operations',
  'basic_info.other_countries',
  'basic_info.annual_volume',
]

/** The facts that no section of a review names. */
export function businessFacts(document: OnboardingDocument): readonly JoinFact[] {
  return firstFacts.flatMap((path) => factsAt(document, path))
}

/** The sections that hold something, in the order of a review; of people the rest of their section. */
export function sectionsOf(document: OnboardingDocument): readonly JoinSection[] {
  return reviewSections.flatMap((id) => {
    const paths = Object.entries(sectionFields[id]).flatMap(([block, fields]) =>
      fields.map((field) => `${block}.${field}`),
    )
    const isOfPeople = id !== 'identity' && sectionsOfPeople.includes(id)
    const shown = paths.filter((path) => isShown(document, path, { isOfPeople, id }))
    const facts = shown.flatMap((path) => factsAt(document, path))
    return facts.length === 0 ? [] : [{ id, facts }]
  })
}

/** People have a list of their own, their chart stands with the shareholders, and a licence is shown once. */
function isShown(
  document: OnboardingDocument,
  path: string,
  { isOfPeople, id }: { isOfPeople: boolean; id: ReviewSection },
): boolean {
  if (path === 'shareholders.company_owners') return false
  if (path === 'shareholders.company_structure_chart_url') return isOfPeople && id === 'shareholders'
  return !(path === 'legal_info.license_url' && document.commercial_licence.license_url !== null)
}

const sectionOfFlag: Readonly<Record<OwnerFlag, ReviewSection>> = {
  is_shareholder: 'shareholders',
  is_senior_management: 'senior_management',
  is_authorised_signatory: 'authorised_signatories',
  is_ultimate_beneficial_owner: 'beneficial_owners',
}

/** Everybody who is named, with what they are to the company. */
export function peopleOf({ shareholders }: OnboardingDocument): readonly JoinPerson[] {
  return shareholders.company_owners.map((owner) => {
    const flags = ownerFlags.filter((flag) => hasFlag(owner, flag))
    return {
      id: owner.id,
      name: owner.name || m.apply_person_unnamed(),
      facts: personFacts(owner, flags),
      sections: [...flags.map((flag) => sectionOfFlag[flag]), 'identity'],
    }
  })
}

function personFacts(owner: CompanyOwner, flags: readonly OwnerFlag[]): readonly JoinFact[] {
  const texts: readonly [string, string, string][] = [
    ['is', m.desk_join_person_is(), flags.map((flag) => flagWords[flag]()).join(' · ')],
    ['role', m.apply_owner_role(), owner.role === '' ? '' : roleWords[owner.role]()],
    ['share', m.apply_owner_share(), owner.shares_percent === null ? '' : String(owner.shares_percent)],
    ['nationality', m.apply_owner_nationality(), nationalityText(owner.nationality)],
    ['born', m.apply_owner_birth_date(), dayText(owner.birth_date)],
    ['number', m.apply_owner_identity_number(), owner.identity_id],
    ['expiry', m.apply_owner_expiry(), dayText(owner.national_id_expiration_date)],
  ]
  const files: readonly [string, string, string | null][] = [
    ['front', m.apply_owner_front(), owner.national_id_url],
    ['back', m.apply_owner_back(), owner.national_id_backside_url],
  ]
  return [
    ...texts.flatMap(([id, label, text]) =>
      text === '' ? [] : [{ id: `${owner.id}.${id}`, label, text, file: null }],
    ),
    ...files.flatMap(([id, label, file]) =>
      file === null ? [] : [fileFact(`${owner.id}.${id}`, label, file)],
    ),
  ]
}

/** How a detail of a person is called, by its name in the document; null for one that is not shown. */
export function personFieldName(field: string): string | null {
  return personNames[field]?.() ?? null
}

const personNames: Readonly<Record<string, () => string>> = {
  name: m.apply_owner_name,
  role: m.apply_owner_role,
  type: m.apply_owner_type,
  shares_percent: m.apply_owner_share,
  shares_count: m.apply_owner_shares_count,
  nationality: m.apply_owner_nationality,
  birth_date: m.apply_owner_birth_date,
  identity_type: m.apply_owner_identity_type,
  identity_id: m.apply_owner_identity_number,
  national_id_expiration_date: m.apply_owner_expiry,
  national_id_url: m.apply_owner_front,
  national_id_backside_url: m.apply_owner_back,
}

/** Every file of the application once, called as where it stands first, in the order of the facts. */
export function documentsOf(document: OnboardingDocument): CaseDocument[] {
  const facts = sectionsOf(document).flatMap((section) => section.facts)
  const ofPeople = peopleOf(document).flatMap((person) =>
    person.facts.map((fact) => ({ ...fact, label: `${person.name} · ${fact.label}` })),
  )
  const files = new Map<string, CaseDocument>()
  for (const { file, label } of [...facts, ...ofPeople])
    if (file !== null && !files.has(file)) files.set(file, { url: file, label, name: null, pages: null })
  return [...files.values()]
}

function factsAt(document: OnboardingDocument, path: string): readonly JoinFact[] {
  const label = fieldName(document, path)
  if (label === null) return []
  const value = valueAt(document, path)
  if (path.endsWith('_url') && path !== 'store_type.web_url')
    return typeof value === 'string' ? [fileFact(path, label, value)] : []
  if (path.endsWith('_urls'))
    return (value as readonly string[]).map((file, place, all) =>
      fileFact(`${path}.${place}`, all.length > 1 ? `${label} ${place + 1}` : label, file),
    )
  const text = valueText(document, path)
  const shown = path.endsWith('.phone') ? groupPhone(text) : text
  return text === '' ? [] : [{ id: path, label, text: shown, file: null }]
}

function fileFact(id: string, label: string, file: string): JoinFact {
  return { id, label, text: m.desk_join_look(), file }
}

function dayText(day: string): string {
  return day === '' ? '' : dateText(day)
}
