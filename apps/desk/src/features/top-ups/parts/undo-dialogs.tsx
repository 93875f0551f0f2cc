import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { keepMutation, undoMutation, type EndedTopUp } from '../queries.ts'

export type UndoDialogProps = { line: EndedTopUp; onClose: () => void; onDone: () => void }

const longestNote = 300

function useUndo({ line, onDone }: UndoDialogProps) {
  return useAct({
    mutation: undoMutation(useQueryClient(), line.id),
    doneText: ({ answer }) =>
      answer.state === 'done' ? m.desk_top_up_undo_done() : m.desk_top_up_undo_proposed(),
    onDone,
  })
}

/** The first person says why it is not this merchant's. */
export function ProposeUndo(props: UndoDialogProps) {
  const act = useUndo(props)
  return (
    <ConfirmWithNote
      act={act}
      onClose={props.onClose}
      tone="danger"
      title={m.desk_top_up_undo_title()}
      confirmLabel={m.desk_top_up_undo()}
      effect={m.desk_top_up_undo_effect()}
      note={{
        field: 'note',
        label: m.desk_top_up_note(),
        hint: m.desk_top_up_undo_hint(),
        longest: longestNote,
      }}
      onConfirm={(note) => act.send({ note })}
    >
      {null}
    </ConfirmWithNote>
  )
}

/** The second person confirms it. */
export function ConfirmUndo(props: UndoDialogProps) {
  const act = useUndo(props)
  return (
    <ConfirmAct
      act={act}
      onClose={props.onClose}
      tone="danger"
      title={m.desk_top_up_undo_title()}
      confirmLabel={m.desk_top_up_undo()}
      onConfirm={() => act.send({ note: props.line.undo?.note ?? '' })}
    >
      {m.desk_top_up_undo_now()}
    </ConfirmAct>
  )
}

/** What was proposed is dropped. */
export function KeepThere({ line, onClose, onDone }: UndoDialogProps) {
  const act = useAct({
    mutation: keepMutation(useQueryClient(), line.id),
    doneText: m.desk_top_up_undo_kept,
    onDone,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_top_up_undo_keep_title()}
      confirmLabel={m.desk_top_up_undo_keep()}
      onConfirm={() => act.send(null)}
    >
      {m.desk_top_up_undo_keep_effect()}
    </ConfirmAct>
  )
}
