import type { BodyOf, FieldCode } from '@daftar/contract'
import { checkMark, isSamePlace, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import type { Tx } from '../../../platform/database/database.ts'
import { refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { valueAt, type ApplicationRow, type NewMark } from '../applications/index.ts'

type Given = BodyOf<'decisions.decide'>['marks'][number]

/** The marks of a decision with what stands in their places, or what is wrong with one of them. */
export async function newMarks(
  tx: Tx,
  row: ApplicationRow,
  given: readonly Given[],
): Promise<NewMark[] | Refusal> {
  const made: NewMark[] = []
  for (const [place, mark] of given.entries()) {
    const problems = markFields(mark, `marks.${place}.`)
    if (Object.keys(problems).length > 0) return refuseFields(problems)
    const before = await valueAt(tx, row, mark.target as MarkTarget)
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
export function markFields({ note_en, note_ar, ...mark }: Given, path = ''): Record<string, FieldCode> {
  const problems = checkMark({ ...mark, noteEn: note_en, noteAr: note_ar })
  return Object.fromEntries(
    Object.entries(problems).map(([name, code]) => [`${path}${names[name as keyof typeof names]}`, code]),
  )
}
