import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import { settableClock } from '../../testing/app/settable-clock.ts'
import { createKeys } from '../crypto/keys.ts'
import { inboxMail, smtpMail, type Mail } from '../mail/mail.ts'
import type { MailMessage } from '../mail/message.ts'
import { gatewaySms, inboxSms } from '../sms/sms.ts'
import { openStorage } from '../storage/open-storage.ts'
import { listInbox } from './inbox.ts'
import { createOutbox, defineMessageKind, type MessageKind } from './outbox.ts'
import { aBrand } from '../../testing/app/a-brand.ts'
import { fileKeys } from '../../testing/files/file-keys.ts'
import { temporaryFolder } from '../../testing/database/temporary-folder.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const clock = settableClock('2026-11-23T09:00:00Z')
const keys = createKeys('a-secret-of-at-least-32-characters!!')

function anOutbox(change: { mail?: Mail } = {}) {
  const deps = { database: db.database, clock }
  return createOutbox({ ...deps, keys, mail: inboxMail(deps, aBrand), sms: inboxSms(deps), ...change })
}
type Payload<Kind> = Kind extends MessageKind<infer P> ? P : never
const aMail: MailMessage = {
  kind: 'sign_in_code',
  to: 'owner@noor.example',
  subject: 'Your code',
  parts: [{ language: 'en', heading: 'Your code', lines: ['Your code is', { code: '483920' }] }],
  code: '483920',
}

test('a message leaves when its transaction committed, and never when it was rolled back', async () => {
  const outbox = anOutbox()
  await db.database.tenant(['m_1'], (tx) => outbox.mail(tx, aMail))
  await db.database.system((tx) =>
    outbox.sms(tx, { to: '+971501234567', text: 'Your code is 7719', code: '7719' }),
  )
  await db.database
    .system(async (tx) => {
      await outbox.mail(tx, { ...aMail, to: 'nobody@noor.example' })
      throw new Error('no')
    })
    .catch(() => undefined)
  expect(await outbox.deliverWaiting()).toBe(2)
  expect(await outbox.deliverWaiting()).toBe(0)
  expect(await listInbox(db.database, { to: 'owner@noor.example' })).toMatchObject([
    { channel: 'email', subject: 'Your code', code: '483920' },
  ])
  expect(await listInbox(db.database, { to: '+971501234567' })).toMatchObject([
    { channel: 'sms', code: '7719' },
  ])
  expect(await listInbox(db.database, { to: 'nobody@noor.example' })).toEqual([])
})

test('many mails decided at once leave each once, to whom it was written; none is no work', async () => {
  const outbox = anOutbox()
  const addresses = Array.from({ length: 300 }, (_, n) => `owner-${n}@many.example`)
  await db.database.tenant(['m_1'], (tx) =>
    outbox.mails(
      tx,
      addresses.map((to, n) => ({ ...aMail, to, subject: `Week ${n}` })),
    ),
  )
  await db.database.tenant(['m_1'], (tx) => outbox.mails(tx, []))
  const [waiting] = await db.database.system(
    (tx) => tx`
      select count(*)::int as jobs, count(distinct o.id)::int as ids from graphile_worker._private_jobs j
        join outbox_message o on o.id = j.payload ->> 'id' where o.delivered_at is null`,
  )
  expect(waiting).toEqual({ jobs: 300, ids: 300 })
  expect(await outbox.deliverWaiting()).toBe(300)
  for (const n of [0, 150, 299])
    expect(await listInbox(db.database, { to: `owner-${n}@many.example` })).toMatchObject([
      { subject: `Week ${n}` },
    ])
})

test('a waiting message is encrypted, a delivered one is wiped but for its parts, no merchant reads it', async () => {
  const outbox = anOutbox()
  const id = await db.database.system((tx) => outbox.mail(tx, aMail))
  const stored = () =>
    db.database.system(
      (tx) => tx`select sealed, encode(sealed, 'escape') as seen from outbox_message where id = ${id}`,
    )
  expect(JSON.stringify(await stored())).not.toContain('483920')
  expect(await db.database.tenant(['m_1'], (tx) => tx`select 1 from outbox_message`)).toHaveLength(0)
  expect(await db.database.tenant(['m_1'], (tx) => tx`select 1 from dev_message`)).toHaveLength(0)
  await outbox.deliverWaiting()
  expect((await stored())[0]?.['sealed']).toBeNull()
  const sms = await db.database.system((tx) => outbox.sms(tx, { to: '+971501234567', text: 'ر'.repeat(71) }))
  await outbox.deliverWaiting()
  const [kept] = await db.database.system(
    (tx) => tx`select parts, sealed from outbox_message where id = ${sms}`,
  )
  expect(kept).toEqual({ parts: 2, sealed: null })
})

