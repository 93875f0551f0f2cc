import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { valueAt, withValue } from '@daftar/rules/onboarding/paths'

/** A field that somebody changed on another device. */
export interface Difference {
  path: string
  /** What was saved there. */
  theirs: unknown
  /** What stands here. */
  mine: unknown
}

/**
 * What the server mirrors into the legal info follows from other blocks; where a visit came from is nobody's
 * typing.
 */
const blocks = [
  'basic_info',
  'product_category',
  'store_type',
  'commercial_licence',
  'legal_info',
  'legal_documents',
  'shareholders',
  'bank_details',
] as const

/** The fields in which two documents say different things. */
export function changedPaths(one: OnboardingDocument, other: OnboardingDocument): string[] {
  return blocks.flatMap((block) =>
    Object.keys(one[block])
      .filter((field) => block !== 'legal_info' || !isMirror(one, field))
      .map((field) => `${block}.${field}`)
      .filter((path) => !isSame(valueAt(one, path), valueAt(other, path))),
  )
}

/**
 * What was saved elsewhere since `base`, laid over what stands here. A field that was changed in both places
 * to different values keeps what stands here, and is told.
 */
export function merged(
  base: OnboardingDocument,
  theirs: OnboardingDocument,
  typedOver: OnboardingDocument,
  mine: OnboardingDocument,
): { document: OnboardingDocument; elsewhere: string[]; both: Difference[] } {
  const typed = changedPaths(typedOver, mine)
  const elsewhere = changedPaths(base, theirs)
  const both = elsewhere
    .filter((path) => typed.includes(path) && !isSame(valueAt(theirs, path), valueAt(mine, path)))
    .map((path) => ({ path, theirs: valueAt(theirs, path), mine: valueAt(mine, path) }))
  const document = elsewhere
    .filter((path) => !typed.includes(path))
    .reduce((next, path) => withValue(next, path, valueAt(theirs, path)), mine)
  return { document, elsewhere, both }
}

/** The fields of legal info that belong to another block as well. */
function isMirror({ legal_documents, shareholders }: OnboardingDocument, field: string): boolean {
  return field === 'license_url' ? false : field in legal_documents || field in shareholders
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
