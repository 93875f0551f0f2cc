import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { ChevronRight } from 'lucide-react'
import { useAccount } from '../../../shared/account.ts'
import { canReach } from '../../../shared/reachable.ts'
import { orderPaths } from '../paths.ts'
import type { Order } from '../queries.ts'
import styles from './order-page.module.css'

/** Where the order goes on: its payouts and its dispute (DEC-ORD-3). */
export function TrailCard({ order }: { order: Order }) {
  const account = useAccount()
  const { dispute_id } = order
  return (
    <Card title={m.orders_trail_title()}>
      <ul className={styles.trail}>
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
