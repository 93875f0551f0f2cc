import type { EndpointId } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aShop, settleWeeks, type Shop } from './testing.ts'

const english = 'Noor Trading'
const arabic = 'نور للتجارة'

let app: TestApp
let shop: Shop
let finance: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T08:00:00Z' })
  shop = await aShop(app, english)
  await settleWeeks(app, '2026-11-16', '2026-11-23')
  finance = await app.signInStaff(await app.aStaff('finance'))
})
afterAll(() => app.close())

/** What an answer calls the merchant, by the field. */
async function namesIn(id: EndpointId, as: string, more: object = {}): Promise<[string, string][]> {
  const { status, body } = await app.call(id, { as, ...more })
  expect(status, id).toBe(200)
  const found: [string, string][] = []
  JSON.stringify(body, (_key, value: Record<string, unknown>) => {
    const [name, inArabic] = [value?.['merchant_name'] ?? null, value?.['merchant_name_ar'] ?? null]
    if (name !== null) found.push([String(name), String(inArabic)])
    return value
  })
  return found
}

function expectBoth(names: [string, string][], of: string): void {
  expect(names.length, of).toBeGreaterThan(0)
  for (const both of names) expect(both, of).toEqual([english, arabic])
}

test('a merchant sees its own name in both languages, wherever its payouts are listed', async () => {
  for (const id of ['payouts.upcoming', 'payouts.list', 'accounts.read'] as const)
    expectBoth(await namesIn(id, shop.token), id)
})

test('staff see a merchant’s name in both languages on every list of money', async () => {
  const { merchantId } = shop.merchant
  const act = (id: EndpointId, more: object) => app.call(id, { as: finance, ...more })
  await act('settlement.placeHold', {
    body: { merchant_id: merchantId, reason: 'other', note: 'a call is due' },
  })
  const given = { merchant_id: merchantId, amount: '10.00', reason: 'goodwill', note: 'agreed' }
  await act('settlement.proposeAdjustment', { body: given })
  const { body } = await act('settlement.payouts', { query: {} })
  const payout = { params: { id: body.payouts[0].id } }
  for (const id of [
    'settlement.payouts',
    'settlement.holds',
    'settlement.adjustments',
    'transfers.list',
  ] as const)
    expectBoth(await namesIn(id, finance), id)
  for (const id of ['books.accounts', 'books.journal'] as const) expectBoth(await namesIn(id, finance), id)
  expectBoth(await namesIn('settlement.payout', finance, payout), 'settlement.payout')
  expectBoth(await namesIn('settlement.terms', finance, { params: { id: merchantId } }), 'settlement.terms')
})

test('finance finds a transfer by its merchant, its reference and its account, typed as people read it', async () => {
  const list = async (search: string) =>
    (await app.call('transfers.list', { as: finance, query: { search } })).body.transfers
  const [{ id, reference, iban }] = await list('')
  const iban4 = iban.replace(/.{4}/g, '$& ').trim()
  for (const search of [arabic, reference.toLowerCase(), iban4])
    expect((await list(search)).map((one: { id: string }) => one.id)).toContain(id)
  expect(await list('nobody-is-called-so')).toEqual([])
})

test('a merchant that staff look for is named in both languages, and so are its stores', async () => {
  const { body: found } = await app.call('merchants.list', { as: finance, query: { search: 'للتجارة' } })
  expect(found.merchants).toMatchObject([{ name: english, name_ar: arabic }])
  const params = { id: shop.merchant.merchantId }
  const { body: of } = await app.call('settlement.terms', { as: finance, params })
  expect(of.terms.stores[0]).toMatchObject({ name: 'Store', name_ar: 'متجر' })
})
