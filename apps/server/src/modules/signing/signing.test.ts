import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verifyChain } from '../../platform/ledger/ledger.ts'
import { aMerchant, type MerchantFacts } from '../../testing/builders.ts'
import { aReviewer, aSubmittedApplication, passwordsOf, tally } from '../../testing/desk-builders.ts'
import { textOfPdf } from '../../testing/pdf-text.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let underwriter: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  underwriter = await aReviewer(app, 'underwriter')
})
// Codes of different tests go to one phone; an hour apart they do not meet.
beforeEach(() => app.clock.advance(3_600_000))
afterAll(() => app.close())

interface Sent {
  id: string
  offerId: string
  merchant: MerchantFacts
  token: string
  phone: string
}

let phones = 1_000_000

/** An approved application whose contract was written and mailed; a phone of its own. */
async function sent(given: Parameters<typeof aSubmittedApplication>[2] = {}): Promise<Sent> {
  const phone = `+97150${(phones += 1)}`
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    const application = await aSubmittedApplication(tx, merchant, { offerAt: app.clock.now(), ...given })
    await tx`
      update application set authorized_signatory = authorized_signatory || ${tx.json({ phone, email: `${phone}@test.example` })}
       where id = ${application.id}`
    return { ...application, merchant }
  })
  await app.call('desk.decide', {
    params: { id: made.id },
    body: { decision: 'approve' },
    as: underwriter,
    ifMatch: 1,
  })
  await app.settle()
  return { ...made, phone, token: await tokenOf(phone) }
}

async function mailsOf(phone: string) {
  return (await app.inbox()).filter((message) => message.recipient === `${phone}@test.example`)
}

async function tokenOf(phone: string): Promise<string> {
  const [mail] = await mailsOf(phone)
  return /https:\/\/daftar\.example\/sign\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function codeOf({ token, phone }: Sent): Promise<string> {
  await app.call('signing.sendCode', { params: { token } })
  await app.settle()
  return (await app.inbox()).find((message) => message.recipient === phone)?.code ?? ''
}

function sign({ token }: Sent, code: string) {
  return app.call('signing.sign', {
    params: { token },
    body: { otp_code: code, consent: true },
    headers: { 'user-agent': 'Test Browser 1.0' },
  })
}

async function stateOf({ id, offerId }: Sent) {
  const [row] = await app.db.database.system(
    (tx) => tx`
      select a.status as application, o.status as offer, e.status as envelope,
             (select count(*)::int from loan l where l.application_id = a.id) as loans,
             (select count(*)::int from signing_event s where s.envelope_id = e.id and s.kind = 'signed') as signed_events,
             (select count(*)::int from transfer t join loan l on l.id = t.subject_id where l.application_id = a.id) as transfers
        from application a join offer o on o.id = ${offerId}
        left join envelope e on e.application_id = a.id
       where a.id = ${id}`,
  )
  return row
}

test('DEC-APPL-4: the approval brings the contract by e-mail, in both languages, with the terms as approved', async () => {
  const contract = await sent()
  const [mail] = await mailsOf(contract.phone)
  expect(mail?.subject).toContain('Your advance is approved: sign the contract')
  expect(mail?.text).toContain('AED\u00a050,000.00 over 20 weeks')
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
    'AED 16,360.00',
  ])
    expect(text).toContain(shown)
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  expect(text).not.toContain('Record of the signature')
  const stored = await app.db.database.system(
    (tx) => tx`select token_hash from envelope where application_id = ${contract.id}`,
  )
  expect(JSON.stringify(stored)).not.toContain(contract.token)
})

