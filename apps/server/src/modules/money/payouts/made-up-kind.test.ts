import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumMinor } from '@daftar/rules/money/money'
import { payoutSteps, type PayoutStep } from '@daftar/rules/settlement/payout-lines'
import type { Tx } from '../../../platform/database/database.ts'
import { renderPdf } from '../../../platform/documents/render.ts'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { runText } from '../../../testing/database/planted.ts'
import { moneyFaults } from '../../../testing/money/settlement.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { contribute, waterfallOfRow, type PayoutRow } from '../settlement/index.ts'
import { statementDocument } from './document/statement.ts'
import { linesOf, newestLines } from './lines.ts'
import { aShop, dubai, settleWeeks, type Shop } from './testing.ts'
import { presentWaterfall } from './waterfall.ts'

/**
 * A kind of line that nothing in the product knows but its row in the table, its words, and the list of the
 * database.
 */
const row: PayoutStep = {
  figure: 'madeUpMinor',
  sign: -1n,
  group: 'other',
  from: 'contributed',
  line: { kind: 'made_up', report: 'made up' },
  account: 'adjustments',
}
const step = 'made_ups' as 'disputes'

let app: TestApp
let shop: Shop
let payout: PayoutRow
const inSystem = <T>(work: (tx: Tx) => Promise<T>) => app.db.database.system(work)
beforeAll(async () => {
  Object.assign(payoutSteps, { [step]: row })
  app = await testApp({ now: '2026-11-23T08:00:00Z' })
  await runText(
    app.db.owner,
    `create or replace function payout_line_kinds() returns text[] language sql immutable parallel safe return
       array['sale', 'refund', 'payout_fee', 'made_up']`,
  )
  shop = await aShop(app)
  await settleWeeks(app, '2026-11-16')
  const { merchantId, currency } = shop.merchant
  const taken = { merchantId, kind: 'made_up' as 'dispute', id: 'one', orderId: null, currency }
  await inSystem((tx) =>
    contribute(tx, { ...taken, amountMinor: -12_345n, note: 'by nobody', at: dubai('2026-11-18T12:00:00') }),
  )
  await settleWeeks(app, '2026-11-23')
  const [made] = await inSystem(
    (tx) => tx<PayoutRow[]>`select * from payout where merchant_id = ${merchantId} and sequence = 2`,
  )
  payout = made!
})
afterAll(async () => {
  Reflect.deleteProperty(payoutSteps, step)
  await app.close()
})

test('a new row of the table is in the sum of the payout, in its waterfall and in the journal', async () => {
  expect(payout.contributed).toEqual({ made_up: '-12345' })
  expect(payout.payout_minor).toBe(340_267n - 12_345n)
  const waterfall = waterfallOfRow(payout)
  expect(waterfall[step]).toBe(-12_345n)
  expect(sumMinor(Object.values(waterfall))).toBe(payout.payout_minor)
  expect(presentWaterfall(waterfall, 'AED')).toContainEqual({ step, amount: '-123.45' })
  expect(await inSystem(moneyFaults)).toEqual([])
})

test('its figure is frozen as every other is', async () => {
  const change = inSystem((tx) => tx`update payout set contributed = '{}' where id = ${payout.id}`)
  await expect(change).rejects.toMatchObject({ constraint_name: 'payout_frozen' })
})

test('its lines are in the CSV by their own type', async () => {
  const week = { created_at_gte: '2026-11-23', created_at_lte: '2026-11-23' }
  const { body } = await app.call('payouts.export', { body: week, as: shop.token })
  const line = body.split('\n').find((one: string) => one.includes('made up'))
  expect(line.split(',').slice(5)).toEqual([
    'made up',
    '',
    '',
    '',
    'AED',
    '-123.45',
    '',
    '0.00',
    '0.00',
    '0.00',
    '-123.45',
    '',
  ])
})

test('it is on the statement, among the steps and among the lines, by its words', async () => {
  const { merchantId, currency } = shop.merchant
  const reached = { merchantId, currency, storeIds: null } as unknown as Parameters<typeof newestLines>[1]
  const lines = await inSystem((tx) => newestLines(tx, reached, linesOf(tx, payout), 10))
  const name = { en: 'Noor', ar: 'نور' }
  const party = { name, address: name, taxNumber: null, registration: null }
  const contents = {
    provider: name,
    seller: party,
    merchant: party,
    payout,
    zone: 'Asia/Dubai',
    stores: [],
    lines,
    movements: 6,
  }
  const words = { step: (one: string) => () => `STEP ${one}`, kind: (one: string) => () => `LINE ${one}` }
  const text = (await textOfPdf(await renderPdf(async () => statementDocument(contents, words)))).join(' ')
  for (const shown of ['STEP made_ups', 'LINE made_up', 'by nobody', '−123.45']) expect(text).toContain(shown)
})
