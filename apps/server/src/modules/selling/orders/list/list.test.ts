import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedOrder } from '@daftar/contract/endpoints/selling/orders-shapes'
import { aShop, withShop, type Shop } from '../testing.ts'

let shop: Shop
let second: string
beforeAll(async () => {
  shop = await withShop()
  second = await shop.anotherStore()
})
afterAll(() => shop.product.close())

type Query = Record<string, string>

async function listed(query: Query = {}, as = shop.token): Promise<ListedOrder[]> {
  const { status, body } = await shop.call('orders.list', { query, as })
  expect(status).toBe(200)
  return body.payments
}
const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)

/** A shop of its own with three orders on three days. */
async function aShopWithThree() {
  const own = await aShop(shop.product)
  const one = await own.order({ at: new Date('2026-11-01T10:00:00Z'), amountMinor: 30_000n })
  const two = await own.order({ at: new Date('2026-11-02T10:00:00Z'), amountMinor: 10_000n })
  const three = await own.order({ at: new Date('2026-11-03T10:00:00Z'), amountMinor: 20_000n })
  const list = async (query: Query) => {
    const { body } = await own.call('orders.list', { query })
    return ids(body.payments as ListedOrder[])
  }
  return { own, one: one.id, two: two.id, three: three.id, list }
}

test('a row holds number, reference, date, store, shopper, amount, product, source and status [ORD-01, DEC-ORD-1, DEC-ORD-6]', async () => {
  const made = await shop.order({
    as: 'closed_part',
    reference: 'SHOP-77',
    amountMinor: 45_050n,
    source: 'pos',
  })
  const [row] = await listed({ search: made.number })
  expect(row).toEqual({
    id: made.id,
    number: made.number,
    reference: 'SHOP-77',
    created_at: '2026-11-20T08:00:00.000Z',
    store_id: shop.storeId,
    shopper: { name: 'Huda M.', masked_phone: '•••••567' },
    amount: '450.50',
    captured: '225.25',
    refunded: '0.00',
    currency: 'AED',
    product: 'installments',
    source: 'pos',
    status: 'captured',
  })
})

test('amounts of three-decimal currencies keep their decimals, a shopper nobody named is nobody [DEC-ORD-1]', async () => {
  const bahraini = await aShop(shop.product, { currency: 'BHD', country: 'BHR' })
  await bahraini.order({ amountMinor: 12_345n, shopper: { name: null, phone: null, email: null } })
  const { body } = await bahraini.call('orders.list')
  expect(body.payments[0]).toMatchObject({ amount: '12.345', shopper: { name: null, masked_phone: null } })
})

test('sorted by date or amount, asc and desc and no other way, by date from the newest by default [FMT-14, DEC-ORD-1]', async () => {
  const { one, two, three, list } = await aShopWithThree()
  expect(await list({})).toEqual([three, two, one])
  expect(await list({ sort_by: 'created_at', sort_order: 'asc' })).toEqual([one, two, three])
  expect(await list({ sort_by: 'amount', sort_order: 'asc' })).toEqual([two, three, one])
  expect(await list({ sort_by: 'amount', sort_order: 'desc' })).toEqual([one, three, two])
  const upwards = await shop.call('orders.list', { query: { sort_order: 'ascending' } })
  expect([upwards.status, Object.keys(upwards.body.details.fields)]).toEqual([400, ['sort_order']])
})

test('filters by days on the shop’s own clock, by store, status, product, source and amount [DEC-ORD-1]', async () => {
  const { own, one, two, three, list } = await aShopWithThree()
  const store = await own.anotherStore()
  // Half past midnight in Dubai, the evening before in UTC.
  const late = await own.order({ at: new Date('2026-11-03T20:30:00Z'), storeId: store, source: 'link' })
  const refused = await own.order({
    at: new Date('2026-11-05T08:00:00Z'),
    as: 'rejected',
    product: 'pay_later',
  })

  expect(await list({ from: '2026-11-02', to: '2026-11-03' })).toEqual([three, two])
  expect(await list({ from: '2026-11-04', to: '2026-11-04' })).toEqual([late.id])
  expect(await list({ store_ids: store })).toEqual([late.id])
  expect(await list({ store_ids: `${store},${own.storeId}` })).toHaveLength(5)
  expect(await list({ statuses: 'rejected' })).toEqual([refused.id])
  expect(await list({ statuses: 'rejected,authorized' })).toHaveLength(5)
  expect(await list({ products: 'pay_later' })).toEqual([refused.id])
  expect(await list({ sources: 'link' })).toEqual([late.id])
  expect(await list({ amount_from: '150', amount_to: '250.00', to: '2026-11-03' })).toEqual([three])
  expect(await list({ amount_from: '300' })).toEqual([one])
  expect(await list({ statuses: 'authorized', sources: 'web', amount_to: '100' })).toEqual([two])
})

