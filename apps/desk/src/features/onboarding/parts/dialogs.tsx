import { useActForm } from '@daftar/app-kit/use-act-form'
import { m } from '@daftar/words'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import {
  NoteField,
  nothingSaid,
  SaidFields,
  saidFields,
  saidOf,
  saidProblems,
} from '../../../shared/act/said.tsx'
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

function DeclineDialog(props: DialogProps) {
  const act = useDecision(props, () => m.desk_join_done_declined())
  const form = useActForm({
    start: { ...nothingSaid, note: '' },
    check: saidProblems,
    fields: { ...saidFields(), note: { label: m.desk_note() } },
    error: act.error,
  })
  function decline() {
    act.send({ act: 'decline', body: { ...saidOf(form.values), note: form.values.note.trim() } })
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
      <SaidFields form={form} />
      <NoteField form={form} />
    </ActForm>
  )
}
