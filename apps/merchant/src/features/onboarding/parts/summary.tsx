import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { sectionFields } from '@daftar/rules/onboarding/sections'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { m } from '@daftar/words'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { documentOf, type Application } from '../queries.ts'
import { valueText } from '@daftar/words/onboarding/value-text'

/** The fields of the first step that no section of a review names. */
const business = [
  'basic_info.business_name',
  'basic_info.country_of_main_operations',
  'basic_info.other_countries',
  'basic_info.annual_volume',
]

/** What was said, to look at (DEC-ONB-46): the fields that hold something, in the order of the form. */
export function ApplicationSummary({ application }: { application: Application }) {
  const document = documentOf(application)
  const paths = new Set([
    ...business,
    ...Object.values(sectionFields).flatMap((blocks) =>
      Object.entries(blocks).flatMap(([block, fields]) => fields.map((field) => `${block}.${field}`)),
    ),
  ])
  const facts = [...paths].flatMap((path) => {
    if (isLeftOut(document, path)) return []
    const value = valueText(document, path)
    const label = fieldName(document, path)
    return value === '' || label === null ? [] : [{ id: path, label, value: <bdi>{value}</bdi> }]
  })
  return (
    <Card title={m.apply_summary()}>
      <DescriptionList facts={facts} />
    </Card>
  )
}

/** The copy of a licence, and the bank of an application that has not come to it. */
function isLeftOut(document: OnboardingDocument, path: string): boolean {
  if (path === 'legal_info.license_url') return document.commercial_licence.license_url !== null
  return path.startsWith('bank_details.') && document.bank_details.iban === ''
}
