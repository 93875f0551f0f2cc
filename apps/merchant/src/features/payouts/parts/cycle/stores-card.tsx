import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useStoreNames } from '../../../../shared/stores/use-store-names.ts'
import type { Payout } from '../../queries.ts'
import rows from '../payout/rows.module.css'

type Row = Payout['by_store'][number]

/** What each store brought; one store alone needs no table. */
export function StoresCard({ payout }: { payout: Payout }) {
  const nameOf = useStoreNames()
  const { currency, by_store: stores } = payout
  if (stores.length < 2) return null
  return (
    <Card title={m.payouts_stores_title()} padding="none">
      <DataTable
        label={m.payouts_stores_title()}
        columns={columnsOf(currency, nameOf)}
        rows={stores}
        rowKey={({ store_id }) => store_id}
        renderCard={(row) => (
          <div className={rows.card}>
            <div className={rows.line}>
              <strong>
                <bdi>{nameOf(row.store_id)}</bdi>
              </strong>
              <Money value={row.net} currency={currency} size="strong" />
            </div>
            <div className={rows.line}>
              <span className={rows.small}>{m.payouts_step_sales()}</span>
              <Money value={row.sales} currency={currency} muted />
            </div>
            <div className={rows.line}>
              <span className={rows.small}>{m.payouts_step_refunds()}</span>
              <Money value={row.refunds} currency={currency} muted />
            </div>
          </div>
        )}
        inCard
      />
    </Card>
  )
}

function columnsOf(currency: string, nameOf: (id: string) => string): Column<Row>[] {
  return [
    { id: 'store', header: m.payouts_column_store(), cell: ({ store_id }) => <bdi>{nameOf(store_id)}</bdi> },
    {
      id: 'sales',
      header: m.payouts_step_sales(),
      align: 'end',
      cell: ({ sales }) => <Money value={sales} currency={currency} />,
    },
    {
      id: 'refunds',
      header: m.payouts_step_refunds(),
      align: 'end',
      cell: ({ refunds }) => <Money value={refunds} currency={currency} muted />,
    },
    {
      id: 'net',
      header: m.payouts_column_after_fees(),
      align: 'end',
      cell: ({ net }) => <Money value={net} currency={currency} size="strong" />,
    },
  ]
}
