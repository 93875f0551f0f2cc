import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, aMerchant, anOrder, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { formAround, formType, pictureFixture } from '../../../testing/files/uploads.ts'

let product: TestApp
let merchant: MerchantFacts
let owner: string
let agent: string
let colleague: string
let address: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T06:00:00Z' })
  agent = await product.signInStaff(await product.aStaff('support_agent'))
  colleague = await product.signInStaff(await product.aStaff('support_agent'))
  address = await product.app.http.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  merchant = await inSystem((tx) => aMerchant(tx))
  owner = await product.signIn(merchant.personId)
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

const asked = {
  topic: 'finances',
  subject: 'A payout is missing',
  description: 'The payout of last Monday has not come.',
  store_id: null,
  order_id: null,
  attachments: [],
}
const open = (more: object = {}, as = owner) =>
  product.call('support.create', { as, body: { ...asked, ...more } })
const aTicket = async (more: object = {}): Promise<string> => (await open(more)).body.ticket.id
const read = async (id: string, as = owner) =>
  (await product.call('support.read', { as, params: { id } })).body.ticket
const page = async (id: string, as = agent) =>
  (await product.call('support.readForStaff', { as, params: { id } })).body
const write = (id: string, body = 'Hello?', more: object = {}, as = owner) =>
  product.call('support.write', {
    as,
    params: { id },
    body: { id: randomUUID(), body, attachments: [], ...more },
  })
const answer = (id: string, more: object = {}, as = agent) =>
  product.call('support.answer', {
    as,
    params: { id },
    body: {
      ...{ id: randomUUID(), body: 'It left this morning.', attachments: [], seen: 0, is_note: false },
      ...more,
    },
  })
const move = (id: string, from: string, status: string, as = agent) =>
  product.call('support.move', { as, params: { id }, body: { from, status } })
const reasonOf = ({ status, body }: { status: number; body: { details?: { reason?: string } } }) => [
  status,
  body.details?.reason,
]
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

test('a ticket is opened, read and listed with its record, the newest first [SUP-01, SUP-08, SUP-09, SUP-18, SUP-19, SUP-20, DEC-SUP-3]', async () => {
  const { id: orderId } = await inSystem((tx) => anOrder(tx, merchant))
  const made = await open({ order_id: orderId, store_id: merchant.storeId })
  expect(made).toMatchObject({
    status: 200,
    body: {
      ticket: {
        ...{ status: 'new', topic: 'finances', subject: asked.subject, csat: 'none', is_unread: false },
        ...{ order_id: orderId, store_id: merchant.storeId, attachments: [] },
      },
    },
  })
  const { id, number, channel_id: channel } = made.body.ticket
  expect([number, channel]).toEqual([expect.stringMatching(/^S-\d+$/), id])
  product.clock.set('2026-11-24T06:01:00Z')
  const newer = await aTicket({ topic: 'other' })
  const list = await product.call('support.list', { as: owner, query: { page_size: '1' } })
  expect(list.body).toMatchObject({ items: [{ id: newer }], next_page_token: expect.any(String) })
  const query = { page_size: '1', page_token: list.body.next_page_token }
  const next = await product.call('support.list', { as: owner, query })
  expect(next.body).toMatchObject({ items: [{ id }], next_page_token: null })
  expect(await read(id)).toMatchObject({ id, number })
})

test('tickets are filtered by status, topic and day; open means on hold and escalated too [SUP-10, SUP-11, SUP-12, SUP-15, SUP-16, SUP-17]', async () => {
  // A minute before midnight in Dubai, and the midnight itself.
  product.clock.set('2026-11-24T19:59:00Z')
  const first = await aTicket({ topic: 'tabby_ads' })
  product.clock.set('2026-11-24T20:00:00Z')
  const second = await aTicket({ topic: 'tech_issue' })
  const ids = async (query: Record<string, string>) =>
    (await product.call('support.list', { as: owner, query })).body.items.map(
      (item: { id: string }) => item.id,
    )
  expect(await ids({ created_at_gte: '2026-11-24', created_at_lte: '2026-11-24' })).toEqual([first])
  expect(await ids({ created_at_gte: '2026-11-25' })).toEqual([second])
  expect(await ids({ topics: 'tabby_ads,other' })).toEqual([first])
  expect(await ids({ statuses: 'new' })).toEqual([second, first])
  await answer(first)
  await move(first, 'opened', 'hold')
  await answer(second)
  await move(second, 'opened', 'escalated')
  expect(await ids({ statuses: 'opened' })).toEqual([second, first])
  expect(await ids({ statuses: 'closed' })).toEqual([])
  const bad = await product.call('support.list', { as: owner, query: { created_at_gte: '2026-02-30' } })
  expect(bad.status).toBe(400)
})

