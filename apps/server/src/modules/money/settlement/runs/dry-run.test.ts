import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSale } from '../../../../testing/app/builders.ts'
import { aReviewer } from '../../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2026-11-23T01:00:00Z' })
})
afterAll(() => app.close())

test('a dry run tells whose payout would be closed and not sent, and why', async () => {
  const finance = await aReviewer(app, 'finance')
  const [paid, kept, suspended] = await app.db.database.system((tx) =>
    Promise.all(['Paid', 'Kept', 'Suspended'].map((name) => aMerchant(tx, { name }))),
  )
  await app.db.database.system(async (tx) => {
    for (const merchant of [paid!, kept!, suspended!])
      await aSale(tx, merchant, 500_000n, new Date('2026-11-18T08:00:00Z'))
    await tx`update legal_entity set status = 'suspended', suspended_at = created_at where merchant_id = ${suspended!.merchantId}`
  })
  const body = { merchant_id: kept!.merchantId, reason: 'bank_details', note: 'a new IBAN came by mail' }
  expect((await app.call('settlement.placeHold', { as: finance, body })).status).toBe(200)
  const query = { currency: 'AED', date: '2026-11-23' }
  const { results } = (await app.call('settlement.previewRun', { as: finance, query })).body
  const told = results.map((one: { merchant_name: string; status: string; held_reason: string | null }) => [
    one.merchant_name,
    one.status,
    one.held_reason,
  ])
  expect(told).toHaveLength(3)
  expect(told).toContainEqual(['Paid', 'pending', null])
  expect(told).toContainEqual(['Kept', 'held', 'bank_details'])
  expect(told).toContainEqual(['Suspended', 'held', 'entity_suspended'])
})
