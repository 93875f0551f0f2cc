import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../../../testing/files/pdf-text.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { aPayoutOfLines, aShop, confirmTransfers, dubai, settleWeeks, type Shop } from '../testing.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await testApp({
    now: '2026-12-02T08:00:00Z',
    env: { BRAND_TAX_NUMBERS: 'ARE=100123456700003' },
  })
  shop = await aShop(app)
  await settleWeeks(app, '2026-11-16', '2026-11-23')
  await confirmTransfers(app, shop)
  await issueInvoices()
})
afterAll(() => app.close())

const issueInvoices = () => app.app.areas.money.payouts.issueInvoices(new Date('2026-12-01T00:00:00Z'))

/** The bytes of a document, as the browser gets them. */
async function document(
  id: 'payouts.statement' | 'payouts.invoice',
  params: Record<string, string>,
  as = shop.token,
) {
  const { method, url } = {
    'payouts.statement': {
      method: 'GET' as const,
      url: `/merchant/api/v1/payouts/${params['id']}/statement`,
    },
    'payouts.invoice': {
      method: 'GET' as const,
      url: `/merchant/api/v1/payout-invoices/${params['month']}`,
    },
  }[id]
  return app.app.http.inject({ method, url, headers: { authorization: `Bearer ${as}` } })
}

async function payoutsOf(as = shop.token) {
  return (await app.call('payouts.list', { as })).body.payouts as { id: string; number: string }[]
}

const invoicesOf = async (as = shop.token) => (await app.call('payouts.invoices', { as })).body.invoices

test('the statement of a payout says in both languages what was sold, taken off and sent, and where to [DEC-PO-4]', async () => {
  const [payout] = await payoutsOf()
  const answer = await document('payouts.statement', { id: payout!.id })
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain(`statement-${payout!.number}.pdf`)
  const text = (await textOfPdf(answer.rawPayload)).join(' ')
  for (const shown of [
    payout!.number,
    '16/11/26 – 22/11/26',
    'Noor Trading',
    '3456',
    'BNK-2',
    'AED 3,402.67',
    '3,700.50',
    '−100.00',
    '−180.03',
    '−5.71',
    'Marina, "North"',
    'المارينا',
    '2,273.42',
    shop.orders[2]!,
    '−94.40',
  ])
    expect(text).toContain(shown)
  expect(text).not.toContain('AE0703')
})

/** What the merchant and its stores are called from now on. */
const rename = (change: 'longer' | 'back') =>
  app.db.database.system(async (tx) => {
    const { merchantId } = shop.merchant
    const name = change === 'longer' ? tx`'Renamed ' || name` : tx`substr(name, 9)`
    await tx`update merchant set name = ${name} where merchant_id = ${merchantId}`
    await tx`update store set name = ${name} where merchant_id = ${merchantId}`
  })

