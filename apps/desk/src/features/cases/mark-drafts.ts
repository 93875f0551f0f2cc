import type { FieldCode } from '@daftar/contract'
import { checkMark, isSamePlace, type MarkReason, type MarkTarget } from '@daftar/rules/capital/marks'
import type { DecisionBody } from './queries.ts'

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
  } = checkMark({
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

/** With the marks that stand, in the place of one that is written anew. */
export function withMark(
  marks: readonly ReadyMark[],
  mark: ReadyMark,
  instead: ReadyMark | null,
): ReadyMark[] {
  return instead === null ? [...marks, mark] : marks.map((one) => (one === instead ? mark : one))
}

export function marksBody(marks: readonly ReadyMark[]): NonNullable<DecisionBody['marks']> {
  return marks.map((mark) => ({
    target: mark.target,
    page: pageOf(mark) ?? null,
    reason: mark.reason,
    note_en: mark.noteEn.trim(),
    note_ar: mark.noteAr.trim(),
  }))
}

/** Marks the checks propose, as far as they are not there yet. */
export function proposedMarks(
  proposed: readonly { target: string; reason: MarkReason }[],
  marks: readonly ReadyMark[],
): ReadyMark[] {
  const added = proposed
    .map(({ target, reason }): ReadyMark => ({ ...emptyMark(target as MarkTarget), reason }))
    .filter((mark) => !marks.some((other) => isSamePlace(placeOf(other), placeOf(mark))))
  return [...marks, ...added]
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
