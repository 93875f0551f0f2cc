import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('a reviewer opens a document by an address for one person and one minute, which is on record [README-13]', async () => {
  const reviewer = await aReviewer(app, 'reviewer')
  const { merchantId, statementId } = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return { merchantId: merchant.merchantId, ...(await aSubmittedApplication(tx, merchant)) }
  })
  await app.storage.put(merchantId, `statements/${statementId}`, Buffer.from('%PDF-1.7 statement'))
  const ticket = (as: string, url = statementId) => app.call('files.ticketForStaff', { body: { url }, as })
  expect((await ticket(await aReviewer(app, 'support_agent'))).status).toBe(403)
  expect((await ticket(reviewer, 'fil_unknown')).status).toBe(404)
  const opened = await ticket(reviewer)
  expect(opened.body.expires_at).toBe(new Date(app.clock.now().getTime() + 60_000).toISOString())
  const params = { ticket: decodeURIComponent(String(opened.body.address).split('/').at(-1) ?? '') }
  const stream = (as: string) => app.call('files.streamForStaff', { params, as })
  const bytes = await stream(reviewer)
  expect(bytes.headers['content-type']).toBe('application/pdf')
  expect(bytes.body).toBe('%PDF-1.7 statement')
  expect((await stream(await aReviewer(app, 'reviewer'))).status).toBe(404)
  app.clock.advance(61_000)
  expect((await stream(reviewer)).status).toBe(404)
  const entries = await app.db.database.system(
    (tx) =>
      tx`select action, object from audit_entry where merchant_id = ${merchantId} and action = 'file.viewed'`,
  )
  expect(entries).toEqual([{ action: 'file.viewed', object: `file:${statementId}` }])
})