test('the contract is opened by its address: the first look is kept once, an unknown address is not there', async () => {
  const contract = await sent()
  const params = { token: contract.token }
  const looks = await Promise.all(Array.from({ length: 8 }, () => app.call('signing.envelope', { params })))
  expect(looks.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect(looks[0]?.body.envelope).toMatchObject({
    status: 'viewed',
    signer_name: 'Noor Al Hashimi',
    merchant_name: 'Test Merchant LLC',
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
  for (const id of ['signing.envelope', 'signing.document', 'signing.sendCode', 'signing.decline'] as const)
    expect((await app.call(id, { params: unknown })).body.details.reason).toBe('not_found')
  expect((await sign({ ...contract, token: unknown.token }, '1234')).status).toBe(404)
})

test('DEC-APPL-4, DEC-LOAN-1, DEC-LOAN-8: a signature opens the advance, uses up the offer and mails a copy with its evidence', async () => {
  const contract = await sent()
  const signed = await sign(contract, await codeOf(contract))
  expect(signed.body.envelope).toMatchObject({ status: 'signed', signed_at: app.clock.now().toISOString() })
  await app.settle()
  expect(await stateOf(contract)).toEqual({
    application: 'approved',
    offer: 'used',
    envelope: 'signed',
    loans: 1,
    signed_events: 1,
    transfers: 1,
  })
  expect(await passwordsOf(app, contract.id)).toEqual([null])
  const [loan] = await app.db.database.system(
    (tx) => tx`select * from loan where application_id = ${contract.id}`,
  )
  expect(loan).toMatchObject({
    status: 'waiting',
    amount_minor: 5_000_000n,
    fee_minor: 375_000n,
    fee_vat_minor: 17_857n,
    minimum_minor: 268_750n,
    rate_hundredths: 2200,
    tenor: 20,
    signatory_phone: contract.phone,
    iban: 'AE070331234567890123456',
  })
  expect(await app.db.database.system((tx) => verifyChain(tx, contract.merchant.merchantId))).toEqual([])

  const [copy] = await mailsOf(contract.phone)
  expect(copy?.subject).toContain('Your signed contract')
  const pages = await textOfPdf(await app.storage.bytes(copy!.attachments[0]!.storageKey))
  const record = pages.at(-1) ?? ''
  expect(record).toContain('Record of the signature')
  expect(record).toContain('Test Browser 1.0')
  expect(record).toContain('127.0.0.1')
  const [envelope] = await app.db.database.system(
    (tx) =>
      tx`select evidence, document_sha256, document_key from envelope where application_id = ${contract.id}`,
  )
  expect(record.replaceAll(/\s/g, '')).toContain(envelope?.['document_sha256'])
  expect(envelope?.['evidence']).toMatchObject({
    ip: '127.0.0.1',
    documentSha256: envelope?.['document_sha256'],
  })
  expect(pages.slice(0, -1).join('\n')).toContain('AED 2,687.50')
})

test('the code is the signatory’s: wrong ones are counted, five end the tries, consent is a must, two minutes are all it has', async () => {
  const contract = await sent()
  expect((await sign(contract, '0000')).body.details.reason).toBe('invalid_code')
  const code = await codeOf(contract)
  expect(code).toMatch(/^\d{4}$/)
  const again = await app.call('signing.sendCode', { params: { token: contract.token } })
  expect(again.body.resend_at).toBe(new Date(app.clock.now().getTime() + 120_000).toISOString())
  await app.settle()
  expect((await app.inbox()).filter((message) => message.recipient === contract.phone)).toHaveLength(1)
  const silent = await app.call('signing.sign', {
    params: { token: contract.token },
    body: { otp_code: code, consent: false },
  })
  expect(silent.body.details.fields).toEqual({ consent: 'must_be_true' })
  const wrong = code === '1111' ? '2222' : '1111'
  for (let tries = 0; tries < 5; tries += 1)
    expect((await sign(contract, wrong)).body.details.reason).toBe('invalid_code')
  const blocked = await sign(contract, code)
  expect(blocked.status).toBe(429)
  expect(blocked.body.details.reason).toBe('too_many_tries')
  app.clock.advance(31 * 60_000)
  expect((await sign(contract, code)).body.details.reason).toBe('invalid_code')
  expect((await sign(contract, await codeOf(contract))).status).toBe(200)
})

test('of 64 signatures at once one counts: one event, one advance, one transfer, and of 64 confirmations one funding', async () => {
  const contract = await sent()
  const code = await codeOf(contract)
  const answers = await Promise.all(Array.from({ length: 64 }, () => sign(contract, code)))
  expect(tally(answers)).toEqual({ done: 1, envelope_closed: 63 })
  await app.settle()
  expect(await stateOf(contract)).toMatchObject({ loans: 1, signed_events: 1, transfers: 1 })

  const finance = await aReviewer(app, 'finance')
  const [transfer] = await app.db.database.system(
    (tx) => tx<{ id: string }[]>`select id from transfer where merchant_id = ${contract.merchant.merchantId}`,
  )
  const confirmations = await Promise.all(
    Array.from({ length: 64 }, () =>
      app.call('desk.confirmTransfer', {
        params: { id: transfer!.id },
        body: { bank_reference: 'BANK-1' },
        as: finance,
      }),
    ),
  )
  expect(tally(confirmations)).toEqual({ done: 1, wrong_status: 63 })
  const [booked] = await app.db.database.system(
    (tx) => tx`
      select (select count(*)::int from ledger_transaction where merchant_id = ${contract.merchant.merchantId} and kind = 'funding_confirmed') as fundings,
             (select status from loan where application_id = ${contract.id}) as status`,
  )
  expect(booked).toEqual({ fundings: 1, status: 'paying' })
})

test('DEC-APPL-4: an event that arrives again, sixteen times at once, opens no second advance', async () => {
  const contract = await sent()
  await sign(contract, await codeOf(contract))
  const [event] = await app.db.database.system(
    (tx) => tx<{ id: string }[]>`
      select s.id from signing_event s join envelope e on e.id = s.envelope_id
       where e.application_id = ${contract.id} and s.kind = 'signed'`,
  )
  const job = app.app.jobs.find((one) => one.name === 'signing.handle-event')
  const payload = { merchantId: contract.merchant.merchantId, eventId: event!.id }
  const run = () => job!.handler(payload as never, { jobId: '1', attempt: 1 })
  await Promise.all(Array.from({ length: 16 }, run))
  await app.settle()
  await run()
  expect(await stateOf(contract)).toMatchObject({ loans: 1, transfers: 1, offer: 'used' })
})

test('the contract is written once, however often its job runs', async () => {
  const contract = await sent()
  const job = app.app.jobs.find((one) => one.name === 'signing.issue-contract')
  const payload = { merchantId: contract.merchant.merchantId, applicationId: contract.id }
  await job!.handler(payload as never, { jobId: '1', attempt: 2 })
  await app.settle()
  expect(await mailsOf(contract.phone)).toHaveLength(1)
})

test('DEC-APPL-4, DEC-OFR-2, DEC-WIZ-11: declining cancels the application and gives the offer back', async () => {
  const contract = await sent()
  const code = await codeOf(contract)
  const declined = await app.call('signing.decline', { params: { token: contract.token } })
  expect(declined.body.envelope.status).toBe('declined')
  await app.settle()
  expect(await stateOf(contract)).toMatchObject({ application: 'cancelled', offer: 'active', loans: 0 })
  expect(await passwordsOf(app, contract.id)).toEqual([null])
  expect((await sign(contract, code)).body.details.reason).toBe('envelope_closed')
  expect((await app.call('signing.decline', { params: { token: contract.token } })).status).toBe(409)
  expect((await app.call('signing.document', { params: { token: contract.token } })).status).toBe(404)
})

test('DEC-LOAN-9: while a first contract of the merchant is signed, a second one cannot be', async () => {
  const first = await sent()
  const other = await app.db.database.system(async (tx) => {
    const made = await aSubmittedApplication(tx, first.merchant)
    const phone = `+97150${(phones += 1)}`
    await tx`
      update application set authorized_signatory = authorized_signatory || ${tx.json({ phone, email: `${phone}@test.example` })}
       where id = ${made.id}`
    return { ...made, merchant: first.merchant, phone }
  })
  await app.call('desk.decide', {
    params: { id: other.id },
    body: { decision: 'approve' },
    as: underwriter,
    ifMatch: 1,
  })
  await app.settle()
  const second: Sent = { ...other, token: await tokenOf(other.phone) }
  const codes = [await codeOf(first), await codeOf(second)]
  const answers = await Promise.all([sign(first, codes[0]!), sign(second, codes[1]!)])
  expect(tally(answers)).toEqual({ done: 1, envelope_closed: 1 })
})

test('DEC-APPL-4, DEC-APPL-5: reminded after 3 and 7 days, over after 14', async () => {
  const contract = await sent()
  const start = app.clock.now()
  await app.app.schedules.runDue(start)
  const days = (count: number) => app.clock.set(new Date(start.getTime() + count * 86_400_000))
  const subjects = async () => {
    await app.app.schedules.runDue()
    await app.settle()
    return (await mailsOf(contract.phone)).map((mail) => mail.subject?.split(' · ')[0])
  }
  days(2)
  expect(await subjects()).toHaveLength(1)
  days(3)
  expect(await subjects()).toHaveLength(2)
  days(9)
  const [reminder] = await subjects()
  expect(reminder).toBe('Reminder: your contract waits for your signature')
  expect(await mailsOf(contract.phone)).toHaveLength(3)
  expect(await tokenOf(contract.phone)).toBe(contract.token)
  const code = await codeOf(contract)
  days(14)
  expect(
    (await app.call('signing.envelope', { params: { token: contract.token } })).body.envelope.status,
  ).toBe('expired')
  expect((await sign(contract, code)).body.details.reason).toBe('envelope_closed')
  expect(await subjects()).toContain('Your contract has expired')
  expect(await stateOf(contract)).toMatchObject({ application: 'cancelled', envelope: 'expired', loans: 0 })
})
