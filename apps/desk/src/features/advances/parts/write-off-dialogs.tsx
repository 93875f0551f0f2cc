import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { advanceMutation, type DeskAdvanceWhole, type WriteOff } from '../queries.ts'

type DialogProps = { advance: DeskAdvanceWhole; onClose: () => void }

/** The first of two people proposes to give up what is left. */
export function ProposeWriteOff({ advance, onClose }: DialogProps) {
  const act = useAct({
    mutation: advanceMutation(useQueryClient(), advance.id),
    doneText: m.desk_advance_done_proposed,
    onDone: onClose,
  })
  const amount = moneyText(advance.outstanding, advance.currency)
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      tone="danger"
      title={m.desk_advance_propose_title()}
      confirmLabel={m.desk_advance_propose_amount({ amount })}
      note={{ field: 'reason', label: m.desk_advance_propose_reason(), longest: 500 }}
      effect={m.desk_advance_propose_effect()}
      onConfirm={(reason) => act.send({ act: 'propose', reason })}
    >
      <Left advance={advance} />
    </ConfirmWithNote>
  )
}

type DecideProps = DialogProps & { writeOff: WriteOff; decision: 'approve' | 'decline' }

/** The second person decides; who proposed takes it back. */
export function DecideWriteOff({ advance, writeOff, decision, onClose }: DecideProps) {
  const isApproval = decision === 'approve'
  const act = useAct({
    mutation: advanceMutation(useQueryClient(), advance.id),
    doneText: isApproval ? m.desk_advance_done_written_off : m.desk_advance_done_declined,
    onDone: onClose,
  })
  const amount = moneyText(advance.outstanding, advance.currency)
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...(isApproval && { tone: 'danger' as const })}
      title={isApproval ? m.desk_advance_approve_title() : m.desk_advance_decline_title()}
      confirmLabel={isApproval ? m.desk_advance_approve_amount({ amount }) : m.desk_advance_decline_confirm()}
      onConfirm={() => act.send({ act: decision, writeOffId: writeOff.id })}
    >
      <Left advance={advance} />
      <p>{isApproval ? m.desk_advance_approve_effect() : m.desk_advance_decline_effect()}</p>
    </ConfirmAct>
  )
}

function Left({ advance: { outstanding, currency } }: Pick<DialogProps, 'advance'>) {
  return (
    <DescriptionList
      facts={[
        {
          id: 'left',
          label: m.desk_advance_outstanding(),
          value: <Money value={outstanding} currency={currency} size="large" />,
        },
      ]}
    />
  )
}
