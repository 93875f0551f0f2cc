import type { useActForm } from '@daftar/app-kit/use-act-form'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { BothLanguages } from '../text/both-languages.tsx'
import { textProblem } from '../text/text-problem.ts'

const length = { min: 3, max: 500 }

/** What a merchant is told of a decision, in both languages. */
export interface Said {
  said_en: string
  said_ar: string
}

export const nothingSaid: Said = { said_en: '', said_ar: '' }

export function saidProblems({ said_en, said_ar }: Said) {
  return { said_en: textProblem(said_en, length), said_ar: textProblem(said_ar, length) }
}

export function saidFields() {
  return { said_en: { label: m.desk_join_said_en() }, said_ar: { label: m.desk_join_said_ar() } }
}

/** Without what was typed around it. */
export function saidOf({ said_en, said_ar }: Said): Said {
  return { said_en: said_en.trim(), said_ar: said_ar.trim() }
}

type Form<Values extends object> = Pick<ReturnType<typeof useActForm<Values>>, 'field'>

export function SaidFields({ form }: { form: Form<Said> }) {
  return <BothLanguages en={form.field('said_en')} ar={form.field('said_ar')} maxLength={length.max} />
}

/** What staff note for each other beside it. */
export function NoteField({ form }: { form: Form<{ note: string }> }) {
  return (
    <TextArea
      {...form.field('note')}
      optional={m.common_optional()}
      hint={m.desk_note_hint()}
      rows={2}
      maxLength={length.max}
    />
  )
}
