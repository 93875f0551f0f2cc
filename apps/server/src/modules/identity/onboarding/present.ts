import type { OnboardingApplication } from '@daftar/contract/endpoints/identity/onboarding-shapes'
import { organizationStatusOf } from '@daftar/rules/merchants/organization'
import { mirroredOnLoad } from '@daftar/rules/onboarding/mirrors'
import { readReviewPlace, rejectionSections } from '@daftar/rules/onboarding/rejection-reasons'
import { stepOfSection } from '@daftar/rules/onboarding/sections'
import { stepsOf, type OnboardingStep } from '@daftar/rules/onboarding/steps'
import type { ReadTx } from '../../../platform/database/database.ts'
import { isChanged, onboardingReview, type OnboardingMark } from './form-review.ts'
import { listRounds, type RoundRow } from './round-store.ts'
import type { ApplicationRow } from './store.ts'

/** An application as its applicant sees it. */
export async function presentApplication(tx: ReadTx, row: ApplicationRow): Promise<OnboardingApplication> {
  const document = mirroredOnLoad(row.document)
  const steps = stepsOf(document, row.is_whole)
  return {
    ...document,
    general: {
      id: row.id,
      account_id: row.person_id,
      created_by_account_id: row.person_id,
      crm_id: null,
      organization_id: organizationStatusOf(row.status) === null ? null : row.merchant_id,
      source: 'merchant_dashboard',
      status: row.status,
    },
    steps: [...steps],
    is_whole: row.is_whole,
    version: row.version,
    created_at: row.created_at.toISOString(),
    saved_at: row.saved_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    answer_by: row.deadline_at?.toISOString() ?? null,
    review: await presentReview(row, await listRounds(tx, row), () => onboardingReview.all(tx, row), steps),
    declined: row.status === 'declined' ? { en: row.said_en, ar: row.said_ar } : null,
  }
}

/** DEC-REV-2: what the last round asked for, and which of it was changed since. */
export async function presentReview(
  row: Pick<ApplicationRow, 'document'>,
  rounds: readonly Pick<RoundRow, 'round' | 'asked_at'>[],
  sentMarks: () => Promise<readonly OnboardingMark[]>,
  steps: readonly OnboardingStep[],
): Promise<OnboardingApplication['review']> {
  const last = rounds.at(-1)
  if (!last) return null
  const marks = (await sentMarks()).filter(({ round }) => round === last.round)
  const open = marks.filter((mark) => !isChanged(row, mark)).map(sectionOf)
  return {
    round: last.round,
    reasons: marks.map((mark) => presentReason(mark, steps)),
    reviewed_at: last.asked_at.toISOString(),
    changed: [...new Set(marks.map(sectionOf))].filter((section) => !open.includes(section)),
  }
}

/** A reason as it is told: the section it opens, the step it is put right in, and whom it is about. */
function presentReason(mark: OnboardingMark, steps: readonly OnboardingStep[]) {
  const section = sectionOf(mark)
  return {
    code: mark.reason,
    section,
    step: stepOfSection(section, steps),
    comment: mark.note_en === '' ? null : { en: mark.note_en, ar: mark.note_ar },
    owner_id: readReviewPlace(mark.target)?.ownerId ?? null,
  }
}

export function sectionOf({ reason }: Pick<OnboardingMark, 'reason'>) {
  return rejectionSections[reason]
}
