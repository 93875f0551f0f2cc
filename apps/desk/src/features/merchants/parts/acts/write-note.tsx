import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmWithNote } from '../../../../shared/act/confirm-with-note.tsx'
import { noteMutation } from '../../dossier.ts'

/** Writes something down about a merchant for colleagues. */
export function WriteNote({ merchantId, onClose }: { merchantId: string; onClose: () => void }) {
  const act = useAct({
    mutation: noteMutation(useQueryClient(), merchantId),
    doneText: () => m.desk_dossier_note_done(),
    onDone: onClose,
  })
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      title={m.desk_dossier_note_write()}
      confirmLabel={m.desk_dossier_note_keep()}
      effect={m.desk_dossier_note_effect()}
      note={{ field: 'text', label: m.desk_dossier_note(), longest: 2000 }}
      onConfirm={act.send}
    >
      {null}
    </ConfirmWithNote>
  )
}
