import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { releaseFileHold, type KeptFile } from '../queries.ts'
import { fileHoldReasonText } from '../words.ts'

interface Props {
  hold: NonNullable<KeptFile['hold']>
  onClose: () => void
  onDone: () => void
}

/** The clock runs on. */
export function LiftHold({ hold, onClose, onDone }: Props) {
  const act = useAct({
    mutation: releaseFileHold(useQueryClient(), hold.id),
    doneText: m.desk_files_lift_done,
    onDone,
  })
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_files_lift_title()}
      confirmLabel={m.desk_files_lift()}
      keepLabel={m.desk_files_lift_keep()}
      note={{ field: 'note', label: m.desk_files_lift_note(), longest: 500 }}
      effect={hold.covers === 'file' ? m.desk_files_lift_effect() : m.desk_files_lift_effect_all()}
      onConfirm={(note) => act.send({ note })}
    >
      {fileHoldReasonText(hold.reason)}
    </ConfirmWithNote>
  )
}
