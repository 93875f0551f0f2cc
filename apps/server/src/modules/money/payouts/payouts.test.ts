import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aShop, confirmTransfers, settleWeeks, type Shop } from './testing.ts'
import { values } from '../../../platform/database/rows.ts'

let app: TestApp
let shop: Shop
let foreign: Shop
beforeAll(async () => {
  app = await testApp({
    now: '2026-11-23T08:00:00Z',
    env: { CAPITAL_HOLIDAYS: 'AED=2026-12-02,KWD=2027-02-25' },
  })
  shop = await aShop(app)
  foreign = await aShop(app, 'Somebody Else')
  await settleWeeks(app, '2026-11-16', '2026-11-23')
  await confirmTransfers(app, shop)
})
afterAll(() => app.close())

const list = (query: Record<string, string> = {}, as = shop.token) => app.call('payouts.list', { query, as })
const netsOf = (body: { payouts: { net: string }[] }) => body.payouts.map((payout) => payout.net)

async function lastPayout(as = shop.token) {
  const { body } = await list({}, as)
  return (await app.call('payouts.read', { params: { id: body.payouts[0].id }, as })).body.payout
}

const linesOf = (id: string, query: Record<string, string> = {}, as = shop.token) =>
  app.call('payouts.transactions', { params: { id }, query, as })

test('completed payouts are listed newest first, gross and deductions coming to the net [PO-01, DEC-PO-3]', async () => {
  const { body } = await list()
  expect(body.total).toBe(2)
  expect(body.payouts).toMatchObject([
    {
      merchant_name: 'Noor Trading',
      gross: '3600.50',
      deductions: '-197.83',
      net: '3402.67',
      sales: '3700.50',
      refunds: '-100.00',
      fees: '-197.83',
      advance: '0.00',
      other: '0.00',
      currency: 'AED',
      status: 'paid',
      cycle: 'weekly',
      period_from: '2026-11-15T20:00:00.000Z',
      period_until: '2026-11-22T20:00:00.000Z',
    },
    { gross: '500.00', deductions: '-52.30', net: '447.70', status: 'paid' },
  ])
  expect(body.payouts[0].store_ids.toSorted()).toEqual([shop.storeA, shop.storeB].toSorted())
  expect(body.payouts[1].store_ids).toEqual([shop.storeA])
})

test('a payout explains itself: every step as worked out by hand, together the transfer [DEC-PO-4, PO-16]', async () => {
  const payout = await lastPayout()
  const steps = Object.fromEntries(
    payout.waterfall.map(({ step, amount }: { step: string; amount: string }) => [step, amount]),
  )
  expect(steps).toMatchObject({
    sales: '3700.50',
    refunds: '-100.00',
    commission_percent: '-180.03',
    commission_fixed: '-2.67',
    commission_vat: '-9.13',
    disputes: '0.00',
    payout_fee: '-5.71',
    payout_fee_vat: '-0.29',
    capital_repayment: '0.00',
  })
  expect(sumOf(payout.waterfall.map(({ amount }: { amount: string }) => amount))).toBe('3402.67')
  expect(payout).toMatchObject({
    iban_last_four: '3456',
    bank_name: 'Test Bank',
    bank_reference: 'BNK-2',
    movements: 5,
    previous: { net: '447.70' },
  })
  expect(sumOf(payout.previous.waterfall.map(({ amount }: { amount: string }) => amount))).toBe('447.70')
  expect(payout.by_store).toEqual([
    { store_id: shop.storeB, sales: '2400.50', refunds: '0.00', net: '2273.42' },
    { store_id: shop.storeA, sales: '1300.00', refunds: '-100.00', net: '1135.25' },
  ])
})

test('who moved a payout and when is told, from its closing to the bank [DEC-PO-4]', async () => {
  const { events } = await lastPayout()
  expect(events.map((event: { status: string }) => event.status)).toEqual(['pending', 'in_transit', 'paid'])
  expect(events[0].at).toBe('2026-11-23T02:00:00.000Z')
  expect(events[2].at).toBe('2026-11-23T08:00:00.000Z')
})

