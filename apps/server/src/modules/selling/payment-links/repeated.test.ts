import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../../../testing/app/links.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let pages: ReturnType<typeof linksOf>
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  pages = linksOf(app)
})
afterAll(() => app.close())

test('a link asked for again with its key is answered again, and no secret of it is kept', async () => {
  const seller = await pages.seller()
  const body = {
    store_id: seller.storeId,
    amount: '400.00',
    phone: pages.aShopper(),
    name: 'Canary Shopper',
    language: 'en',
  }
  const ask = (as = seller.as, given: object = body) =>
    app.call('paymentLinks.create', { body: given, as, key: 'twice' })
  const first = await ask()
  const again = await ask()
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replay']).toBe('true')
  const token = pages.tokenOf(first.body.url)
  const kept = await app.db.database.systemRead((tx) => tx`select * from idempotency_key`)
  const text = JSON.stringify(kept)
  expect(text).toContain('twice')
  expect(text).not.toContain(token)
  expect(text).not.toContain(first.body.link.number)
  expect((await ask(seller.as, { ...body, amount: '401.00' })).body.details.reason).toBe('key_reused')
  const other = await pages.seller()
  const theirs = await ask(other.as, { ...body, store_id: other.storeId })
  expect(theirs.body.link.id).not.toBe(first.body.link.id)
})

test('one key on two acts, and of two merchants, is two requests: a refund is never taken for a capture', async () => {
  const seller = await pages.seller()
  const link = await pages.made(seller)
  await pages.pay(link)
  const refund = (as: string, amount: string) =>
    app.call('orders.refund', {
      params: { id: link.id },
      body: { amount, reason: 'returned' },
      as,
      key: 'one-key',
    })
  const cancel = await app.call('orders.close', { params: { id: link.id }, as: seller.as, key: 'one-key' })
  expect(cancel.body.details.reason).toBe('wrong_status')
  const answers = await Promise.all(Array.from({ length: 16 }, () => refund(seller.as, '10.00')))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status, body } of answers) expect([200, 409].includes(status), JSON.stringify(body)).toBe(true)
  expect((await refund(seller.as, '20.00')).body.details.reason).toBe('key_reused')
  const colleague = await pages.colleague(seller, 'workspace_admin')
  expect((await refund(colleague.as, '20.00')).status).toBe(200)
  const { body } = await app.call('orders.read', { params: { id: link.id }, as: seller.as })
  expect(body.payment.refunded).toBe('30.00')
})
