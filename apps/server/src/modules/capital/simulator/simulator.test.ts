import { addDays } from '@daftar/rules/calendar/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOffer, aRefund, aSale, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
beforeAll(async () => {
  product = await testApp({ now: '2026-11-18T08:00:00Z' })
})
afterAll(() => product.close())

const dubai = (text: string) => new Date(`${text}+04:00`)

async function aTrader(sell: (merchant: MerchantFacts) => Promise<unknown>[]) {
  const made = await product.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return { merchant, offerId: await anOffer(tx, merchant, { at: product.clock.now() }) }
  })
  for (const sale of sell(made.merchant)) await sale
  return { ...made, as: await product.signIn(made.merchant.personId) }
}

const sale = (merchant: MerchantFacts, amountMinor: bigint, at: string) =>
  product.db.database.system((tx) => aSale(tx, merchant, amountMinor, dubai(at)))
const weeksOf = ({ as, offerId }: { as: string; offerId: string }) =>
  product.call('simulator.weeks', { as, params: { offerId } })

test('each full week is the settlement’s S, and what is below zero is carried [DEC-LOAN-10]', async () => {
  const trader = await aTrader((merchant) => [
    // Sunday 23:30 in Dubai is still the week of 19 October.
    sale(merchant, 1_000_000n, '2026-10-25T23:30:00'),
    sale(merchant, 1_000_000n, '2026-11-09T00:00:00'),
    // The running week is not over.
    sale(merchant, 5_000_000n, '2026-11-17T12:00:00'),
  ])
  await product.db.database.system(async (tx) => {
    const order = await aSale(tx, trader.merchant, 100_000n, dubai('2026-10-27T12:00:00'))
    await aRefund(tx, trader.merchant, order, 100_000n, dubai('2026-11-03T12:00:00'))
  })
  const { body } = await weeksOf(trader)
  expect(body).toMatchObject({ currency: 'AED', repayment_rate: 22, fee_factor: 1.5, cap_percent: 100 })
  // 10,000 less 5 % commission, 5 % VAT on it and AED 6; 1,000 less its commission and AED 25; then the
  // refund, carried.
  expect(body.weeks).toEqual([
    { week_start: '2026-10-19', sales_payout: '9469.00' },
    { week_start: '2026-10-26', sales_payout: '922.50' },
    { week_start: '2026-11-02', sales_payout: '0.00' },
    { week_start: '2026-11-09', sales_payout: '8521.50' },
  ])
})

test('at most 52 full weeks, a week without sales among them; a merchant that never sold has none', async () => {
  const trader = await aTrader((merchant) => [
    sale(merchant, 1_000_000n, '2025-03-05T12:00:00'),
    sale(merchant, 1_000_000n, '2026-11-11T12:00:00'),
  ])
  const { weeks } = (await weeksOf(trader)).body
  expect(weeks).toHaveLength(52)
  expect([weeks[0], weeks.at(-1).week_start]).toEqual([
    { week_start: addDays('2026-11-16', -7 * 52), sales_payout: '0.00' },
    '2026-11-09',
  ])
  const quiet = await aTrader(() => [])
  expect((await weeksOf(quiet)).body.weeks).toEqual([])
})

test('only the merchant whose offer it is reads them [DEC-CAPI-10]', async () => {
  const [one, other] = [await aTrader(() => []), await aTrader(() => [])]
  expect((await weeksOf({ as: one.as, offerId: other.offerId })).status).toBe(404)
})
