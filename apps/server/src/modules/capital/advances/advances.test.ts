import { demoIban } from '../../../demo/iban.ts'
import { transferRefusedText } from '@daftar/words/told'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSale, aSignedAdvance, type MerchantFacts } from '../../../testing/app/builders.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { verifyChain } from '../../../platform/ledger/ledger.ts'

let product: TestApp
let finance: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-02T08:00:00Z' })
  finance = await product.signInStaff(await product.aStaff('finance'))
})
afterAll(() => product.close())

async function anAdvance(
  amountMinor = 5_000_000n,
): Promise<{ merchant: MerchantFacts; advanceId: string; token: string }> {
  const at = product.clock.now()
  const { merchant, advance } = await product.db.database.system(async (tx) => {
    const made = await aMerchant(tx, { commissionHundredths: 0 })
    const signed = await aSignedAdvance(tx, made, { amountMinor, at })
    await product.app.createAdvance(tx, signed, at)
    return { merchant: made, advance: signed }
  })
  return { merchant, advanceId: advance.id, token: await product.signIn(merchant.personId) }
}

const transferOf = async (advanceId: string) => {
  const { body } = await product.call('transfers.list', {
    as: finance,
    query: { status: 'ordered', page_size: '100' },
  })
  return body.transfers.find((one: { subject_id: string }) => one.subject_id === advanceId)
}

/** Well-formed, with right check digits. */
const corrected = demoIban('AE', '0260001015273987601')

const confirm = (id: string, as = finance) =>
  product.call('transfers.confirm', { as, params: { id }, body: { bank_reference: 'BNK-0001' } })

test('a signed advance waits with its first repayment date and owes what the terms say [LOAN-59, LOAN-17, DEC-LOAN-8]', async () => {
  const { advanceId, token } = await anAdvance()
  const { status, body } = await product.call('advances.read', { as: token, params: { id: advanceId } })
  expect(status).toBe(200)
  expect(body.loan).toMatchObject({
    status: 'waiting',
    amount: '50000.00',
    fee_amount: '3750.00',
    amount_vat: '53750.00',
    outstanding_amount: '53750.00',
    paid_amount: '0.00',
    minimum_repayment_amount: '2687.50',
    repayment_rate: 22,
    tenor: 20,
    next_repayment_date: '2026-11-09',
    repayments: [],
  })
})

test('64 confirmations at once pay an advance once and begin its repayment [LOAN-35, DEC-LOAN-7, DEC-LOAN-8]', async () => {
  const { merchant, advanceId, token } = await anAdvance()
  const transfer = await transferOf(advanceId)
  const answers = await Promise.all(Array.from({ length: 64 }, () => confirm(transfer.id)))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  expect(answers.filter((one) => one.status === 409)).toHaveLength(63)
  const { body } = await product.call('advances.read', { as: token, params: { id: advanceId } })
  expect(body.loan).toMatchObject({
    status: 'paying',
    outstanding_amount: '53750.00',
    next_repayment_date: '2026-11-09',
  })
  const [bank] = await product.db.database.system(
    (tx) =>
      tx`select balance_minor from ledger_balance where merchant_id = ${merchant.merchantId} and account = 'bank'`,
  )
  expect(bank?.['balance_minor']).toBe(-5_000_000n)
  expect(await product.db.database.system((tx) => verifyChain(tx, merchant.merchantId))).toEqual([])
})

test('of 64 confirmations and rejections at once one takes effect, and who decided is on record [LOAN-35, DEC-LOAN-8]', async () => {
  const { advanceId, token } = await anAdvance()
  const { id } = await transferOf(advanceId)
  const reject = { as: finance, params: { id }, body: { reason: 'account closed' } }
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, n) => (n % 2 ? confirm(id) : product.call('transfers.reject', reject))),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 63 })
  const { body } = await product.call('advances.read', { as: token, params: { id: advanceId } })
  const [transfer] = await product.db.database.system(
    (tx) =>
      tx<
        Row<'transfer', 'status' | 'decided_by'>[]
      >`select status, decided_by from transfer where id = ${id}`,
  )
  expect(transfer!.decided_by).toMatch(/^stf_/)
  expect(body.loan.status).toBe(transfer!.status === 'confirmed' ? 'paying' : 'waiting')
})

test('a rejected transfer leaves nothing in the books, and a second person orders it again [DEC-LOAN-8]', async () => {
  const { merchant, advanceId, token } = await anAdvance()
  const refused = { amount: '50000.00', on: '2026-11-02' }
  const told = transferRefusedText({ ...refused, currency: 'AED' }, 'en')
  const lettersSoFar = async () => {
    await product.deliver()
    return (await product.inbox()).filter(({ text }) => text.includes(told)).length
  }
  // Another refusal of the same sum may have won the race above.
  const before = await lettersSoFar()
  const transfer = await transferOf(advanceId)
  const reject = { as: finance, params: { id: transfer.id }, body: { reason: 'account closed' } }
  expect((await product.call('transfers.reject', reject)).status).toBe(200)
  expect((await product.call('transfers.reject', reject)).status).toBe(409)
  const balances = await product.db.database.system(
    (tx) => tx`select balance_minor from ledger_balance where merchant_id = ${merchant.merchantId}`,
  )
  expect(balances.every((row) => row['balance_minor'] === 0n)).toBe(true)
  const { body: waiting } = await product.call('advances.read', { as: token, params: { id: advanceId } })
  expect(waiting.loan).toMatchObject({
    status: 'waiting',
    next_repayment_date: null,
    refused_transfer: refused,
  })
  const { body: desk } = await product.call('advances.readForStaff', {
    as: finance,
    params: { id: advanceId },
  })
  expect(desk.advance.refused_transfer).toEqual(refused)
  expect(desk.advance.next_due).toBe(waiting.loan.next_due_amount)
  expect(await lettersSoFar()).toBe(before + 1)

  const wrong = await product.call('transfers.reorder', {
    as: finance,
    params: { id: advanceId },
    body: { iban: 'AE99' },
  })
  expect(wrong).toMatchObject({ status: 400, body: { details: { fields: { iban: 'invalid' } } } })
  const reorder = (as: string, body: object) =>
    product.call('transfers.reorder', { as, params: { id: advanceId }, body })
  expect(await reorder(finance, { iban: corrected })).toMatchObject({
    status: 403,
    body: { details: { reason: 'own_proposal' } },
  })
  const second = await product.signInStaff(await product.aStaff('finance'))
  const again = await reorder(second, { iban: corrected.toLowerCase() })
  expect(again.status).toBe(200)
  expect(again.body.transfer).toMatchObject({ status: 'ordered', iban: corrected })
  expect((await confirm(again.body.transfer.id)).status).toBe(200)
})

