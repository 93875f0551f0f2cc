import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { productText } from '@daftar/words/order-words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListedOrder } from '../../testing/fixtures/orders.ts'
import { aList, ordersAnswers } from '../../testing/fixtures/orders-list.ts'
import { renderAt } from '../../testing/render-at.tsx'

test('an order says how it is paid, and the list is filtered by each of the seven ways [FMT-15]', async () => {
  const sold = [
    'pay_later',
    'installments',
    'monthly_billing',
    'credit_card_installments',
    'virtual_card_installments',
    'pay_in_full',
    'acquiring',
  ] as const
  expect(paymentProductTypes).toEqual(sold)
  const rows = sold.map((product) => aListedOrder({ id: product, number: product, product }))
  const { user, server, address } = renderAt('/payments', {
    answers: { ...ordersAnswers, 'orders.list': aList(rows) },
  })
  for (const product of sold)
    expect((await screen.findByText(product)).closest('tr')?.textContent).toContain(productText(product))
  const filters = within(screen.getByRole('group', { name: m.orders_filters() }))
  await user.click(filters.getByRole('button', { name: m.orders_filter_product() }))
  const box = within(await screen.findByRole('dialog', { name: m.orders_filter_product() }))
  const offered = box.getAllByRole('checkbox').map((choice) => choice.closest('label')?.textContent)
  expect(offered).toEqual(sold.map((product) => productText(product)))
  await user.click(box.getByRole('checkbox', { name: productText('acquiring') }))
  expect(address()).toBe('/payments?product=acquiring')
  await waitFor(() =>
    expect(server.callsOf('orders.list').at(-1)?.query).toMatchObject({ products: ['acquiring'] }),
  )
})

test('whoever types on gives up the search before; that is no failure, and the last one’s rows stand [REQ-06]', async () => {
  const { user, server } = renderAt('/payments', { answers: ordersAnswers })
  await screen.findByText('NP-1001')
  server.answer({ 'orders.list': pending })
  const search = await screen.findByRole('searchbox', { name: m.orders_search() })
  await user.type(search, 'shop')
  const searched = (text: string) =>
    server.callsOf('orders.list').filter(({ query }) => query.search === text)
  await waitFor(() => expect(searched('shop')).toHaveLength(1))
  expect(searched('shop')[0]?.signal?.aborted).toBe(false)
  server.answer({ 'orders.list': aList([aListedOrder({ id: 'pay_9', number: 'NP-9009' })]) })
  await user.type(search, '-9')
  expect(await screen.findByText('NP-9009')).toBeTruthy()
  expect(searched('shop')[0]?.signal?.aborted).toBe(true)
  expect(screen.queryByText(m.orders_failed())).toBeNull()
  expect(screen.getByRole('region', { name: m.shell_notifications() }).textContent).toBe('')
})