test('the check for an active ticket asks for one that is not closed [SUP-14, SUP-24, NAV-63, NAV-64]', async () => {
  const active = () =>
    product.call('support.list', {
      as: owner,
      query: { limit: '1', statuses: 'new,pending,opened,resolved' },
    })
  const id = await aTicket()
  await aTicket()
  expect((await active()).body.items).toHaveLength(1)
  for (const { id: each } of (await product.call('support.list', { as: owner })).body.items)
    await product.call('support.close', { as: owner, params: { id: each } })
  expect((await active()).body.items).toEqual([])
  expect(await read(id)).toMatchObject({ status: 'closed' })
})

test('what is wrong with a ticket is told at its field, and nothing is opened', async () => {
  const wrong = await open({ subject: 'ab', description: 'short', topic: 'none' })
  expect([wrong.status, wrong.body.details.fields]).toEqual([
    400,
    { subject: 'too_short', description: 'too_short', topic: 'choose_option' },
  ])
  expect((await open({ order_id: 'ord_of_nobody' })).body.details.fields).toEqual({ order_id: 'invalid' })
  expect((await open({ store_id: 'sto_of_nobody' })).body.details.fields).toEqual({
    store_id: 'choose_option',
  })
  expect(reasonOf(await open({ attachments: ['fil_00000000'] }))).toEqual([400, 'attachment_unknown'])
  expect((await product.call('support.list', { as: owner })).body.items).toEqual([])
})

test('a picture is uploaded for a ticket, and read by the agent; other files are no pictures [SUP-21, SUP-26, UPL-07, DEC-SUP-9]', async () => {
  const send = (name: string, bytes: Uint8Array) => {
    const { before, after } = formAround(name)
    const body = Buffer.concat([before, bytes, after])
    return product.call('support.upload', { as: owner, body, headers: { 'content-type': formType } })
  }
  const { body } = await send('screen.jpg', pictureFixture('photo-with-place.jpg'))
  expect(body.asset).toMatchObject({ id: expect.any(String), name: 'screen.jpg', size: expect.any(Number) })
  expect(reasonOf(await send('terms.pdf', Buffer.from('%PDF-1.7\n%%EOF')))).toEqual([415, 'file_type'])
  const id = await aTicket({ attachments: [body.asset.id] })
  expect((await read(id)).attachments).toMatchObject([{ name: 'screen.jpg' }])
  const params = { id, fileId: body.asset.id }
  const shown = await product.call('support.fileForStaff', { as: agent, params })
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const other = { id: await aTicket(), fileId: body.asset.id }
  expect((await product.call('support.fileForStaff', { as: agent, params: other })).status).toBe(404)
})

test('a picture larger than 5 MB is refused, one as large is not [SUP-27, UPL-09]', async () => {
  const send = (size: number) => {
    const { before, after } = formAround('large.png')
    const body = Buffer.concat([before, Buffer.alloc(size), after])
    return product.call('support.upload', { as: owner, body, headers: { 'content-type': formType } })
  }
  expect(reasonOf(await send(5_000_001))).toEqual([413, 'file_too_large'])
  expect(reasonOf(await send(5_000_000))).toEqual([415, 'file_type'])
})

test('merchant and agent write to each other; each sees what is new, what is read, and no note [DEC-SUP-4, DEC-SUP-8]', async () => {
  const id = await aTicket()
  await write(id, 'Are you there?')
  expect(await answer(id, { body: 'Ask finance.', is_note: true, seen: 1 })).toMatchObject({ status: 200 })
  await answer(id, { seen: 2 })
  expect(await read(id)).toMatchObject({ status: 'opened', is_unread: true })
  const unread = async (as = owner) => (await product.call('support.unread', { as })).body.channel_ids
  expect(await unread()).toEqual([id])
  const thread = async (query = {}) =>
    (await product.call('support.thread', { as: owner, params: { id }, query })).body
  expect(await thread()).toMatchObject({
    messages: [
      { seq: 1, by: 'merchant', is_you: true, body: 'Are you there?' },
      { seq: 3, by: 'agent', name: 'Staff support_agent', body: 'It left this morning.' },
    ],
    read_up_to: 3,
  })
  expect((await thread({ after: '1' })).messages).toMatchObject([{ seq: 3 }])
  const seen = (seq: number) => product.call('support.seen', { as: owner, params: { id }, body: { seq } })
  await seen(3)
  await seen(1)
  expect(await unread()).toEqual([])
  expect(await page(id)).toMatchObject({
    messages: [{ seq: 1 }, { seq: 2, is_note: true }, { seq: 3 }],
    read_up_to: 3,
  })
  const personId = await inSystem((tx) => aMember(tx, merchant.merchantId, { role: 'sales_manager' }))
  const member = await product.signIn(personId)
  expect(await unread(member)).toEqual([id])
  expect(await read(id, member)).toMatchObject({ id, author: expect.stringContaining(' ') })
})

