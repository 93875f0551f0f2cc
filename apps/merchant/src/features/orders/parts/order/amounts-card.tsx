import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { isZero } from '../../../../shared/text/sums.ts'
import type { Order } from '../../queries.ts'
import { restOf } from '../../../../shared/capture-many/rests.ts'

/**
 * From the order's total to what of it is the merchant's (DEC-ORD-3); what is taken off stands under what it
 * reduces.
 */
export function AmountsCard({ order }: { order: Order }) {
  return (
    <Card title={m.orders_amounts_title()}>
      <DescriptionList facts={factsOf(order)} />
    </Card>
  )
}

function factsOf(order: Order): Fact[] {
  const { amounts, currency } = order
  const plain = (value: string) => <Money value={value} currency={currency} size="strong" />
  const taken = (value: string) => <Money value={isZero(value) ? value : `-${value}`} currency={currency} />
  const rest = order.status === 'authorized' ? restOf(order) : '0'
  return [
    { id: 'total', label: m.orders_amount_total(), value: plain(amounts.total) },
    ...(isZero(rest) ? [] : [{ id: 'rest', label: m.orders_amount_waiting(), value: plain(rest) }]),
    { id: 'captured', label: m.orders_amount_captured(), value: plain(amounts.captured) },
    { id: 'refunded', label: m.orders_amount_refunded(), value: taken(amounts.refunded), look: 'muted' },
    { id: 'fee', label: m.orders_amount_fee(), value: taken(amounts.fee), look: 'muted' },
    { id: 'vat', label: m.orders_amount_vat(), value: taken(amounts.vat), look: 'muted' },
    {
      id: 'net',
      label: m.orders_amount_net(),
      value: <Money value={amounts.net} currency={currency} size="strong" />,
      look: 'total',
    },
  ]
}
