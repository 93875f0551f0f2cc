import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { verifyChain } from '../../../platform/ledger/ledger.ts'
import { aMerchant } from '../../../testing/app/builders.ts'
import { contractsOf } from '../../../testing/capital/contracts.ts'
import { aReviewer, passwordsOf, tally } from '../../../testing/app/desk-builders.ts'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { rewordingSetter } from '../../../testing/files/rewording-setter.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { values, type Row } from '../../../platform/database/rows.ts'

let app: TestApp
let contracts: ReturnType<typeof contractsOf>
const papers = rewordingSetter()
beforeAll(async () => {
  const env = { PUBLIC_ORIGIN: 'https://daftar.example' }
  app = await testApp({ now: '2026-11-22T08:00:00Z', env, papers })
  contracts = contractsOf(app)
})
beforeEach(() => app.clock.advance(3_600_000))
afterAll(() => app.close())

test('a signature opens the advance, uses up the offer and mails a copy with its evidence [DEC-APPL-4, DEC-LOAN-1, DEC-LOAN-8]', async () => {
  const contract = await contracts.sent()
  const signed = await contracts.sign(contract, await contracts.codeOf(contract))
  expect(signed.body.envelope).toMatchObject({ status: 'signed', signed_at: app.clock.now().toISOString() })
  expect(await contracts.stateOf(contract)).toEqual({
    application: 'approved',
    cancelled_for: null,
    offer: 'used',
    envelope: 'signed',
    loans: 1,
    signed_events: 1,
    transfers: 1,
  })
  expect(await passwordsOf(app, contract.id)).toEqual([null])
  const [advance] = await app.db.database.system(
    (tx) => tx`select * from advance where application_id = ${contract.id}`,
  )
  expect(advance).toMatchObject({
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

  await app.settle()
  const mails = await contracts.mailsOf(contract.phone)
  const copy = mails.find((mail) => mail.subject?.startsWith('Your signed contract'))
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

test('a merchant that was suspended signs nothing, and with the same code once it is not [DEC-LOAN-22]', async () => {
  const contract = await contracts.sent()
  const code = await contracts.codeOf(contract)
  const suspend = (since: Date | null) =>
    app.db.database.system(
      (tx) =>
        tx`update merchant set suspended_at = ${since} where merchant_id = ${contract.merchant.merchantId}`,
    )
  await suspend(app.clock.now())
  expect((await contracts.sign(contract, code)).body.details.reason).toBe('merchant_suspended')
  expect(await contracts.stateOf(contract)).toMatchObject({ envelope: 'sent', loans: 0, transfers: 0 })
  await suspend(null)
  expect((await contracts.sign(contract, code)).status).toBe(200)
})

test('five wrong codes of the signatory end the tries', async () => {
  const contract = await contracts.sent()
  expect((await contracts.sign(contract, '0000')).body.details.reason).toBe('invalid_code')
  const code = await contracts.codeOf(contract)
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
    expect((await contracts.sign(contract, wrong)).body.details.reason).toBe('invalid_code')
  const blocked = await contracts.sign(contract, code)
  expect(blocked.status).toBe(429)
  expect(blocked.body.details.reason).toBe('too_many_tries')
  app.clock.advance(31 * 60_000)
  expect((await contracts.sign(contract, code)).body.details.reason).toBe('invalid_code')
  expect((await contracts.sign(contract, await contracts.codeOf(contract))).status).toBe(200)
})

test('of 64 signatures at once one counts, and of 64 confirmations one funding', async () => {
  const contract = await contracts.sent()
  const code = await contracts.codeOf(contract)
  const answers = await Promise.all(Array.from({ length: 64 }, () => contracts.sign(contract, code)))
  expect(tally(answers)).toEqual({ done: 1, envelope_closed: 63 })
  expect(await contracts.stateOf(contract)).toMatchObject({ loans: 1, signed_events: 1, transfers: 1 })

  const finance = await aReviewer(app, 'finance')
  const [transfer] = await app.db.database.system(
    (tx) =>
      tx<
        Row<'transfer', 'id'>[]
      >`select id from transfer where merchant_id = ${contract.merchant.merchantId}`,
  )
  const confirmations = await Promise.all(
    Array.from({ length: 64 }, () =>
      app.call('transfers.confirm', {
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
             (select status from advance where application_id = ${contract.id}) as status`,
  )
  expect(booked).toEqual({ fundings: 1, status: 'paying' })
})

test('whoever sees the signature sees the advance, and where one cannot be, there is no signature [DEC-APPL-4, DEC-LOAN-1]', async () => {
  const contract = await contracts.sent()
  const code = await contracts.codeOf(contract)
  const [entity] = await app.db.database.system(
    (tx) => tx`delete from legal_entity where merchant_id = ${contract.merchant.merchantId} returning *`,
  )
  expect((await contracts.sign(contract, code)).status).toBe(500)
  expect(await contracts.stateOf(contract)).toMatchObject({ envelope: 'sent', signed_events: 0, loans: 0 })
  await app.db.database.system((tx) => tx`insert into legal_entity ${values(tx, 'legal_entity', entity)}`)
  expect((await contracts.sign(contract, code)).status).toBe(200)
  expect(await contracts.stateOf(contract)).toEqual({
    application: 'approved',
    cancelled_for: null,
    offer: 'used',
    envelope: 'signed',
    loans: 1,
    signed_events: 1,
    transfers: 1,
  })
})

test('while a first contract of the merchant is signed, a second one cannot be [DEC-LOAN-9]', async () => {
  const first = await contracts.sent()
  const second = await contracts.sent({ merchant: first.merchant })
  const codes = [await contracts.codeOf(first), await contracts.codeOf(second)]
  const answers = await Promise.all([contracts.sign(first, codes[0]!), contracts.sign(second, codes[1]!)])
  expect(tally(answers)).toEqual({ done: 1, envelope_closed: 1 })
})

test('the advance says when it was applied for first, whatever was resubmitted since [DEC-LOAN-7]', async () => {
  const contract = await contracts.sent({ at: new Date('2026-11-21T09:00:00Z') })
  await app.db.database.system(async (tx) => {
    const again = new Date('2026-11-22T07:00:00Z')
    await tx`insert into status_change ${values(tx, 'status_change', {
      merchant_id: contract.merchant.merchantId,
      id: newId('chg'),
      subject: 'application',
      subject_id: contract.id,
      from_status: 'reset',
      to_status: 'submitted',
      actor: 'merchant',
      actor_id: contract.merchant.personId,
      at: again,
    })}`
    await tx`update application set submitted_at = ${again} where id = ${contract.id}`
  })
  expect((await contracts.sign(contract, await contracts.codeOf(contract))).status).toBe(200)
  const as = await app.signIn(contract.merchant.personId)
  const { body } = await app.call('advances.list', { as })
  expect(body.loans).toMatchObject([{ applied_at: '2026-11-21T09:00:00.000Z' }])
})

test('the money goes to the account the contract names, whatever is registered since [DEC-LOAN-6, DEC-LOAN-8, DEC-APPL-13]', async () => {
  const contract = await contracts.sent()
  const { merchantId } = contract.merchant
  await app.db.database.system(
    (tx) => tx`
      update legal_entity set iban = 'AE460261001234567890123', legal_company_name = 'Renamed LLC' where merchant_id = ${merchantId}`,
  )
  expect((await contracts.sign(contract, await contracts.codeOf(contract))).status).toBe(200)
  const [row] = await app.db.database.system(
    (tx) => tx`
      select l.iban, l.company_name, t.iban as sent_to from advance l join transfer t on t.subject_id = l.id
       where l.application_id = ${contract.id}`,
  )
  expect(row).toEqual({
    iban: 'AE070331234567890123456',
    company_name: 'Test Merchant LLC',
    sent_to: 'AE070331234567890123456',
  })
})

test('a code signs the contract it was asked for, and no other one of the same phone [DEC-APPL-4]', async () => {
  const [asked, other] = [await contracts.sent(), await contracts.sent()]
  await app.db.database.system(
    (tx) => tx`update envelope set signer_phone = ${asked.phone} where application_id = ${other.id}`,
  )
  await contracts.codeOf(other)
  // Its own code is over by then.
  app.clock.advance(31 * 60_000)
  const code = await contracts.codeOf(asked)
  expect((await contracts.sign(other, code)).body.details.reason).toBe('invalid_code')
  expect((await contracts.sign(asked, code)).status).toBe(200)
  expect(await contracts.stateOf(other)).toMatchObject({ envelope: 'sent', loans: 0 })
})

test('the signed copy is mailed once, though its job runs three times at once [DEC-APPL-4]', async () => {
  const contract = await contracts.sent()
  await contracts.sign(contract, await contracts.codeOf(contract))
  const [envelope] = await app.db.database.system(
    (tx) => tx<Row<'envelope', 'id'>[]>`select id from envelope where application_id = ${contract.id}`,
  )
  const target = { merchantId: contract.merchant.merchantId, envelopeId: envelope!.id }
  await Promise.all(Array.from({ length: 3 }, () => contracts.runJob('signing.send-copy', target)))
  await app.settle()
  const subjects = (await contracts.mailsOf(contract.phone)).map(({ subject }) => subject ?? '')
  expect(subjects.filter((subject) => subject.startsWith('Your signed contract'))).toHaveLength(1)
})

test('a contract is signed in the words it was sent in, whatever is worded or named anew meanwhile [DEC-APPL-4]', async () => {
  const contract = await contracts.sent()
  const shown = await contracts.shown(contract)
  papers.reword('there is no interest', 'interest is charged')
  await app.db.database.system(async (tx) => {
    const { merchantId } = contract.merchant
    await tx`update legal_entity set legal_company_name = 'Renamed LLC', legal_address = 'Elsewhere'
              where merchant_id = ${merchantId}`
    await tx`update envelope set contents = jsonb_set(contents, '{borrower,name}', '"Renamed LLC"')
              where application_id = ${contract.id}`
  })
  expect((await contracts.shown(contract)).equals(shown)).toBe(true)
  expect((await contracts.sign(contract, await contracts.codeOf(contract))).status).toBe(200)
  await app.settle()
  const copy = await contracts.shown(contract)
  expect(copy.subarray(0, shown.length).equals(shown)).toBe(true)
  const pages = await textOfPdf(copy)
  expect(pages.at(-1)).toContain('Record of the signature')
  expect(pages.at(-1)).toContain(String(shown.length))
  expect(pages.slice(0, -1)).toEqual(await textOfPdf(shown))
  // What is approved from then on is worded anew.
  const next = (await textOfPdf(await contracts.shown(await contracts.sent()))).join(' ')
  expect([next.includes('interest is charged'), next.includes('there is no interest')]).toEqual([true, false])
})

/** A sent contract with what its merchant does with it. */
async function ofItsMerchant() {
  const contract = await contracts.sent()
  const owner = await app.signIn(contract.merchant.personId)
  const params = { id: contract.id }
  return {
    contract,
    params,
    read: async () => (await app.call('signing.contract', { as: owner, params })).body.contract,
    open: () => app.call('signing.contractPaper', { as: owner, params }),
    again: () => app.call('signing.sendAgain', { as: owner, params }),
  }
}

const inMinutes = (count: number) => new Date(app.clock.now().getTime() + count * 60_000).toISOString()

test('the merchant sees where the contract went and opens it; nobody else does [DEC-APPL-4]', async () => {
  const { contract, params, read, open, again } = await ofItsMerchant()
  expect(await read()).toEqual({
    status: 'sent',
    signer_name: expect.stringMatching(/./),
    signer_email: `${contract.phone}@test.example`,
    sent_at: app.clock.now().toISOString(),
    expires_at: inMinutes(14 * 24 * 60),
    again_from: inMinutes(10),
  })
  expect((await open()).headers['content-type']).toBe('application/pdf')
  const stranger = await app.signIn((await app.db.database.system((tx) => aMerchant(tx))).personId)
  for (const id of ['signing.contract', 'signing.contractPaper', 'signing.sendAgain'] as const)
    expect((await app.call(id, { as: stranger, params })).status).toBe(404)
  expect((await contracts.sign(contract, await contracts.codeOf(contract))).status).toBe(200)
  expect((await read()).status).toBe('signed')
  expect((await again()).body.details.reason).toBe('envelope_closed')
})

test('its letter goes out again ten minutes apart and five times at most, five asked at once as one [DEC-APPL-4]', async () => {
  const { contract, read, again } = await ofItsMerchant()
  const early = await again()
  expect([early.status, early.body.details.retry_at]).toEqual([429, inMinutes(10)])
  for (let count = 1; count <= 5; count += 1) {
    app.clock.advance(600_000)
    const answers = await Promise.all(Array.from({ length: count === 1 ? 5 : 1 }, again))
    const sent = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 429)
    expect([sent.length, refused.length]).toEqual([1, answers.length - 1])
  }
  await app.settle()
  expect(await contracts.mailsOf(contract.phone)).toHaveLength(6)
  expect(await contracts.tokenOf(contract.phone)).toBe(contract.token)
  app.clock.advance(3_600_000)
  expect((await again()).status).toBe(429)
  expect((await read()).again_from).toBeNull()
})
