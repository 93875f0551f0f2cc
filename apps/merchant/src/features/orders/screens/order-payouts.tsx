import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import type { AnswerOf } from '@daftar/contract'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { Day } from '@daftar/app-kit/moment'
import { canReach } from '../../../shared/page/reachable.ts'
import { emptyText, emptyTitle, restText } from '../parts/order/expected-text.ts'
import { orderPaths } from '../paths.ts'
import { orderPayoutsQuery, orderQuery } from '../queries.ts'
import styles from '../parts/list/order-row.module.css'

type Answer = AnswerOf<'orders.payouts'>
type Row = Answer['payouts'][number]

const kinds: Record<Row['kind'], () => string> = {
  sale: m.orders_payouts_kind_sale,
  refund: m.orders_payouts_kind_refund,
  dispute: m.orders_payouts_kind_dispute,
  fee: m.orders_payouts_kind_fee,
}

/** Every payout that holds a movement of the order (ORD-04, DEC-ORD-7). */
export function OrderPayoutsScreen({ params: { paymentId } }: { params: { paymentId: string } }) {
  const { data: order } = useSuspenseQuery(orderQuery(paymentId))
  const { data: answer } = useSuspenseQuery(orderPayoutsQuery(paymentId))
  const canOpen = canReach('payouts', useAccount())
  return (
    <>
      <PageHeader
        title={m.orders_payouts_title({ number: isolated(order.number) })}
        breadcrumbs={{
          label: m.orders_breadcrumbs(),
          crumbs: [
            { label: m.orders_title(), href: orderPaths.list },
            { label: <Ltr>{order.number}</Ltr>, href: orderPaths.order(paymentId) },
            { label: m.orders_payouts_page() },
          ],
        }}
      />
      <DataTable
        label={m.orders_payouts_page()}
        columns={columnsOf(answer)}
        rows={answer.payouts}
        rowKey={({ id }) => id}
        {...(canOpen && { rowHref: ({ payout_id }: Row) => orderPaths.payout(payout_id) })}
        renderCard={(row) => <PayoutCard row={row} currency={answer.currency} />}
        instead={
          <EmptyState icon={<CalendarClock />} title={emptyTitle(answer)}>
            {emptyText(answer)}
          </EmptyState>
        }
        footer={restText(answer)}
      />
    </>
  )
}

function columnsOf({ currency }: Answer): Column<Row>[] {
  return [
    {
      id: 'payout',
      header: m.orders_payouts_column_payout(),
      cell: ({ payout_number }) => <Ltr className={styles.number}>{payout_number}</Ltr>,
    },
    { id: 'date', header: m.orders_payouts_column_date(), cell: ({ date }) => <Day at={date} muted /> },
    { id: 'kind', header: m.orders_payouts_column_kind(), cell: ({ kind }) => kinds[kind]() },
    {
      id: 'amount',
      header: m.orders_payouts_column_amount(),
      align: 'end',
      cell: ({ amount }) => <Money value={amount} currency={currency} />,
    },
    {
      id: 'fee',
      header: m.orders_payouts_column_fee(),
      align: 'end',
      cell: ({ fee }) => <Money value={fee} currency={currency} muted />,
    },
    {
      id: 'net',
      header: m.orders_payouts_column_net(),
      align: 'end',
      cell: ({ net }) => <Money value={net} currency={currency} size="strong" />,
    },
  ]
}

function PayoutCard({ row, currency }: { row: Row; currency: string }) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <Ltr className={styles.number}>{row.payout_number}</Ltr>
        <Money value={row.net} currency={currency} size="strong" />
      </div>
      <div className={styles.line}>
        <span className={styles.who}>{kinds[row.kind]()}</span>
        <Day at={row.date} muted />
      </div>
    </div>
  )
}
