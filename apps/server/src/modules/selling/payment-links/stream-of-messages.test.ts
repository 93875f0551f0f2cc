import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../../../testing/app/links.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { smsPerMerchantHour } from './dependencies.ts'

let app: TestApp
let pages: ReturnType<typeof linksOf>
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  pages = linksOf(app)
})
afterAll(() => app.close())

test('the people of one merchant cannot send messages to phones of all the world without end; others go on', async () => {
  const seller = await pages.seller()
  const key = createHash('sha256').update(`link_sms_merchant\n${seller.merchantId}`).digest()
  const hourMs = 3_600_000
  const window = new Date(Math.floor(app.clock.now().getTime() / hourMs) * hourMs)
  await app.db.database.system(
    (tx) => tx`
      insert into rate_counter (scope, key, window_start, hits)
      values ('link_sms_merchant', ${key}, ${window}, ${smsPerMerchantHour - 1})`,
  )
  const sentAt = async (by = seller) => (await pages.create(by, { send: true })).body.link.sent_at
  expect(await sentAt()).not.toBe(null)
  expect(await sentAt()).toBe(null)
  const { body: made } = await pages.create(seller)
  const refused = await app.call('paymentLinks.send', { params: { id: made.link.id }, as: seller.as })
  expect([refused.status, refused.body.details.reason]).toEqual([429, 'too_many_codes'])
  expect(await sentAt(await pages.seller())).not.toBe(null)
  app.clock.advance(hourMs)
  expect(await sentAt()).not.toBe(null)
})