test('a settlement below AED 2,500 was charged AED 25, with the VAT inside [PO-15]', async () => {
  const { body } = await list()
  const { payout } = (await app.call('payouts.read', { params: { id: body.payouts[1].id }, as: shop.token }))
    .body
  const fees = payout.waterfall.filter(({ step }: { step: string }) => step.startsWith('payout_fee'))
  expect(fees.map(({ amount }: { amount: string }) => amount)).toEqual(['-23.81', '-1.19'])
  expect(payout.previous).toBeNull()
})

test('the movements of a payout sum to it, newest first, a page at a time [DEC-PO-4]', async () => {
  const { id, net } = await lastPayout()
  const first = (await linesOf(id, { page_size: '3' })).body
  const second = (await linesOf(id, { page_size: '3', page_token: first.next_page_token })).body
  const all = [...first.transactions, ...second.transactions]
  expect([first.total, second.next_page_token, all.length]).toEqual([5, null, 5])
  expect(new Set(all.map((line) => line.id)).size).toBe(5)
  expect(all.map((line) => [line.kind, line.amount, line.fee, line.vat, line.net])).toEqual([
    ['payout_fee', '-5.71', '0.00', '0.29', '-6.00'],
    ['refund', '-100.00', '-5.33', '-0.27', '-94.40'],
    ['sale', '300.00', '16.00', '0.80', '283.20'],
    ['sale', '2400.50', '121.03', '6.05', '2273.42'],
    ['sale', '1000.00', '51.00', '2.55', '946.45'],
  ])
  expect(sumOf(all.map((line) => line.net))).toBe(net)
})

test('movements are found by order number and by reference, whatever the case, and by the step they are in [DEC-PO-4]', async () => {
  const { id } = await lastPayout()
  const number = shop.orders[2]!
  const found = async (search: string) => (await linesOf(id, { search })).body
  expect((await found(number.toLowerCase())).transactions).toMatchObject([
    { order_number: number, order_reference: 'WEB-77', store_id: shop.storeB },
  ])
  expect((await found('web-7')).total).toBe(1)
  expect((await found('100%')).transactions).toEqual([])
  expect((await found(shop.orders[0]!)).transactions).toEqual([])
  expect((await linesOf(id, { kinds: 'refund,payout_fee' })).body.transactions).toHaveLength(2)
})

test('a day counts from its first to its last millisecond where the merchant is [PO-03, PO-05]', async () => {
  // Closed on Monday 23 November at 06:00 in Dubai, which is still Monday from 20:00 UTC on Sunday.
  const moments = [
    '2026-11-22T19:59:59.999Z',
    '2026-11-22T20:00:00Z',
    '2026-11-23T19:59:59.999Z',
    '2026-11-23T20:00:00Z',
  ]
  const merchants = await Promise.all(moments.map(() => aShop(app)))
  for (const [index, one] of merchants.entries()) await closedAt(one, new Date(moments[index]!))
  const seen = await Promise.all(
    merchants.map(async (one) => {
      const query = { created_at_gte: '2026-11-23', created_at_lte: '2026-11-23' }
      return (await list(query, one.token)).body.total
    }),
  )
  expect(seen).toEqual([0, 1, 1, 0])
})

test('a range is at most twelve months and does not end before it begins [PO-03, DEC-PO-7]', async () => {
  const ask = (created_at_gte: string, created_at_lte: string) => list({ created_at_gte, created_at_lte })
  expect((await ask('2025-11-24', '2026-11-23')).status).toBe(200)
  const long = await ask('2025-11-23', '2026-11-23')
  expect([long.status, long.body.details.fields]).toEqual([400, { created_at_lte: 'above_maximum' }])
  expect((await ask('2026-11-23', '2026-11-22')).body.details.fields).toEqual({
    created_at_lte: 'below_minimum',
  })
  expect(netsOf((await ask('2026-11-16', '2026-11-16')).body)).toEqual(['447.70'])
})

