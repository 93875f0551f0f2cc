import type { BodyInput, FieldCode } from '@daftar/contract'
import type { KeptMark } from '@daftar/contract/endpoints/capital/applications-marks'
import { applicationPlaces, type MarkReason, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { checkMark, isSamePlace } from '@daftar/rules/review/marks'

/** A mark as it is written: the page as typed, empty for none. */
export interface MarkDraft {
  readonly target: MarkTarget
  readonly page: string
  readonly reason: MarkReason | null
  readonly noteEn: string
  readonly noteAr: string
}

/** A mark that may be sent. */
export type ReadyMark = MarkDraft & { readonly reason: MarkReason }
/** A mark that is kept with the case, by whom and how often it was written. */
export type KeptDraft = ReadyMark & {
  readonly id: string
  readonly version: number
  readonly by: string
  readonly byId: string
}
export type MarkField = 'page' | 'reason' | 'noteEn' | 'noteAr'

export function emptyMark(target: MarkTarget): MarkDraft {
  return { target, page: '', reason: null, noteEn: '', noteAr: '' }
}

/** What keeps a mark from being added; a second one on the same page belongs to the first. */
export function markProblems(
  draft: MarkDraft,
  others: readonly MarkDraft[],
): Partial<Record<MarkField, FieldCode>> {
  if (draft.reason === null) return { reason: 'choose_option' }
  const page = pageOf(draft)
  const {
    page: pageProblem,
    reason,
    noteEn,
    noteAr,
  } = checkMark(applicationPlaces, {
    ...draft,
    reason: draft.reason,
    page: page ?? null,
  })
  const problems = {
    ...(pageProblem && { page: pageProblem }),
    ...(reason && { reason }),
    ...(noteEn && { noteEn }),
    ...(noteAr && { noteAr }),
  }
  if (page === undefined) return { ...problems, page: 'invalid' }
  const isTaken = others.some((other) => isSamePlace(placeOf(other), placeOf(draft)))
  return isTaken ? { ...problems, page: 'invalid' } : problems
}

export function keptDraft(mark: KeptMark): KeptDraft {
  return {
    id: mark.id,
    version: mark.version,
    target: mark.target as MarkTarget,
    page: mark.page === null ? '' : String(mark.page),
    reason: mark.reason,
    noteEn: mark.note_en,
    noteAr: mark.note_ar,
    by: mark.made_by,
    byId: mark.made_by_id,
  }
}

export function marksBody(marks: readonly ReadyMark[]): BodyInput<'decisions.addMarks'>['marks'] {
  return marks.map((mark) => ({ target: mark.target, ...markBody(mark) }))
}

/** What may change of a mark: its place stays. */
export function markBody(mark: ReadyMark) {
  return {
    page: pageOf(mark) ?? null,
    reason: mark.reason,
    note_en: mark.noteEn.trim(),
    note_ar: mark.noteAr.trim(),
  }
}

/** Marks the checks propose, without those that are there already. */
export function missingMarks(
  proposed: readonly { target: string; reason: MarkReason }[],
  marks: readonly ReadyMark[],
): ReadyMark[] {
  return proposed
    .map(({ target, reason }): ReadyMark => ({ ...emptyMark(target as MarkTarget), reason }))
    .filter((mark) => !marks.some((other) => isSamePlace(placeOf(other), placeOf(mark))))
}

/** Undefined for what is no number of a page. */
function pageOf({ page }: MarkDraft): number | null | undefined {
  const text = page.trim()
  if (text === '') return null
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

function placeOf(draft: MarkDraft): { target: string; page: number | null } {
  return { target: draft.target, page: pageOf(draft) ?? null }
}
