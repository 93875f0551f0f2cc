import { applicationPlaces, type MarkReason, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { roundAfter } from '@daftar/rules/review/rounds'
import { reviewOf, type MarkRow, type NewMark } from '../../casework/review/index.ts'
import { valueAt } from './mark-values.ts'
import { renewCase } from './review.ts'
import type { ApplicationRow } from './store.ts'

export type ApplicationMark = MarkRow<MarkReason>
export type NewApplicationMark = NewMark<MarkReason>

/**
 * How applications are reviewed: their places, marked by underwriters and corrected by the merchant while
 * they are back (DEC-APPL-8).
 */
export const applicationReview = reviewOf<ApplicationRow, MarkTarget, MarkReason>({
  subject: 'application',
  places: applicationPlaces,
  caseOf: ({ merchant_id: merchantId, id, reset_rounds, status }) => ({
    merchantId,
    id,
    round: roundAfter(reset_rounds),
    isBack: status === 'reset',
  }),
  valueAt,
  renew: renewCase,
})
