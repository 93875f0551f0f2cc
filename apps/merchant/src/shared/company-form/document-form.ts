import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { FieldCode } from '@daftar/contract'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { Issue } from '@daftar/rules/onboarding/issues'
import { changed } from '@daftar/rules/onboarding/resets'
import { fieldText, m } from '@daftar/words'
import type { ReactNode } from 'react'
import { fieldName } from '@daftar/words/onboarding/field-names'
import type { AskedPart } from '../part-links/ask-part.tsx'
import { issueText } from './issue-text.ts'
import type { Block } from '@daftar/rules/onboarding/paths'

/** The form of a step, or of what a reviewer asked for: fields are named by their paths in the document. */
export interface DocumentForm {
  readonly document: OnboardingDocument
  readonly today: CalendarDate
  /** Who hands files in: somebody who applies, or a merchant for its company. */
  readonly uploads: 'onboarding' | 'company'
  /** What is wrong with a field, once somebody was there. */
  errorAt(path: string): string | undefined
  /** Whether anything in a person of the list is wrong. */
  isWrongUnder(path: string): boolean
  /** What a reviewer says about one of the people. */
  noteOn?: ((ownerId: string) => ReactNode) | undefined
  /** Whose parts others can be asked to fill by a link; none where a reviewer asked for single fields. */
  readonly asks?: Pick<AskedPart, 'subject' | 'subjectId' | 'save'> | undefined
  /** Whether a field is part of this form. */
  isAsked(path: string): boolean
  /** Changes fields of a block; what the change clears is cleared (DEC-ONB-29). */
  set<B extends Block>(block: B, change: Partial<OnboardingDocument[B]>): void
  leave(path: string): void
  /** All that is wrong, each line leading to its field: none before the first try to go on. */
  readonly listed: readonly { field: string; message: string }[]
  pass(): Promise<boolean>
  refuse(fields: Readonly<Record<string, FieldCode>>): void
}

interface Given {
  document: OnboardingDocument
  today: CalendarDate
  uploads: DocumentForm['uploads']
  /** What stands at this moment, for two changes in one act. */
  current: () => OnboardingDocument
  change: (document: OnboardingDocument) => void
  check: (document: OnboardingDocument) => readonly Issue[]
  asks?: DocumentForm['asks']
  isAsked?: (path: string) => boolean
  noteOn?: (ownerId: string) => ReactNode
}

export function useDocumentForm(given: Given): DocumentForm {
  const { document, today, uploads, current, change, check, isAsked = () => true } = given
  const form = useCheckedForm<OnboardingDocument>({
    start: document,
    idOf: placeOf,
    kept: { values: document, change: (blocks) => change({ ...current(), ...blocks }) },
    check: (values) =>
      Object.fromEntries(check(values).map(({ field }) => [field, 'invalid' satisfies FieldCode])),
  })
  const issues = check(document)
  const textAt = (path: string) => {
    if (form.shown[path] === undefined) return undefined
    const issue = issues.find(({ field }) => field === path)
    return issue ? issueText(issue) : fieldText(form.shown[path])
  }
  return {
    document,
    today,
    uploads,
    errorAt: textAt,
    isWrongUnder: (path) =>
      Object.keys(form.shown).some((name) => form.shown[name] !== undefined && name.startsWith(`${path}.`)),
    noteOn: given.noteOn,
    asks: given.asks,
    isAsked,
    set: (block, values) => {
      const before = current()
      const next = changed(before, { [block]: values })
      const blocks = Object.entries(next).filter(([name, value]) => value !== before[name as Block])
      form.set(Object.fromEntries(blocks))
    },
    leave: form.leave,
    listed: linesOf(document, Object.keys(form.listed), (path) => textAt(path) ?? ''),
    pass: form.pass,
    refuse: form.refuse,
  }
}

/** A detail of a person is put right where the person stands. */
function placeOf(path: string): string {
  return /^shareholders\.company_owners\.\d+/.exec(path)?.[0] ?? path
}

/** One line for each field, and one for each person. */
function linesOf(
  document: OnboardingDocument,
  paths: readonly string[],
  textAt: (path: string) => string,
): { field: string; message: string }[] {
  const lines = new Map<string, string>()
  for (const path of paths) {
    const place = placeOf(path)
    const name = fieldName(document, path)
    const isPerson = place !== path
    if (isPerson) lines.set(place, m.apply_person_problem({ name: name ?? '' }))
    else lines.set(place, name === null ? textAt(path) : lineOf(name, textAt(path)))
  }
  return [...lines].map(([field, message]) => ({ field, message }))
}

/** A field that is asked as a question has its mark already. */
function lineOf(name: string, problem: string): string {
  const words = { name, problem }
  return /[?؟]$/.test(name) ? m.wizard_question_problem(words) : m.wizard_field_problem(words)
}