test('a kind is delivered by whoever claimed it, once, and nothing else can be sent', async () => {
  const outbox = anOutbox()
  const orders = defineMessageKind<{ iban: string }>('bank.order')
  const send = () => db.database.system((tx) => outbox.send(tx, orders, { iban: 'AE07' }))
  await expect(send()).rejects.toThrow('nothing delivers bank.order')
  const seen: unknown[] = []
  const delivery = orders.deliveredBy((...message) => Promise.resolve(void seen.push(message)))
  outbox.add([delivery])
  const id = await send()
  await outbox.deliverWaiting()
  expect(seen).toEqual([[id, { iban: 'AE07' }]])
  expect(() => outbox.add([delivery])).toThrow('two deliver bank.order')
  // @ts-expect-error -- kinds are defined: no other name is sent
  const byName: Parameters<typeof outbox.send>[1] = 'bank.order'
  // @ts-expect-error -- messages of this kind carry an IBAN
  const payload: Payload<typeof orders> = {}
  expect([byName, payload]).toHaveLength(2)
})

test('a message whose delivery was cut after it was sent is sent again with the same id', async () => {
  const sent: string[] = []
  let cut = true
  const outbox = anOutbox({
    mail: async (id) => {
      sent.push(id)
      if (cut) throw new Error('connection lost')
    },
  })
  const id = await db.database.system((tx) => outbox.mail(tx, aMail))
  await expect(outbox.deliverWaiting()).rejects.toThrow('connection lost')
  cut = false
  await outbox.deliverWaiting()
  expect(sent).toEqual([id, id])
})

test('a mail goes out by SMTP with both its texts, an Arabic subject and its attachment', async () => {
  const server = await startMailServer()
  const storage = await openStorage({ dataDir: temporaryFolder(), s3: undefined }, fileKeys())
  await storage.put('mer_1', 'contracts/c1', Buffer.from('%PDF-1.7'))
  const mail = smtpMail(
    { url: `smtp://127.0.0.1:${server.port}?ignoreTLS=true`, from: 'Daftar <no-reply@daftar.example>' },
    storage,
    aBrand,
  )
  await mail('msg_1', {
    kind: 'contract_ready',
    to: 'owner@noor.example',
    subject: 'عقدك\r\nBcc: thief@evil.example',
    parts: [{ language: 'en', heading: 'Your contract', lines: ['Your contract is here.'] }],
    ...{ replyTo: 'support+1-ab@reply.example', thread: '<ticket.1-ab@reply.example>' },
    attachments: [{ name: 'contract.pdf', contentType: 'application/pdf', storageKey: 'contracts/c1' }],
  })
  const received = await server.received
  expect(received).toContain('Message-ID: <msg_1@daftar.example>')
  expect(received).toContain('To: owner@noor.example')
  for (const line of ['Reply-To: support+1-ab@reply.example', 'References: <ticket.1-ab@reply.example>'])
    expect(received).toContain(line)
  expect(received).toContain('Auto-Submitted: auto-generated')
  expect(received).not.toMatch(/^Bcc:/m)
  expect(received).toMatch(/Content-Type: text\/plain[^]*Your contract is here\.[^]*Content-Type: text\/html/)
  expect(received).toContain(Buffer.from('%PDF-1.7').toString('base64'))
  expect(server.recipients).toEqual(['<owner@noor.example>'])
})

test('an SMS goes to the gateway with its id as the key, and a refusal is an error', async () => {
  const seen: unknown[] = []
  let status = 202
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    seen.push({
      key: request.headers['idempotency-key'],
      auth: request.headers.authorization,
      body: JSON.parse(await text(request)) as unknown,
    })
    response.writeHead(status).end('ok')
  }
  const gateway = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
  const sms = gatewaySms({ url, token: 'secret', from: 'Daftar' })
  await sms('msg_2', { to: '+971501234567', text: 'Your code is 7719', code: '7719' })
  expect(seen).toEqual([
    {
      key: 'msg_2',
      auth: 'Bearer secret',
      body: { id: 'msg_2', to: '+971501234567', from: 'Daftar', text: 'Your code is 7719' },
    },
  ])
  status = 500
  await expect(sms('msg_3', { to: '+971501234567', text: 'x' })).rejects.toThrow('answered 500')
  gateway.close()
})

/** A mail server of one conversation. */
async function startMailServer() {
  const recipients: string[] = []
  let done: (mail: string) => void
  const received = new Promise<string>((resolve) => (done = resolve))
  const server = createTcpServer((socket) => {
    let body: string | undefined
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      if (body !== undefined) {
        body += chunk.toString()
        if (!body.endsWith('\r\n.\r\n')) return
        done(body)
        body = undefined
        return void socket.write('250 taken\r\n')
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (line.startsWith('RCPT TO:')) recipients.push(line.slice(8))
        if (line === 'DATA') body = ''
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return { received, recipients, port: (server.address() as AddressInfo).port }
}