test('a message sent again under its id stands once, whoever of sixteen comes first', async () => {
  const id = await aTicket()
  const message = { id: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 16 }, () => write(id, 'Once', message)))
  expect(statuses(answers)).toEqual(Array(16).fill(200))
  const others = await Promise.all(Array.from({ length: 16 }, (_, n) => write(id, `No. ${n}`)))
  expect(statuses(others)).toEqual(Array(16).fill(200))
  const { messages } = (await product.call('support.thread', { as: owner, params: { id } })).body
  expect(messages.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 17 }, (_, n) => n + 1))
})

test('an answer behind something its writer has not seen is refused: of sixteen agents one answers', async () => {
  const id = await aTicket()
  await write(id)
  const answers = await Promise.all(Array.from({ length: 16 }, () => answer(id, { seen: 1 })))
  expect(statuses(answers)).toEqual([200, ...Array(15).fill(409)])
  expect(answers.filter(({ status }) => status === 409).map(reasonOf)[0]).toEqual([409, 'newer_message'])
  expect((await page(id)).messages).toHaveLength(2)
  const same = { id: randomUUID(), seen: 2 }
  expect(statuses([await answer(id, same), await answer(id, same)])).toEqual([200, 200])
  expect((await page(id)).messages).toHaveLength(3)
})

test('the first answer is due by the hours of service, and stops the clock; a note does not', async () => {
  product.clock.set('2026-11-24T12:00:00Z')
  const id = await aTicket()
  // Four in the afternoon in Dubai: two hours today, two tomorrow.
  expect((await page(id)).ticket).toMatchObject({ first_due_at: '2026-11-25T07:00:00.000Z', status: 'new' })
  await answer(id, { is_note: true })
  expect((await page(id)).ticket.first_answered_at).toBeNull()
  await answer(id, { seen: 1 })
  expect((await page(id)).ticket).toMatchObject({ first_answered_at: '2026-11-24T12:00:00.000Z' })
})

test('what is late by the hours of service is marked, and two of them later the lead is told', async () => {
  // Four on a Tuesday in Dubai: due at eleven tomorrow, for the lead at one.
  product.clock.set('2026-11-24T12:00:00Z')
  const id = await aTicket()
  const at = async (instant: string) => {
    product.clock.set(instant)
    await product.app.schedules.runDue(new Date(instant))
    const { status, escalation, answer_due_at } = (await page(id)).ticket
    return { status, escalation, answer_due_at }
  }
  const late = async () => {
    await product.deliver()
    const letters = await product.inbox(product.config.brand.supportEmail)
    const { number } = await read(id)
    return letters.filter(({ subject }) => subject?.includes(number)).length
  }
  expect(await at('2026-11-25T06:55:00Z')).toMatchObject({ status: 'new', escalation: 0 })
  expect(await at('2026-11-25T07:00:00Z')).toMatchObject({ status: 'new', escalation: 1 })
  expect([await at('2026-11-25T08:55:00Z'), await late()]).toMatchObject([{ escalation: 1 }, 0])
  expect([await at('2026-11-25T09:00:00Z'), await late()]).toMatchObject([{ escalation: 2 }, 1])
  expect([await at('2026-11-26T05:00:00Z'), await late()]).toMatchObject([{ escalation: 2 }, 1])
  await answer(id)
  expect(await at('2026-11-26T05:05:00Z')).toEqual({ status: 'opened', escalation: 0, answer_due_at: null })
})

