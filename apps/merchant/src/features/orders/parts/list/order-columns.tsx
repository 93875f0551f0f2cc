import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { productText } from '@daftar/words/order-words'
import { Moment } from '@daftar/app-kit/moment'
import type { ListedOrder } from '../../queries.ts'
import { OrderState } from './order-badge.tsx'
import styles from './order-row.module.css'

/** The store of a row in words; empty while the stores are on their way. */
export type NameStore = (id: string) => string

/** DEC-ORD-1. */
export function orderColumns(nameStore: NameStore): Column<ListedOrder>[] {
  return [
    {
      id: 'order',
      header: m.orders_column_order(),
      cell: ({ number, reference }) => (
        <span className={styles.two}>
          <Ltr className={styles.number}>{number}</Ltr>
          {reference ? <Typed className={styles.small}>{reference}</Typed> : null}
        </span>
      ),
    },
    {
      id: 'created_at',
      header: m.orders_column_date(),
      sortable: true,
      cell: ({ created_at }) => <Moment at={created_at} muted />,
    },
    { id: 'store', header: m.orders_column_store(), cell: ({ store_id }) => nameStore(store_id) },
    {
      id: 'shopper',
      header: m.orders_column_shopper(),
      cell: ({ shopper }) => <Shopper shopper={shopper} />,
    },
    { id: 'product', header: m.orders_column_product(), cell: ({ product }) => productText(product) },
    { id: 'status', header: m.orders_column_status(), cell: ({ status }) => <OrderState status={status} /> },
    {
      id: 'amount',
      header: m.orders_column_amount(),
      align: 'end',
      sortable: true,
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
  ]
}

function Shopper({ shopper }: Pick<ListedOrder, 'shopper'>) {
  return (
    <span className={styles.two}>
      {shopper.name ? (
        <Typed>{shopper.name}</Typed>
      ) : (
        <span className={styles.muted}>{m.orders_no_shopper()}</span>
      )}
      {shopper.masked_phone ? <Ltr className={styles.small}>{shopper.masked_phone}</Ltr> : null}
    </span>
  )
}

type OrderCardProps = { order: ListedOrder; nameStore: NameStore }

/** A row of the list as it looks on a phone. */
export function OrderCard({ order, nameStore }: OrderCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <Ltr className={styles.number}>{order.number}</Ltr>
        <Money value={order.amount} currency={order.currency} size="strong" />
      </div>
      <div className={styles.line}>
        <span className={styles.who}>
          {order.shopper.name ? <Typed>{order.shopper.name}</Typed> : m.orders_no_shopper()}
          {nameStore(order.store_id) ? ` · ${nameStore(order.store_id)}` : null}
        </span>
        <OrderState status={order.status} />
      </div>
      <div className={styles.line}>
        <span className={styles.small}>
          <Moment at={order.created_at} />
        </span>
        <span className={styles.small}>{productText(order.product)}</span>
      </div>
    </div>
  )
}