test('payouts are filtered by status, stores and merchants, together [PO-04, DEC-PO-6, DEC-PO-7]', async () => {
  expect(netsOf((await list({ store_ids: shop.storeB })).body)).toEqual(['3402.67'])
  expect((await list({ store_ids: `${shop.storeA},${shop.storeB}` })).body.total).toBe(2)
  expect((await list({ status: 'failed,held' })).body).toMatchObject({ payouts: [], total: 0 })
  const own = shop.merchant.merchantId
  expect((await list({ merchant_ids: own, status: 'paid', store_ids: shop.storeA })).body.total).toBe(2)
})

test('pages follow one another without a gap or a repeat [DEC-PO-3]', async () => {
  const first = (await list({ page_size: '1' })).body
  const second = (await list({ page_size: '1', page_token: first.next_page_token })).body
  expect([...netsOf(first), ...netsOf(second)]).toEqual(['3402.67', '447.70'])
  expect([first.total, second.next_page_token]).toEqual([2, null])
})

test('settlements and workspace admins see payouts, others are told they may not [PO-02, PERM-12]', async () => {
  const status = async (as: string) => (await list({}, as)).status
  expect(await status(await shop.member('settlements'))).toBe(200)
  expect(await status(await shop.member('supervisor'))).toBe(403)
  expect(await status(await shop.member('sales_manager'))).toBe(403)
})

test('a person limited to stores sees payouts that hold one of them, and their movements alone [PERM-07]', async () => {
  const limited = await shop.member('settlements', [shop.storeB])
  expect(netsOf((await list({}, limited)).body)).toEqual(['3402.67'])
  const payout = await lastPayout(limited)
  expect(payout).toMatchObject({ movements: 1, previous: null })
  expect(payout.by_store).toHaveLength(1)
  const { body } = await linesOf(payout.id, {}, limited)
  expect(body.transactions.map((line: { store_id: string }) => line.store_id)).toEqual([shop.storeB])
  const { body: all } = await list()
  const hidden = await app.call('payouts.read', { params: { id: all.payouts[1].id }, as: limited })
  expect(hidden.status).toBe(404)
})

test('another merchant’s payout is not there, in no list and by no id [DEC-CAPI-10]', async () => {
  const { body } = await list({}, foreign.token)
  const id = body.payouts[0].id
  for (const endpoint of ['payouts.read', 'payouts.transactions', 'payouts.statement'] as const)
    expect((await app.call(endpoint, { params: { id }, as: shop.token })).status).toBe(404)
  expect((await list({ merchant_ids: foreign.merchant.merchantId })).status).toBe(404)
  expect(JSON.stringify((await list()).body)).not.toContain(foreign.merchant.merchantId)
})

test('transfers a bank statement is matched against carry what the bank shows, on the day they were sent', async () => {
  const ask = (from: string, to: string) =>
    app.call('payouts.deposits', { query: { from, to }, as: shop.token })
  const { body } = await ask('2026-11-16', '2026-11-23')
  expect(body.holidays).toEqual({ AED: ['2026-12-02'] })
  expect(body.deposits).toMatchObject([
    {
      amount: '3402.67',
      issued_on: '2026-11-23',
      status: 'paid',
      bank_reference: 'BNK-2',
      iban_last_four: '3456',
    },
    { amount: '447.70', issued_on: '2026-11-16', status: 'paid', bank_reference: 'BNK-1' },
  ])
  expect((await ask('2026-11-17', '2026-11-22')).body.deposits).toEqual([])
  expect((await ask('2025-01-01', '2026-11-23')).status).toBe(400)
})

/** A payout without a movement's sum, closed at a given moment. */
async function closedAt(one: Shop, at: Date): Promise<void> {
  await app.db.database.system(async (tx) => {
    const row = { merchant_id: one.merchant.merchantId, id: 'set_moment' }
    await tx`insert into payout ${values(tx, 'payout', {
      ...row,
      number: 'P-MOMENT',
      sequence: 900,
      currency: 'AED',
      week_start: '2026-11-16',
      run_date: '2026-11-23',
      period_from: new Date(at.getTime() - 1000),
      period_until: at,
      created_at: at,
    })}`
    await tx`update payout set closed_at = ${at}, status = 'carried' where merchant_id = ${row.merchant_id} and id = ${row.id}`
  })
}

/** Decimal strings of two places, exactly. */
function sumOf(amounts: string[]): string {
  const minor = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
