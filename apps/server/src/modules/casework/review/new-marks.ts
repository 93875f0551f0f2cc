import type { FieldCode } from '@daftar/contract'
import { checkMark, isSamePlace, type Places } from '@daftar/rules/review/marks'
import type { Tx } from '../../../platform/database/database.ts'
import { refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import type { NewMark } from './mark-store.ts'
import type { ReviewedForm } from './reviewed-form.ts'

/** A mark as a reviewer writes it. */
export interface GivenMark<Reason extends string> {
  target: string
  page: number | null
  reason: Reason
  note_en: string
  note_ar: string
}

/** The marks of a reviewer with what stands in their places, or what is wrong with one of them. */
export async function newMarks<CaseRow, Target extends string, Reason extends string>(
  tx: Tx,
  form: ReviewedForm<CaseRow, Target, Reason>,
  row: CaseRow,
  given: readonly GivenMark<Reason>[],
): Promise<NewMark<Reason>[] | Refusal> {
  const made: NewMark<Reason>[] = []
  for (const [place, mark] of given.entries()) {
    const problems = markFields(form.places, mark, `marks.${place}.`)
    if (Object.keys(problems).length > 0) return refuseFields(problems)
    const before = await form.valueAt(tx, row, mark.target as Target)
    const isTwice = made.some((other) => isSamePlace(other, mark))
    if (!before || isTwice) return refuseFields({ [`marks.${place}.target`]: 'invalid' })
    made.push({ ...mark, before })
  }
  return made
}

const names = {
  target: 'target',
  page: 'page',
  reason: 'reason',
  noteEn: 'note_en',
  noteAr: 'note_ar',
} as const

/** What is wrong with a mark, field by field under the given path. */
export function markFields<Target extends string, Reason extends string>(
  places: Places<Target, Reason>,
  { note_en, note_ar, ...mark }: GivenMark<Reason>,
  path = '',
): Record<string, FieldCode> {
  const problems = checkMark(places, { ...mark, noteEn: note_en, noteAr: note_ar })
  return Object.fromEntries(
    Object.entries(problems).map(([name, code]) => [`${path}${names[name as keyof typeof names]}`, code]),
  )
}
