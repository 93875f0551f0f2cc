import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { percentText } from '@daftar/words/formats/number'
import { productText } from '@daftar/words/order-words'
import type { Terms } from '../queries.ts'
import styles from './contract.module.css'

type Store = Terms['stores'][number]
type Row = Store['items'][number]

/** What each product of a store costs (DEC-STO-4, DEC-BIZ-4). */
export function CommissionCard({ store }: { store: Store }) {
  const name = currentLanguage() === 'ar' ? store.name_ar : store.name
  const [first] = store.items
  return (
    <Card
      title={<bdi>{name}</bdi>}
      subtitle={first ? m.contract_vat_on_top({ percent: percentText(first.vat_percent) }) : undefined}
      padding="none"
    >
      <DataTable
        label={m.contract_commissions_of({ store: name })}
        columns={columns()}
        rows={store.items}
        rowKey={({ product_type }) => product_type}
        renderCard={(row) => (
          <div className={styles.card}>
            <div className={styles.line}>
              <strong>{productText(row.product_type)}</strong>
              <Ltr>{percentText(row.percent)}</Ltr>
            </div>
            <div className={styles.line}>
              <span className={styles.small}>{m.contract_column_fixed()}</span>
              <Money value={row.fixed_fee} currency={row.currency} muted />
            </div>
            <div className={styles.line}>
              <span className={styles.small}>{m.contract_column_from()}</span>
              <Ltr>{dateText(row.valid_from)}</Ltr>
            </div>
          </div>
        )}
        instead={<p className={styles.nothing}>{m.contract_no_products()}</p>}
        inCard
      />
    </Card>
  )
}

function columns(): Column<Row>[] {
  return [
    {
      id: 'product',
      header: m.contract_column_product(),
      cell: ({ product_type, installments_count: count }) =>
        count !== null && count > 1 ? `${productText(product_type)} × ${count}` : productText(product_type),
    },
    {
      id: 'percent',
      header: m.contract_column_percent(),
      align: 'end',
      cell: ({ percent }) => <Ltr>{percentText(percent)}</Ltr>,
    },
    {
      id: 'fixed',
      header: m.contract_column_fixed(),
      align: 'end',
      cell: ({ fixed_fee, currency }) => <Money value={fixed_fee} currency={currency} />,
    },
    {
      id: 'from',
      header: m.contract_column_from(),
      align: 'end',
      cell: ({ valid_from }) => <Ltr>{dateText(valid_from)}</Ltr>,
    },
  ]
}
