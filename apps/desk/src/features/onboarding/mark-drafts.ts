import type { FieldCode } from '@daftar/contract'
import {
  onboardingPlaces,
  rejectionSections,
  reviewPlace,
  type RejectionReason,
  type ReviewSection,
} from '@daftar/rules/onboarding/rejection-reasons'
import { checkMark } from '@daftar/rules/review/marks'
import type { GivenMark, KeptMark } from './queries.ts'

/** A mark as it is written; its section follows from the reason. */
export type MarkDraft = { reason: RejectionReason | null; noteEn: string; noteAr: string }

export function draftOf(kept: KeptMark | null): MarkDraft {
  if (kept === null) return { reason: null, noteEn: '', noteAr: '' }
  return { reason: kept.reason, noteEn: kept.note_en, noteAr: kept.note_ar }
}

/** The reasons that can still be given: a section, or a person in it, is marked once. */
export function reasonsLeft(
  sections: readonly ReviewSection[],
  ownerId: string | null,
  marks: readonly KeptMark[],
): readonly RejectionReason[] {
  const isMarked = (section: ReviewSection) =>
    marks.some((mark) => mark.section === section && mark.owner_id === ownerId)
  return sections
    .filter((section) => !isMarked(section))
    .flatMap((section) => onboardingPlaces.reasonsFor(section))
}

/** What keeps a mark from being made. */
export function markProblems(
  { reason, noteEn, noteAr }: MarkDraft,
  ownerId: string | null,
): Partial<Record<keyof MarkDraft, FieldCode>> {
  if (reason === null) return { reason: 'choose_option' }
  const target = reviewPlace(rejectionSections[reason], ownerId)
  const found = checkMark(onboardingPlaces, { target, page: null, reason, noteEn, noteAr })
  return {
    ...(found.reason && { reason: found.reason }),
    ...(found.noteEn && { noteEn: found.noteEn }),
    ...(found.noteAr && { noteAr: found.noteAr }),
  }
}

/** Only of a draft without problems. */
export function markOf(
  { reason, noteEn, noteAr }: MarkDraft & { reason: RejectionReason },
  ownerId: string | null,
): GivenMark {
  return {
    section: rejectionSections[reason],
    owner_id: ownerId,
    reason,
    note_en: noteEn.trim(),
    note_ar: noteAr.trim(),
  }
}