test('the clock of the next answer runs from the first message that waits, and escalates what is worked on', async () => {
  product.clock.set('2026-11-26T06:00:00Z')
  const id = await aTicket()
  await answer(id)
  expect((await page(id)).ticket).toMatchObject({ answer_due_at: null, escalation: 0 })
  await write(id, 'Since when?')
  // Ten in the morning: four hours and the break.
  expect((await page(id)).ticket.answer_due_at).toBe('2026-11-26T11:00:00.000Z')
  product.clock.set('2026-11-26T08:00:00Z')
  await write(id, 'Are you there?')
  expect((await page(id)).ticket.answer_due_at).toBe('2026-11-26T11:00:00.000Z')
  product.clock.set('2026-11-26T11:00:00Z')
  await product.app.schedules.runDue(new Date('2026-11-26T11:00:00Z'))
  expect((await page(id)).ticket).toMatchObject({ status: 'escalated', escalation: 1 })
  expect(await read(id)).toMatchObject({ status: 'escalated' })
  const work = (await product.call('work.mine', { as: agent })).body.items
  expect(work.find((one: { id: string }) => one.id === id)).toMatchObject({
    due_at: '2026-11-26T11:00:00.000Z',
  })
  await answer(id, { seen: 3 })
  expect((await page(id)).ticket).toMatchObject({ status: 'opened', escalation: 0, answer_due_at: null })
})

test('the clock stands while the merchant is asked or others are waited for', async () => {
  product.clock.set('2026-11-26T06:00:00Z')
  const id = await aTicket()
  await product.call('support.take', { as: agent, params: { id }, body: { from: null } })
  await move(id, 'opened', 'hold')
  await product.app.schedules.runDue(new Date('2026-11-26T12:00:00Z'))
  expect((await page(id)).ticket).toMatchObject({ status: 'hold', escalation: 0, answer_due_at: null })
})

test('writing opens what waited for the merchant or was resolved; what is closed takes nothing more [DEC-SUP-7]', async () => {
  const id = await aTicket()
  await answer(id, { status: 'pending' })
  expect(await read(id)).toMatchObject({ status: 'pending' })
  await write(id)
  expect(await read(id)).toMatchObject({ status: 'opened' })
  await answer(id, { seen: 2, status: 'resolved' })
  await write(id, 'Not yet.')
  expect(await read(id)).toMatchObject({ status: 'opened' })
  expect((await product.call('support.close', { as: owner, params: { id } })).body.ticket.status).toBe(
    'closed',
  )
  expect(reasonOf(await write(id))).toEqual([409, 'ticket_closed'])
  expect(reasonOf(await answer(id, { seen: 4 }))).toEqual([409, 'ticket_closed'])
})

test('three days after it was resolved a ticket is closed by itself, not sooner [DEC-SUP-7]', async () => {
  product.clock.set('2026-11-24T06:00:00Z')
  const id = await aTicket()
  await answer(id, { status: 'resolved' })
  await product.app.schedules.runDue(new Date('2026-11-27T05:59:00Z'))
  expect(await read(id)).toMatchObject({ status: 'resolved' })
  await product.app.schedules.runDue(new Date('2026-11-27T07:00:00Z'))
  expect(await read(id)).toMatchObject({ status: 'closed' })
})

test('a rating is asked once a person has answered, and given once, whoever of sixteen presses first [SUP-13, SUP-22, SUP-23, DEC-SUP-5]', async () => {
  const rate = (id: string, way: 'support.like' | 'support.dislike' = 'support.like') =>
    product.call(way, { as: owner, params: { id }, body: { note: 'Quick.' } })
  const unanswered = await aTicket()
  await product.call('support.take', { as: agent, params: { id: unanswered }, body: { from: null } })
  await move(unanswered, 'opened', 'resolved')
  expect(await read(unanswered)).toMatchObject({ status: 'resolved', csat: 'none' })
  expect(reasonOf(await rate(unanswered))).toEqual([409, 'wrong_status'])
  const id = await aTicket()
  await answer(id, { status: 'resolved' })
  expect(await read(id)).toMatchObject({ csat: 'requested' })
  const answers = await Promise.all(Array.from({ length: 16 }, () => rate(id)))
  expect(statuses(answers)).toEqual([200, ...Array(15).fill(409)])
  expect(reasonOf(await rate(id, 'support.dislike'))).toEqual([409, 'already_rated'])
  expect(await read(id)).toMatchObject({ csat: 'positive' })
  const other = await aTicket()
  await answer(other, { status: 'resolved' })
  expect((await rate(other, 'support.dislike')).body.ticket.csat).toBe('negative')
  expect((await page(other)).ticket.csat_note).toBe('Quick.')
  await write(other, 'And once more.')
  await answer(other, { seen: 2, status: 'resolved' })
  expect(await read(other)).toMatchObject({ status: 'resolved', csat: 'negative' })
})

