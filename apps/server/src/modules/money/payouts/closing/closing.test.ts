import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSale } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { aShop, confirmTransfers, dubai, settleWeeks, type Shop } from '../testing.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T08:00:00Z' })
  shop = await aShop(app)
  await settleWeeks(app, '2026-11-16', '2026-11-23')
  await confirmTransfers(app, shop)
})
afterAll(() => app.close())

const newest = async () => (await app.call('payouts.list', { as: shop.token })).body.payouts[0]
const closing = async (as = shop.token) =>
  app.call('payouts.closing', { params: { id: (await newest()).id }, as })

test('a week says what was charged, that nothing is missing, and when its invoice comes', async () => {
  expect((await closing()).body).toEqual({
    missing: 0,
    // 180.03 and 2.67 of commission; 5.71 of the transfer; 9.13 and 0.29 of VAT.
    fees: { commission: '182.70', transfer: '5.71', vat: '9.42' },
    invoice: { month: '2026-11', number: null, from: '2026-12-01' },
  })
  // Written after the week was closed, by a request that was slow.
  await app.db.database.system((tx) => aSale(tx, shop.merchant, 5_000n, dubai('2026-11-21T12:00:00')))
  expect((await closing()).body.missing).toBe(1)
  const other = await aShop(app, 'Somebody Else')
  expect((await closing(other.token)).status).toBe(404)
  expect((await closing(await shop.member('supervisor'))).status).toBe(403)
})

test('one file holds the entry of a payout, balanced to the last fils, and its statement', async () => {
  const { id, number, net } = await newest()
  const answer = await app.app.http.inject({
    method: 'GET',
    url: `/merchant/api/v1/payouts/${id}/bundle`,
    headers: { authorization: `Bearer ${shop.token}` },
  })
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  expect(Object.keys(files)).toEqual([`journal-${number}.csv`, `statement-${number}.pdf`])
  expect(Buffer.from(files[`statement-${number}.pdf`]!).subarray(0, 5).toString()).toBe('%PDF-')
  const [head, ...lines] = Buffer.from(files[`journal-${number}.csv`]!).toString().trim().split('\r\n')
  expect(head?.replace('\ufeff', '').split(',').slice(2, 6)).toEqual([
    'account',
    'description',
    'debit',
    'credit',
  ])
  const sum = (at: number) =>
    lines.reduce((total, line) => total + BigInt((line.split(',')[at] || '0').replace('.', '')), 0n)
  expect(sum(4)).toBe(sum(5))
  const bank = lines.find((line) => line.includes(',Bank,'))?.split(',')
  expect([bank?.[4], bank?.[7]]).toEqual([net, 'BNK-2'])
  const missing = await app.call('payouts.bundle', { params: { id: 'pyt_none' }, as: shop.token })
  expect(missing.status).toBe(404)
})
