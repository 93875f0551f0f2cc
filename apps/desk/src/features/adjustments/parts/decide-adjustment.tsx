import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { useAct } from '@daftar/app-kit/use-act'
import { longestNote } from '../draft.ts'
import { adjustmentMutation, type Adjustment } from '../queries.ts'
import { reasonText } from '../words.ts'

type DecideProps = { adjustment: Adjustment; onClose: () => void }

/** The second person sees what the first one proposed, and approves it. */
export function ApproveAdjustment({ adjustment, onClose }: DecideProps) {
  const act = useAct({
    mutation: adjustmentMutation(useQueryClient()),
    doneText: m.desk_adjustment_done_approved,
    onDone: onClose,
  })
  const words = { amount: sizeText(adjustment) }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_adjustment_approve_title()}
      confirmLabel={
        isTaken(adjustment) ? m.desk_adjustment_approve_take(words) : m.desk_adjustment_approve_give(words)
      }
      onConfirm={() => act.send({ act: 'approve', id: adjustment.id })}
    >
      <ProposalFacts adjustment={adjustment} />
      <p>{m.desk_adjustment_approve_effect()}</p>
    </ConfirmAct>
  )
}

/** Rejects what somebody proposed, or takes one's own back. */
export function RejectAdjustment({ adjustment, isOwn, onClose }: DecideProps & { isOwn: boolean }) {
  const act = useAct({
    mutation: adjustmentMutation(useQueryClient()),
    doneText: isOwn ? m.desk_adjustment_done_withdrawn : m.desk_adjustment_done_rejected,
    onDone: onClose,
  })
  const words = { amount: sizeText(adjustment) }
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      tone="danger"
      title={isOwn ? m.desk_adjustment_withdraw_title() : m.desk_adjustment_reject_title()}
      confirmLabel={
        isOwn ? m.desk_adjustment_withdraw_confirm(words) : m.desk_adjustment_reject_confirm(words)
      }
      note={{ field: 'note', label: m.desk_adjustment_reject_note(), longest: longestNote }}
      effect={m.desk_adjustment_reject_effect()}
      onConfirm={(note) => act.send({ act: 'reject', id: adjustment.id, note })}
    >
      <ProposalFacts adjustment={adjustment} />
    </ConfirmWithNote>
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
        { id: 'merchant', label: m.desk_merchant(), value: <MerchantName of={adjustment} /> },
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
