import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contractsOf, type SentContract } from '../../../testing/capital/contracts.ts'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { apiKey, fakeDocuseal, webhookCall, webhookSecret } from '../../../testing/capital/docuseal.ts'

let app: TestApp
const lines: string[] = []
let contracts: ReturnType<typeof contractsOf>
let service: Awaited<ReturnType<typeof fakeDocuseal>>
beforeAll(async () => {
  service = await fakeDocuseal()
  app = await testApp({
    now: '2026-11-22T08:00:00Z',
    log: { write: (line) => void lines.push(line) },
    env: {
      PUBLIC_ORIGIN: 'https://daftar.example',
      SIGNING_SERVICE: 'docuseal',
      DOCUSEAL_URL: service.url,
      DOCUSEAL_API_KEY: apiKey,
      DOCUSEAL_WEBHOOK_SECRET: webhookSecret,
    },
  })
  contracts = contractsOf(app)
})
beforeEach(() => app.clock.advance(3_600_000))
afterAll(async () => {
  await app.close()
  await service.close()
})

async function envelopeOf({ id }: Pick<SentContract, 'id'>) {
  const [row] = await app.db.database.system((tx) => tx`select * from envelope where application_id = ${id}`)
  return row ?? {}
}

async function eventsOf({ id }: Pick<SentContract, 'id'>) {
  const rows = await app.db.database.system(
    (tx) => tx`
      select s.kind, s.handled_at is not null as followed from signing_event s
        join envelope e on e.id = s.envelope_id where e.application_id = ${id} order by s.at, s.handled_at nulls last, s.kind`,
  )
  return rows.map(({ kind, followed }) => (followed ? kind : `${kind} kept`))
}

const form = (
  event_type: string,
  submission_id: number,
  more: object = {},
  timestamp = '2026-11-23T08:00:00Z',
) => ({
  event_type,
  timestamp,
  data: { id: 7, submission_id, ip: '203.0.113.7', ua: 'Their Browser 2.0', ...more },
})

function tell(...[event, given]: Parameters<typeof webhookCall>) {
  return app.app.http.inject(webhookCall(event, given))
}

/** What the service was answered, in the order of the words. */
function toldOf(answers: readonly { json(): { status: string } }[]): string[] {
  return answers.map((answer) => answer.json().status).toSorted((one, other) => one.localeCompare(other))
}

async function sentThere(given: Parameters<typeof contracts.sent>[0] = {}) {
  const contract = await contracts.sent(given)
  const { id, external_id } = await envelopeOf(contract)
  const [submission] = service.of(id)
  return {
    ...contract,
    submissionId: submission?.id ?? 0,
    externalId: external_id as string,
    envelopeId: id as string,
  }
}

test('the service gets the contract with the signature’s place, its signatory and its last day [DEC-APPL-4]', async () => {
  const contract = await sentThere()
  expect(contract.externalId).toBe(String(contract.submissionId))
  const [{ body, slug }, ...more] = service.of(contract.envelopeId) as [(typeof service.submissions)[number]]
  expect(more).toEqual([])
  expect(body).toMatchObject({
    send_email: false,
    expire_at: (await envelopeOf(contract))['expires_at'].toISOString(),
    submitters: [
      {
        external_id: contract.envelopeId,
        email: `${contract.phone}@test.example`,
        phone: contract.phone,
        require_phone_2fa: true,
      },
    ],
  })
  const pages = await textOfPdf(Buffer.from(body.documents[0]?.file ?? '', 'base64'))
  expect(pages.join('\n')).toContain('{{Signature;role=Signatory;type=signature;width=180;height=44}}')
  expect(pages.join('\n')).toContain('AED 50,000.00')
  const [mail, ...others] = await contracts.mailsOf(contract.phone)
  expect(others).toEqual([])
  expect(mail?.text).toContain(`https://sign.example/s/${slug}`)
  expect(mail?.text).not.toContain('https://daftar.example/sign/')
})

test('a lost answer of the service makes no second contract there, and the letter is sent once', async () => {
  service.trouble.losesAnswers = 1
  await expect(contracts.sent()).rejects.toThrow()
  const [row] = await app.db.database.system(
    (tx) =>
      tx`select id, merchant_id, application_id, external_id, signer_phone from envelope order by sent_at desc limit 1`,
  )
  expect(row).toMatchObject({ external_id: '' })
  await app.settle()
  expect(service.of(row?.['id'])).toHaveLength(1)
  const target = { merchantId: row?.['merchant_id'], applicationId: row?.['application_id'] }
  await contracts.runJob('signing.issue-contract', target)
  await app.settle()
  expect(service.of(row?.['id'])).toHaveLength(1)
  expect(await envelopeOf({ id: row?.['application_id'] })).toMatchObject({
    external_id: String(service.of(row?.['id'])[0]?.id),
  })
  expect(await contracts.mailsOf(row?.['signer_phone'])).toHaveLength(1)
})

