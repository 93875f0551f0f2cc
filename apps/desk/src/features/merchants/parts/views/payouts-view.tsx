import { Moment } from '@daftar/app-kit/moment'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../../shared/addresses.ts'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { PagedList } from '../../../../shared/queue/paged-list.tsx'
import { PayoutState } from '../../../../shared/money/payout-text.tsx'
import { payoutsQuery, type Payout } from '../../dossier.ts'

/** The payouts of one merchant; each leads to where it is looked at and acted upon. */
export function PayoutsView({ merchantId }: { merchantId: string }) {
  const query = useInfiniteQuery(payoutsQuery(merchantId))
  return (
    <PagedList
      label={m.desk_dossier_payouts()}
      columns={columns()}
      query={query}
      rows={query.data?.pages.flatMap(({ payouts }) => payouts) ?? []}
      rowKey={({ id }) => id}
      rowHref={({ id }) => addresses.onePayout(id)}
      renderCard={({ number, net, currency, status, created_at }) => (
        <CardRow
          title={<Ltr>{number}</Ltr>}
          aside={<PayoutState status={status} />}
          facts={[
            [m.desk_settlement_net(), <Money key="net" value={net} currency={currency} size="strong" />],
            [m.desk_payout_closed_at(), <Moment key="at" at={created_at} />],
          ]}
        />
      )}
      failedTitle={m.desk_dossier_payouts_failed()}
      empty={{ title: m.desk_dossier_payouts_none(), text: m.desk_dossier_payouts_none_text() }}
    />
  )
}

function columns(): Column<Payout>[] {
  return [
    { id: 'number', header: m.desk_payout_number(), cell: ({ number }) => <Ltr>{number}</Ltr> },
    {
      id: 'net',
      header: m.desk_settlement_net(),
      align: 'end',
      cell: ({ net, currency }) => <Money value={net} currency={currency} size="strong" />,
    },
    {
      id: 'closed',
      header: m.desk_payout_closed_at(),
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    { id: 'status', header: m.desk_status(), cell: ({ status }) => <PayoutState status={status} /> },
  ]
}
