import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aMerchant, anOrder } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { dubai, settleWeeks } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ now: '2026-11-26T08:00:00Z' })
})
afterAll(() => app.close())

const now = (text: string) => app.clock.set(dubai(text))

/** Commission 5 % and VAT 5 %; an order of 1,000.00 that was paid out, and one of so much that is not. */
async function aTrader(openMinor: bigint) {
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    const sale = (amountMinor: bigint, at: string) =>
      anOrder(tx, merchant, { amountMinor, at: dubai(at), as: 'captured' })
    const paid = await sale(100_000n, '2026-11-18T12:00:00')
    if (openMinor > 0n) await sale(openMinor, '2026-11-24T12:00:00')
    return { merchant, paid: paid.id }
  })
  const token = await app.signIn(made.merchant.personId)
  const params = { params: { id: made.paid } }
  return {
    ...made,
    token,
    effect: (amount: string, as = token) =>
      app.call('orders.refundEffect', { ...params, query: { amount }, as }),
    refund: (amount: string) =>
      app.call('orders.refund', { ...params, body: { amount, reason: 'returned' }, as: token }),
    waits: async () => (await app.call('orders.payouts', { ...params, as: token })).body.refund_waits,
    upcoming: async () => (await app.call('payouts.upcoming', { as: token })).body.upcoming[0],
    payouts: async () => (await app.call('payouts.list', { as: token })).body.payouts,
  }
}

test('before the press a refund says what covers it, and that is what then happens [DEC-ORD-5]', async () => {
  const trader = await aTrader(60_000n)
  await settleWeeks(app, '2026-11-23')
  now('2026-11-26T12:00:00')
  const before = await trader.upcoming()
  const { body } = await trader.effect('200')
  // 200.00 less 10.00 and 0.50 VAT of the commission.
  expect(body).toMatchObject({
    amount: '200.00',
    fee_back: '10.50',
    net: '189.50',
    covered: '189.50',
    short: '0.00',
    pays_on: '2026-11-30',
    next_on: '2026-12-07',
  })
  expect(body.payout.before).toBe(before.estimate)
  await trader.refund('200')
  now('2026-11-26T12:00:01')
  expect((await trader.upcoming()).estimate).toBe(body.payout.after)
})

test('what no payout covers yet is short by so much: carried, and taken when sales come [DEC-ORD-5, DEC-LOAN-10]', async () => {
  now('2026-11-26T12:00:00')
  const trader = await aTrader(60_000n)
  await settleWeeks(app, '2026-11-23')
  const { body } = await trader.effect('1000')
  // 947.50 against 568.50 that is captured: 379.00 are not there.
  expect(body).toMatchObject({ net: '947.50', covered: '568.50', short: '379.00', payout: { after: '0.00' } })
  await trader.refund('1000')
  // The order says so, as it was said before the press, and so does a letter.
  const waits = { amount: body.short, next_on: body.next_on }
  expect(await trader.waits()).toEqual(waits)
  await app.deliver()
  const letters = (await app.inbox()).filter(({ subject }) => subject?.includes('A refund waits'))
  expect(letters.map(({ recipient }) => recipient)).toEqual([`${trader.merchant.personId}@test.example`])
  now('2026-11-30T05:30:00')
  await settleWeeks(app, '2026-11-30')
  const [carried] = await trader.payouts()
  expect([carried.net, carried.status]).toEqual(['0.00', 'carried'])
  now('2026-12-01T12:00:00')
  await app.db.database.system((tx) =>
    anOrder(tx, trader.merchant, { amountMinor: 100_000n, at: dubai('2026-12-01T10:00:00'), as: 'captured' }),
  )
  const next = await trader.upcoming()
  const carriedIn = next.waterfall.find(({ step }: { step: string }) => step === 'carried_in')
  expect(carriedIn.amount).toBe(`-${body.short}`)
  // 947.50 of the new sale less 379.00 and the AED 25 of the transfer.
  expect(next.estimate).toBe('543.50')
  expect(await trader.waits()).toBeNull()
  now('2026-11-26T12:00:00')
})

test('between cut-off and run a refund is of the payout after the one that is being closed', async () => {
  now('2026-11-26T12:00:00')
  const trader = await aTrader(60_000n)
  await settleWeeks(app, '2026-11-23')
  now('2026-11-30T05:00:00')
  const { body } = await trader.effect('100')
  expect(body).toMatchObject({
    covered: '0.00',
    short: '94.75',
    pays_on: '2026-12-07',
    next_on: '2026-12-14',
  })
  now('2026-11-26T12:00:00')
})

test('who may refund and not see payouts is told what covers it, without what is paid [DEC-USR-5]', async () => {
  const trader = await aTrader(60_000n)
  const { merchantId } = trader.merchant
  const as = async (role: 'supervisor' | 'settlements') =>
    app.signIn(await app.db.database.system((tx) => aMember(tx, merchantId, { role })))
  const { body } = await trader.effect('100', await as('supervisor'))
  expect(body).toMatchObject({ net: '94.75', short: '0.00', payout: null })
  expect((await trader.effect('100', await as('settlements'))).status).toBe(403)
})

test('what could not be refunded says so before the press as well', async () => {
  const trader = await aTrader(0n)
  const reason = async (amount: string) => (await trader.effect(amount)).body.details
  expect((await reason('1000.01')).reason).toBe('amount_over_rest')
  expect((await reason('0')).fields.amount).toBeTruthy()
  now('2027-06-26T12:00:00')
  expect((await reason('1')).reason).toBe('refund_too_late')
  const other = await aTrader(0n)
  expect(
    (
      await app.call('orders.refundEffect', {
        params: { id: trader.paid },
        query: { amount: '1' },
        as: other.token,
      })
    ).status,
  ).toBe(404)
})