test('a signature reported by webhook opens the advance, and the signed document is kept and mailed [DEC-APPL-4]', async () => {
  const contract = await sentThere()
  expect((await tell(form('form.viewed', contract.submissionId))).json()).toEqual({ status: 'done' })
  expect(await envelopeOf(contract)).toMatchObject({ status: 'viewed', viewed_at: app.clock.now() })
  expect((await tell(form('form.completed', contract.submissionId))).json()).toEqual({ status: 'done' })
  expect(await contracts.stateOf(contract)).toEqual({
    application: 'approved',
    cancelled_for: null,
    offer: 'used',
    envelope: 'signed',
    loans: 1,
    signed_events: 1,
    transfers: 1,
  })
  await app.settle()
  const row = await envelopeOf(contract)
  expect(row['evidence']).toMatchObject({ ip: '203.0.113.7', userAgent: 'Their Browser 2.0' })
  expect((await app.storage.bytes(row['signed_document_key'])).toString()).toBe('%PDF-1.7 signed there')
  const subjects = (await contracts.mailsOf(contract.phone)).map(({ subject }) => subject ?? '')
  expect(subjects.filter((subject) => subject.startsWith('Your signed contract'))).toHaveLength(1)
})

test('an event is taken in once, however often and in whichever order the service tells it [DEC-APPL-4]', async () => {
  const contract = await sentThere()
  const signed = form('form.completed', contract.submissionId)
  const answers = await Promise.all(Array.from({ length: 8 }, () => tell(signed)))
  expect(toldOf(answers)).toEqual(['done', ...Array.from({ length: 7 }, () => 'repeated')])
  expect(await contracts.stateOf(contract)).toMatchObject({ loans: 1, signed_events: 1, transfers: 1 })
  expect((await tell(form('form.viewed', contract.submissionId))).json()).toEqual({
    status: 'without_effect',
  })
  expect((await tell(form('form.viewed', contract.submissionId))).json()).toEqual({ status: 'repeated' })
  expect(await eventsOf(contract)).toEqual(['signed', 'viewed kept'])
  expect(await envelopeOf(contract)).toMatchObject({ status: 'signed' })
})

test('of a signature and a refusal at the same moment one counts, and the other is kept without effect [DEC-APPL-4]', async () => {
  for (let round = 0; round < 2; round += 1) {
    const contract = await sentThere()
    const answers = await Promise.all([
      tell(form('form.completed', contract.submissionId)),
      tell(form('form.declined', contract.submissionId, { decline_reason: 'Too dear' })),
    ])
    expect(toldOf(answers)).toEqual(['done', 'without_effect'])
    const { application, envelope, loans: advances } = (await contracts.stateOf(contract)) ?? {}
    expect([
      ['approved', 'signed', 1],
      ['cancelled', 'declined', 0],
    ]).toContainEqual([application, envelope, advances])
  }
})

test('a contract declined or expired at the service cancels the application and returns the offer [DEC-APPL-4, DEC-OFR-2]', async () => {
  const [declined, expired] = [await sentThere(), await sentThere()]
  await tell(form('form.declined', declined.submissionId, { decline_reason: 'Too dear' }))
  expect(await contracts.stateOf(declined)).toMatchObject({
    application: 'cancelled',
    offer: 'active',
    loans: 0,
  })
  expect(await envelopeOf(declined)).toMatchObject({ status: 'declined', declined_reason: 'Too dear' })
  const over = {
    event_type: 'submission.expired',
    timestamp: '2026-12-06T08:00:00Z',
    data: { id: expired.submissionId },
  }
  expect((await tell(over)).json()).toEqual({ status: 'done' })
  expect(await contracts.stateOf(expired)).toMatchObject({
    application: 'cancelled',
    envelope: 'expired',
    loans: 0,
  })
})

test('a webhook counts only with the service’s own secret and a fresh signature, and the log has others', async () => {
  const contract = await sentThere()
  lines.length = 0
  const signed = form('form.completed', contract.submissionId)
  expect((await tell(signed, { secret: 'another' })).statusCode).toBe(401)
  expect((await tell(signed, { agedSeconds: 301 })).statusCode).toBe(401)
  const { headers, ...call } = webhookCall(signed)
  expect(
    (await app.app.http.inject({ ...call, headers: { 'content-type': 'application/json' } })).statusCode,
  ).toBe(401)
  const changed = { ...call, headers, payload: call.payload.replace('completed', 'declined') }
  expect((await app.app.http.inject(changed)).statusCode).toBe(401)
  const warned = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn')
  expect(warned.map(({ msg, kind }) => [msg, kind])).toEqual(
    Array.from({ length: 4 }, () => [
      'a call to the signing events was not signed by the service',
      'docuseal',
    ]),
  )
  expect(new Set(warned.map(({ request_id }) => request_id ?? '')).size).toBe(4)
  expect((await tell(form('form.completed', 999_999))).json()).toEqual({ status: 'unknown' })
  expect((await tell({ event_type: 'template.created', timestamp: 'now', data: {} })).json()).toEqual({
    status: 'nothing',
  })
  expect((await tell({ hello: 1 })).json()).toEqual({ status: 'nothing' })
  expect(await contracts.stateOf(contract)).toMatchObject({ envelope: 'sent', loans: 0 })
})

