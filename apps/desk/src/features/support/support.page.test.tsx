import type { DeskTicketPage } from '@daftar/contract/endpoints/service/support-shapes'
import { streams } from '@daftar/client/live'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { fieldText, m, reasonText } from '@daftar/words'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fill, question, said } from '../../testing/dialogs.ts'
import { aMessage, aTicket, aTicketPage } from '../../testing/fixtures/support.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const agent = { as: ['support_agent'] as const }
const queue = (tickets = [aTicket()]) => ({ tickets, total: tickets.length, next_page_token: null })

/** What a ticket's page asks beside the ticket. */
const beside: PageOptions['answers'] = {
  'support.macros': { macros: [] },
  'support.chatTokenForStaff': pending,
  'support.seenForStaff': undefined,
  'support.saveDraft': undefined,
  'support.typingForStaff': undefined,
  'support.hereForStaff': undefined,
  'support.agents': { people: [] },
  'support.queue': queue(),
}

async function open(page: DeskTicketPage, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const drawn = renderAt('/desk/support/tic_1', {
    ...agent,
    ...options,
    answers: { ...beside, 'support.readForStaff': page, ...answers },
  })
  await screen.findByRole('heading', { level: 1 })
  return drawn
}

const box = () =>
  screen.getByRole('textbox', { name: (name) => name.includes(m.desk_support_answer_label()) })

test.each(looks)(
  'the queue says how many there are and leads to what was written, in %s at %i',
  async (language, width) => {
    const { user } = renderAt('/desk/support', {
      ...agent,
      language,
      width,
      answers: {
        ...beside,
        'support.queue': { ...queue(), total: 7 },
        'support.readForStaff': aTicketPage({
          messages: [
            aMessage(),
            aMessage({ seq: 2, id: 'msg_2', is_note: true, by: 'agent', body: 'Ask finance' }),
          ],
        }),
      },
    })
    expect(await screen.findByText(asRead(m.desk_support_total({ count: 7 })))).toBeTruthy()
    expect(await said(m.desk_support_unread())).toBe(true)
    await user.click(screen.getByRole('link', { name: m.desk_support_opens({ number: 'T-1001' }) }))
    expect(await said('Is there any news?')).toBe(true)
    expect(screen.getByText('Ask finance').closest('li')?.dataset['note']).toBe('true')
  },
)

test('a ticket whose answer is late says so, and whether the lead was told', async () => {
  const tickets = [
    aTicket({ escalation: 1 }),
    aTicket({ ...{ id: 'tic_2', escalation: 2 }, answer_due_at: '2026-11-23T06:00:00.000Z' }),
  ]
  renderAt('/desk/support', { ...agent, answers: { 'support.queue': queue(tickets) } })
  expect(await said(m.desk_support_late())).toBe(true)
  expect(await said(m.desk_support_late_lead())).toBe(true)
})

test('a queue that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt('/desk/support', { ...agent, answers: { 'support.queue': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'support.queue': queue([]) })
  await user.click(again)
  expect(await screen.findByText(m.desk_support_empty())).toBeTruthy()
})

test('the filters of the address narrow the queue', async () => {
  const { server } = renderAt('/desk/support?status=hold&topic=finances&held=me&search=T-1', {
    ...agent,
    answers: { 'support.queue': queue([]) },
  })
  expect(await screen.findByText(m.desk_empty_search({ search: 'T-1' }))).toBeTruthy()
  expect(server.callsOf('support.queue').at(-1)?.query).toEqual({
    ...{ statuses: 'hold', topics: 'finances', assignee: 'me', query: 'T-1' },
  })
})

test('an answer goes behind what was seen and waits for the merchant', async () => {
  const { user, server } = await open(aTicketPage({ messages: [aMessage()] }))
  await fill(user, box(), 'It left this morning.')
  const sent = aMessage({ seq: 2, id: 'msg_2', by: 'agent', is_you: true, body: 'It left this morning.' })
  server.answer({
    'support.answer': aTicketPage({
      ticket: aTicket({ status: 'pending', updated_at: '2026-11-23T10:00:00.000Z' }),
      messages: [aMessage(), sent],
    }),
  })
  await user.click(screen.getByRole('button', { name: m.desk_support_send() }))
  expect(await screen.findByText(m.desk_support_done_answer())).toBeTruthy()
  expect(server.callsOf('support.answer')).toMatchObject([
    { body: { body: 'It left this morning.', seen: 1, is_note: false, status: 'pending' } },
  ])
  expect((box() as HTMLTextAreaElement).value).toBe('')
})

