import { Column, Columns } from '@daftar/ui/columns'
import { Button, buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { isActive } from '@daftar/rules/disputes/dispute'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useServices } from '../../../shared/use-services.ts'
import { DecisionCard } from '../parts/decision-card.tsx'
import { DisputeState } from '../../../shared/work/dispute-state.tsx'
import { DisputeFigures } from '../../../shared/merchant/dispute-figures.tsx'
import { AnswerCard, ClaimCard, HistoryCard, OrderCard } from '../parts/side-cards.tsx'
import { WithdrawDialog } from '../parts/dialogs.tsx'
import { disputeQuery, type DeskDispute } from '../queries.ts'

/** One dispute: both sides beside each other, and the decision. */
export function CaseScreen({ params: { id } }: { params: { id: string } }) {
  return (
    <Queried
      query={useQuery(disputeQuery(id))}
      pending={<CardsSkeleton cards={4} />}
      failedTitle={m.desk_dispute_failed()}
    >
      {(dispute) => <Case key={id} dispute={dispute} />}
    </Queried>
  )
}

function Case({ dispute }: { dispute: DeskDispute }) {
  const mayDecide = useFlags().can_decide_disputes
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { api } = useServices()
  const { id, number, status, type, proposal, merchant_id: merchantId } = dispute
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [{ label: m.desk_disputes(), href: addresses.disputes }, { label: <Ltr>{number}</Ltr> }],
        }}
        title={<Ltr>{number}</Ltr>}
        subtitle={
          <>
            <MerchantName of={dispute} />
            {m.desk_comma()}
            {disputeTypeText(type)}
          </>
        }
        status={<DisputeState dispute={{ status, is_proposed: proposal !== null }} />}
      >
        <Link
          external
          look="bare"
          className={buttonClass()}
          href={api.address('disputes.packForStaff', { id })}
        >
          {m.desk_dispute_pack()}
        </Link>
        {mayDecide && isActive(status) ? (
          <Button onClick={() => setWithdrawing(true)}>{m.desk_dispute_withdraw()}</Button>
        ) : null}
      </PageHeader>
      <Columns second="aside">
        <Column>
          <Columns second="even">
            <ClaimCard dispute={dispute} />
            <AnswerCard dispute={dispute} />
          </Columns>
          <DecisionCard key={status} dispute={dispute} />
        </Column>
        <Column as="aside">
          <OrderCard dispute={dispute} />
          <DisputeFigures merchantId={merchantId} />
          <HistoryCard dispute={dispute} />
        </Column>
      </Columns>
      {isWithdrawing ? <WithdrawDialog dispute={dispute} onClose={() => setWithdrawing(false)} /> : null}
    </>
  )
}
