import { defineTransitions } from '../status/transitions.ts'

/** What stands, or is put, in a place that a reviewer marks: a text, or a file of the merchant. */
export interface MarkValue {
  readonly text: string | null
  readonly file: { readonly url: string; readonly name: string; readonly size: number } | null
}

/** The places of a form that a reviewer can mark, and what can be said of each. */
export interface Places<Target extends string, Reason extends string> {
  isPlace(target: string): target is Target
  /** Whether a page of it can be named. */
  hasPages(target: Target): boolean
  reasonsFor(target: Target): readonly Reason[]
  /** A reason that says nothing without a note. */
  needsNote(reason: Reason): boolean
}

export type MarkStatus = 'open' | 'answered'

/** An answer may be replaced until the form is submitted again; the mark stays answered. */
export const markTransitions = defineTransitions<MarkStatus>({
  open: { answered: ['merchant'] },
  answered: {},
})

/** More would be a new form, not a correction. */
export const marksMax = 20
export const markNoteMax = 300
export const markPageMax = 2000

export interface MarkDraft<Reason extends string = string> {
  readonly target: string
  readonly page: number | null
  readonly reason: Reason
  readonly noteEn: string
  readonly noteAr: string
}

export type MarkProblems = Partial<
  Record<
    'target' | 'page' | 'reason' | 'noteEn' | 'noteAr',
    'invalid' | 'choose_option' | 'required' | 'too_long'
  >
>

/**
 * What keeps a mark from being made. A note is written in both languages or in none, because the merchant
 * reads one of them.
 */
export function checkMark<Target extends string, Reason extends string>(
  places: Places<Target, Reason>,
  { target, page, reason, noteEn, noteAr }: MarkDraft<Reason>,
): MarkProblems {
  if (!places.isPlace(target)) return { target: 'invalid' }
  const problems: MarkProblems = {}
  const isPage =
    page === null || (places.hasPages(target) && Number.isInteger(page) && page > 0 && page <= markPageMax)
  if (!isPage) problems.page = 'invalid'
  if (!places.reasonsFor(target).includes(reason)) problems.reason = 'choose_option'
  const notes = { noteEn: noteEn.trim(), noteAr: noteAr.trim() }
  const isNoteNeeded = places.needsNote(reason) || notes.noteEn !== '' || notes.noteAr !== ''
  for (const [name, note] of Object.entries(notes) as ['noteEn' | 'noteAr', string][]) {
    if (isNoteNeeded && note === '') problems[name] = 'required'
    if (note.length > markNoteMax) problems[name] = 'too_long'
  }
  return problems
}

/** Whether two marks say the same place: the same page of the same document, or the same field. */
export function isSamePlace(
  one: Pick<MarkDraft, 'target' | 'page'>,
  other: Pick<MarkDraft, 'target' | 'page'>,
): boolean {
  return one.target === other.target && one.page === other.page
}
