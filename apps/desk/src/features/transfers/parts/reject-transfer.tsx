import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { transferMutation, type Transfer } from '../queries.ts'
import { MoneyFacts } from './money-facts.tsx'

/** The bank has refused: what was posted is taken back. */
export function RejectTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const act = useAct({
    mutation: transferMutation(useQueryClient(), transfer.id),
    doneText: m.desk_transfer_done_rejected,
    onDone: onClose,
  })
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      tone="danger"
      title={m.desk_transfer_reject_title()}
      confirmLabel={m.desk_transfer_reject()}
      note={{ field: 'reason', label: m.desk_transfer_reject_reason(), longest: 300 }}
      effect={
        transfer.kind === 'advance' ? m.desk_transfer_reject_advance() : m.desk_transfer_reject_payout()
      }
      onConfirm={(reason) => act.send({ act: 'reject', reason })}
    >
      <MoneyFacts transfer={transfer} />
    </ConfirmWithNote>
  )
}
