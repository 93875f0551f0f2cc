import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { transferKindText } from '../../../shared/money/transfer-text.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { ReconciliationFilters } from '../filters.ts'
import { unseenQuery, type MatchedTransfer } from '../queries.ts'
import { emptyText, viewText } from '../words.ts'

/** Transfers the bank says nothing about, the oldest first. */
export function UnseenList({ currency }: Pick<ReconciliationFilters, 'currency'>) {
  const query = useInfiniteQuery(unseenQuery(currency))
  return (
    <PagedList
      label={viewText('unseen')}
      columns={columns()}
      query={query}
      rows={query.data?.pages.flatMap(({ transfers }) => transfers) ?? []}
      rowKey={({ id }) => id}
      renderCard={(transfer) => <UnseenCard transfer={transfer} />}
      failedTitle={m.desk_reconciliation_unseen_failed()}
      empty={emptyText('unseen')}
    />
  )
}

function columns(): Column<MatchedTransfer>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: (transfer) => (
        <TwoLines below={transferKindText(transfer.kind)}>
          <MerchantName of={transfer} />
        </TwoLines>
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
      title={<MerchantName of={transfer} />}
      aside={<Money value={transfer.amount} currency={transfer.currency} size="strong" />}
      facts={[
        [m.desk_reference_label(), <Ltr key="reference">{transfer.reference}</Ltr>],
        [m.desk_ordered_at(), <Moment key="ordered" at={transfer.ordered_at} />],
      ]}
    />
  )
}
