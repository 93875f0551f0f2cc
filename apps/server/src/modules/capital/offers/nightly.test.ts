import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aMerchant,
  anOffer,
  aSale,
  aSignedAdvance,
  aStore,
  type MerchantFacts,
  noAdmin,
} from '../../../testing/app/builders.ts'
import { aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { offersIn, sixMonthsOfSales } from '../../../testing/capital/offers.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { nightsBetween } from './nightly.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  admin = await app.signInStaff(await app.aStaff('desk_admin'))
})
afterAll(() => app.close())

const system = <T>(work: Parameters<typeof app.db.database.system<T>>[0]) => app.db.database.system<T>(work)

/** A merchant with 20,000 of sales in each of six months, and whatever else is said. */
async function aSeller(
  given: Parameters<typeof aMerchant>[1] & { monthlyMinor?: bigint; without?: string[] } = {},
): Promise<MerchantFacts> {
  const { monthlyMinor = 2_000_000n, without = [], ...merchant } = given
  return system(async (tx) => {
    const made = await aMerchant(tx, merchant)
    await sixMonthsOfSales(tx, made, monthlyMinor, without)
    return made
  })
}

async function run() {
  const { status, body } = await app.call('offers.size', { as: admin, body: {} })
  expect(status).toBe(200)
  return body
}

async function mails(merchant: MerchantFacts) {
  await app.deliver()
  return (await app.inbox()).filter((mail) => mail.recipient === `${merchant.personId}@test.example`)
}

test('six months of sales are an offer of 150 percent of the average month, for 30 days, and a letter [DEC-OFR-1, CAP-12, OFR-01, OFR-02]', async () => {
  const seller = await aSeller()
  const dry = await app.call('offers.sizing', { as: admin })
  expect(dry.body.sizing).toMatchObject([
    { currency: 'AED', merchants: 1, offers: 1, early_pay_offs: 0, amount: '30000.00' },
  ])
  expect(await offersIn(app, seller.merchantId)).toEqual([])
  expect(await run()).toEqual({ ...dry.body, withdrawn: 0 })
  const [offer] = await offersIn(app, seller.merchantId)
  expect(offer).toMatchObject({
    store_id: seller.storeId,
    status: 'active',
    amount: '3000000',
    // 22 percent of 4,615 a week are 1,015: 33,150 take longer than the longest.
    tenor: 28,
    made_by: 'job',
    tags: ['bank_statement_required'],
    sized_on_minor: 6_000_000n,
    // The 30th day after 22 November begins at midnight in Dubai.
    expires_at: new Date('2026-12-21T20:00:00Z'),
    moves: ['none>active system'],
  })
  const token = await app.signIn(seller.personId)
  const { body } = await app.call('offers.list', { as: token })
  expect(body.offers).toMatchObject([
    {
      id: offer?.id,
      merchant_id: seller.merchantId,
      store_id: seller.storeId,
      merchant_name: 'Test Merchant',
      currency: 'AED',
      amount: '30000.00',
      tenor: 28,
      repayment_rate: 22,
      tags: ['bank_statement_required'],
      metadata: { early_payoff_loan_deduction: null, early_payoff_loan_resulting_amount: null },
    },
  ])
  const [mail, ...others] = await mails(seller)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('30,000.00')
  expect(mail?.text).toContain(`/finance/tabby-capital/offers/${offer?.id}`)
  expect(mail?.text).toContain('21/12/26')
  expect(mail?.text).toContain('العرض سارٍ حتى')
})

test('a run that is repeated, or that runs eight times at once, makes one offer and one letter [DEC-OFR-1]', async () => {
  const seller = await aSeller()
  await Promise.all(Array.from({ length: 8 }, () => app.call('offers.size', { as: admin, body: {} })))
  const first = await offersIn(app, seller.merchantId)
  expect(first).toHaveLength(1)
  expect((await run()).sizing[0].offers).toBe(0)
  expect(await offersIn(app, seller.merchantId)).toEqual(first)
  expect(await mails(seller)).toHaveLength(1)
})

test('none below 10,000, none without sales in one of six months, none outside the supported country [DEC-OFR-1]', async () => {
  const none = [
    await aSeller({ monthlyMinor: 666_600n }),
    await aSeller({ without: ['06'] }),
    await aSeller({ currency: 'SAR' }),
    await aSeller({ currency: 'SAR' }),
  ]
  await system((tx) => tx`update merchant set country = 'ARE' where merchant_id = ${none.at(-1)!.merchantId}`)
  const enough = await aSeller({ monthlyMinor: 666_700n })
  await run()
  for (const { merchantId } of none) expect(await offersIn(app, merchantId)).toEqual([])
  expect(await offersIn(app, enough.merchantId)).toMatchObject([{ amount: '1000000' }])
})

