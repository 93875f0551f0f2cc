import { Column, Columns } from '@daftar/ui/columns'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { paidOffText, transferRefusedText } from '@daftar/words/told'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useFlags, useSession } from '../../../shared/session.ts'
import { AdvanceState } from '../parts/advance-row.tsx'
import { ClaimCard } from '../parts/claim-card.tsx'
import { ContactCard } from '../parts/contact-card.tsx'
import { HistoryCard } from '../parts/history-card.tsx'
import { ReceiptsCard } from '../parts/receipts-card.tsx'
import { RecordReceipt } from '../parts/record-receipt.tsx'
import { ReliefCard } from '../parts/relief-card.tsx'
import { TermsCard } from '../parts/terms-card.tsx'
import { WeeksCard } from '../parts/weeks-card.tsx'
import { WeeksChart } from '../parts/weeks-chart.tsx'
import { ProposeWriteOff } from '../parts/write-off-dialogs.tsx'
import { WriteOffsCard } from '../parts/write-offs-card.tsx'
import { advanceQuery, type DeskAdvanceWhole } from '../queries.ts'
import { actsOn } from '../standing.ts'

/** One advance: how it stands, its weeks, and what was done about it. */
export function AdvanceScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(advanceQuery(id))
  return (
    <Queried query={query} pending={<CardsSkeleton cards={3} />} failedTitle={m.desk_advance_failed()}>
      {(advance) => <Ready advance={advance} />}
    </Queried>
  )
}

function Ready({ advance }: { advance: DeskAdvanceWhole }) {
  const flags = useFlags()
  const viewer = {
    id: useSession().id,
    mayRecord: flags.can_record_receipts,
    mayWriteOff: flags.can_write_off,
  }
  const [dialog, setDialog] = useState<'receipt' | 'propose' | null>(null)
  const acts = actsOn(advance, advance.write_offs, viewer)
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_advances(),
          crumbs: [
            { label: m.desk_advances(), href: addresses.advances },
            { label: merchantNameText(advance) },
          ],
        }}
        title={<MerchantName of={advance} />}
        status={<AdvanceState advance={advance} />}
        moreLabel={m.desk_advance_more()}
        actions={
          acts.propose
            ? [
                {
                  id: 'propose',
                  label: m.desk_advance_propose(),
                  danger: true,
                  onPress: () => setDialog('propose'),
                },
              ]
            : []
        }
        {...(acts.receipt && {
          primaryAction: {
            id: 'receipt',
            label: m.desk_advance_receipt(),
            onPress: () => setDialog('receipt'),
          },
        })}
      />
      <Column>
        {advance.funding_stopped_at ? (
          <Notice tone="warning" title={m.desk_advances_stopped()}>
            {m.desk_advance_stopped_text()}
          </Notice>
        ) : null}
        {advance.refused_transfer ? (
          <Notice tone="warning">
            {transferRefusedText({ ...advance.refused_transfer, currency: advance.currency })}
          </Notice>
        ) : null}
        {advance.paid_off_by && advance.completed_at ? (
          <Notice>{paidOffText({ at: advance.completed_at, currency: advance.currency })}</Notice>
        ) : null}
        {advance.flagged_at ? (
          <Notice tone="negative" title={m.desk_advance_weeks_short({ count: advance.weeks_short })}>
            {m.desk_advance_flagged_text({ count: advance.weeks_short })}
          </Notice>
        ) : null}
        <ClaimCard advance={advance} />
        <Columns second="aside">
          <Column>
            <WeeksChart advance={advance} />
          </Column>
          <Column>
            <ReliefCard advance={advance} />
            <ContactCard advance={advance} />
          </Column>
        </Columns>
        <WriteOffsCard advance={advance} viewer={viewer} />
        <WeeksCard advance={advance} />
        <Columns second="even">
          <Column>
            <TermsCard advance={advance} />
          </Column>
          <Column>
            <ReceiptsCard advance={advance} />
            <HistoryCard advance={advance} />
          </Column>
        </Columns>
      </Column>
      {dialog === 'receipt' ? <RecordReceipt advance={advance} onClose={close} /> : null}
      {dialog === 'propose' ? <ProposeWriteOff advance={advance} onClose={close} /> : null}
    </>
  )
}
