import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { IconButton } from '@daftar/ui/icon-button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { orderSourceText, productText } from '@daftar/words/order-words'
import { Pencil } from 'lucide-react'
import { Day, Moment } from '@daftar/app-kit/moment'
import { useStoreNames } from '../../../../shared/stores/use-store-names.ts'
import { isZero } from '../../../../shared/text/sums.ts'
import type { Order } from '../../queries.ts'
import styles from './order-page.module.css'

type SummaryCardProps = { order: Order; onEditReference: () => void }

/** DEC-ORD-3. */
export function SummaryCard({ order, onEditReference }: SummaryCardProps) {
  const nameStore = useStoreNames()
  const facts: Fact[] = [
    { id: 'created', label: m.orders_fact_created(), value: <Moment at={order.created_at} /> },
    { id: 'store', label: m.orders_fact_store(), value: nameStore(order.store_id) || m.common_dash() },
    { id: 'product', label: m.orders_fact_product(), value: productText(order.product) },
    // What is paid at once has one instalment, which says nothing.
    ...(order.instalments > 1
      ? [{ id: 'instalments', label: m.orders_fact_instalments(), value: <Ltr>{order.instalments}</Ltr> }]
      : []),
    { id: 'source', label: m.orders_fact_source(), value: orderSourceText(order.source) },
    {
      id: 'reference',
      label: m.orders_fact_reference(),
      value: (
        <span className={styles.reference}>
          {order.reference ? <Typed>{order.reference}</Typed> : m.common_dash()}
          {order.acts.can_edit_reference ? (
            <IconButton
              label={m.orders_edit_reference()}
              icon={<Pencil />}
              size="small"
              onClick={onEditReference}
            />
          ) : null}
        </span>
      ),
    },
    ...(order.description
      ? [{ id: 'text', label: m.orders_fact_description(), value: <Typed>{order.description}</Typed> }]
      : []),
    ...(order.acts.refund_until && !isZero(order.acts.refund_up_to)
      ? [{ id: 'until', label: m.orders_fact_refund_until(), value: <Day at={order.acts.refund_until} /> }]
      : []),
  ]
  return (
    <Card title={m.orders_summary_title()}>
      <DescriptionList facts={facts} />
    </Card>
  )
}
