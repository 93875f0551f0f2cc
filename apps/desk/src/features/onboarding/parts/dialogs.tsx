import { useActForm } from '@daftar/app-kit/use-act-form'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { BothLanguages } from '../../../shared/text/both-languages.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { textProblem } from '../../../shared/text/text-problem.ts'
import type { OnboardingCase } from '../queries.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { callText } from '../words.ts'
import type { Asking } from './decision-pane.tsx'
import { useDecision } from './use-decision.ts'

type DialogProps = { opened: OnboardingCase; onClose: () => void }

/** Asks before a decision: what it does, and what has to be said for it. */
export function DecisionDialog({ asking, ...props }: DialogProps & { asking: Asking }) {
  switch (asking) {
    case 'call':
      return <CallDialog {...props} />
    case 'changes':
      return <ChangesDialog {...props} />
    case 'approve':
      return <ApproveDialog {...props} />
    case 'decline':
      return <DeclineDialog {...props} />
    case 'accept':
    case 'return':
      return <SecondDialog {...props} accepts={asking === 'accept'} />
  }
}

function CallDialog(props: DialogProps) {
  const act = useDecision(props, () => m.desk_join_done_called())
  return (
    <ConfirmWithNote
      act={act}
      onClose={props.onClose}
      title={m.desk_join_call_title()}
      confirmLabel={m.desk_join_call_open()}
      note={{ field: 'note', label: m.desk_join_call_note(), longest: 500 }}
      effect={m.desk_join_call_effect()}
      onConfirm={(note) => act.send({ act: 'askDetails', note })}
    >
      <p>{callText(props.opened)}</p>
    </ConfirmWithNote>
  )
}

function ChangesDialog(props: DialogProps) {
  const act = useDecision(props, () => m.desk_join_done_sent_back())
  return (
    <ConfirmAct
      act={act}
      onClose={props.onClose}
      title={m.desk_join_send_back()}
      confirmLabel={m.desk_join_send_back()}
      onConfirm={() => act.send({ act: 'askChanges' })}
    >
      <p>{m.desk_join_send_back_effect({ count: props.opened.kept_marks.length })}</p>
    </ConfirmAct>
  )
}

function SecondDialog({ accepts, ...props }: DialogProps & { accepts: boolean }) {
  const act = useDecision(props, () => (accepts ? m.desk_join_done_approved() : m.desk_done_returned()))
  const { proposal } = props.opened
  return (
    <ConfirmAct
      act={act}
      onClose={props.onClose}
      title={accepts ? m.desk_join_approve_title() : m.desk_return_title()}
      confirmLabel={accepts ? m.desk_approve() : m.desk_return()}
      onConfirm={() => act.send({ act: 'confirm', accept: accepts })}
    >
      <p>
        {accepts
          ? m.desk_join_approve_effect({ name: props.opened.applicant.name })
          : m.desk_return_effect({ name: proposal?.by.name ?? '' })}
      </p>
    </ConfirmAct>
  )
}

const said = { min: 3, max: 500 }

function DeclineDialog(props: DialogProps) {
  const act = useDecision(props, () => m.desk_join_done_declined())
  const form = useActForm({
    start: { said_en: '', said_ar: '', note: '' },
    check: (typed) => ({
      said_en: textProblem(typed.said_en, said),
      said_ar: textProblem(typed.said_ar, said),
    }),
    fields: {
      said_en: { label: m.desk_join_said_en() },
      said_ar: { label: m.desk_join_said_ar() },
      note: { label: m.desk_note() },
    },
    error: act.error,
  })
  function decline() {
    const { said_en, said_ar, note } = form.values
    act.send({
      act: 'decline',
      body: { said_en: said_en.trim(), said_ar: said_ar.trim(), note: note.trim() },
    })
  }
  return (
    <ActForm
      {...{ act, form }}
      onClose={props.onClose}
      tone="danger"
      title={m.desk_join_decline_title()}
      confirmLabel={m.desk_reject()}
      onConfirm={decline}
    >
      <p>{m.desk_join_decline_effect()}</p>
      <BothLanguages en={form.field('said_en')} ar={form.field('said_ar')} maxLength={said.max} />
      <TextArea
        {...form.field('note')}
        optional={m.common_optional()}
        hint={m.desk_note_hint()}
        rows={2}
        maxLength={said.max}
      />
    </ActForm>
  )
}
