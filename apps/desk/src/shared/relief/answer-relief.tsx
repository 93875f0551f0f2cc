import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { BothLanguages } from '../text/both-languages.tsx'
import { ActForm, type ActFormProps } from '../act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { textProblem } from '../text/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { decideRelief, proposeRelief, type Decision, type DeskRelief, type Notes } from './relief-acts.ts'

type AnswerProps = { relief: DeskRelief; onClose: () => void; onDone: () => void }

/** One person writes what the merchant would read, in both languages. */
export function ProposeRelief({ relief, onClose, onDone }: AnswerProps) {
  const act = useAct({
    mutation: proposeRelief(useQueryClient(), relief.id),
    doneText: m.relief_proposed_done,
    onDone,
  })
  return (
    <AnswerDialog
      {...{ relief, act, onClose }}
      title={m.relief_propose_title()}
      confirmLabel={m.relief_propose()}
      effect={m.relief_propose_effect()}
      onConfirm={(notes) => act.send(notes)}
    />
  )
}

/** Another one approves or declines, and may change the words. */
export function DecideRelief({ relief, decision, onClose, onDone }: AnswerProps & { decision: Decision }) {
  const isApproval = decision === 'approve'
  const act = useAct({
    mutation: decideRelief(useQueryClient(), relief.id),
    doneText: isApproval ? m.relief_approved_done : m.relief_declined_done,
    onDone,
  })
  return (
    <AnswerDialog
      {...{ relief, act, onClose }}
      title={isApproval ? m.relief_approve_title() : m.relief_decline_title()}
      confirmLabel={isApproval ? m.relief_approve() : m.relief_decline()}
      tone={isApproval ? 'primary' : 'danger'}
      effect={isApproval ? m.relief_approve_effect() : m.relief_decline_effect()}
      onConfirm={(notes) => act.send({ decision, ...notes })}
    />
  )
}

type AnswerDialogProps = Pick<ActFormProps<Notes>, 'act' | 'title' | 'confirmLabel' | 'tone' | 'onClose'> & {
  relief: DeskRelief
  effect: string
  onConfirm: (notes: Notes) => void
}

const length = { min: 3, max: 500 }

function AnswerDialog({ relief, effect, onConfirm, ...dialog }: AnswerDialogProps) {
  const form = useActForm<Notes>({
    start: { note_en: relief.note_en, note_ar: relief.note_ar },
    check: (notes) => ({
      note_en: textProblem(notes.note_en, length),
      note_ar: textProblem(notes.note_ar, length),
    }),
    fields: { note_en: { label: m.relief_answer_en() }, note_ar: { label: m.relief_answer_ar() } },
    error: dialog.act.error,
  })
  const { note_en: english, note_ar: arabic } = form.values
  const hint = m.relief_answer_hint()
  return (
    <ActForm
      {...dialog}
      form={form}
      onConfirm={() => onConfirm({ note_en: english.trim(), note_ar: arabic.trim() })}
    >
      <BothLanguages
        en={{ ...form.field('note_en'), hint }}
        ar={{ ...form.field('note_ar'), hint }}
        rows={3}
        maxLength={length.max}
      />
      <p>{effect}</p>
    </ActForm>
  )
}
