import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSale, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, tally } from '../../../testing/app/desk-builders.ts'
import { offersIn, sixMonthsOfSales } from '../../../testing/capital/offers.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let first: string
let second: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  first = await aReviewer(app, 'underwriter')
  second = await aReviewer(app, 'underwriter')
})
afterAll(() => app.close())

/** So much in each of the last ten full weeks, on its Wednesday. */
async function aSeller(weeklyMinor: bigint): Promise<MerchantFacts> {
  return app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    for (let week = 0; week < 10; week += 1)
      await aSale(
        tx,
        merchant,
        weeklyMinor,
        new Date(Date.parse('2026-11-11T08:00:00Z') - week * 604_800_000),
      )
    return merchant
  })
}

const why = 'Statements show three times as much, sold elsewhere.'

function make({ merchantId, storeId }: MerchantFacts, given: object = {}) {
  const body = { merchant_id: merchantId, store_id: storeId, amount: '100000', tenor: 20, ...given }
  return app.call('offers.make', { as: first, body })
}

const decide = (id: string, decision: 'approve' | 'decline', as = second) =>
  app.call('offers.decide', { as, params: { id }, body: { decision, note: 'Looked at the statements.' } })

const seenBy = async (merchant: MerchantFacts) =>
  (await app.call('offers.list', { as: await app.signIn(merchant.personId) })).body.offers

const letters = async (merchant: MerchantFacts) => {
  await app.deliver()
  return (await app.inbox()).filter((mail) => mail.recipient === `${merchant.personId}@test.example`)
}

/** 5,375 a week of an average of about 8,500 is 63 percent; of about 9,500 it is 57. */
const [heavySales, bearableSales] = [900_000n, 1_000_000n]

test('an offer that takes more than 60 percent of an average week needs a reason at its field', async () => {
  const merchant = await aSeller(heavySales)
  const facts = await app.call('offers.facts', { as: first, params: { id: merchant.merchantId } })
  // 9,000 less commission, its VAT and the fee of the transfer.
  expect(facts.body.facts.average_week).toBe('8521.50')
  const refused = await make(merchant)
  expect([refused.status, refused.body.details.fields]).toEqual([400, { burden_reason: 'required' }])
  expect(await offersIn(app, merchant.merchantId)).toEqual([])
})

test('with a reason it waits for a second person, and until then no merchant sees it', async () => {
  const merchant = await aSeller(heavySales)
  const { body } = await make(merchant, { burden_reason: why })
  expect(body.offer).toMatchObject({
    status: 'proposed',
    burden_percent: 63.08,
    burden_reason: why,
    approved_by: null,
  })
  expect(await seenBy(merchant)).toEqual([])
  expect(await letters(merchant)).toEqual([])
  expect((await decide(body.offer.id, 'approve', first)).body.details.reason).toBe('own_proposal')
  app.clock.advance(86_400_000)
  const approved = await decide(body.offer.id, 'approve')
  // Thirty days from the approval on.
  expect(approved.body.offer).toMatchObject({ status: 'active', expires_at: '2026-12-22T20:00:00.000Z' })
  expect(approved.body.offer.approved_by).toBeTruthy()
  expect(await seenBy(merchant)).toMatchObject([{ id: body.offer.id }])
  expect(await letters(merchant)).toHaveLength(1)
  app.clock.set(new Date('2026-11-22T08:00:00Z'))
})

test('who proposed a heavy offer may take it back, and the night does not make it either', async () => {
  const merchant = await aSeller(heavySales)
  const { body } = await make(merchant, { burden_reason: why })
  expect((await decide(body.offer.id, 'decline', first)).body.offer.status).toBe('withdrawn')
  expect((await decide(body.offer.id, 'approve')).body.details.reason).toBe('wrong_status')
})

test('of many decisions on one proposal one takes effect, and one letter goes out', async () => {
  const merchant = await aSeller(heavySales)
  const { id } = (await make(merchant, { burden_reason: why })).body.offer
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => decide(id, at % 2 === 0 ? 'approve' : 'decline')),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
  const [offer] = await offersIn(app, merchant.merchantId)
  expect(await letters(merchant)).toHaveLength(offer?.status === 'active' ? 1 : 0)
})

test('what an average week bears is made by one, whatever reason is given', async () => {
  const merchant = await aSeller(bearableSales)
  const { body } = await make(merchant, { burden_reason: why })
  expect(body.offer).toMatchObject({ status: 'active', burden_percent: 56.76, burden_reason: '' })
})

test('the night makes no offer whose minimum is most of an average week, and another merchant has its own', async () => {
  const [proposer, decider] = [await app.aStaff('finance'), await app.aStaff('finance')]
  const [bearable, heavy] = await app.db.database.system(async (tx) => {
    const made = [await aMerchant(tx), await aMerchant(tx)] as const
    await sixMonthsOfSales(tx, made[0], 2_000_000n)
    // Three good months after three of next to nothing, of which most came back as refunds of the weeks
    // since.
    await sixMonthsOfSales(tx, made[1], 2_000_000n)
    await tx`insert into adjustment (merchant_id, id, currency, amount_minor, reason, note, status, proposed_by, proposed_at, decided_by, decided_at)
             values (${made[1].merchantId}, 'adj_heavy', 'AED', -7000000, 'other', 'Fees of spring', 'approved',
                     ${proposer}, '2026-06-01T08:00:00Z', ${decider}, '2026-06-01T09:00:00Z')`
    return made
  })
  await app.call('offers.size', { as: first, body: {} })
  expect(await offersIn(app, bearable.merchantId)).toMatchObject([{ status: 'active', made_by: 'job' }])
  expect(await offersIn(app, heavy.merchantId)).toEqual([])
})

test('the database keeps a heavy offer from being anybody’s alone', async () => {
  const merchant = await aSeller(heavySales)
  const { id } = (await make(merchant, { burden_reason: why })).body.offer
  const alone = (approver: string) =>
    app.db.database.system(
      (tx) => tx`update offer set status = 'active', approved_by = ${approver} where id = ${id}`,
    )
  await expect(alone('')).rejects.toThrow('offer_heavy_by_two')
  const [{ made_by: maker } = { made_by: '' }] = await offersIn(app, merchant.merchantId)
  await expect(alone(maker)).rejects.toThrow('offer_heavy_by_two')
})
