import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import {
  NoteField,
  nothingSaid,
  SaidFields,
  saidFields,
  saidOf,
  saidProblems,
} from '../../../shared/act/said.tsx'
import { requestMutation, type StoreRequestForStaff } from '../queries.ts'

type DeclineDialogProps = { request: StoreRequestForStaff; onClose: () => void; onDone: () => void }

/** Declines a request, with what the merchant is told in both languages. */
export function DeclineDialog({ request, onClose, onDone }: DeclineDialogProps) {
  const act = useAct({
    mutation: requestMutation(useQueryClient()),
    doneText: () => m.desk_stores_done_declined(),
    onDone,
  })
  const form = useActForm({
    start: { ...nothingSaid, note: '' },
    check: saidProblems,
    fields: { ...saidFields(), note: { label: m.desk_note() } },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      tone="danger"
      title={m.desk_stores_decline_title()}
      confirmLabel={m.desk_reject()}
      onConfirm={() =>
        act.send({
          act: 'decline',
          id: request.id,
          body: { ...saidOf(form.values), note: form.values.note.trim() },
        })
      }
    >
      <SaidFields form={form} />
      <NoteField form={form} />
    </ActForm>
  )
}