test('where somebody wrote meanwhile their message is shown and the text is kept', async () => {
  const { user, server } = await open(aTicketPage(), {
    answers: { 'support.answer': refuse('newer_message') },
  })
  await fill(user, box(), 'It left this morning.')
  server.answer({ 'support.readForStaff': aTicketPage({ messages: [aMessage({ body: 'It came!' })] }) })
  await user.click(screen.getByRole('button', { name: m.desk_support_send() }))
  expect(await screen.findByText(m.desk_support_newer())).toBeTruthy()
  expect(await said('It came!')).toBe(true)
  expect((box() as HTMLTextAreaElement).value).toBe('It left this morning.')
})

test('a note is sent as one and changes no status', async () => {
  const { user, server } = await open(aTicketPage({ draft: 'Ask finance' }))
  await user.click(screen.getByRole('radio', { name: m.desk_support_note() }))
  expect(screen.getByText(m.desk_support_note_hint())).toBeTruthy()
  server.answer({ 'support.answer': aTicketPage() })
  await user.click(screen.getByRole('button', { name: m.desk_support_send_note() }))
  expect(await screen.findByText(m.desk_support_done_note())).toBeTruthy()
  const [call] = server.callsOf('support.answer')
  expect(call?.body).toMatchObject({ body: 'Ask finance', is_note: true })
  expect(call?.body).not.toHaveProperty('status')
})

test('whoever takes a ticket that somebody took meanwhile is told, and sees who has it', async () => {
  const { user, server } = await open(aTicketPage(), { answers: { 'support.take': refuse('wrong_status') } })
  server.answer({
    'support.readForStaff': aTicketPage({
      ticket: aTicket({ status: 'opened', assignee: { id: 'stf_sara', name: 'Sara Noor' } }),
    }),
  })
  await user.click(screen.getByRole('button', { name: m.desk_assign_take() }))
  expect(await screen.findByText(reasonText('wrong_status'))).toBeTruthy()
  expect(await said('Sara Noor')).toBe(true)
  expect(server.callsOf('support.take')).toMatchObject([{ body: { from: null } }])
})

test('a ticket is handed to a colleague, and released', async () => {
  const people = [
    { id: 'stf_sara', name: 'Sara Noor' },
    { id: 'stf_hani', name: 'Hani Saad' },
  ]
  const held = (assignee: DeskTicketPage['ticket']['assignee']) => aTicket({ status: 'opened', assignee })
  const { user, server } = await open(aTicketPage(), { answers: { 'support.agents': { people } } })
  await user.click(await screen.findByRole('button', { name: m.desk_assign_hand_over() }))
  server.answer({ 'support.assign': { ticket: held(people[0]!) } })
  await user.click(await screen.findByRole('menuitem', { name: 'Sara Noor' }))
  expect(await screen.findByText(m.desk_assign_given({ name: 'Sara Noor' }))).toBeTruthy()
  server.answer({ 'support.assign': { ticket: held(null) } })
  await user.click(screen.getByRole('button', { name: m.desk_assign_release() }))
  expect(await screen.findByText(m.desk_assign_released())).toBeTruthy()
  expect(server.callsOf('support.assign').map(({ body }) => body)).toEqual([
    { from: null, to: 'stf_sara' },
    { from: 'stf_sara', to: null },
  ])
})

test('a picture goes with an answer, and with no note', async () => {
  const asset = { id: 'fil_00000001', url: 'fil_00000001', name: 'where.png', size: 1200 }
  const { user, server } = await open(aTicketPage(), { answers: { 'support.uploadForStaff': { asset } } })
  await user.upload(
    screen.getByLabelText(m.support_pictures()),
    new File(['x'], 'where.png', { type: 'image/png' }),
  )
  expect(await screen.findByText(m.wizard_file_uploaded())).toBeTruthy()
  await fill(user, box(), 'It stands here.')
  await user.click(screen.getByRole('radio', { name: m.desk_support_note() }))
  expect(screen.queryByLabelText(m.support_pictures())).toBeNull()
  await user.click(screen.getByRole('radio', { name: m.desk_support_answer() }))
  server.answer({ 'support.answer': aTicketPage() })
  await user.click(screen.getByRole('button', { name: m.desk_support_send() }))
  expect(await screen.findByText(m.desk_support_done_answer())).toBeTruthy()
  expect(server.callsOf('support.answer')).toMatchObject([{ body: { attachments: ['fil_00000001'] } }])
  expect(screen.queryByText('where.png')).toBeNull()
})

