import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { fieldProblem, isAboutFields, problemText } from '../../../shared/problem-text.ts'
import type { Transfer } from '../queries.ts'
import { textProblem } from '../../../shared/text-problem.ts'
import { MoneyFacts } from './money-facts.tsx'
import { useTransferAct } from './use-transfer-act.ts'
import styles from './transfers.module.css'

/** The bank has refused: what was posted is taken back. */
export function RejectTransfer({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { isPending, error, send } = useTransferAct(transfer, m.desk_transfer_done_rejected, onClose)
  const wrong = textProblem(reason, { min: 3, max: 300 })
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_transfer_reject_title()}
      confirmLabel={m.desk_transfer_reject()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error && !isAboutFields(error, ['reason']) ? problemText(error) : null}
      onConfirm={() => {
        setTried(true)
        if (!wrong) send({ act: 'reject', reason: reason.trim() })
      }}
    >
      <div className={styles.dialog}>
        <MoneyFacts transfer={transfer} />
        <TextArea
          label={m.desk_transfer_reject_reason()}
          error={tried && wrong ? fieldText(wrong) : fieldProblem(error, 'reason')}
          value={reason}
          rows={3}
          maxLength={300}
          onValueChange={setReason}
        />
        <p>
          {transfer.kind === 'advance' ? m.desk_transfer_reject_advance() : m.desk_transfer_reject_payout()}
        </p>
      </div>
    </ConfirmDialog>
  )
}