test('a ticket is taken by one of sixteen agents; whoever looked at another holder is told so', async () => {
  const id = await aTicket()
  const take = (as: string, from: string | null) =>
    product.call('support.take', { as, params: { id }, body: { from } })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => take(n % 2 === 0 ? agent : colleague, null)),
  )
  expect(statuses(answers)).toEqual([200, ...Array(15).fill(409)])
  const { assignee, status } = (await page(id)).ticket
  expect(status).toBe('opened')
  expect((await take(colleague, assignee.id)).status).toBe(200)
})

test('a ticket is handed to whoever may answer, or back to everybody, on the holder that was seen', async () => {
  const id = await aTicket()
  const [first, second] = [await product.aStaff('support_agent'), await product.aStaff('support_agent')]
  const give = (from: string | null, to: string | null) =>
    product.call('support.assign', { as: agent, params: { id }, body: { from, to } })
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => give(null, n % 2 === 0 ? first : second)),
  )
  expect(statuses(answers)).toEqual([200, ...Array(15).fill(409)])
  const { assignee, status } = (await page(id)).ticket
  expect([status, [first, second].includes(assignee.id)]).toEqual(['opened', true])
  const reviewer = await product.aStaff('reviewer')
  const refused = await give(assignee.id, reviewer)
  expect([refused.status, refused.body.details.fields]).toEqual([400, { to: 'choose_option' }])
  const { people } = (await product.call('support.agents', { as: agent })).body
  const ids = people.map(({ id: each }: { id: string }) => each)
  expect([ids.includes(first), ids.includes(reviewer)]).toEqual([true, false])
  expect((await give(assignee.id, null)).body.ticket.assignee).toBeNull()
  await move(id, 'opened', 'closed')
  expect(reasonOf(await give(null, first))).toEqual([409, 'ticket_closed'])
})

test('an agent sends pictures with an answer, of their own uploads alone; the merchant opens them', async () => {
  const id = await aTicket()
  const { before, after } = formAround('where.png')
  const upload = (as = agent) =>
    product.call('support.uploadForStaff', {
      as,
      params: { id },
      body: Buffer.concat([before, pictureFixture('photo-with-place.jpg'), after]),
      headers: { 'content-type': formType },
    })
  const { asset } = (await upload()).body
  const notTheirs = { attachments: [asset.id] }
  expect(reasonOf(await answer(id, notTheirs, colleague))).toEqual([400, 'attachment_unknown'])
  expect(reasonOf(await answer(id, { ...notTheirs, is_note: true }))).toEqual([400, 'attachment_unknown'])
  const sent = { id: randomUUID(), attachments: [asset.id] }
  expect(statuses([await answer(id, sent), await answer(id, sent)])).toEqual([200, 200])
  const { messages } = (await product.call('support.thread', { as: owner, params: { id } })).body
  expect(messages).toMatchObject([{ by: 'agent', attachments: [{ id: asset.id }] }])
  const theirs = await product.call('files.ticket', { as: owner, body: { url: asset.id } })
  expect(theirs.status).toBe(200)
  const stranger = await product.signIn((await inSystem((tx) => aMerchant(tx))).personId)
  expect((await product.call('files.ticket', { as: stranger, body: { url: asset.id } })).status).toBe(404)
  await move(id, 'opened', 'closed')
  expect(reasonOf(await upload())).toEqual([409, 'ticket_closed'])
})

test('agents who have a ticket open are told of each other, and merchants are not', async () => {
  const id = await aTicket()
  const streamOf = async (as: string, side: 'merchant' | 'desk') => {
    const tokenOf = side === 'desk' ? 'support.chatTokenForStaff' : 'support.chatToken'
    const { token } = (await product.call(tokenOf, { as })).body
    return fetch(`${address}/${side}/api/v1/support/stream?token=${token}`, {
      headers: { authorization: `Bearer ${as}` },
    })
  }
  const [theirs, merchants] = [await streamOf(colleague, 'desk'), await streamOf(owner, 'merchant')]
  const here = await product.call('support.hereForStaff', { as: agent, params: { id } })
  await product.call('support.typingForStaff', { as: agent, params: { id } })
  expect(here.status).toBe(204)
  const told = JSON.stringify({ channel_id: id, by: 'staff', name: 'Staff support_agent' })
  expect(await heard(theirs, 2)).toEqual([`here ${told}`, `typing ${told}`])
  expect(await heard(merchants, 1)).toEqual([`typing ${told}`])
})

