import { expect, test } from 'vitest'
import { advanceFixture, type Borrower } from '../../../testing/capital/advances.ts'
import { aSale, anOffer } from '../../../testing/app/builders.ts'
import { contractsOf } from '../../../testing/capital/contracts.ts'
import { offersIn } from '../../../testing/capital/offers.ts'
import type { Row } from '../../../platform/database/rows.ts'

const fixture = advanceFixture('2026-11-02T08:00:00Z')

/** An advance of 20,000 that owes 21,500 and repaid 13,200 of it in its first week: X is 8,300. */
async function halfRepaid(): Promise<Borrower> {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const borrower = await fixture.borrower(2_000_000n)
  await fixture.product.db.database.system(
    (tx) => tx`update offer set status = 'used' where merchant_id = ${borrower.merchant.merchantId}`,
  )
  fixture.product.clock.set(new Date('2026-11-04T08:00:00Z'))
  await fixture.sell(borrower.merchant, 6_000_600n)
  await fixture.settle('2026-11-09')
  return borrower
}

const underwriter = async () => fixture.product.signInStaff(await fixture.product.aStaff('underwriter'))

async function makePayOff({ merchant }: Borrower, given: object = {}) {
  const { merchantId: merchant_id, storeId: store_id } = merchant
  return fixture.product.call('offers.make', {
    as: await underwriter(),
    body: { merchant_id, store_id, amount: '15000', tenor: 20, tags: ['early_payoff'], ...given },
  })
}

const phone = '+971505550001'

const offersOf = async ({ token }: Borrower) =>
  (await fixture.product.call('offers.list', { as: token })).body.offers

test('an early pay-off says what it deducts and what reaches the bank, less the discount, as of each read [OFR-03, DEC-LOAN-26]', async () => {
  const borrower = await halfRepaid()
  const { outstanding_amount } = await fixture.advanceOf(borrower, borrower.advanceId)
  expect(outstanding_amount).toBe('8300.00')
  const { body } = await makePayOff(borrower, { discount_percent: 50 })
  expect(body.offer).toMatchObject({ pays_off_loan_id: borrower.advanceId, discount_percent: 50 })
  const [offer] = await offersOf(borrower)
  // Unpaid fee 579.07, half of it forgiven, half up: 289.54.
  expect(offer).toMatchObject({
    tags: ['early_payoff'],
    amount: '15000.00',
    metadata: {
      early_payoff_loan_deduction: '8010.46',
      early_payoff_loan_resulting_amount: '6989.54',
    },
  })
  fixture.product.clock.set(new Date('2026-11-11T08:00:00Z'))
  await fixture.sell(borrower.merchant, 1_000_600n)
  await fixture.settle('2026-11-16')
  const [later] = await offersOf(borrower)
  const less =
    Number(offer.metadata.early_payoff_loan_deduction) - Number(later.metadata.early_payoff_loan_deduction)
  expect(less).toBeGreaterThan(1_000)
  expect(
    Number(later.metadata.early_payoff_loan_deduction) +
      Number(later.metadata.early_payoff_loan_resulting_amount),
  ).toBeCloseTo(15_000, 2)
})

test('the smallest amount of a pay-off offer is X and 1,000, rounded up, wherever it is asked [DEC-LOAN-26]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const borrower = await fixture.borrower(4_000_000n)
  fixture.product.clock.set(new Date('2026-11-04T08:00:00Z'))
  await fixture.sell(borrower.merchant, 12_000_600n)
  await fixture.settle('2026-11-09')
  // 43,000 less 26,400: X is 16,600, the smallest new advance 18,000.
  expect((await fixture.advanceOf(borrower, borrower.advanceId)).outstanding_amount).toBe('16600.00')
  expect((await makePayOff(borrower, { amount: '17000' })).body.details.fields).toEqual({
    amount: 'below_minimum',
  })
  const { body } = await makePayOff(borrower, { amount: '30000' })
  const offerId = body.offer.id
  const estimate = (amount: string) =>
    fixture.product.call('offers.calculate', {
      as: borrower.token,
      params: { offerId },
      body: { amount, tenor: 12 },
    })
  expect((await estimate('17000')).body.details.fields).toEqual({ amount: 'below_minimum' })
  expect((await estimate('18000')).status).toBe(200)
  const apply = (amount: string) =>
    fixture.product.call('applications.create', {
      as: borrower.token,
      body: { offer_id: offerId, amount, tenor: 12 },
    })
  expect((await apply('17000')).body.details.fields).toEqual({ amount: 'below_minimum' })
  const created = await apply('18000')
  expect(created.status).toBe(200)
  const save = (amount: string) =>
    fixture.product.call('applications.update', {
      as: borrower.token,
      params: { id: created.body.id },
      body: { id: created.body.id, amount },
      ifMatch: created.body.application.version,
    })
  expect((await save('17000')).body.details.fields).toEqual({ amount: 'below_minimum' })
  expect((await save('19000')).status).toBe(200)
})

