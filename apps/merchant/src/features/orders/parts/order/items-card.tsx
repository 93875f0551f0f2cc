import { Card } from '@daftar/ui/card'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { Order } from '../../queries.ts'
import styles from './order-page.module.css'

type Item = Order['items'][number] & { at: number }

/** What was bought (DEC-ORD-3). */
export function ItemsCard({ order }: { order: Order }) {
  const rows = order.items.map((item, at): Item => ({ ...item, at }))
  return (
    <Card title={m.orders_items_title()} padding="none">
      <DataTable
        label={m.orders_items_title()}
        columns={columnsOf(order)}
        rows={rows}
        rowKey={({ at }) => String(at)}
        renderCard={(item) => (
          <div className={styles.itemCard}>
            <Typed>{item.title}</Typed>
            <Money value={item.unit_price} currency={order.currency} />
            <span className={styles.small}>
              <Typed>{item.category}</Typed>
            </span>
            <span className={styles.small}>
              <Ltr>{`× ${item.quantity}`}</Ltr>
            </span>
          </div>
        )}
        instead={<p className={styles.nothing}>{m.orders_items_empty()}</p>}
        inCard
      />
    </Card>
  )
}

function columnsOf({ currency }: Order): Column<Item>[] {
  return [
    { id: 'title', header: m.orders_item_name(), cell: ({ title }) => <Typed>{title}</Typed> },
    {
      id: 'category',
      header: m.orders_item_category(),
      cell: ({ category }) => (
        <span className={styles.muted}>{category ? <Typed>{category}</Typed> : m.common_dash()}</span>
      ),
    },
    {
      id: 'quantity',
      header: m.orders_item_quantity(),
      align: 'end',
      cell: ({ quantity }) => <Ltr>{quantity}</Ltr>,
    },
    {
      id: 'price',
      header: m.orders_item_price(),
      align: 'end',
      cell: ({ unit_price }) => <Money value={unit_price} currency={currency} />,
    },
  ]
}
