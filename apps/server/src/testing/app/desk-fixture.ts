import { afterAll, beforeAll } from 'vitest'
import { aMerchant, aSale, type MerchantFacts } from './builders.ts'
import { testApp, type TestApp } from './test-app.ts'

/** The product for a file of tests, with two people of finance and an underwriter at its desk. */
export function deskFixture(now = '2026-11-18T08:00:00Z') {
  let product: TestApp
  let people: Record<'finance' | 'second' | 'underwriter', string>
  beforeAll(async () => {
    product = await testApp({ now })
    people = {
      finance: await product.signInStaff(await product.aStaff('finance')),
      second: await product.signInStaff(await product.aStaff('finance')),
      underwriter: await product.signInStaff(await product.aStaff('underwriter')),
    }
  })
  afterAll(() => product.close())

  /** A call by finance, where nobody else is named. */
  const desk = (id: Parameters<TestApp['call']>[0], call: Parameters<TestApp['call']>[1] = {}) =>
    product.call(id, { as: people.finance, ...call })
  const payoutsOf = async ({ merchantId }: MerchantFacts) =>
    (await desk('settlement.payouts', { query: { merchant_id: merchantId } })).body.payouts
  return {
    get product() {
      return product
    },
    get people() {
      return people
    },
    desk,
    payoutsOf,
    payoutOf: async (merchant: MerchantFacts) => (await payoutsOf(merchant))[0],
    moveTo: (time: string) => product.clock.set(new Date(time)),
    runOf: (day: string) => product.app.runWeek('AED', new Date(`${day}T02:00:00Z`)),
    /** A merchant without commission who sold something a minute ago. */
    aTrader: (amountMinor = 500_000n, currency: MerchantFacts['currency'] = 'AED') =>
      product.db.database.system(async (tx) => {
        const merchant = await aMerchant(tx, { commissionHundredths: 0, currency, name: 'Trader' })
        await aSale(tx, merchant, amountMinor, new Date(product.clock.now().getTime() - 60_000))
        return merchant
      }),
  }
}
