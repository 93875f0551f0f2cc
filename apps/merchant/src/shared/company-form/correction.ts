import type { BodyInput } from '@daftar/contract'
import type { EntityUpdate } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import {
  reviewSections,
  sectionsOfPeople,
  type ReviewSection,
} from '@daftar/rules/onboarding/rejection-reasons'
import { sectionFields, stepOfSection } from '@daftar/rules/onboarding/sections'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { changedPaths } from './differences.ts'
import { valueAt, type Block } from '@daftar/rules/onboarding/paths'

/** What a review asked for, of an application to sell as of the update of a company. */
type Review = NonNullable<EntityUpdate['review']>
export type Reason = Review['reasons'][number]

/** The sections that came back, in the order of the form. */
export function sectionsAsked(reasons: readonly Reason[]): ReviewSection[] {
  return reviewSections.filter((section) => reasons.some((reason) => reason.section === section))
}

/** Whether a field may be corrected: it belongs to a section that came back (DEC-REV-1). */
export function asksFor(sections: readonly ReviewSection[]): (path: string) => boolean {
  const asked = new Set(
    sections.flatMap((section) =>
      Object.entries(sectionFields[section]).flatMap(([block, fields]) =>
        fields.map((field) => `${block}.${field}`),
      ),
    ),
  )
  return (path) => asked.has(path.split('.').slice(0, 2).join('.'))
}

/**
 * The steps whose fields stand in the correction, each with what came back of it. People are corrected where
 * they are named.
 */
export function stepsAsked(
  steps: readonly OnboardingStep[],
  reasons: readonly Reason[],
): { step: Exclude<OnboardingStep, 'result'>; reasons: Reason[] }[] {
  return steps.flatMap((step) => {
    if (step === 'result') return []
    const here = reasons.filter((reason) => reason.step === step)
    const isShown =
      here.length > 0 ||
      reasons.some(
        ({ section }) => !sectionsOfPeople.includes(section) && stepOfSection(section, [step]) === step,
      )
    return isShown ? [{ step, reasons: here }] : []
  })
}

/** The sections that are still as they were. */
export function sectionsLeft({ review }: { review: Review | null }): ReviewSection[] {
  if (!review) return []
  return sectionsAsked(review.reasons).filter((section) => !review.changed.includes(section))
}

/** The fields that were corrected, and no others; null for none. */
export function correctionOf(
  saved: OnboardingDocument,
  document: OnboardingDocument,
  isAsked: (path: string) => boolean,
): BodyInput<'onboarding.change'> | null {
  const body: Partial<Record<Block, Record<string, unknown>>> = {}
  for (const path of changedPaths(saved, document).filter(isAsked)) {
    const [block, field] = path.split('.') as [Block, string]
    body[block] = { ...body[block], [field]: valueAt(document, path) }
  }
  return Object.keys(body).length > 0 ? (body as BodyInput<'onboarding.change'>) : null
}