test('statement, invoice and its twin stay as they were given out, whoever is renamed since', async () => {
  const limited = await shop.member('settlements', [shop.storeB])
  const [payout] = await payoutsOf(limited)
  const params = { id: payout!.id }
  const open = (path: string) =>
    app.app.http.inject({
      url: `/merchant/api/v1/${path}`,
      headers: { authorization: `Bearer ${shop.token}` },
    })
  const given = async () => {
    const answers = [
      await document('payouts.statement', params),
      await document('payouts.statement', params, limited),
      await document('payouts.invoice', { month: '2026-11' }),
      await open('payout-invoices/2026-11?format=xml'),
      await open(`payouts/${payout!.id}/bundle`),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    return answers.map(({ rawPayload }) => rawPayload.toString('base64'))
  }
  const first = await given()
  expect(first[0]).not.toBe(first[1])
  await rename('longer')
  expect(await given()).toEqual(first)
  await rename('back')
})

test('a long statement shows its newest movements and says how many there are', async () => {
  const busy = await aShop(app, 'Busy Shop')
  const id = await aPayoutOfLines(app, busy, 112)
  const pages = await textOfPdf((await document('payouts.statement', { id }, busy.token)).rawPayload)
  const text = pages.join(' ')
  expect(text).toContain('The newest 100 of 112 movements. All 112 are in the CSV')
  expect(pages).toHaveLength(4)
  expect(pages.at(-1)).toContain('P-LARGE · 4 / 4')
})

test('the tax invoice of a month holds the fees of its payouts and their VAT, to the last fils', async () => {
  // 25.00 + 50.00 + 120.03 + 15.00 commission, 4.00 fixed, 23.81 + 5.71 for transfers; 5.33 given back.
  expect(await invoicesOf()).toEqual([
    {
      month: '2026-11',
      number: 'INV-2026-000001',
      currency: 'AED',
      fees: '238.22',
      vat: '11.91',
      total: '250.13',
    },
  ])
  const answer = await document('payouts.invoice', { month: '2026-11' })
  const text = (await textOfPdf(answer.rawPayload)).join(' ')
  for (const shown of [
    'Tax invoice',
    'Daftar Payments LLC',
    '100123456700003',
    'Noor Trading LLC',
    '1 Test Street',
    '30/11/26',
    '01/11/26 – 30/11/26',
    '210.03',
    '−5.00',
    '29.52',
    '5%',
    '238.22',
    '11.91',
    'AED 250.13',
  ])
    expect(text).toContain(shown)
})

test('an invoice keeps the buyer of the day it was issued on, whatever is renamed since', async () => {
  const text = async () =>
    (await textOfPdf((await document('payouts.invoice', { month: '2026-11' })).rawPayload)).join(' ')
  const first = await text()
  await app.db.database.system(
    (tx) =>
      tx`update legal_entity set legal_company_name = 'Renamed LLC' where merchant_id = ${shop.merchant.merchantId}`,
  )
  expect(await text()).toBe(first)
})

test('an invoice is there once its month is over, for who sees the whole merchant alone', async () => {
  app.clock.set(dubai('2026-11-30T23:59:59'))
  expect(await invoicesOf()).toEqual([])
  expect((await document('payouts.invoice', { month: '2026-11' })).statusCode).toBe(404)
  app.clock.set(dubai('2026-12-01T00:00:00'))
  expect(await invoicesOf()).toHaveLength(1)
  expect(await invoicesOf(await shop.member('settlements', [shop.storeB]))).toEqual([])
  const foreign = await aShop(app, 'Somebody Else')
  expect(await invoicesOf(foreign.token)).toEqual([])
  expect((await document('payouts.invoice', { month: '2026-11' }, foreign.token)).statusCode).toBe(404)
  expect((await document('payouts.invoice', { month: '2026-10' })).statusCode).toBe(404)
  app.clock.set(dubai('2026-12-02T12:00:00'))
})

test('the invoice is there as XML for its country, and for its merchant alone', async () => {
  const xmlOf = (as: string) =>
    app.app.http.inject({
      url: '/merchant/api/v1/payout-invoices/2026-11?format=xml',
      headers: { authorization: `Bearer ${as}` },
    })
  const answer = await xmlOf(shop.token)
  expect(answer.headers['content-type']).toContain('application/xml')
  expect(answer.headers['content-disposition']).toContain('INV-2026-000001.xml')
  for (const shown of ['PINT', 'PayableAmount currencyID="AED">250.13<', '>238.22<', '>11.91<'])
    expect(answer.body.toLowerCase()).toContain(shown.toLowerCase())
  const foreign = await aShop(app, 'Another One')
  expect((await xmlOf(foreign.token)).statusCode).toBe(404)
  expect((await xmlOf(await shop.member('supervisor'))).statusCode).toBe(403)
})

test('the provider’s missing tax number is said, and its month waits for it', async () => {
  const other = await aShop(app, 'Muscat Shop')
  await app.db.database.system(
    (tx) => tx`update merchant set country = 'OMN' where merchant_id = ${other.merchant.merchantId}`,
  )
  await settleWeeks(app, '2026-11-23')
  await issueInvoices()
  expect(await invoicesOf(other.token)).toEqual([])
  const answer = await document('payouts.invoice', { month: '2026-11' }, other.token)
  expect(answer.json().details).toMatchObject({ reason: 'seller_tax_number_missing' })
})

test('documents are for who may see payouts [PERM-12]', async () => {
  const [payout] = await payoutsOf()
  const supervisor = await shop.member('supervisor')
  expect((await document('payouts.statement', { id: payout!.id }, supervisor)).statusCode).toBe(403)
  expect((await document('payouts.invoice', { month: '2026-11' }, supervisor)).statusCode).toBe(403)
})