test('a range of days begins and ends to the millisecond where the shop is [FMT-12, FMT-13, DEC-FMT-4]', async () => {
  const own = await aShop(shop.product)
  const at = async (instant: string) => (await own.order({ at: new Date(instant) })).id
  // Midnight in Dubai is 20:00 of the day before in UTC.
  await at('2026-11-02T19:59:59.999Z')
  const first = await at('2026-11-02T20:00:00.000Z')
  const last = await at('2026-11-04T19:59:59.999Z')
  await at('2026-11-04T20:00:00.000Z')
  const { body } = await own.call('orders.list', { query: { from: '2026-11-03', to: '2026-11-04' } })
  expect(ids(body.payments)).toEqual([last, first])
})

test('a filter that cannot be read is named [DEC-ORD-1]', async () => {
  const wrong = await shop.call('orders.list', { query: { amount_from: '1.234' } })
  expect([wrong.status, wrong.body.details.fields]).toEqual([400, { amount_from: 'invalid' }])
  const status = await shop.call('orders.list', { query: { statuses: 'lost' } })
  expect([status.status, Object.keys(status.body.details.fields)]).toEqual([400, ['statuses.0']])
  const search = await shop.call('orders.list', { query: { search: 'K7\0' } })
  expect([search.status, search.body.details.fields]).toEqual([400, { search: 'invalid' }])
  expect((await shop.call('orders.read', { params: { id: '\0' } })).status).toBe(404)
})

test('found by the beginning of number, reference, phone or e-mail, whatever the writing [DEC-ORD-1]', async () => {
  const own = await aShop(shop.product)
  const wanted = await own.order({
    reference: 'WEB-4711',
    shopper: { name: 'Omar Aziz', phone: '+971 52 7654321', email: 'Omar@Shopper.example' },
  })
  await own.order({
    reference: 'POS-1',
    shopper: { name: null, phone: '+971501111111', email: 'x@y.example' },
  })
  const find = async (search: string) =>
    ids((await own.call('orders.list', { query: { search } })).body.payments)
  for (const typed of [
    wanted.number,
    wanted.number.replace('-', '').toLowerCase(),
    'web-47',
    'WEB-4711',
    '+97152765',
    '052 765',
    '00971527654321',
    'omar@shop',
    'OMAR',
  ])
    expect([typed, await find(typed)]).toEqual([typed, [wanted.id]])
  for (const typed of ['4711', '7654321', 'shopper.example', "' or true --", '%', '_', '\\'])
    expect([typed, await find(typed)]).toEqual([typed, []])
})

test('what is found in several ways is listed once, page by page in its order [DEC-ORD-1]', async () => {
  const own = await aShop(shop.product)
  const made: string[] = []
  for (let index = 0; index < 25; index += 1) {
    const email = index % 2 === 0 ? 'page@shopper.example' : 'other@shopper.example'
    const reference = index % 3 === 0 || index % 2 === 1 ? `PAGE-${index}` : ''
    const at = new Date(Date.UTC(2026, 10, 1, index))
    const { id } = await own.order({ at, reference, shopper: { name: null, phone: null, email } })
    made.unshift(id)
  }
  const first = await own.call('orders.list', { query: { search: 'page' } })
  const query = { search: 'page', page_token: first.body.next_page_token }
  const second = await own.call('orders.list', { query })
  expect([...ids(first.body.payments), ...ids(second.body.payments)]).toEqual(made)
  expect([first.body.total, second.body.total, second.body.next_page_token]).toEqual([25, 25, null])
})

