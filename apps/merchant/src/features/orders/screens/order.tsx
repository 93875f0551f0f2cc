import type { Client } from '@daftar/client'
import { Column, Columns } from '@daftar/ui/columns'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader, type PageAction } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { download } from '../../../shared/paper/download.ts'
import { isZero } from '../../../shared/text/sums.ts'
import { AmountsCard } from '../parts/order/amounts-card.tsx'
import { ItemsCard } from '../parts/order/items-card.tsx'
import { OrderBadge } from '../parts/list/order-badge.tsx'
import type { OrderDialog } from '../parts/act/order-dialogs.tsx'
import { OrderNotice } from '../parts/order/order-notice.tsx'
import { ShopperCard } from '../parts/order/shopper-card.tsx'
import { SummaryCard } from '../parts/order/summary-card.tsx'
import { TimelineCard } from '../parts/order/timeline-card.tsx'
import { TrailCard } from '../parts/order/trail-card.tsx'
import { orderPaths } from '../paths.ts'
import { orderQuery, receiptAddress, type Order } from '../queries.ts'
import styles from '../parts/order/order-page.module.css'
import { useServices } from '../../../shared/use-services.ts'

const OrderDialogs = lazy(() =>
  import('../parts/act/order-dialogs.tsx').then((module) => ({ default: module.OrderDialogs })),
)

/**
 * One order: what it is, what it came to, what happened to it and what may be done now (ORD-03, DEC-ORD-3,
 * DEC-ORD-4).
 */
export function OrderScreen({ params: { paymentId } }: { params: { paymentId: string } }) {
  const { api } = useServices()
  const { data: order } = useSuspenseQuery(orderQuery(paymentId))
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  return (
    <>
      <PageHeader
        title={<Ltr>{order.number}</Ltr>}
        status={<OrderBadge status={order.status} />}
        subtitle={
          <span className={styles.amount}>
            <Money value={order.amount} currency={order.currency} size="large" />
          </span>
        }
        breadcrumbs={{
          label: m.orders_breadcrumbs(),
          crumbs: [{ label: m.orders_title(), href: orderPaths.list }, { label: <Ltr>{order.number}</Ltr> }],
        }}
        moreLabel={m.orders_more_actions()}
        {...actionsOf(api, order, setDialog)}
      />
      <OrderNotice order={order} />
      <Columns second="wide">
        <Column>
          <AmountsCard order={order} />
          <ItemsCard order={order} />
          <TimelineCard order={order} />
        </Column>
        <Column>
          <SummaryCard order={order} onEditReference={() => setDialog('reference')} />
          <ShopperCard order={order} />
          <TrailCard order={order} />
        </Column>
      </Columns>
      <Suspense>
        {dialog ? <OrderDialogs dialog={dialog} order={order} onClose={() => setDialog(null)} /> : null}
      </Suspense>
    </>
  )
}

/** The server's `acts` decide what is drawn. */
function actionsOf(api: Client, order: Order, open: (dialog: OrderDialog) => void) {
  const { acts, currency } = order
  const actions: PageAction[] = []
  if (acts.can_cancel)
    actions.push({ id: 'cancel', label: m.orders_cancel_order(), onPress: () => open('close') })
  else if (acts.can_close)
    actions.push({ id: 'close', label: m.orders_close_rest(), onPress: () => open('close') })
  if (!isZero(acts.refund_up_to))
    actions.push({ id: 'refund', label: m.orders_refund(), onPress: () => open('refund') })
  actions.push({
    id: 'receipt',
    label: m.orders_receipt(),
    icon: <Download />,
    onPress: () => void download(receiptAddress(api, order.id)),
  })
  if (isZero(acts.capture_up_to)) return { actions }
  const amount = moneyText(acts.capture_up_to, currency)
  const primaryAction: PageAction = {
    id: 'capture',
    label: m.orders_capture_amount({ amount }),
    onPress: () => open('capture'),
  }
  return { actions, primaryAction }
}
