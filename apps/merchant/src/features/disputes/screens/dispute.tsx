import { Column, Columns } from '@daftar/ui/columns'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { storeNameText } from '@daftar/words/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { download } from '../../../shared/paper/download.ts'
import { useServices } from '../../../shared/use-services.ts'
import { Deadline } from '../parts/deadline.tsx'
import { DisputeBadge } from '../parts/dispute-badge.tsx'
import { EvidenceCard } from '../parts/evidence-card.tsx'
import {
  ClaimCard,
  HistoryCard,
  OrderCard,
  ResponseCard,
  StakeCard,
  VerdictCard,
} from '../parts/side-cards.tsx'
import { disputePaths } from '../paths.ts'
import { disputeQuery, packAddress } from '../queries.ts'

const AnswerForm = lazy(() =>
  import('../parts/answer-form.tsx').then((module) => ({ default: module.AnswerForm })),
)
const ApproveDialog = lazy(() =>
  import('../parts/approve-dialog.tsx').then((module) => ({ default: module.ApproveDialog })),
)

/**
 * One dispute: what the shopper says, what is at stake, what proves the shop right and what may be done now
 * (DSP-03, DEC-DSP-6).
 */
export function DisputeScreen({ params: { id } }: { params: { id: string } }) {
  const { computedPermissions } = useAccount()
  if (!computedPermissions.canFetchDisputes)
    return (
      <>
        <PageHeader title={m.disputes_one()} />
        <EmptyState title={m.disputes_not_yours_title()}>{m.disputes_not_yours_text()}</EmptyState>
      </>
    )
  return <Fetched id={id} />
}

function Fetched({ id }: { id: string }) {
  const { api } = useServices()
  const { data: dispute } = useSuspenseQuery(disputeQuery(id))
  const [isRefunding, setRefunding] = useState(false)
  const { acts } = dispute
  return (
    <>
      <PageHeader
        title={disputeTypeText(dispute.type)}
        status={<DisputeBadge status={dispute.status} />}
        subtitle={
          <>
            <Typed>{dispute.shopper.name ?? m.disputes_col_shopper()}</Typed> · {m.disputes_col_order()}{' '}
            <Ltr>{dispute.order_number}</Ltr> · <bdi>{storeNameText(dispute)}</bdi>
          </>
        }
        breadcrumbs={{
          label: m.disputes_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_disputes(), href: disputePaths.list },
            { label: <Ltr>{dispute.number}</Ltr> },
          ],
        }}
        moreLabel={m.disputes_more()}
        actions={[
          {
            id: 'pack',
            label: m.disputes_pack(),
            icon: <Download />,
            onPress: () => void download(packAddress(api, id)),
          },
        ]}
      />
      {dispute.status === 'pending' ? <Deadline dispute={dispute} /> : null}
      <Columns second="wide" secondLeads>
        <Column>
          <VerdictCard dispute={dispute} />
          {acts.may_answer ? (
            <Suspense fallback={<EvidenceCard dispute={dispute} />}>
              <AnswerForm key={dispute.id} dispute={dispute} onRefund={() => setRefunding(true)} />
            </Suspense>
          ) : (
            <EvidenceCard dispute={dispute} />
          )}
          <ResponseCard dispute={dispute} />
          <HistoryCard dispute={dispute} />
        </Column>
        <Column>
          <StakeCard dispute={dispute} />
          <ClaimCard dispute={dispute} />
          <OrderCard dispute={dispute} />
        </Column>
      </Columns>
      <Suspense>
        {isRefunding ? <ApproveDialog dispute={dispute} onClose={() => setRefunding(false)} /> : null}
      </Suspense>
    </>
  )
}