test('an early pay-off is applied for, approved and signed while its advance is open; a plain offer is not [DEC-LOAN-9, DEC-LOAN-26]', async () => {
  const borrower = await halfRepaid()
  const { body } = await makePayOff(borrower)
  const plain = await fixture.product.db.database.system((tx) =>
    anOffer(tx, borrower.merchant, { at: fixture.product.clock.now() }),
  )
  const apply = (offer_id: string) =>
    fixture.product.call('applications.create', {
      as: borrower.token,
      body: { offer_id, amount: '12000', tenor: 12 },
    })
  expect((await apply(plain)).body.details.reason).toBe('advance_open')
  const { body: created } = await apply(body.offer.id)
  await fixture.product.db.database.system(
    (tx) => tx`
      update application set status = 'submitted', submitted_at = now(), deadline_at = now(), iban = 'AE070331234567890123456',
             legal_info = ${tx.json({ company_name: 'Test Merchant LLC', cr_number: 'CN-100', company_address: '1 Test Street', cr_file: null })},
             authorized_signatory = ${tx.json({ name: 'Noor Al Hashimi', email: `${phone}@test.example`, phone })}
       where id = ${created.id}`,
  )
  await fixture.product.db.database.system(
    (tx) => tx`update offer set status = 'hidden' where id = ${body.offer.id}`,
  )
  const decide = async () =>
    fixture.product.call('decisions.decide', {
      as: await underwriter(),
      params: { id: created.id },
      body: { decision: 'approve', note: 'It repays the open one' },
      ifMatch: 1,
    })
  await fixture.product.db.database.system(
    (tx) => tx`update advance set status = 'overdue' where id = ${borrower.advanceId}`,
  )
  expect((await decide()).body.details.reason).toBe('advance_open')
  await fixture.product.db.database.system(
    (tx) => tx`update advance set status = 'paying' where id = ${borrower.advanceId}`,
  )
  expect((await decide()).body.case.application.status).toBe('approved')

  // Its contract is signed while the old advance goes on, and the transfer is what is left.
  await fixture.product.settle()
  const contracts = contractsOf(fixture.product)
  const mail = (await contracts.mailsOf(phone)).find(({ text }) => text.includes('/sign/'))
  const token = /\/sign\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await fixture.product.call('signing.sendCode', { params: { token } })
  await fixture.product.settle()
  const code = (await fixture.product.inbox()).find(({ recipient }) => recipient === phone)?.code ?? ''
  const signed = await contracts.sign({ token }, code)
  expect(signed.status).toBe(200)
  const [advance] = await fixture.product.db.database.system(
    (tx) => tx<Row<'advance', 'id' | 'status' | 'pays_off_advance_id'>[]>`
      select id, status, pays_off_advance_id from advance where application_id = ${created.id}`,
  )
  expect(advance).toMatchObject({ status: 'waiting', pays_off_advance_id: borrower.advanceId })
  expect(await fixture.transferOf(advance!.id)).toMatchObject({ amount: '3700.00' })
  expect(await offersIn(fixture.product, borrower.merchant.merchantId)).toContainEqual(
    expect.objectContaining({ id: body.offer.id, status: 'used' }),
  )
})

test('below half there is nothing to pay off yet [DEC-LOAN-26]', async () => {
  fixture.product.clock.set(new Date('2026-11-02T08:00:00Z'))
  const borrower = await fixture.borrower(2_000_000n)
  expect((await makePayOff(borrower)).body.details.reason).toBe('no_pay_off')
})

test('the night makes one early pay-off offer where sales reach it, and withdraws it in arrears [DEC-LOAN-26, DEC-OFR-1]', async () => {
  const borrower = await halfRepaid()
  const { merchantId } = borrower.merchant
  await fixture.product.db.database.system(async (tx) => {
    for (const month of ['05', '06', '07', '08', '09', '10'])
      await aSale(tx, borrower.merchant, 1_000_000n, new Date(`2026-${month}-15T08:00:00Z`))
  })
  const run = async () => {
    fixture.product.clock.advance(60_000)
    return (await fixture.product.call('offers.size', { as: await underwriter(), body: {} })).body
  }
  const ofJob = async () =>
    (await offersIn(fixture.product, merchantId)).filter((offer) => offer.made_by === 'job')
  await run()
  expect(await ofJob()).toMatchObject([
    { status: 'active', amount: '1500000', tags: ['early_payoff', 'bank_statement_required'] },
  ])
  expect((await run()).sizing[0].offers).toBe(0)
  const change = (work: Parameters<typeof fixture.product.db.database.system>[0]) =>
    fixture.product.db.database.system(work)
  await change(
    (tx) => tx`update offer set amount_minor = 900000 where merchant_id = ${merchantId} and made_by = 'job'`,
  )
  expect(await offersOf(borrower)).toEqual([])
  expect((await run()).withdrawn).toBe(1)
  expect((await ofJob())[0]).toMatchObject({ status: 'withdrawn', withdrawn_reason: 'out_of_reach' })
  // What the rules took back is made again as soon as they allow it: the same night, at its size.
  expect((await ofJob())[1]).toMatchObject({ status: 'active', amount: '1500000' })
  await change((tx) => tx`update advance set status = 'overdue' where id = ${borrower.advanceId}`)
  await run()
  expect((await ofJob()).map((offer) => offer.withdrawn_reason).toSorted()).toEqual([
    'arrears',
    'out_of_reach',
  ])
  await change((tx) => tx`update advance set status = 'paying' where id = ${borrower.advanceId}`)
  await run()
  await change((tx) => tx`update advance set status = 'closed' where id = ${borrower.advanceId}`)
  await run()
  const offers = await ofJob()
  expect(offers.map((offer) => offer.withdrawn_reason).toSorted()).toEqual([
    '',
    'arrears',
    'nothing_to_pay_off',
    'out_of_reach',
  ])
  expect(offers.find((offer) => offer.status === 'active')?.tags).toEqual(['bank_statement_required'])
})
