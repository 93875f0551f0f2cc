import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { textProblem } from '../../../shared/text-problem.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { decideRelief, proposeRelief, type Decision, type DeskRelief, type Notes } from '../queries.ts'

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

type AnswerDialogProps = Pick<
  Parameters<typeof ConfirmAct>[0],
  'act' | 'title' | 'confirmLabel' | 'tone' | 'onClose'
> & { relief: DeskRelief; effect: string; onConfirm: (notes: Notes) => void }

const length = { min: 3, max: 500 }

function AnswerDialog({ relief, effect, onConfirm, ...dialog }: AnswerDialogProps) {
  const [notes, setNotes] = useState<Notes>({ note_en: relief.note_en, note_ar: relief.note_ar })
  const [isTried, setTried] = useState(false)
  const { error } = dialog.act
  const wrong = (field: keyof Notes) => textProblem(notes[field], length)
  function confirm() {
    setTried(true)
    if (!wrong('note_en') && !wrong('note_ar'))
      onConfirm({ note_en: notes.note_en.trim(), note_ar: notes.note_ar.trim() })
  }
  const field = (name: keyof Notes, label: string, lang: 'en' | 'ar') => {
    const problem = isTried ? wrong(name) : null
    return (
      <TextArea
        label={label}
        hint={m.relief_answer_hint()}
        error={problem ? fieldText(problem) : fieldProblem(error, name)}
        rows={3}
        lang={lang}
        maxLength={length.max}
        value={notes[name]}
        onValueChange={(text) => setNotes({ ...notes, [name]: text })}
      />
    )
  }
  return (
    <ConfirmAct {...dialog} fields={['note_en', 'note_ar']} onConfirm={confirm}>
      {field('note_en', m.relief_answer_en(), 'en')}
      {field('note_ar', m.relief_answer_ar(), 'ar')}
      <p>{effect}</p>
    </ConfirmAct>
  )
}
