import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CardRow } from '../../../shared/card-row.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { transferKindText } from '../../../shared/transfer-text.ts'
import type { ReconciliationFilters } from '../filters.ts'
import { unseenQuery, type MatchedTransfer } from '../queries.ts'
import { emptyText, viewText } from '../words.ts'
import styles from './reconciliation.module.css'

/** Transfers the bank says nothing about, the oldest first. */
export function UnseenList({ currency }: Pick<ReconciliationFilters, 'currency'>) {
  const query = useInfiniteQuery(unseenQuery(currency))
  const rows = query.data?.pages.flatMap(({ transfers }) => transfers) ?? []
  const empty = emptyText('unseen')
  return (
    <Queried
      query={query}
      pending={<TableSkeleton columns={4} />}
      failedTitle={m.desk_reconciliation_unseen_failed()}
    >
      {() => (
        <DataTable
          label={viewText('unseen')}
          columns={columns()}
          rows={rows}
          rowKey={({ id }) => id}
          renderCard={(transfer) => <UnseenCard transfer={transfer} />}
          busy={query.isFetching && !query.isFetchingNextPage}
          instead={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
          footer={<ListFoot shown={rows.length} query={query} />}
        />
      )}
    </Queried>
  )
}

function columns(): Column<MatchedTransfer>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: ({ merchant_name, kind }) => (
        <span className={styles.two}>
          <Typed>{merchant_name}</Typed>
          <span className={styles.small}>{transferKindText(kind)}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    { id: 'reference', header: m.desk_reference_label(), cell: ({ reference }) => <Ltr>{reference}</Ltr> },
    { id: 'ordered', header: m.desk_ordered_at(), cell: ({ ordered_at }) => <Moment at={ordered_at} /> },
  ]
}

function UnseenCard({ transfer }: { transfer: MatchedTransfer }) {
  return (
    <CardRow
      title={<Typed>{transfer.merchant_name}</Typed>}
      aside={<Money value={transfer.amount} currency={transfer.currency} size="strong" />}
      facts={[
        [m.desk_reference_label(), <Ltr key="reference">{transfer.reference}</Ltr>],
        [m.desk_ordered_at(), <Moment key="ordered" at={transfer.ordered_at} />],
      ]}
    />
  )
}