test('the queue says what waits first, whose it is, and how many there are', async () => {
  product.clock.set('2026-11-24T06:00:00Z')
  const first = await aTicket({ subject: 'The older one of two' })
  product.clock.set('2026-11-24T06:05:00Z')
  const second = await aTicket({ subject: 'The newer one of two' })
  const queue = async (query: Record<string, string> = {}) =>
    (
      await product.call('support.queue', {
        as: agent,
        query: { merchant_id: merchant.merchantId, ...query },
      })
    ).body
  expect(await queue()).toMatchObject({
    tickets: [
      { id: first, merchant_name: 'Test Merchant', is_unread: true },
      { id: second, assignee: null },
    ],
    total: 2,
  })
  const { next_page_token: token } = await queue({ page_size: '1' })
  expect(await queue({ page_size: '1', page_token: token })).toMatchObject({ tickets: [{ id: second }] })
  expect((await queue({ query: 'NEWER' })).tickets).toMatchObject([{ id: second }])
  await product.call('support.take', { as: agent, params: { id: first }, body: { from: null } })
  expect((await queue({ assignee: 'me' })).tickets).toMatchObject([{ id: first }])
  expect((await queue({ assignee: 'nobody' })).tickets).toMatchObject([{ id: second }])
  expect((await queue({ statuses: 'opened', topics: 'finances' })).total).toBe(1)
  // Who was answered waits no longer, however long the ticket stands still.
  await answer(first)
  expect((await queue()).tickets).toMatchObject([{ id: second }, { id: first }])
  const { next_page_token: after } = await queue({ page_size: '1' })
  expect((await queue({ page_size: '1', page_token: after })).tickets).toMatchObject([{ id: first }])
})

test('a ticket that another one goes on with is closed, and both say so', async () => {
  const id = await aTicket()
  const into = await aTicket()
  const merge = (params: { id: string }, body: { into: string }) =>
    product.call('support.merge', { as: agent, params, body })
  const merged = await merge({ id }, { into })
  expect(merged.body.ticket).toMatchObject({ status: 'closed', merged_into: into })
  const [one, other] = [await read(id), await read(into)]
  expect((await page(id)).messages).toMatchObject([{ by: 'system', body: `merged_into ${other.number}` }])
  expect((await page(into)).messages).toMatchObject([{ by: 'system', body: `merged_from ${one.number}` }])
  expect(reasonOf(await merge({ id: into }, { into: id }))).toEqual([409, 'ticket_closed'])
  const stranger = await inSystem((tx) => aMerchant(tx))
  const theirs = (await open({}, await product.signIn(stranger.personId))).body.ticket.id
  expect((await merge({ id: into }, { into: theirs })).status).toBe(400)
})

test('what an agent has begun to write is there on another device, and for nobody else', async () => {
  const id = await aTicket()
  const save = (body: string) =>
    product.call('support.saveDraft', { as: agent, params: { id }, body: { body } })
  await save('Dear Noor')
  expect((await page(id)).draft).toBe('Dear Noor')
  expect((await page(id, colleague)).draft).toBe('')
  await answer(id)
  expect((await page(id)).draft).toBe('')
})

test('answers are kept for use in both languages, put right and deleted', async () => {
  const texts = { title: 'Greeting', title_ar: 'تحية', body: 'Hello.', body_ar: 'مرحبًا.' }
  const saved = await product.call('support.saveMacro', { as: agent, body: { id: null, ...texts } })
  const [{ id }] = saved.body.macros
  const body = { id, ...texts, body: 'Good day.' }
  expect((await product.call('support.saveMacro', { as: colleague, body })).body.macros).toMatchObject([
    { id, body: 'Good day.' },
  ])
  const forget = () => product.call('support.forgetMacro', { as: agent, params: { id } })
  expect((await forget()).body.macros).toEqual([])
  expect((await forget()).status).toBe(404)
})

