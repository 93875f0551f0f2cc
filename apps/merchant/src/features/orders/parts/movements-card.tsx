import { Card } from '@daftar/ui/card'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { Moment } from '@daftar/app-kit/moment'
import type { Order } from '../queries.ts'
import { reasonText } from './event-words.ts'
import styles from './order-page.module.css'

type Movement =
  ({ kind: 'capture' } & Order['captures'][number]) | ({ kind: 'refund' } & Order['refunds'][number])

/** Every capture and refund with its own reference, the newest first. */
export function MovementsCard({ order }: { order: Order }) {
  const movements = movementsOf(order)
  return (
    <Card title={m.orders_movements_title()}>
      {movements.length === 0 ? <p className={styles.muted}>{m.orders_movements_empty()}</p> : null}
      <ul className={styles.movements}>
        {movements.map((movement) => (
          <li key={`${movement.kind} ${movement.id}`} className={styles.movement}>
            <span className={styles.icon} data-kind={movement.kind} aria-hidden="true">
              {movement.kind === 'capture' ? <ArrowDownLeft /> : <ArrowUpRight />}
            </span>
            <div className={styles.words}>
              <div className={styles.line}>
                <strong>
                  {movement.kind === 'capture' ? m.orders_movement_capture() : m.orders_movement_refund()}
                </strong>
                <Money
                  value={movement.kind === 'refund' ? `-${movement.amount}` : movement.amount}
                  currency={order.currency}
                  size="strong"
                />
              </div>
              <div className={styles.small}>
                <Moment at={movement.at} />
              </div>
              <div className={styles.code} title={movement.reference}>
                <Ltr>{movement.reference}</Ltr>
              </div>
              <More movement={movement} currency={order.currency} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function More({ movement, currency }: { movement: Movement; currency: Order['currency'] }) {
  if (movement.kind === 'capture')
    return (
      <div className={styles.small}>
        {m.orders_movement_fee({
          fee: moneyText(movement.fee, currency),
          vat: moneyText(movement.vat, currency),
        })}
      </div>
    )
  const { reason, comment } = movement
  if (!reason && !comment) return null
  return (
    <div className={styles.small}>
      {reason ? reasonText(reason) : null}
      {reason && comment ? ' · ' : null}
      {comment ? <Typed>{comment}</Typed> : null}
    </div>
  )
}

function movementsOf({ captures, refunds }: Order): Movement[] {
  return [
    ...captures.map((capture) => ({ kind: 'capture' as const, ...capture })),
    ...refunds.map((refund) => ({ kind: 'refund' as const, ...refund })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}
