import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../../../testing/files/pdf-text.ts'
import { testApp } from '../../../../testing/app/test-app.ts'
import { aShop, withShop, type Shop } from '../testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await withShop()
})
afterAll(() => shop.product.close())

/** The lines of an export as cells; those of the tests hold no quotes, commas or line ends. */
function cellsOf(text: string): string[][] {
  expect(text.startsWith('\ufeff')).toBe(true)
  return text
    .slice(1)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')))
}

test('the export holds its fifteen columns, amounts with fee, VAT and net, times on the shop’s clock [DEC-ORD-6, DEC-ORD-8]', async () => {
  const own = await aShop(shop.product)
  const taken = await own.order({
    as: 'captured',
    at: new Date('2026-11-20T20:30:00Z'),
    amountMinor: 10_000n,
    reference: 'SHOP-1',
    source: 'pos',
  })
  await own.call('orders.refund', { params: { id: taken.id }, body: { amount: '25', reason: 'returned' } })
  const waiting = await own.order({ at: new Date('2026-11-21T08:00:00Z'), amountMinor: 5_000n })
  const answer = await own.call('orders.export', { body: { sort_order: 'asc', language: 'en' } })
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''orders.csv",
    'x-row-count': '2',
  })
  const rows = [
    'Order number,Order reference,Created at,Captured at,Store,Product type,Status,Amount,Captured,Refunded,Fee,VAT,Net,Currency,Source',
    `${taken.number},SHOP-1,2026-11-21 00:30:00,2026-11-21 00:30:00,Store,Instalments,Partially refunded,100.00,100.00,25.00,3.75,0.19,71.06,AED,Point of sale`,
    `${waiting.number},,2026-11-21 12:00:00,,Store,Instalments,Authorised,50.00,0.00,0.00,0.00,0.00,0.00,AED,Web shop`,
  ]
  expect(cellsOf(answer.body)).toEqual(rows.map((row) => row.split(',')))
})

test('the Arabic file has Arabic heads, stores and words behind a byte order mark [DEC-ORD-8]', async () => {
  const own = await aShop(shop.product)
  await own.order({ as: 'captured' })
  await own.product.db.database.system(
    (tx) => tx`update store set name_ar = 'متجر مارينا' where merchant_id = ${own.merchantId}`,
  )
  const { body } = await own.call('orders.export', { body: { language: 'ar' } })
  const [head, row] = cellsOf(body)
  expect(head?.slice(0, 2)).toEqual(['رقم الطلب', 'مرجع الطلب'])
  expect(row?.[4]).toBe('متجر مارينا')
  expect(row?.[6]).toMatch(/^[\u0600-\u06ff ]+$/)
})

test('what a spreadsheet would run as a formula is written as text [DEC-ORD-8]', async () => {
  const own = await aShop(shop.product)
  for (const reference of ['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1']) await own.order({ reference })
  const { body } = await own.call('orders.export', { body: {} })
  const references = cellsOf(body)
    .slice(1)
    .map((cells) => cells[1])
  expect(references).toHaveLength(6)
  for (const reference of references) expect(reference?.startsWith("'")).toBe(true)
})

test('the export takes the list’s filters and the person’s stores [DEC-ORD-8]', async () => {
  const own = await aShop(shop.product)
  const store = await own.anotherStore()
  await own.order({ reference: 'one' })
  await own.order({ reference: 'two', storeId: store, as: 'captured' })
  const references = async (body: object, as = own.token) =>
    cellsOf((await own.call('orders.export', { body, as })).body)
      .slice(1)
      .map((cells) => cells[1])
  expect(await references({ statuses: 'captured' })).toEqual(['two'])
  expect(await references({ search: 'ONE' })).toEqual(['one'])
  expect(await references({}, await own.signInAs('settlements', [store]))).toEqual(['two'])
  const wrong = await own.call('orders.export', { body: { amount_to: 'x' } })
  expect([wrong.status, wrong.body.details.fields]).toEqual([400, { amount_to: 'invalid' }])
})

test('as many rows as configured are written, more are refused [DEC-ORD-8]', async () => {
  const product = await testApp({ env: { ORDERS_EXPORT_ROWS: '3' } })
  try {
    const small = await aShop(product)
    for (let index = 0; index < 3; index += 1) await small.order()
    expect((await small.call('orders.export', { body: {} })).status).toBe(200)
    await small.order()
    const refused = await small.call('orders.export', { body: {} })
    expect([refused.status, refused.body.details.reason]).toEqual([400, 'export_too_large'])
  } finally {
    await product.close()
  }
})

test('an export nobody reads any more ends, and keeps no connection', async () => {
  const own = await aShop(shop.product)
  const { database, owner } = shop.product.db
  // Names so long that no buffer on the way holds the file.
  await database.system((tx) => tx`update store set name = repeat('Store ', 1000) where id = ${own.storeId}`)
  await database.system(
    (tx) => tx`
      insert into orders (merchant_id, id, store_id, number, reference, currency, amount_minor, shopper_name, created_at, status)
      select ${own.merchantId}, 'row' || n, ${own.storeId}, 'row' || n, 'row' || n, 'AED', 100, '', '2026-11-01', 'authorized'
        from generate_series(1, 2000) n`,
  )
  const address = await shop.product.app.http.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const answer = await fetch(`${address}/merchant/api/v1/payments/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: stop.signal,
  })
  expect(answer.headers.get('x-row-count')).toBe('2000')
  await answer.body?.getReader().read()
  const running = async () => {
    const [row] = await owner<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
       where application_name = 'daftar-export' and datname = current_database()`
    return row?.count
  }
  expect(await running()).toBe(1)
  stop.abort()
  await expect.poll(running).toBe(0)
})

test('the receipt is a PDF in both languages with number, items and what was paid [DEC-ORD-4]', async () => {
  const { id, number } = await shop.order({
    as: 'captured',
    amountMinor: 40_000n,
    reference: 'SHOP-3',
    detail: { items: [{ title: 'Oud Al Layl', quantity: 2, unit_price: '200.00', category: 'Perfume' }] },
  })
  await shop.call('orders.refund', { params: { id }, body: { amount: '100', reason: 'returned' } })
  const answer = await shop.product.app.http.inject({
    url: `/merchant/api/v1/payments/${id}/receipt`,
    headers: { authorization: `Bearer ${shop.token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toContain(`${number}.pdf`)
  const text = (await textOfPdf(answer.rawPayload)).join(' ')
  for (const part of ['Receipt', number, 'SHOP-3', 'Oud Al Layl', '400.00', '100.00', '300.00'])
    expect(text).toContain(part)
})
