import { Moment } from '@daftar/app-kit/moment'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../../shared/addresses.ts'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { DisputeFigures } from '../../../../shared/merchant/dispute-figures.tsx'
import { DisputeState } from '../../../../shared/work/dispute-state.tsx'
import { PagedList } from '../../../../shared/queue/paged-list.tsx'
import { disputesQuery, type DisputeOf } from '../../dossier.ts'
import styles from '../dossier.module.css'

/** What shoppers disputed of one merchant, and below it how often that happens, why, and how it ends. */
export function DisputesView({ merchantId }: { merchantId: string }) {
  const query = useInfiniteQuery(disputesQuery(merchantId))
  return (
    <div className={styles.page}>
      <PagedList
        label={m.desk_disputes()}
        columns={columns()}
        query={query}
        rows={query.data?.pages.flatMap(({ disputes }) => disputes) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneDispute(id)}
        renderCard={(dispute) => (
          <CardRow
            title={<Ltr>{dispute.number}</Ltr>}
            aside={<State dispute={dispute} />}
            facts={[
              [m.desk_dispute_type(), disputeTypeText(dispute.type)],
              [m.desk_dispute_amount(), <Amount key="amount" dispute={dispute} />],
              [m.desk_dossier_disputes_at(), <Moment key="at" at={dispute.created_at} />],
            ]}
          />
        )}
        failedTitle={m.desk_disputes_failed()}
        empty={{ title: m.desk_dossier_disputes_none(), text: m.desk_dossier_disputes_none_text() }}
      />
      <DisputeFigures merchantId={merchantId} />
    </div>
  )
}

type RowProps = { dispute: DisputeOf }

function columns(): Column<DisputeOf>[] {
  return [
    {
      id: 'number',
      header: m.desk_dispute(),
      opens: ({ number }) => m.desk_dispute_opens({ number }),
      cell: ({ number }) => <Ltr>{number}</Ltr>,
    },
    { id: 'type', header: m.desk_dispute_type(), cell: ({ type }) => disputeTypeText(type) },
    {
      id: 'amount',
      header: m.desk_dispute_amount(),
      align: 'end',
      cell: (dispute) => <Amount dispute={dispute} />,
    },
    { id: 'status', header: m.desk_status(), cell: (dispute) => <State dispute={dispute} /> },
    {
      id: 'at',
      header: m.desk_dossier_disputes_at(),
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
  ]
}

function Amount({ dispute: { amount, currency } }: RowProps) {
  return <Money value={amount} currency={currency} size="strong" />
}

function State({ dispute: { status } }: RowProps) {
  return <DisputeState dispute={{ status, is_proposed: false }} />
}
