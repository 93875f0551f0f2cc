import { mayDecide } from '@daftar/rules/access/four-eyes'
import { Button } from '@daftar/ui/button'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { ConfirmWithNote } from '../../../shared/act/confirm-with-note.tsx'
import { useSession } from '../../../shared/session.ts'
import { decideMutation, type DeskOffer } from '../queries.ts'

type Decision = 'approve' | 'decline'

/** The second person approves a proposed offer or turns it down; who proposed it may only take it back. */
export function DecideOffer({ offer }: { offer: DeskOffer }) {
  const [decision, setDecision] = useState<Decision | null>(null)
  const { id: staffId } = useSession()
  const mayApprove = mayDecide('heavy_offer', { firstId: offer.made_by_id, staffId })
  return (
    <>
      <Button onClick={() => setDecision('decline')}>
        {mayApprove ? m.desk_offer_decline() : m.desk_offer_take_back()}
      </Button>
      {mayApprove ? (
        <Button variant="primary" onClick={() => setDecision('approve')}>
          {m.desk_offer_approve()}
        </Button>
      ) : null}
      {decision ? <Confirm {...{ offer, decision }} onClose={() => setDecision(null)} /> : null}
    </>
  )
}

function Confirm({
  offer,
  decision,
  onClose,
}: {
  offer: DeskOffer
  decision: Decision
  onClose: () => void
}) {
  const isApproval = decision === 'approve'
  const act = useAct({
    mutation: decideMutation(useQueryClient()),
    doneText: isApproval ? m.desk_offer_done_approved : m.desk_offer_done_declined,
    onDone: onClose,
  })
  return (
    <ConfirmWithNote
      {...{ act, onClose }}
      tone={isApproval ? 'primary' : 'danger'}
      title={isApproval ? m.desk_offer_approve_title() : m.desk_offer_decline_title()}
      confirmLabel={isApproval ? m.desk_offer_approve() : m.desk_offer_decline()}
      note={{ field: 'note', label: m.desk_offer_decision_note(), isOptional: isApproval, longest: 500 }}
      effect={isApproval ? m.desk_offer_approve_effect() : m.desk_offer_decline_effect()}
      onConfirm={(note) => act.send({ id: offer.id, decision, note })}
    >
      <DescriptionList
        facts={[
          { id: 'merchant', label: m.desk_merchant(), value: <MerchantName of={offer} /> },
          {
            id: 'amount',
            label: m.desk_amount(),
            value: <Money value={offer.amount} currency={offer.currency} size="large" />,
          },
          {
            id: 'burden',
            label: m.desk_offer_burden_share(),
            value: offer.burden_percent === null ? m.common_dash() : percentText(offer.burden_percent),
          },
          { id: 'reason', label: m.desk_offer_burden_reason(), value: <Typed>{offer.burden_reason}</Typed> },
        ]}
      />
    </ConfirmWithNote>
  )
}