test('whoever reported a refused transfer reorders it alone up to the limit, to the same account [DEC-LOAN-8]', async () => {
  const reject = async (amountMinor: bigint) => {
    const { advanceId } = await anAdvance(amountMinor)
    const { id } = await transferOf(advanceId)
    await product.call('transfers.reject', {
      as: finance,
      params: { id },
      body: { reason: 'bank closed' },
    })
    return (as: string) => product.call('transfers.reorder', { as, params: { id: advanceId }, body: {} })
  }
  const small = await reject(5_000_000n)
  expect((await small(finance)).status).toBe(200)
  const large = await reject(15_000_000n)
  expect((await large(finance)).body.details.reason).toBe('own_proposal')
  expect((await large(await product.signInStaff(await product.aStaff('finance')))).status).toBe(200)
})

test('a transfer above the limit needs a second person [DEC-LOAN-8]', async () => {
  const { merchant, advanceId, token } = await anAdvance(15_000_000n)
  const transfer = await transferOf(advanceId)
  expect(transfer.needs_second).toBe(true)
  expect((await confirm(transfer.id)).body.transfer).toMatchObject({
    status: 'ordered',
    proposed_by: 'Staff finance',
  })
  expect(await confirm(transfer.id)).toMatchObject({
    status: 403,
    body: { details: { reason: 'own_proposal' } },
  })
  const second = await product.signInStaff(await product.aStaff('finance'))
  const { body: listed } = await product.call('transfers.list', { as: second, query: { status: 'ordered' } })
  expect(listed.transfers.find((one: { id: string }) => one.id === transfer.id)).toMatchObject({
    proposed_by: 'Staff finance',
    proposed_reference: 'BNK-0001',
    proposed_at: product.clock.now().toISOString(),
    bank_reference: null,
  })
  const confirmed = await product.call('transfers.confirm', {
    as: second,
    params: { id: transfer.id },
    body: { bank_reference: 'BNK-0002' },
  })
  expect(confirmed.body.transfer).toMatchObject({
    status: 'confirmed',
    bank_reference: 'BNK-0002',
    proposed_reference: 'BNK-0001',
  })
  const { body: log } = await product.call('audit.list', {
    as: second,
    query: { action: 'transfer.confirmed', merchant_id: merchant.merchantId },
  })
  expect(log.entries[0]).toMatchObject({
    outcome: 'done',
    before: { bank_reference: 'BNK-0001' },
    after: { bank_reference: 'BNK-0002' },
  })
  const { body } = await product.call('advances.read', { as: token, params: { id: advanceId } })
  expect(body.loan.status).toBe('paying')
})

test('the loan of another merchant is not found, and a week shows what was taken of what [LOAN-15, LOAN-22, LOAN-23]', async () => {
  const { merchant, advanceId, token } = await anAdvance()
  const other = await anAdvance()
  expect((await product.call('advances.read', { as: other.token, params: { id: advanceId } })).status).toBe(
    404,
  )
  await confirm((await transferOf(advanceId)).id)
  await product.db.database.system((tx) => aSale(tx, merchant, 1_500_600n, new Date('2026-11-04T09:00:00Z')))
  await product.app.runWeek('AED', new Date('2026-11-09T02:00:00Z'))
  const { body } = await product.call('advances.read', { as: token, params: { id: advanceId } })
  expect(body.loan.repayments).toMatchObject([
    {
      date: '2026-11-09',
      week_start: '2026-11-02',
      payment_amount: '15000.00',
      amount: '3300.00',
      resulting_payout: '11700.00',
      deducted_percent: 22,
      due_amount: '2687.50',
      shortfall_amount: '0.00',
      repayment_type: 'payout',
      week_status: 'paid',
    },
  ])
  expect(body.loan).toMatchObject({
    paid_amount: '3300.00',
    repaid_percent: 6,
    next_repayment_date: '2026-11-16',
  })
})

test('the running week shows what Monday’s payout looks like so far [LOAN-26, DEC-LOAN-10]', async () => {
  const { merchant, advanceId, token } = await anAdvance()
  await confirm((await transferOf(advanceId)).id)
  await product.db.database.system((tx) => aSale(tx, merchant, 1_000_600n, new Date('2026-11-02T07:00:00Z')))
  const { body } = await product.call('advances.week', { as: token, params: { id: advanceId } })
  expect(body.week).toMatchObject({
    week_start: '2026-11-02',
    pays_on: '2026-11-09',
    sales_amount: '10006.00',
    settlement_fee_amount: '6.00',
    settlement_amount: '10000.00',
    repayment_amount: '2687.50',
    payout_amount: '7312.50',
  })
})
