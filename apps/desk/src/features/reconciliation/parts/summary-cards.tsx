import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { CalendarDay } from '@daftar/app-kit/moment'
import type { Reconciliation } from '../queries.ts'
import styles from './reconciliation.module.css'

/**
 * Per currency: what is on its way in the ledger, which transfers that is, and that nothing is left
 * unexplained.
 */
export function SummaryCards({ reconciliations }: { reconciliations: readonly Reconciliation[] }) {
  const shown = reconciliations.filter(isWorthShowing)
  if (shown.length === 0) return null
  return (
    <div className={styles.cards}>
      {shown.map((one) => (
        <Card
          key={one.currency}
          title={<Ltr>{one.currency}</Ltr>}
          actions={
            isZero(one.difference) ? (
              <Badge tone="positive">{m.desk_reconciliation_explained()}</Badge>
            ) : (
              <Badge tone="negative">{m.desk_reconciliation_unexplained()}</Badge>
            )
          }
        >
          <DescriptionList facts={factsOf(one)} />
        </Card>
      ))}
    </div>
  )
}

/** A currency in which nothing is on its way and nothing is open says nothing. */
export function isWorthShowing(one: Reconciliation): boolean {
  const isQuiet = one.ordered.count + one.open_out.count + one.open_in.count === 0
  return !isQuiet || !isZero(one.difference) || one.last_on !== null
}

function factsOf(one: Reconciliation): Fact[] {
  const { currency } = one
  return [
    {
      id: 'transit',
      label: m.desk_reconciliation_transit(),
      value: <Money value={one.transit} currency={currency} size="strong" />,
    },
    {
      id: 'ordered',
      label: m.desk_reconciliation_ordered(),
      value: <Counted total={one.ordered} currency={currency} of="transfers" />,
    },
    {
      id: 'on',
      label: m.desk_reconciliation_on_statement(),
      look: 'muted',
      value: <Counted total={one.on_statement} currency={currency} of="transfers" />,
    },
    {
      id: 'not-on',
      label: m.desk_reconciliation_not_on_statement(),
      look: 'muted',
      value: <Counted total={one.not_on_statement} currency={currency} of="transfers" />,
    },
    {
      id: 'difference',
      label: m.desk_reconciliation_difference(),
      look: 'total',
      value: <Money value={one.difference} currency={currency} />,
    },
    ...linesFact('out', m.desk_reconciliation_open_out(), one.open_out, currency),
    ...linesFact('in', m.desk_reconciliation_open_in(), one.open_in, currency),
    {
      id: 'last',
      label: m.desk_reconciliation_last_on(),
      value:
        one.last_on === null ? (
          m.desk_reconciliation_no_statement()
        ) : (
          <CalendarDay date={one.last_on} weekday />
        ),
    },
  ]
}

/** Lines nobody has decided on; left out where there are none. */
function linesFact(id: string, label: string, total: Total, currency: string): Fact[] {
  if (total.count === 0) return []
  return [{ id, label, value: <Counted total={total} currency={currency} of="lines" /> }]
}

type Total = Reconciliation['ordered']

type CountedProps = {
  total: Total
  currency: string
  of: 'transfers' | 'lines'
}

/** How much, and of how many. */
function Counted({ total: { count, amount }, currency, of }: CountedProps) {
  return (
    <span className={styles.pair}>
      <Money value={amount} currency={currency} />
      {count === 0 ? null : (
        <span className={styles.small}>
          {of === 'transfers'
            ? m.desk_reconciliation_count({ count })
            : m.desk_reconciliation_lines_count({ count })}
        </span>
      )}
    </span>
  )
}

function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount)
}
