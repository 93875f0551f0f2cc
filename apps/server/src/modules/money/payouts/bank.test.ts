import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aShop, settleWeeks, type Shop } from './testing.ts'
import { changes } from '../../../platform/database/rows.ts'

const own = 'AE070331234567890123456'
const another = 'AE470261001234567890123'

let app: TestApp
let shop: Shop
let first: string
let second: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T08:00:00Z' })
  shop = await aShop(app)
  await settleWeeks(app, '2026-11-16')
  first = await app.signInStaff(await app.aStaff('finance'))
  second = await app.signInStaff(await app.aStaff('finance'))
})
afterAll(() => app.close())

const inSystem = <T>(work: Parameters<typeof app.db.database.system<T>>[0]) => app.db.database.system<T>(work)

async function seen() {
  const { body: list } = await app.call('payouts.list', { as: shop.token })
  const params = { id: list.payouts[0].id as string }
  const { payout } = (await app.call('payouts.read', { as: shop.token, params })).body
  const { payout: atDesk } = (await app.call('settlement.payout', { as: first, params })).body
  const url = `/merchant/api/v1/payouts/${params.id}/statement`
  const headers = { authorization: `Bearer ${shop.token}` }
  const { rawPayload } = await app.app.http.inject({ method: 'GET', url, headers })
  const paper = (await textOfPdf(rawPayload)).join(' ')
  return { id: params.id, payout, atDesk, paper }
}

async function bankRefuses(): Promise<void> {
  const { atDesk } = await seen()
  const params = { id: atDesk.transfers.at(-1).id as string }
  await app.call('transfers.reject', { as: first, params, body: { reason: 'closed account' } })
}

test('a payout sent to another account tells that account and its bank everywhere', async () => {
  const before = await seen()
  expect(before.payout).toMatchObject({ iban_last_four: own.slice(-4), bank_name: 'Test Bank' })
  await bankRefuses()
  const body = { iban: another, bank_name: 'Gulf Bank' }
  await app.call('settlement.reissuePayout', { as: second, params: { id: before.id }, body })
  const { payout, atDesk, paper } = await seen()
  expect(payout).toMatchObject({ iban_last_four: another.slice(-4), bank_name: 'Gulf Bank' })
  expect(atDesk).toMatchObject({ iban: another, bank_name: 'Gulf Bank' })
  expect(atDesk.transfers).toMatchObject([
    { iban: own, bank_name: 'Test Bank', status: 'rejected' },
    { iban: another, bank_name: 'Gulf Bank', status: 'ordered' },
  ])
  expect(paper).toContain('Gulf Bank')
  expect(paper).not.toContain('Test Bank')
})

test('what the merchant’s account becomes later changes nothing about money that has left', async () => {
  const moved = { iban: 'AE280339876543210987654', bank_name: 'New Bank' }
  await inSystem(
    (tx) =>
      tx`update legal_entity set ${changes(tx, 'legal_entity', moved)} where merchant_id = ${shop.merchant.merchantId}`,
  )
  const { payout, atDesk, paper } = await seen()
  expect(payout).toMatchObject({ iban_last_four: another.slice(-4), bank_name: 'Gulf Bank' })
  expect(atDesk.transfers).toMatchObject([{ bank_name: 'Test Bank' }, { bank_name: 'Gulf Bank' }])
  expect(paper).not.toContain('New Bank')
})

test('sent once more, a payout tells the bank of the account that staff left in the field', async () => {
  await bankRefuses()
  const { id } = await seen()
  const send = (iban: string) =>
    app.call('settlement.reissuePayout', { as: second, params: { id }, body: { iban, bank_name: '' } })
  await send(another)
  expect((await seen()).payout).toMatchObject({ iban_last_four: another.slice(-4), bank_name: 'Gulf Bank' })
  await bankRefuses()
  await send(own)
  expect((await seen()).payout).toMatchObject({ iban_last_four: own.slice(-4), bank_name: '' })
})

test.each([{ iban: another }, { bank_name: 'Elsewhere' }, { beneficiary: 'Somebody' }, { amount_minor: 1n }])(
  'the database lets nobody rewrite where a transfer went: %o',
  async (change) => {
    const rewritten = inSystem(
      (tx) =>
        tx`update transfer set ${changes(tx, 'transfer', change)} where merchant_id = ${shop.merchant.merchantId}`,
    )
    await expect(rewritten).rejects.toMatchObject({ constraint_name: 'transfer_frozen' })
  },
)
