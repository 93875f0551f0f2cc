import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { Order } from '../../queries.ts'

/** Who bought and where it goes, as far as the shop said (DEC-ORD-3). */
export function ShopperCard({ order: { shopper, shipping_address } }: { order: Order }) {
  const facts: Fact[] = [
    {
      id: 'name',
      label: m.orders_shopper_name(),
      value: shopper.name ? <Typed>{shopper.name}</Typed> : m.orders_no_shopper(),
    },
    ...(shopper.masked_phone
      ? [{ id: 'phone', label: m.orders_shopper_phone(), value: <Ltr>{shopper.masked_phone}</Ltr> }]
      : []),
    ...(shopper.email
      ? [{ id: 'email', label: m.orders_shopper_email(), value: <Ltr>{shopper.email}</Ltr> }]
      : []),
    ...(shipping_address
      ? [
          {
            id: 'address',
            label: m.orders_shopper_address(),
            value: (
              <Typed>
                {[shipping_address.address, shipping_address.city, shipping_address.zip]
                  .filter(Boolean)
                  .join(', ')}
              </Typed>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card title={m.orders_shopper_title()}>
      <DescriptionList facts={facts} />
    </Card>
  )
}
