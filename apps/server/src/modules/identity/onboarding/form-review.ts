import {
  onboardingPlaces,
  readReviewPlace,
  type RejectionReason,
  type ReviewPlace,
} from '@daftar/rules/onboarding/rejection-reasons'
import { sectionFacts } from '@daftar/rules/onboarding/sections'
import type { MarkValue } from '@daftar/rules/review/marks'
import { roundAfter } from '@daftar/rules/review/rounds'
import { reviewOf, type MarkRow } from '../../casework/review/index.ts'
import { changeForm, type ApplicationRow } from './store.ts'

export type OnboardingMark = MarkRow<RejectionReason>

/**
 * How applications to sell are reviewed: their sections are marked with the reasons of REV-01, and corrected
 * while they are back.
 */
export const onboardingReview = reviewOf<ApplicationRow, ReviewPlace, RejectionReason>({
  subject: 'onboarding',
  places: onboardingPlaces,
  caseOf: ({ merchant_id: merchantId, id, rounds, status }) => ({
    merchantId,
    id,
    round: roundAfter(rounds),
    isBack: status === 'changes_requested',
  }),
  valueAt: (_tx, row, place) => Promise.resolve(valueAt(row, place)),
  renew: async (tx, row) =>
    row.status === 'in_review' &&
    row.proposal === null &&
    (await changeForm(tx, row, { saved_at: row.saved_at })),
})

/** What stands in a place, as the text that is compared; null where there is no such person. */
export function valueAt({ document }: Pick<ApplicationRow, 'document'>, target: string): MarkValue | null {
  const place = readReviewPlace(target)
  if (!place) return null
  const { section, ownerId } = place
  const isNobody = ownerId !== null && !document.shareholders.company_owners.some(({ id }) => id === ownerId)
  if (isNobody) return null
  return { text: JSON.stringify(sectionFacts(document, section, ownerId)), file: null }
}

/**
 * Whether a marked place says something else by now; somebody who is in the list no more has changed as well.
 */
export function isChanged(
  row: Pick<ApplicationRow, 'document'>,
  { target, before }: OnboardingMark,
): boolean {
  return (valueAt(row, target)?.text ?? '') !== before.text
}