test('the author is written of an answer, once until they read it, and of the end [SUP-06]', async () => {
  const id = await aTicket()
  const letters = async () => {
    await product.deliver()
    const mails = await product.inbox(await inSystem(mailboxOf))
    return mails.filter(({ subject }) => /S-\d+/.test(subject ?? '')).length
  }
  await answer(id)
  await answer(id, { seen: 1 })
  expect(await letters()).toBe(1)
  await product.call('support.seen', { as: owner, params: { id }, body: { seq: 2 } })
  await answer(id, { seen: 2 })
  expect(await letters()).toBe(2)
  await move(id, 'opened', 'resolved')
  expect(await letters()).toBe(3)
})

const mailboxOf = async (tx: Parameters<Parameters<typeof product.db.database.system>[0]>[0]) => {
  const [row] = await tx<Row<'person', 'email'>[]>`select email from person where id = ${merchant.personId}`
  return row?.email ?? ''
}

test('people of another merchant, and of other stores, find nothing of a ticket', async () => {
  const storeId = await inSystem((tx) => aStore(tx, merchant))
  const id = await aTicket({ store_id: merchant.storeId })
  const stranger = await product.signIn((await inSystem((tx) => aMerchant(tx))).personId)
  const limited = await product.signIn(
    await inSystem((tx) => aMember(tx, merchant.merchantId, { storeIds: [storeId] })),
  )
  await answer(id)
  for (const as of [stranger, limited]) {
    const params = { id }
    const calls = [
      product.call('support.read', { as, params }),
      product.call('support.thread', { as, params }),
      product.call('support.close', { as, params }),
      product.call('support.like', { as, params, body: { note: '' } }),
      product.call('support.seen', { as, params, body: { seq: 1 } }),
      product.call('support.typing', { as, params }),
      write(id, 'Hello', {}, as),
    ]
    expect(statuses(await Promise.all(calls))).toEqual(Array(calls.length).fill(404))
    expect((await product.call('support.list', { as })).body.items).toEqual([])
    expect((await product.call('support.unread', { as })).body.channel_ids).toEqual([])
  }
})

test('a ticket waits in the work of agents by its first answer, and for nobody while the merchant is asked', async () => {
  const id = await aTicket()
  const work = async () =>
    (await product.call('work.mine', { as: agent })).body.items.find((one: { id: string }) => one.id === id)
  const { ticket } = await page(id)
  expect(await work()).toMatchObject({
    ...{ kind: 'ticket', merchant_id: merchant.merchantId, note: ticket.number, due_at: ticket.first_due_at },
  })
  await answer(id, { status: 'pending' })
  expect(await work()).toBeUndefined()
})

/** What a stream tells, until so many events have come. */
async function heard(stream: Response, count: number): Promise<string[]> {
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const events = () =>
    [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, kind, data]) => `${kind} ${data}`)
  while (events().length < count) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  await reader.cancel()
  return events()
}

test('a token opens a stream that names what happens in the chats of the merchant, and of no other [SUP-25, NAV-65, NAV-66, DEC-SUP-10]', async () => {
  const id = await aTicket()
  const stranger = await product.signIn((await inSystem((tx) => aMerchant(tx))).personId)
  const { token } = (await product.call('support.chatToken', { as: owner })).body
  const streamAt = (as: string, of: string) =>
    fetch(`${address}/merchant/api/v1/support/stream?token=${of}`, {
      headers: { authorization: `Bearer ${as}` },
    })
  const statusOf = async (stream: Response) => {
    await stream.text()
    return stream.status
  }
  expect(await statusOf(await streamAt(stranger, token))).toBe(404)
  const stream = await streamAt(owner, token)
  expect([stream.status, stream.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/event-stream'),
  ])
  const theirs = (await open({}, stranger)).body.ticket.id
  await write(theirs, 'Of somebody else', {}, stranger)
  await answer(id, { is_note: true })
  await answer(id, { seen: 1 })
  await product.call('support.typingForStaff', { as: agent, params: { id } })
  const events = await heard(stream, 3)
  expect(events.join('\n')).not.toContain(theirs)
  expect(events).toEqual([
    `message ${JSON.stringify({ channel_id: id, by: 'staff', seq: 2 })}`,
    `changed ${JSON.stringify({ channel_id: id, by: 'staff' })}`,
    `typing ${JSON.stringify({ channel_id: id, by: 'staff', name: 'Staff support_agent' })}`,
  ])
  product.clock.set('2026-12-01T06:00:00Z')
  expect(await statusOf(await streamAt(owner, token))).toBe(404)
})
