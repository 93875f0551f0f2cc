import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { ChevronRight } from 'lucide-react'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../../shared/session/account.ts'
import { canReach } from '../../../../shared/page/reachable.ts'
import { orderPaths } from '../../paths.ts'
import { orderPayoutsQuery, type Order } from '../../queries.ts'
import { emptyTitle, restText, waitsText } from './expected-text.ts'
import styles from './order-page.module.css'

/** Where the order goes on: its payouts and its dispute (DEC-ORD-3). */
export function TrailCard({ order }: { order: Order }) {
  const account = useAccount()
  const { dispute_id } = order
  return (
    <Card title={m.orders_trail_title()}>
      <ul className={styles.trail}>
        <InPayouts order={order} />
        <li>
          <Link look="bare" className={styles.way} href={orderPaths.payoutsOf(order.id)}>
            {m.orders_trail_payouts()}
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
        {dispute_id !== null && canReach('dispute', account) ? (
          <li>
            <Link look="bare" className={styles.way} href={orderPaths.dispute(dispute_id)}>
              {m.orders_trail_dispute()}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ) : null}
      </ul>
    </Card>
  )
}

/**
 * The payouts themselves, the newest first, and when the rest is expected; nothing while that is not known.
 */
function InPayouts({ order }: { order: Order }) {
  const canOpen = canReach('payouts', useAccount())
  const { data } = useQuery({ ...orderPayoutsQuery(order.id), throwOnError: false })
  if (!data) return null
  const payouts = [...new Map(data.payouts.map((row) => [row.payout_id, row])).values()].toSorted(
    (one, other) => Date.parse(other.date) - Date.parse(one.date),
  )
  const expected = payouts.length > 0 ? restText(data) : data.is_open ? emptyTitle(data) : undefined
  return (
    <>
      {data.refund_waits ? (
        <li>
          <Notice tone="warning">{waitsText(data.refund_waits, data.currency)}</Notice>
        </li>
      ) : null}
      {expected ? <li className={styles.small}>{expected}</li> : null}
      {payouts.map(({ payout_id: id, date }) => {
        const text = m.orders_trail_in_payout({ date: isolated(dateText(date)) })
        return (
          <li key={id}>
            {canOpen ? (
              <Link look="bare" className={styles.way} href={orderPaths.payout(id)}>
                {text}
                <ChevronRight aria-hidden="true" />
              </Link>
            ) : (
              text
            )}
          </li>
        )
      })}
    </>
  )
}
