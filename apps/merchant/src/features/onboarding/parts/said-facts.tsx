import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { valueText } from '@daftar/words/onboarding/value-text'
import { sectionFields } from '@daftar/rules/onboarding/sections'
import type { ReviewSection } from '@daftar/rules/onboarding/rejection-reasons'

/** The fields of the first step that no section of a review names. */
export const businessPaths = [
  'basic_info.business_name',
  'basic_info.country_of_main_operations',
  'basic_info.other_countries',
  'basic_info.annual_volume',
]

export function pathsOfSection(section: ReviewSection): string[] {
  return Object.entries(sectionFields[section]).flatMap(([block, fields]) =>
    fields.map((field) => `${block}.${field}`),
  )
}

/** Of some fields those that hold something, as they are called and read. */
export function saidFacts(document: OnboardingDocument, paths: Iterable<string>) {
  return [...new Set(paths)].flatMap((path) => {
    if (isLeftOut(document, path)) return []
    const value = valueText(document, path)
    const label = fieldName(document, path)
    return value === '' || label === null ? [] : [{ id: path, label, value: <bdi>{value}</bdi> }]
  })
}

/** The copy of a licence, and the bank of an application that has not come to it. */
function isLeftOut(document: OnboardingDocument, path: string): boolean {
  if (path === 'legal_info.license_url') return document.commercial_licence.license_url !== null
  return path.startsWith('bank_details.') && document.bank_details.iban === ''
}