test('a refusal counts however long its reason and the signatory’s name are', async () => {
  const hostile = `too dear\u0000 \ud800${'!'.repeat(100_000)}`
  const [declined, signed] = [await sentThere(), await sentThere()]
  const refusal = form('form.declined', declined.submissionId, { decline_reason: hostile })
  expect((await tell(refusal)).json()).toEqual({ status: 'done' })
  const { declined_reason, status } = await envelopeOf(declined)
  expect(status).toBe('declined')
  expect(declined_reason).toMatch(/^too dear \ufffd!{490}$/)
  const [{ longest } = { longest: 0 }] = await app.db.database.system(
    (tx) => tx`select max(length(detail)) as longest from status_change where subject_id = ${declined.id}`,
  )
  expect(longest).toBe(500)
  const signature = form('form.completed', signed.submissionId, { ip: '\u0000', ua: hostile })
  expect((await tell(signature)).json()).toEqual({ status: 'done' })
  expect(await contracts.stateOf(signed)).toMatchObject({ envelope: 'signed', loans: 1 })
  const nobody = { ...form('form.completed', 1), data: { submission_id: '\u0000' } }
  expect((await tell(nobody)).json()).toEqual({ status: 'nothing' })
})

test('signed there while an advance is open changes nothing, and the service is told to ask again [DEC-LOAN-9]', async () => {
  const first = await sentThere()
  const second = await sentThere({ merchant: first.merchant })
  await tell(form('form.completed', first.submissionId))
  const refused = await tell(form('form.completed', second.submissionId))
  expect(refused.statusCode).toBe(409)
  expect(await contracts.stateOf(second)).toMatchObject({ envelope: 'sent', loans: 0 })
  expect(await eventsOf(second)).toEqual([])
})

/** So many days later, with everything done that fell due. */
async function after(days: number): Promise<void> {
  const start = app.clock.now()
  await app.app.schedules.runDue(start)
  app.clock.set(new Date(start.getTime() + days * 86_400_000))
  await app.app.schedules.runDue()
  await app.settle()
}

test('our reminders lead to its page [DEC-APPL-4]', async () => {
  const contract = await sentThere()
  await after(3)
  const [reminder] = await contracts.mailsOf(contract.phone)
  expect(reminder?.subject).toContain('Reminder')
  expect(reminder?.text).toContain('https://sign.example/s/')
})

/** A contract whose service went silent while it was handed over; no other one was sent at its moment. */
async function sentIntoTheVoid(): Promise<void> {
  app.clock.advance(60_000)
  await app.app.schedules.runDue()
  service.trouble.losesAnswers = 1
  await expect(contracts.sent()).rejects.toThrow()
}

test('nobody is reminded of a contract that the service does not keep yet [DEC-APPL-4]', async () => {
  await sentIntoTheVoid()
  const [row] = await app.db.database.system(
    (tx) => tx`select external_id, signer_phone from envelope order by sent_at desc limit 1`,
  )
  expect(row).toMatchObject({ external_id: '' })
  app.clock.advance(3 * 86_400_000)
  await app.app.schedules.runDue()
  await app.deliver()
  expect(await contracts.mailsOf(row?.['signer_phone'])).toEqual([])
})

test('a contract that was over before the service kept it is not handed over any more [DEC-APPL-4, DEC-APPL-5]', async () => {
  await sentIntoTheVoid()
  const [row] = await app.db.database.system(
    (tx) => tx`
      select merchant_id, application_id, signer_phone, expires_at from envelope order by sent_at desc limit 1`,
  )
  app.clock.set(row?.['expires_at'])
  await app.app.schedules.runDue()
  const target = { merchantId: row?.['merchant_id'], applicationId: row?.['application_id'] }
  await contracts.runJob('signing.issue-contract', target)
  await app.deliver()
  expect(await envelopeOf({ id: row?.['application_id'] })).toMatchObject({
    status: 'expired',
    external_id: '',
  })
  const subjects = (await contracts.mailsOf(row?.['signer_phone'])).map(({ subject }) => subject ?? '')
  expect(subjects).toHaveLength(1)
  expect(subjects[0]).toContain('Your contract has expired')
})

test('after 14 days nobody can sign it there [DEC-APPL-5]', async () => {
  const contract = await sentThere()
  await after(14)
  expect(await contracts.stateOf(contract)).toMatchObject({ application: 'cancelled', envelope: 'expired' })
  expect(service.withdrawn).toContain(contract.externalId)
  expect((await tell(form('form.completed', contract.submissionId))).json()).toEqual({
    status: 'without_effect',
  })
})

test('a contract that is kept there cannot be opened or signed on our own page', async () => {
  const contract = await sentThere()
  const { token_hash } = await envelopeOf(contract)
  expect(token_hash).toMatch(/^[0-9a-f]{64}$/)
  const found = await app.db.database.system(async (tx) => {
    const { findByToken, lockByToken } = await import('./store.ts')
    return [await findByToken(tx, token_hash), await lockByToken(tx, token_hash)]
  })
  expect(found).toEqual([undefined, undefined])
})