test('closing asks first', async () => {
  const { user, server } = await open(aTicketPage())
  await user.click(screen.getByRole('button', { name: m.desk_support_close() }))
  const dialog = await question(m.desk_support_close_title())
  server.answer({ 'support.move': { ticket: aTicket({ status: 'closed' }) } })
  await user.click(dialog.getByRole('button', { name: m.desk_support_close() }))
  expect(await said(m.desk_support_closed_text())).toBe(true)
  expect(server.callsOf('support.move')).toMatchObject([{ body: { from: 'new', status: 'closed' } }])
})

test('the order and the payout a ticket is about are named by their numbers', async () => {
  const ticket = aTicket({ order_number: 'A203-96KQ', escalation: 1 })
  const { user, server } = await open(aTicketPage({ ticket }))
  expect(await said(m.desk_support_late())).toBe(true)
  await user.click(screen.getByRole('button', { name: m.desk_support_links_change() }))
  const dialog = await question(m.desk_support_links_change())
  await fill(user, dialog.getByLabelText(m.desk_support_payout_number(), { exact: false }), 'P-261123-1')
  server.answer({ 'support.link': refuse('invalid_input', { fields: { payout_number: 'invalid' } }) })
  await user.click(dialog.getByRole('button', { name: m.desk_support_links_save() }))
  expect((await dialog.findAllByText(fieldText('invalid'))).length).toBeGreaterThan(0)
  server.answer({
    'support.link': {
      ticket: { ...ticket, transaction_id: 'pyt_1', transaction_reference: 'P-261123-1' },
    },
  })
  await user.click(dialog.getByRole('button', { name: m.desk_support_links_save() }))
  expect((await screen.findByRole('link', { name: 'P-261123-1' })).getAttribute('href')).toContain(
    'open=pyt_1',
  )
  expect(server.callsOf('support.link')).toMatchObject([{}, { body: { payout_number: 'P-261123-1' } }])
})

test('a kept answer is put in in the language the merchant writes', async () => {
  const macro = {
    ...{ id: 'mac_1', title: 'Payouts', title_ar: 'التحويلات' },
    ...{ body: 'Payouts leave on Mondays.', body_ar: 'تخرج التحويلات يوم الاثنين.' },
  }
  const { user } = await open(aTicketPage({ messages: [aMessage({ body: 'أين التحويل؟' })] }), {
    answers: { 'support.macros': { macros: [macro] } },
  })
  await user.click(screen.getByRole('button', { name: m.desk_support_macro_insert() }))
  await user.click(await screen.findByRole('menuitem', { name: 'Payouts' }))
  expect((box() as HTMLTextAreaElement).value).toBe('تخرج التحويلات يوم الاثنين.')
})

test('the stream says who is writing, and brings what was written', async () => {
  const heard = new Map<string, (event: { data: string }) => void>()
  const { open: opened } = streams
  streams.open = () => ({
    ...{ onopen: null, onerror: null, close: () => {} },
    addEventListener: (kind, hear) => heard.set(kind, hear),
  })
  onTestFinished(() => void (streams.open = opened))
  const { server } = await open(aTicketPage(), { answers: { 'support.chatTokenForStaff': { token: 'one' } } })
  await vi.waitFor(() => expect(heard.size).toBe(5))
  const tell = (kind: string, more: object) =>
    act(() => heard.get(kind)?.({ data: JSON.stringify({ channel_id: 'tic_1', by: 'staff', ...more }) }))
  const told = () => server.callsOf('support.hereForStaff').length
  const before = told()
  tell('here', { name: 'Sara Noor' })
  expect(await screen.findByText(new RegExp(m.desk_support_here()))).toBeTruthy()
  expect(screen.getByText('Sara Noor')).toBeTruthy()
  await vi.waitFor(() => expect(told()).toBe(before + 1))
  tell('here', { name: 'Sara Noor' })
  expect(told()).toBe(before + 1)
  tell('typing', { name: 'Sara Noor' })
  expect(await said(m.desk_support_writing({ name: 'Sara Noor' }))).toBe(true)
  server.answer({ 'support.readForStaff': aTicketPage({ messages: [aMessage({ body: 'It came!' })] }) })
  tell('message', { by: 'merchant', seq: 1 })
  expect(await said('It came!')).toBe(true)
  expect(screen.queryByText(m.desk_support_writing({ name: 'Sara Noor' }))).toBeNull()
})