test('every store is sized on its own sales of the last three full months [DEC-OFR-1]', async () => {
  const seller = await aSeller()
  const second = await system(async (tx) => {
    const storeId = await aStore(tx, seller)
    await aSale(tx, { ...seller, storeId }, 9_000_000n, new Date('2026-10-31T19:59:59Z'))
    // The month is over in Dubai four hours before it is in London.
    await aSale(tx, { ...seller, storeId }, 90_000_000n, new Date('2026-10-31T20:00:00Z'))
    await aSale(tx, { ...seller, storeId }, 90_000_000n, new Date('2026-07-31T19:59:59Z'))
    return storeId
  })
  await run()
  const offers = await offersIn(app, seller.merchantId)
  expect(offers.find((offer) => offer.store_id === second)?.amount).toBe('4500000')
  expect(offers.find((offer) => offer.store_id === seller.storeId)?.amount).toBe('3000000')
})

test('sales in another currency size no offer [DEC-OFR-1]', async () => {
  const seller = await aSeller()
  await system((tx) =>
    aSale(tx, { ...seller, currency: 'SAR' }, 90_000_000n, new Date('2026-10-15T08:00:00Z')),
  )
  await run()
  expect(await offersIn(app, seller.merchantId)).toMatchObject([{ amount: '3000000' }])
})

test('nobody is mailed about an offer they may not see [PERM-04]', async () => {
  const [unseen, blocked, staffed] = [await aSeller(), await aSeller(), await aSeller()]
  await system(async (tx) => {
    await tx`update merchant_experiment set enabled = false where merchant_id = ${unseen.merchantId} and name = 'capital'`
    await tx`update person set blocked_at = now() where id = ${blocked.personId}`
    await noAdmin(tx, staffed)
  })
  await run()
  for (const seller of [unseen, blocked, staffed]) {
    expect(await offersIn(app, seller.merchantId)).toHaveLength(1)
    expect(await mails(seller)).toEqual([])
  }
})

test('an open advance, arrears, a write-off, a suspension and a recent rejection keep offers back [DEC-OFR-1, DEC-APPL-11]', async () => {
  const sellers = {
    open: await aSeller(),
    overdue: await aSeller(),
    writtenOff: await aSeller(),
    suspended: await aSeller(),
    entity: await aSeller(),
    rejected: await aSeller(),
    sandbox: await aSeller(),
  }
  const rejectedAt = app.clock.now()
  await system(async (tx) => {
    for (const name of ['open', 'overdue', 'writtenOff'] as const) {
      const advance = await aSignedAdvance(tx, sellers[name], { at: app.clock.now() })
      await app.app.createAdvance(tx, advance, app.clock.now())
      await tx`update offer set status = 'used' where id = ${advance.offer_id}`
    }
    await tx`update advance set status = 'overdue' where merchant_id = ${sellers.overdue.merchantId}`
    await tx`update advance set status = 'closed', written_off_at = now() where merchant_id = ${sellers.writtenOff.merchantId}`
    await tx`update merchant set suspended_at = now() where merchant_id = ${sellers.suspended.merchantId}`
    await tx`update legal_entity set status = 'suspended', suspended_at = created_at where merchant_id = ${sellers.entity.merchantId}`
    await tx`update merchant set sandbox_of = ${sellers.open.merchantId} where merchant_id = ${sellers.sandbox.merchantId}`
    const { id, offerId } = await aSubmittedApplication(tx, sellers.rejected)
    await tx`update application set status = 'rejected', saved_at = ${rejectedAt} where id = ${id}`
    await tx`update offer set status = 'withdrawn' where id = ${offerId}`
  })
  await run()
  for (const { merchantId } of Object.values(sellers))
    expect((await offersIn(app, merchantId)).filter((offer) => offer.made_by === 'job')).toEqual([])
  // One that was voided is no advance.
  await system(
    (tx) => tx`update advance set voided_at = now() where merchant_id = ${sellers.open.merchantId}`,
  )
  await run()
  expect(
    (await offersIn(app, sellers.open.merchantId)).filter((offer) => offer.made_by === 'job'),
  ).toHaveLength(1)
})

