import { createHash, createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../../platform/database/rows.ts'
import { aMember, aMerchant, type MerchantFacts } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { pictureFixture } from '../../../../testing/files/uploads.ts'
import { replyAddress, threadReference } from './reply-address.ts'
import { mailPath, mailSignatureHeader } from './serve.ts'
import { createKeys } from '../../../../platform/crypto/keys.ts'

const secret = 'a secret of the mail server, long enough'
const base = 'support@reply.example.com'

let product: TestApp
let merchant: MerchantFacts
let owner: string
let agent: string
let ticket: { id: string; number: string }
let address: string
beforeAll(async () => {
  product = await testApp({
    now: '2026-11-24T06:00:00Z',
    env: { INBOUND_MAIL_ADDRESS: base, INBOUND_MAIL_SECRET: secret },
    realNow: () => product.clock.now(),
  })
  agent = await product.signInStaff(await product.aStaff('support_agent'))
})
beforeEach(async () => {
  merchant = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(merchant.personId)
  const body = {
    ...{ topic: 'finances', subject: 'A payout is missing', store_id: null, order_id: null, attachments: [] },
    description: 'The payout of last Monday has not come.',
  }
  ticket = (await product.call('support.create', { as: owner, body })).body.ticket
  address = await mailboxOf(merchant.personId)
})
afterAll(() => product.close())

const keys = () => createKeys(product.config.secretKey)
const to = (of = ticket) => replyAddress(keys(), base, of)

async function mailboxOf(personId: string): Promise<string> {
  const [row] = await product.db.database.systemRead(
    (tx) => tx<Row<'person_name', 'email'>[]>`select email from person_name where id = ${personId}`,
  )
  return row?.email ?? ''
}

/** Hands a mail over as the mail server does. */
async function deliver(mail: string | Buffer, { at = product.clock.now(), by = secret, said = mail } = {}) {
  const bytes = (given: string | Buffer) =>
    typeof given === 'string' ? Buffer.from(given.replaceAll('\n', '\r\n')) : given
  const seconds = Math.floor(at.getTime() / 1000)
  const sha256 = createHash('sha256').update(bytes(said)).digest('hex')
  const signature = createHmac('sha256', by).update(`${seconds}.${sha256}`).digest('hex')
  const answer = await product.app.http.inject({
    ...{ method: 'POST', url: mailPath, payload: bytes(mail) },
    headers: {
      'content-type': 'message/rfc822',
      [mailSignatureHeader]: `t=${seconds},sha256=${sha256},v1=${signature}`,
    },
  })
  return [answer.statusCode, answer.json<{ status: string }>().status]
}

let count = 0
type Facts = { from?: string; to?: string; id?: string; headers?: readonly string[]; body?: string }
const aMail = ({
  from = address,
  to: recipient = to(),
  id = `m${(count += 1)}@noor.example`,
  headers = [],
  body = 'Thank you.',
}: Facts = {}) =>
  [
    ...[
      `From: Noor <${from}>`,
      `To: ${recipient}`,
      'Subject: Re: A payout is missing',
      `Message-ID: <${id}>`,
    ],
    ...headers,
    ...(headers.some((line) => /^content-type/i.test(line))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    ...['MIME-Version: 1.0', '', body, ''],
  ].join('\n')

const thread = async (as = owner) =>
  (await product.call('support.thread', { as, params: { id: ticket.id } })).body.messages as {
    by: string
    body: string
    name: string
    attachments: { name: string }[]
  }[]
const held = async () =>
  (
    (await product.call('support.heldMails', { as: agent })).body.mails as { id: string; ticket_id: string }[]
  ).filter(({ ticket_id }) => ticket_id === ticket.id)
const statusOf = async () =>
  (await product.call('support.read', { as: owner, params: { id: ticket.id } })).body.ticket.status

/** "شكراً لكم" in windows-1256, as an older Outlook sends it. */
const windows1256 = Buffer.from('d4dfd1c7f020e1dfe3', 'hex')

test.each([
  [
    'English with what it answers',
    ['Content-Type: text/plain; charset=utf-8'],
    'It came, thank you.\n\nOn Tue, Nov 24, 2026 at 10:00 AM Daftar <support@example.com> wrote:\n> It left.',
    'It came, thank you.',
  ],
  [
    'Arabic as quoted-printable',
    ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: quoted-printable'],
    '=D8=B4=D9=83=D8=B1=D9=8B=D8=A7 =D9=84=\n=D9=83=D9=85',
    'شكرًا لكم',
  ],
  [
    'Arabic as base64',
    ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'],
    Buffer.from(
      'وصلت الدفعة، شكرًا.\r\n\r\nفي الثلاثاء، 24 نوفمبر 2026 في 10:00 ص كتب دفتر <support@example.com>:\r\n> خرجت',
    ).toString('base64'),
    'وصلت الدفعة، شكرًا.',
  ],
  [
    'Arabic in windows-1256',
    ['Content-Type: text/plain; charset=windows-1256', 'Content-Transfer-Encoding: base64'],
    windows1256.toString('base64'),
    'شكراً لكم',
  ],
  [
    'HTML alone',
    ['Content-Type: text/html; charset=utf-8'],
    '<div dir="rtl"><p>وصلت &amp; شكرًا</p></div>',
    'وصلت & شكرًا',
  ],
])('an answer by mail lands in the ticket: %s', async (_, headers, body, text) => {
  expect(await deliver(aMail({ headers, body }))).toEqual([200, 'landed'])
  expect(await thread()).toMatchObject([{ by: 'merchant', body: text, is_you: true }])
})

test('an answer opens a ticket that waited, and a colleague of another mailbox may write too', async () => {
  await product.call('support.take', { as: agent, params: { id: ticket.id }, body: { from: null } })
  const move = { from: 'opened', status: 'pending' }
  await product.call('support.move', { as: agent, params: { id: ticket.id }, body: move })
  const personId = await product.db.database.system((tx) =>
    aMember(tx, merchant.merchantId, { role: 'settlements' }),
  )
  expect(await deliver(aMail({ from: (await mailboxOf(personId)).toUpperCase() }))).toEqual([200, 'landed'])
  expect(await statusOf()).toBe('opened')
})

test('the ticket is found by what the letter referred to, where the address was lost', async () => {
  const headers = [`References: <x@y.example> ${threadReference(keys(), base, ticket)}`]
  expect(await deliver(aMail({ to: base, headers }))).toEqual([200, 'landed'])
  const forged = to().replace(/-[0-9a-f]{4}/, '-0000')
  for (const recipient of [base, forged, to({ ...ticket, id: 'tic_of_nobody' })])
    expect(await deliver(aMail({ to: recipient }))).toEqual([422, 'no_ticket'])
  expect(await thread()).toHaveLength(1)
})

test('a mail delivered again lands once, whichever of sixteen deliveries comes first', async () => {
  const mail = aMail({ id: 'again@noor.example' })
  const answers = await Promise.all(Array.from({ length: 16 }, () => deliver(mail)))
  expect(
    answers.map(([, status]) => String(status)).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual([...Array<string>(15).fill('known'), 'landed'])
  expect(await thread()).toHaveLength(1)
})

test('a call without our signature, of other bytes, of another time or secret is refused', async () => {
  const mail = aMail()
  const before = new Date(product.clock.now().getTime() - 301_000)
  const after = new Date(product.clock.now().getTime() + 301_000)
  for (const wrong of [
    { at: before },
    { at: after },
    { by: 'x'.repeat(40) },
    { said: aMail({ body: 'Something else' }) },
  ])
    expect(await deliver(mail, wrong)).toEqual([401, 'error'])
  const bare = await product.app.http.inject({ method: 'POST', url: mailPath, payload: mail })
  expect(bare.statusCode).toBe(401)
  expect(await thread()).toEqual([])
})

test('what no person wrote is not taken, nor what comes back of ours', async () => {
  for (const header of [
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'Return-Path: <>',
    'Auto-Submitted: auto-generated',
  ])
    expect(await deliver(aMail({ headers: [header] }))).toEqual([200, 'automatic'])
  expect(await deliver('no mail at all')).toEqual([422, 'unreadable'])
  expect([await thread(), await held()]).toEqual([[], []])
})

test('a stranger, a forged sender and a mail behind the end wait for an agent, unseen by the merchant', async () => {
  const stranger = await product.db.database.system((tx) => aMerchant(tx))
  const mails = [
    aMail({ from: 'bookkeeper@elsewhere.example', body: 'I write for Noor.' }),
    aMail({ from: await mailboxOf(stranger.personId) }),
    aMail({ headers: ['Authentication-Results: mx.example.com; dmarc=fail header.from=noor.example'] }),
    aMail(),
  ]
  for (const [minute, mail] of mails.entries()) {
    product.clock.set(`2026-11-24T06:1${minute}:00Z`)
    if (minute === 3) await product.call('support.close', { as: owner, params: { id: ticket.id } })
    expect(await deliver(mail)).toEqual([200, 'held'])
  }
  expect(await thread()).toEqual([])
  expect(await held()).toMatchObject([
    { reason: 'ticket_closed' },
    { reason: 'forged' },
    { reason: 'unknown_sender' },
    {
      ...{ reason: 'unknown_sender', from: 'bookkeeper@elsewhere.example' },
      ...{ text: 'I write for Noor.', merchant_id: merchant.merchantId },
    },
  ])
})

test('an agent lets a mail in under its address or throws it away, once, whoever of sixteen is first', async () => {
  await deliver(aMail({ from: 'bookkeeper@elsewhere.example', body: 'I write for Noor.' }))
  const [mail] = await held()
  const { body: work } = await product.call('work.mine', { as: agent })
  expect(work.items.filter(({ kind }: { kind: string }) => kind === 'held_mail')).toContainEqual(
    expect.objectContaining({ id: mail!.id, target: mail!.ticket_id }),
  )
  const decide = (status: string) =>
    product.call('support.decideMail', { as: agent, params: { id: mail!.id }, body: { status } })
  const answers = await Promise.all(Array.from({ length: 16 }, () => decide('let_in')))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204,
    ...Array<number>(15).fill(409),
  ])
  expect(await thread()).toMatchObject([
    { by: 'merchant', name: 'bookkeeper@elsewhere.example', body: 'I write for Noor.' },
  ])
  await deliver(aMail({ from: 'spam@elsewhere.example', body: 'Buy this.' }))
  const [other] = await held()
  const thrown = await product.call('support.decideMail', {
    as: agent,
    params: { id: other!.id },
    body: { status: 'thrown_away' },
  })
  expect([thrown.status, await held()]).toEqual([204, []])
  const kept = await product.db.database.systemRead(
    (tx) => tx`select words from support_mail where ticket_id = ${ticket.id} and words <> ''`,
  )
  expect([kept.length, (await thread()).length]).toEqual([0, 1])
})

test('pictures come with it by the limits of tickets; what is none is named to both sides', async () => {
  const part = (name: string, type: string, bytes: Buffer) =>
    `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}\r\n`
  const mail = Buffer.from(
    [
      ...[
        `From: ${address}`,
        `To: ${to()}`,
        'Subject: =?UTF-8?B?2LXZiNix?=',
        'Message-ID: <pictures@noor.example>',
      ],
      ...[
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'See these.',
        '',
      ],
    ].join('\r\n') +
      part('photo.jpg', 'image/jpeg', pictureFixture('photo-with-place.jpg')) +
      part('terms.pdf', 'application/pdf', Buffer.from('%PDF-1.7\n%%EOF')) +
      part('virus.png', 'image/png', Buffer.from('no picture')) +
      '--b--\r\n',
  )
  expect(await deliver(mail)).toEqual([200, 'landed'])
  expect(await thread()).toMatchObject([
    { body: 'See these.', attachments: [{ name: 'photo.jpg' }] },
    { by: 'system', body: 'mail_files_left 2' },
  ])
})

test('a large mail comes with its picture, and one that is built to fill a process is no mail', async () => {
  const photo = Buffer.concat([pictureFixture('photo-with-place.jpg'), Buffer.alloc(200_000)])
  const large = [
    ...[`From: ${address}`, `To: ${to()}`, 'Message-ID: <large@noor.example>', 'MIME-Version: 1.0'],
    ...[
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'See this.',
      '--b',
    ],
    ...['Content-Type: image/jpeg; name="p.jpg"', 'Content-Transfer-Encoding: base64', ''],
    ...[photo.toString('base64'), '--b--', ''],
  ]
  expect(await deliver(large.join('\n'))).toEqual([200, 'landed'])
  expect(await thread()).toMatchObject([{ body: 'See this.', attachments: [{ name: 'p.jpg' }] }])
  expect(await deliver(Buffer.from(aMail({ body: '\n'.repeat(5_000_000) })))).toEqual([422, 'unreadable'])
  expect(readdirSync(join(product.config.dataDir, 'quarantine'))).toEqual([])
})

test('a long mail stands whole in several messages, and after twenty in an hour the next ones wait', async () => {
  const words = Array.from({ length: 700 }, (_, n) => `word${n}`).join(' ')
  expect(await deliver(aMail({ body: words }))).toEqual([200, 'landed'])
  expect((await thread()).map(({ body }) => body).join(' ')).toBe(words)
  for (let n = 0; n < 19; n += 1) await deliver(aMail())
  expect(await deliver(aMail())).toEqual([200, 'held'])
})

test('a letter about a ticket is answered at the address of that ticket', async () => {
  const body = {
    id: '00000000-0000-4000-8000-000000000000',
    body: 'It left.',
    attachments: [],
    seen: 0,
    is_note: false,
  }
  await product.call('support.answer', { as: agent, params: { id: ticket.id }, body })
  const sent = await product.db.database.systemRead(
    (tx) =>
      tx<
        Row<'outbox_message', 'kind', { sealed: Buffer }>[]
      >`select kind, sealed from outbox_message where delivered_at is null and kind = 'mail'`,
  )
  const letters = sent.map(({ sealed }) => JSON.parse(keys().open(null, 'outbox', sealed).toString()))
  expect(letters).toContainEqual(
    expect.objectContaining({ to: address, replyTo: to(), thread: threadReference(keys(), base, ticket) }),
  )
})
