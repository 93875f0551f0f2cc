import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { passwordsOf } from '../../../testing/app/desk-builders.ts'
import { contractsOf } from '../../../testing/capital/contracts.ts'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let contracts: ReturnType<typeof contractsOf>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  contracts = contractsOf(app)
})
beforeEach(() => app.clock.advance(3_600_000))
afterAll(() => app.close())

test('the approval brings the contract by e-mail, in both languages, with the terms as approved [DEC-APPL-4]', async () => {
  const contract = await contracts.sent()
  const [mail] = await contracts.mailsOf(contract.phone)
  expect(mail?.subject).toContain('Your advance is approved: sign the contract')
  expect(mail?.text).toContain('\u2066AED\u00a050,000.00\u2069 over 20 weeks')
  expect(mail?.text).toContain('لمدة 20 أسبوعًا')
  expect(mail?.html).toContain('dir="rtl"')
  const [attachment] = mail?.attachments ?? []
  const pages = await textOfPdf(await app.storage.bytes(attachment!.storageKey))
  const text = pages.join('\n')
  for (const shown of [
    'AED 50,000.00',
    '7.5%',
    'AED 3,750.00',
    'AED 53,750.00',
    'AED 2,687.50',
    '22%',
    '23/11/26',
    '30/11/26',
    '12/04/27',
    'Noor Al Hashimi',
    'AE07 0331 2345 6789 0123 456',
    '16,360.00',
  ])
    expect(text).toContain(shown)
  expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`)
  expect(text).not.toContain('Record of the signature')
  const stored = await app.db.database.system(
    (tx) => tx`select token_hash from envelope where application_id = ${contract.id}`,
  )
  expect(JSON.stringify(stored)).not.toContain(contract.token)
})

test('only the contract of a direct debit says who debits which account when, and what a failure does [DEC-LOAN-31, DEC-LOAN-32, DEC-LOAN-34]', async () => {
  const textOf = async (directDebit: boolean) => {
    const contract = await contracts.sent({ directDebit })
    const [attachment] = (await contracts.mailsOf(contract.phone))[0]?.attachments ?? []
    return (await textOfPdf(await app.storage.bytes(attachment!.storageKey))).join(' ')
  }
  const [byDebit, bySales] = [await textOf(true), await textOf(false)]
  const ofDebit = [
    'how the merchant repays it by direct debit',
    'AED 50,000.00 to the IBAN above within one business day after the merchant’s bank has approved',
    'within 30 days of the signature',
    'to let the provider debit the account AE07 0331 2345 6789 0123 456',
    'the provider debits the minimum weekly repayment of AED 2,687.50',
    'what earlier weeks left unpaid, but never more than is left',
    'tried once more after 3 business days',
    'added to the next weekly debit, without a penalty',
    'If the direct debit ends while something is owed, 22% of each weekly sales payout',
    'A debit takes all that is due, whatever the sales of the week',
  ]
  const ofSales = [
    'how the merchant repays it from its sales',
    'within one business day of the merchant’s signature',
    '22% of the sales payout of the week before is taken as a repayment',
    'Share of each weekly payout',
    'When 22% of a payout is less than that',
    'Higher sales repay the advance sooner',
  ]
  for (const said of ofDebit)
    expect([byDebit.includes(said), bySales.includes(said), said]).toEqual([true, false, said])
  for (const said of ofSales)
    expect([byDebit.includes(said), bySales.includes(said), said]).toEqual([false, true, said])
})

test('where a bank debits, no letter and no page promises the money before that bank has approved [DEC-LOAN-1, DEC-LOAN-31]', async () => {
  const soon = 'within one business day of your signature'
  const promises = async (directDebit: boolean) => {
    const contract = await contracts.sent({ directDebit })
    const signed = await contracts.sign(contract, await contracts.codeOf(contract))
    await app.settle()
    const letters = (await contracts.mailsOf(contract.phone)).map(({ text }) => text).join('\n')
    return [
      signed.body.envelope?.direct_debit,
      letters.includes(soon),
      letters.includes('The money is sent within one business day.'),
      letters.split('after your bank has approved it').length - 1,
      letters.split('من موافقة بنكك عليه').length - 1,
    ]
  }
  expect(await promises(true)).toEqual([true, false, false, 2, 2])
  expect(await promises(false)).toEqual([false, true, true, 0, 0])
})

test('the contract is opened by its address: the first look is kept once, an unknown address is not there', async () => {
  const contract = await contracts.sent()
  const params = { token: contract.token }
  const looks = await Promise.all(Array.from({ length: 8 }, () => app.call('signing.envelope', { params })))
  expect(looks.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(looks[0]?.body.envelope).toMatchObject({
    status: 'viewed',
    signer_name: 'Noor Al Hashimi',
    merchant_name: 'Test Merchant LLC',
    direct_debit: false,
    signer_phone_masked: `•••••${contract.phone.slice(-2)}`,
    signed_at: null,
  })
  const [events] = await app.db.database.system(
    (tx) => tx`
      select count(*)::int as viewed from signing_event s join envelope e on e.id = s.envelope_id
       where e.application_id = ${contract.id} and s.kind = 'viewed'`,
  )
  expect(events?.['viewed']).toBe(1)
  const document = await app.call('signing.document', { params })
  expect(document.headers['content-type']).toBe('application/pdf')
  const unknown = { token: 'x'.repeat(43) }
  const bodies: Record<string, object> = { 'signing.decline': { reason: 'nothing there' } }
  for (const id of ['signing.envelope', 'signing.document', 'signing.sendCode', 'signing.decline'] as const)
    expect((await app.call(id, { params: unknown, body: bodies[id] })).body.details.reason).toBe('not_found')
  expect((await contracts.sign({ ...contract, token: unknown.token }, '1234')).status).toBe(404)
})

test('the contract is written once, however often its job runs', async () => {
  const contract = await contracts.sent()
  const payload = { merchantId: contract.merchant.merchantId, applicationId: contract.id }
  await contracts.runJob('signing.issue-contract', payload)
  await app.settle()
  expect(await contracts.mailsOf(contract.phone)).toHaveLength(1)
})

test('declining cancels the application and gives the offer back [DEC-APPL-4, DEC-OFR-2, DEC-WIZ-11]', async () => {
  const contract = await contracts.sent()
  const code = await contracts.codeOf(contract)
  const decline = (reason?: string) =>
    app.call('signing.decline', { params: { token: contract.token }, body: { reason } })
  expect((await decline()).body.details.fields).toEqual({ reason: 'required' })
  expect((await decline(' a ')).body.details.fields).toEqual({ reason: 'too_short' })
  const declined = await decline('The fee is too high')
  expect(declined.body.envelope.status).toBe('declined')
  expect(await contracts.stateOf(contract)).toMatchObject({
    application: 'cancelled',
    cancelled_for: 'declined',
    offer: 'active',
    loans: 0,
  })
  expect(await passwordsOf(app, contract.id)).toEqual([null])
  expect((await contracts.sign(contract, code)).body.details.reason).toBe('envelope_closed')
  expect((await decline('Once more')).status).toBe(409)
  const [kept] = await app.db.database.system(
    (tx) => tx`
      select e.declined_reason, c.detail from envelope e
        join status_change c on c.subject_id = e.application_id and c.to_status = 'cancelled'
       where e.application_id = ${contract.id}`,
  )
  expect(kept).toEqual({ declined_reason: 'The fee is too high', detail: 'The fee is too high' })
  expect((await app.call('signing.document', { params: { token: contract.token } })).status).toBe(404)
})

test('reminded after 3 and 7 days and 3 days before the end, each once, over after 14 [DEC-APPL-4, DEC-APPL-5]', async () => {
  const contract = await contracts.sent()
  const start = app.clock.now()
  await app.app.schedules.runDue(start)
  const days = (count: number) => app.clock.set(new Date(start.getTime() + count * 86_400_000))
  const subjects = async () => {
    await app.app.schedules.runDue()
    await app.settle()
    return (await contracts.mailsOf(contract.phone)).map((mail) => mail.subject?.split(' · ')[0])
  }
  days(2)
  expect(await subjects()).toHaveLength(1)
  days(3)
  expect(await subjects()).toHaveLength(2)
  days(6)
  expect(await subjects()).toHaveLength(2)
  days(7)
  const [reminder] = await subjects()
  expect(reminder).toBe('Reminder: your contract waits for your signature')
  expect(await contracts.mailsOf(contract.phone)).toHaveLength(3)
  expect(await contracts.tokenOf(contract.phone)).toBe(contract.token)
  days(11)
  await subjects()
  const [last] = await subjects()
  expect(last).toBe('Sign your contract by 06/12/26')
  expect(await contracts.mailsOf(contract.phone)).toHaveLength(4)
  const code = await contracts.codeOf(contract)
  days(14)
  expect(
    (await app.call('signing.envelope', { params: { token: contract.token } })).body.envelope.status,
  ).toBe('expired')
  expect((await contracts.sign(contract, code)).body.details.reason).toBe('envelope_closed')
  expect(await subjects()).toContain('Your contract has expired')
  expect(await contracts.stateOf(contract)).toMatchObject({
    application: 'cancelled',
    cancelled_for: 'inactivity',
    envelope: 'expired',
    loans: 0,
  })
})

test('a contract that was declined is not written again, however often its job runs [DEC-APPL-4]', async () => {
  const contract = await contracts.sent()
  await app.call('signing.decline', { params: { token: contract.token }, body: { reason: 'not now' } })
  const payload = { merchantId: contract.merchant.merchantId, applicationId: contract.id }
  await contracts.runJob('signing.issue-contract', payload)
  await app.settle()
  expect(await contracts.mailsOf(contract.phone)).toHaveLength(1)
  expect(await contracts.stateOf(contract)).toMatchObject({ application: 'cancelled', envelope: 'declined' })
})

test('a contract takes no code and no refusal once its 14 days are over [DEC-APPL-5]', async () => {
  const contract = await contracts.sent()
  const params = { token: contract.token }
  await app.app.schedules.runDue()
  app.clock.advance(14 * 86_400_000)
  expect((await app.call('signing.sendCode', { params })).body.details.reason).toBe('envelope_closed')
  const refusal = await app.call('signing.decline', { params, body: { reason: 'too late' } })
  expect(refusal.body.details.reason).toBe('envelope_closed')
  expect(await contracts.stateOf(contract)).toMatchObject({ application: 'approved', envelope: 'sent' })
  await app.app.schedules.runDue()
  expect(await contracts.stateOf(contract)).toMatchObject({ application: 'cancelled', envelope: 'expired' })
  expect((await app.call('signing.document', { params })).status).toBe(404)
})