test('the night is at two in the merchant’s zone; what expires is made anew in the night after, not before [DEC-OFR-1, DEC-OFR-2]', async () => {
  expect(nightsBetween('AED', new Date('2026-11-22T21:59:59Z'), new Date('2026-11-23T22:00:00Z'))).toEqual([
    new Date('2026-11-22T22:00:00Z'),
    new Date('2026-11-23T22:00:00Z'),
  ])
  const seller = await aSeller()
  await run()
  await system(async (tx) => {
    await aSale(tx, seller, 3_000_000n, new Date('2026-11-22T08:00:00Z'))
  })
  const [first] = await offersIn(app, seller.merchantId)
  const applicant = await system((tx) => aMerchant(tx))
  await system((tx) => aSubmittedApplication(tx, applicant, { offerAt: new Date('2026-11-20T08:00:00Z') }))
  await app.app.schedules.runDue()
  app.clock.set(new Date('2026-12-21T19:59:59Z'))
  await app.app.schedules.runDue()
  expect(await offersIn(app, seller.merchantId)).toMatchObject([
    { id: first?.id, status: 'active', amount: '3000000' },
  ])
  app.clock.set(new Date('2026-12-21T21:00:00Z'))
  await app.app.schedules.runDue()
  expect(await offersIn(app, seller.merchantId)).toMatchObject([
    { id: first?.id, status: 'expired', moves: ['none>active system', 'active>expired system'] },
  ])
  // One that is hidden ends with its application.
  expect(await offersIn(app, applicant.merchantId)).toMatchObject([{ status: 'hidden', moves: [] }])
  app.clock.set(new Date('2026-12-21T22:30:00Z'))
  await app.app.schedules.runDue()
  // September, October and November now: 2 x 20,000 and 30,000.
  expect(await offersIn(app, seller.merchantId)).toMatchObject([
    { id: first?.id, status: 'expired' },
    { status: 'active', amount: '3500000' },
  ])
  app.clock.set(new Date('2026-11-22T08:00:00Z'))
})

test('arrears and a suspension withdraw active offers in the night, and leave hidden ones [DEC-OFR-2]', async () => {
  const [late, suspended, fine] = [await aSeller(), await aSeller(), await aSeller()]
  await run()
  app.clock.advance(60_000)
  const hidden = await system(async (tx) => {
    const advance = await aSignedAdvance(tx, late, { at: app.clock.now() })
    await app.app.createAdvance(tx, advance, app.clock.now())
    await tx`update offer set status = 'used' where id = ${advance.offer_id}`
    await tx`update advance set status = 'overdue' where merchant_id = ${late.merchantId}`
    await tx`update merchant set suspended_at = now() where merchant_id = ${suspended.merchantId}`
    return aSubmittedApplication(tx, late)
  })
  expect((await app.call('offers.sizing', { as: admin })).body.withdrawn).toBe(2)
  expect((await run()).withdrawn).toBe(2)
  const ofLate = await offersIn(app, late.merchantId)
  expect(ofLate.find((offer) => offer.made_by === 'job')).toMatchObject({
    status: 'withdrawn',
    withdrawn_reason: 'arrears',
    withdrawn_by: '',
    moves: ['none>active system', 'active>withdrawn system'],
  })
  expect(ofLate.find((offer) => offer.id === hidden.offerId)?.status).toBe('hidden')
  expect(await offersIn(app, suspended.merchantId)).toMatchObject([{ withdrawn_reason: 'suspended' }])
  expect(await offersIn(app, fine.merchantId)).toMatchObject([{ status: 'active' }])
  expect((await run()).withdrawn).toBe(0)
})

test('a store with any open offer, or a merchant whose application is being decided, gets none [DEC-OFR-1]', async () => {
  const [manual, waiting] = [await aSeller(), await aSeller()]
  await system(async (tx) => {
    await anOffer(tx, manual, { at: app.clock.now() })
    const second = await aStore(tx, waiting)
    await aSale(tx, { ...waiting, storeId: second }, 9_000_000n, new Date('2026-10-10T08:00:00Z'))
    await aSubmittedApplication(tx, waiting)
  })
  await run()
  expect(await offersIn(app, manual.merchantId)).toHaveLength(1)
  expect(await offersIn(app, waiting.merchantId)).toHaveLength(1)
})

test('a merchant of the Emirates without a company on record is offered with a verification [OFR-02, KYB-01, KYB-130]', async () => {
  const [here, known, ending] = [await aSeller(), await aSeller(), await aSeller()]
  await system((tx) => tx`delete from legal_entity where merchant_id = ${here.merchantId}`)
  // Its licence is about to end: it is no less on record.
  await system(
    (tx) => tx`update legal_entity set status = 'pending_info' where merchant_id = ${ending.merchantId}`,
  )
  await run()
  const tagsOf = async ({ merchantId }: MerchantFacts) => (await offersIn(app, merchantId))[0]?.tags
  expect(await tagsOf(here)).toEqual(['bank_statement_required', 'kyb_application'])
  expect(await tagsOf(known)).toEqual(['bank_statement_required'])
  expect(await tagsOf(ending)).toEqual(['bank_statement_required'])
})
