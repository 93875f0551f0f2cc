import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { Moment } from '../../../shared/moment.tsx'
import { fieldProblem, isAboutFields, problemText } from '../../../shared/problem-text.ts'
import { textProblem } from '../../../shared/text-problem.ts'
import { longestNote } from '../draft.ts'
import type { Adjustment } from '../queries.ts'
import { reasonText } from '../words.ts'
import { useAdjustmentAct } from './use-adjustment-act.ts'
import styles from '../../../shared/fields.module.css'

type DecideProps = { adjustment: Adjustment; onClose: () => void }

/** The second person sees what the first one proposed, and approves it. */
export function ApproveAdjustment({ adjustment, onClose }: DecideProps) {
  const { isPending, error, send } = useAdjustmentAct(onClose)
  const words = { amount: sizeText(adjustment) }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_adjustment_approve_title()}
      confirmLabel={
        isTaken(adjustment) ? m.desk_adjustment_approve_take(words) : m.desk_adjustment_approve_give(words)
      }
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error ? problemText(error) : null}
      onConfirm={() => send({ act: 'approve', id: adjustment.id })}
    >
      <div className={styles.form}>
        <ProposalFacts adjustment={adjustment} />
        <p>{m.desk_adjustment_approve_effect()}</p>
      </div>
    </ConfirmDialog>
  )
}

/** Rejects what somebody proposed, or takes one's own back. */
export function RejectAdjustment({ adjustment, onClose }: DecideProps) {
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { isPending, error, send } = useAdjustmentAct(onClose)
  const wrong = textProblem(note, { min: 3, max: longestNote })
  return (
    <ConfirmDialog
      open
      tone="danger"
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_adjustment_reject_title()}
      confirmLabel={m.desk_adjustment_reject_confirm({ amount: sizeText(adjustment) })}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      error={error && !isAboutFields(error, ['note']) ? problemText(error) : null}
      onConfirm={() => {
        setTried(true)
        if (!wrong) send({ act: 'reject', id: adjustment.id, note: note.trim() })
      }}
    >
      <div className={styles.form}>
        <ProposalFacts adjustment={adjustment} />
        <TextArea
          label={m.desk_adjustment_reject_note()}
          error={tried && wrong ? fieldText(wrong) : fieldProblem(error, 'note')}
          rows={3}
          maxLength={longestNote}
          value={note}
          onValueChange={setNote}
        />
        <p>{m.desk_adjustment_reject_effect()}</p>
      </div>
    </ConfirmDialog>
  )
}

function ProposalFacts({ adjustment }: { adjustment: Adjustment }) {
  return (
    <DescriptionList
      facts={[
        {
          id: 'amount',
          label: m.desk_amount(),
          value: (
            <Money value={adjustment.amount} currency={adjustment.currency} size="large" sign="always" />
          ),
        },
        { id: 'merchant', label: m.desk_merchant(), value: <Typed>{adjustment.merchant_name}</Typed> },
        { id: 'reason', label: m.desk_adjustment_reason(), value: reasonText(adjustment.reason) },
        { id: 'note', label: m.desk_adjustment_note(), value: <Typed>{adjustment.note}</Typed> },
        { id: 'by', label: m.desk_adjustment_proposed_by(), value: <Typed>{adjustment.proposed_by}</Typed> },
        { id: 'at', label: m.desk_adjustment_proposed_at(), value: <Moment at={adjustment.proposed_at} /> },
      ]}
    />
  )
}

function isTaken({ amount }: Adjustment): boolean {
  return amount.startsWith('-')
}

/** How much, whichever way: the verb says the way. */
function sizeText({ amount, currency }: Adjustment): string {
  return moneyText(amount.replace('-', ''), currency)
}
