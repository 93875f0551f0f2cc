import type { OnboardingDocument } from '../onboarding/document.ts'
import { reviewSections, type ReviewSection } from '../onboarding/rejection-reasons.ts'
import { sectionFacts } from '../onboarding/sections.ts'
import { updatePlaces } from './update.ts'

/** What one section, or one of the people, says differently than before, field by field as text. */
export interface Difference {
  section: ReviewSection
  owner_id: string | null
  fields: { field: string; before: string; after: string }[]
}

/** People are compared one by one, under the section that lists them first. */
const sectionOfPeople = 'shareholders'
const peopleField = 'shareholders.company_owners'
const otherLists: readonly ReviewSection[] = [
  'senior_management',
  'authorised_signatories',
  'beneficial_owners',
  'identity',
]

/**
 * Everything a company says differently: section by section, then person by person, the new ones and those
 * who are gone too.
 */
export function companyDifferences(before: OnboardingDocument, after: OnboardingDocument): Difference[] {
  const sections = reviewSections.filter(
    (section) => updatePlaces.isPlace(section) && !otherLists.includes(section),
  )
  const ids = [before, after].flatMap(({ shareholders }) => shareholders.company_owners.map(({ id }) => id))
  return [
    ...sections.map((section) => differenceIn(before, after, section, null)),
    ...[...new Set(ids)].map((id) => differenceIn(before, after, sectionOfPeople, id)),
  ].filter(({ fields }) => fields.length > 0)
}

function differenceIn(
  before: OnboardingDocument,
  after: OnboardingDocument,
  section: ReviewSection,
  ownerId: string | null,
): Difference {
  const [was, is] = [sectionFacts(before, section, ownerId), sectionFacts(after, section, ownerId)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => name !== peopleField)
  return {
    section,
    owner_id: ownerId,
    fields: names
      .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
      .filter((one) => one.before !== one.after),
  }
}