test('what tens of thousands of orders begin with is found all the same, the newest first [DEC-ORD-1]', async () => {
  const own = await aShop(shop.product)
  const { id } = await own.order({ at: new Date('2026-11-01T10:00:00Z'), reference: 'MANY-0' })
  await own.product.db.database.system(
    (tx) => tx`
      insert into orders (merchant_id, id, store_id, number, reference, currency, amount_minor, status, product, instalments,
             source, shopper_name, created_at)
      select merchant_id, 'many-' || lpad(n::text, 5, '0'), store_id, 'M-' || n, 'MANY-' || n, currency, amount_minor, status,
             product, instalments, source, shopper_name, created_at + make_interval(secs => n)
        from orders, generate_series(1, 20010) n where id = ${id}`,
  )
  const { body } = await own.call('orders.list', { query: { search: 'many-', page_size: '3' } })
  expect(ids(body.payments)).toEqual(['many-20010', 'many-20009', 'many-20008'])
  expect(body.total).toBe(100)
  // The page counts a hundred; what is asked for itself is all, of a search as far as it is collected.
  const total = (query: Query) => own.call('orders.total', { query }).then((answer) => answer.body)
  expect(await total({})).toEqual({ total: 20_011, is_all: true })
  expect(await total({ search: 'many-' })).toEqual({ total: 20_000, is_all: false })
  expect(await total({ search: 'many-200' })).toEqual({ total: 22, is_all: true })
  const few = await own.call('orders.list', { query: { search: 'many-20010' } })
  expect([ids(few.body.payments), few.body.total]).toEqual([['many-20010'], 1])
})

test('an order that is not agreed is hidden until it is a payment link that waits to be paid [DEC-ORD-2]', async () => {
  const own = await aShop(shop.product)
  await own.order({ as: 'created', source: 'web' })
  const link = await own.order({ as: 'created', source: 'link' })
  const { body } = await own.call('orders.list')
  expect(ids(body.payments)).toEqual([link.id])
  const filtered = await own.call('orders.list', { query: { statuses: 'created' } })
  expect(ids(filtered.body.payments)).toEqual([link.id])
})

test('pages of 20 by token hold every order once, also while orders come in, and tell up to 100 in all [REQ-08, DEC-ORD-1]', async () => {
  const own = await aShop(shop.product)
  const made: string[] = []
  // Many at the same instant and of the same amount: only the id tells them apart.
  for (let index = 0; index < 45; index += 1)
    made.push((await own.order({ at: new Date(`2026-11-0${1 + (index % 3)}T10:00:00Z`) })).id)
  const sorts: Query[] = [
    {},
    { sort_order: 'asc' },
    { sort_by: 'amount' },
    { sort_by: 'amount', sort_order: 'asc' },
  ]
  for (const sort of sorts) {
    const seen: string[] = []
    let token: string | null = null
    const sizes: number[] = []
    do {
      const { body } = await own.call('orders.list', {
        query: { ...sort, to: '2026-11-10', ...(token !== null && { page_token: token }) },
      })
      seen.push(...ids(body.payments))
      sizes.push(body.payments.length)
      expect(body.total).toBe(45)
      token = body.next_page_token
      await own.order({ at: new Date('2026-11-20T10:00:00Z') })
    } while (token !== null)
    expect(sizes).toEqual([20, 20, 5])
    expect(seen.toSorted()).toEqual(made.toSorted())
  }
  const first = await own.call('orders.list', { query: { page_size: '7' } })
  expect(first.body.payments).toHaveLength(7)
  const other = await own.call('orders.list', {
    query: { sort_by: 'amount', page_size: '7', page_token: first.body.next_page_token },
  })
  expect([other.status, other.body.payments.length]).toEqual([200, 7])
})

test('a page begins after the instant to the microsecond [DEC-ORD-1]', async () => {
  const own = await aShop(shop.product)
  const one = await own.order()
  const two = await own.order()
  const inside = own.product.db.database
  await inside.system(
    (tx) => tx`update orders set created_at = '2026-11-20T08:00:00.000401Z' where id = ${one.id}`,
  )
  await inside.system(
    (tx) => tx`update orders set created_at = '2026-11-20T08:00:00.000402Z' where id = ${two.id}`,
  )
  const first = await own.call('orders.list', { query: { page_size: '1' } })
  const next = await own.call('orders.list', {
    query: { page_size: '1', page_token: first.body.next_page_token },
  })
  expect([ids(first.body.payments), ids(next.body.payments)]).toEqual([[two.id], [one.id]])
})

test('every filter at once is answered, with the second store, in both directions', async () => {
  await shop.order({
    storeId: second,
    source: 'link',
    product: 'pay_later',
    reference: 'ALL-1',
    amountMinor: 5_000n,
  })
  const query = {
    from: '2026-11-01',
    to: '2026-11-30',
    store_ids: second,
    statuses: 'authorized,captured',
    products: 'pay_later,installments',
    sources: 'link,pos',
    amount_from: '10',
    amount_to: '100',
    search: 'all-',
    sort_by: 'amount',
    sort_order: 'asc',
  }
  expect(await listed(query)).toHaveLength(1)
})
