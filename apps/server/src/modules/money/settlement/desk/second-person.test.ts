import { addDays, mondayOf } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSale, type MerchantFacts } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'

let product: TestApp
let staffId: string
let finance: string
let elsewhere: string
let second: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-18T08:00:00Z' })
  staffId = await product.aStaff('finance')
  finance = await product.signInStaff(staffId)
  elsewhere = await product.signInStaff(staffId)
  second = await product.signInStaff(await product.aStaff('finance'))
})
afterAll(() => product.close())

const own = 'AE070331234567890123456'
const another = 'AE470261001234567890123'

async function aPayout(
  amountMinor: bigint,
): Promise<{ merchant: MerchantFacts; id: string; transferId: string }> {
  const at = product.clock.now()
  const merchant = await product.db.database.system(async (tx) => {
    const made = await aMerchant(tx, { commissionHundredths: 0 })
    await aSale(tx, made, amountMinor, new Date(at.getTime() - 60_000))
    return made
  })
  const monday = addDays(mondayOf(dateInZone(at.getTime(), zoneOfCurrency('AED'))), 7)
  product.clock.set(new Date(`${monday}T08:00:00Z`))
  await product.app.runWeek('AED', product.clock.now())
  const query = { merchant_id: merchant.merchantId }
  const { body } = await product.call('settlement.payouts', { as: finance, query })
  const { id } = body.payouts[0]
  const { body: whole } = await product.call('settlement.payout', { as: finance, params: { id } })
  return { merchant, id, transferId: whole.payout.transfers[0].id }
}

const refuse = (transferId: string, as: string) =>
  product.call('transfers.reject', { as, params: { id: transferId }, body: { reason: 'closed account' } })
const send = (id: string, as: string, iban?: string) =>
  product.call('settlement.reissuePayout', { as, params: { id }, body: iban === undefined ? {} : { iban } })

test('only a second person sends a payout that the bank refused to another account', async () => {
  const { id, transferId } = await aPayout(500_000n)
  await refuse(transferId, finance)
  for (const as of [finance, elsewhere])
    expect(await send(id, as, another)).toMatchObject({
      status: 403,
      body: { details: { reason: 'own_proposal' } },
    })
  const { body } = await send(id, second, another)
  expect(body.payout).toMatchObject({ status: 'in_transit', iban: another })
})

test('who reported the refusal sends it again alone only below the limit, to the same account', async () => {
  const large = await aPayout(50_000_000n)
  await refuse(large.transferId, finance)
  expect((await send(large.id, elsewhere)).body.details.reason).toBe('own_proposal')
  expect((await send(large.id, second)).status).toBe(200)
  const small = await aPayout(500_000n)
  await refuse(small.transferId, finance)
  expect((await send(small.id, finance, own)).body.payout).toMatchObject({ status: 'in_transit', iban: own })
})

test('who said that the bank sent a payout back cannot send it to another account either', async () => {
  const { id, transferId } = await aPayout(500_000n)
  const params = { id: transferId }
  await product.call('transfers.confirm', { as: second, params, body: { bank_reference: 'BNK-0042' } })
  await product.call('settlement.returnPayout', {
    as: finance,
    params: { id },
    body: { reason: 'unknown account' },
  })
  expect((await send(id, finance, another)).body.details.reason).toBe('own_proposal')
  expect((await send(id, second, another)).status).toBe(200)
})

test('an adjustment is approved by a second person, from no session of who proposed it, and of many once', async () => {
  const merchant = await product.db.database.system((tx) => aMerchant(tx))
  const { body } = await product.call('settlement.proposeAdjustment', {
    as: finance,
    body: { merchant_id: merchant.merchantId, amount: '100.00', reason: 'goodwill', note: 'agreed' },
  })
  const approve = (as: string) =>
    product.call('settlement.approveAdjustment', { as, params: { id: body.adjustment.id }, body: {} })
  for (const as of [finance, elsewhere]) expect((await approve(as)).body.details.reason).toBe('own_proposal')
  const third = await product.signInStaff(await product.aStaff('finance'))
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => approve([second, third, finance][index % 3]!)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test.each(['NaN', '1e5', '0', '0.00', '0.001', '9'.repeat(24), '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', ''])(
  'an adjustment of %j is not proposed',
  async (amount) => {
    const merchant = await product.db.database.system((tx) => aMerchant(tx))
    const { status } = await product.call('settlement.proposeAdjustment', {
      as: finance,
      body: { merchant_id: merchant.merchantId, amount, reason: 'goodwill', note: 'agreed' },
    })
    expect(status).toBe(400)
  },
)

test('every act of staff on a merchant’s money stands in that merchant’s records', async () => {
  const { merchant, id, transferId } = await aPayout(500_000n)
  const { merchantId } = merchant
  const act = (endpoint: Parameters<TestApp['call']>[0], of: string, body: object, as = finance) =>
    product.call(endpoint, { as, params: { id: of }, body })
  await act('transfers.confirm', transferId, { bank_reference: 'BNK-0077' })
  await act('settlement.returnPayout', id, { reason: 'unknown account' })
  await act('settlement.reissuePayout', id, {})
  const { body: whole } = await product.call('settlement.payout', { as: finance, params: { id } })
  await act('transfers.reject', whole.payout.transfers.at(-1).id, { reason: 'closed account' })
  await act('settlement.reissuePayout', id, { iban: another }, second)
  const placed = await product.call('settlement.placeHold', {
    as: finance,
    body: { merchant_id: merchantId, reason: 'other', note: 'a call is due' },
  })
  await act('settlement.releaseHold', placed.body.hold.id, { note: 'called' })
  const give = { merchant_id: merchantId, amount: '10.00', reason: 'goodwill', note: 'agreed' }
  for (const decide of ['settlement.approveAdjustment', 'settlement.rejectAdjustment'] as const) {
    const { body } = await product.call('settlement.proposeAdjustment', { as: finance, body: give })
    await act(decide, body.adjustment.id, { note: 'decided' }, second)
  }
  await act('settlement.setCommission', merchantId, { valid_from: '2027-12-01', percent: 3, fixed: '1.00' })
  await act('settlement.setReserve', merchantId, { valid_from: '2027-12-01', percent: 5, days: 30 })
  const query = { merchant_id: merchantId, page_size: '100' }
  const admin = await product.signInStaff(await product.aStaff('desk_admin'))
  const { body: log } = await product.call('audit.list', { as: admin, query })
  const done = log.entries.map((entry: { action: string; outcome: string }) => entry.action)
  for (const action of [
    'transfer.confirmed',
    'payout.returned',
    'payout.reissued',
    'transfer.rejected',
    'hold.placed',
    'hold.released',
    'adjustment.proposed',
    'adjustment.approved',
    'adjustment.rejected',
    'commission.set',
    'reserve.set',
  ])
    expect(done, action).toContain(action)
  const reissued = log.entries.find((entry: { action: string }) => entry.action === 'payout.reissued')
  expect(JSON.stringify(reissued)).not.toContain(another)
})
