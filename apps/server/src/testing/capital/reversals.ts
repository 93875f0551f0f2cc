import type { Shop } from '../../modules/selling/orders/testing.ts'

/** Captures so many orders, reverses each of them twice in full, all at once, and tells what came of it. */
export async function reverseAllTwice(shop: Shop, orders: number) {
  const made: string[] = []
  for (let index = 0; index < orders; index += 1) made.push((await shop.order({ as: 'captured' })).id)
  const reverse = (id: string, reference: string) =>
    shop.call('orders.refund', { params: { id }, body: { amount: '200', reason: 'returned', reference } })
  const answers = await Promise.all(made.flatMap((id) => [reverse(id, 'first'), reverse(id, 'second')]))
  const [sums] = await shop.product.db.database.system(
    (tx) => tx<{ whole: number; refunds: number }[]>`
      select count(*) filter (where status = 'refunded' and refunded_minor = captured_minor)::int as whole,
             (select count(*)::int from refund where order_id = any (${made})) as refunds
        from orders where id = any (${made})`,
  )
  return {
    done: answers.filter(({ status }) => status === 200).length,
    refused: answers.filter(({ body }) => body.details?.reason === 'wrong_status').length,
    ...sums,
  }
}
