import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { ticketStatuses } from '@daftar/rules/support/ticket'
import { m, reasonText } from '@daftar/words'
import { ticketTopicText } from '@daftar/words/ticket-topic-text'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeStreams } from '../../testing/fake-stream.ts'
import { aTicket, aTicketMessage } from '../../testing/fixtures/support.ts'
import { looks, phoneWidth, renderAt, type PageOptions } from '../../testing/render-at.tsx'
import { filterText, ticketStatusText } from './words.ts'

const page = (items = [aTicket()], next: string | null = null) => ({ items, next_page_token: next })
const thread = (messages = [aTicketMessage()], read_up_to = 0) => ({ messages, read_up_to, has_more: false })
const always = {
  'support.chatToken': { token: 'tok' },
  'support.list': page(),
  'support.help': { articles: [] },
} satisfies Answers

afterEach(() => localStorage.clear())

function listAt({ answers, ...options }: PageOptions = {}, address = '') {
  return renderAt(`/support${address}`, {
    ...options,
    answers: { ...always, 'merchants.stores': { items: [] }, ...answers },
  })
}

/** A ticket whose thread is kept by a small server: what is written stands in it once. */
function ticketAt(
  ticket = aTicket(),
  { answers, ...options }: PageOptions = {},
  messages = [aTicketMessage()],
) {
  const kept = [...messages]
  const drawn = renderAt('/support/tic_1', {
    ...options,
    answers: {
      ...always,
      'support.read': { ticket },
      'support.thread': ({ query }) => thread(kept.filter(({ seq }) => seq > (query.after ?? 0))),
      'support.seen': undefined,
      'support.typing': undefined,
      'support.write': ({ body }) => {
        const known = kept.find(({ id }) => id === body.id)
        const message =
          known ??
          aTicketMessage({
            ...{ seq: kept.length + 1, id: body.id, body: body.body },
            ...{ by: 'merchant', name: 'Mariam Haddad', is_you: true },
          })
        if (!known) kept.push(message)
        return { ticket, message }
      },
      'merchants.stores': { items: [] },
      ...answers,
    },
  })
  return { ...drawn, kept }
}
const button = (name: string) => screen.findByRole('button', { name })

test.each(looks)(
  'the list says number, subject, topic and status, and what is unread, in %s at %i [SUP-01, SUP-02, DEC-SUP-1]',
  async (language, width) => {
    listAt({ language, width, answers: { 'support.list': page([aTicket({ is_unread: true })]) } })
    expect((await screen.findAllByText('S-1001')).length).toBeGreaterThan(0)
    for (const text of ['A payout is missing', ticketTopicText('finances'), ticketStatusText('opened')])
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0)
    expect(screen.getAllByRole('img', { name: m.support_unread() }).length).toBeGreaterThan(0)
  },
)

test('the filters stand in the address, and what is none of them is dropped [SUP-15, SUP-16]', async () => {
  const { server, address, user } = listAt(
    {},
    '?createdFrom=2026-11-01&createdTo=2026-11-02&statuses=opened,lost&topics=finances',
  )
  await screen.findAllByText('S-1001')
  expect(address()).not.toContain('lost')
  expect(server.callsOf('support.list')[0]?.query).toMatchObject({
    created_at_gte: '2026-11-01',
    created_at_lte: '2026-11-02',
    statuses: 'opened',
    topics: 'finances',
  })
  await user.click(await button(m.common_filter_clear({ name: m.support_col_status() })))
  await waitFor(() => expect(address()).not.toContain('statuses'))
  expect(filterText('opened')).toBe(ticketStatusText('hold'))
})

test('a day that is none, or one alone, does not filter [SUP-16]', async () => {
  const { server } = listAt({}, '?createdFrom=2026-13-01&createdTo=2026-11-02')
  await screen.findAllByText('S-1001')
  expect(server.callsOf('support.list')[0]?.query).not.toHaveProperty('created_at_lte')
})

test('more rows come by the token [SUP-09]', async () => {
  const { user, server } = listAt({
    answers: {
      'support.list': ({ query }) =>
        query.page_token ? page([aTicket({ id: 'tic_2', number: 'S-1000' })]) : page([aTicket()], 'next'),
    },
  })
  await user.click(await button(m.common_more()))
  expect((await screen.findAllByText('S-1000')).length).toBeGreaterThan(0)
  expect(server.callsOf('support.list').at(-1)?.query).toMatchObject({ page_token: 'next' })
})

test('who has asked nothing yet is led to the form [SUP-05, DEC-SUP-1]', async () => {
  const { user, address } = listAt({ answers: { 'support.list': page([]) } })
  await screen.findByText(m.support_empty_title())
  await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: m.support_new() }).at(-1)!)
  expect(await screen.findByRole('dialog', { name: m.support_new() })).toBeTruthy()
  expect(address()).toBe('/support?new=yes')
})

test('filters that find nothing are cleared by one press', async () => {
  const { user, address } = listAt({ answers: { 'support.list': page([]) } }, '?statuses=closed')
  await user.click(await button(m.support_clear()))
  await waitFor(() => expect(address()).toBe('/support'))
})

test('a list that cannot be had says so', async () => {
  listAt({ answers: { 'support.list': refuse('internal') } })
  expect(await screen.findByText(m.support_failed())).toBeTruthy()
})

test('every status has its word, hold and escalated the one of open [SUP-10, DEC-SUP-7]', async () => {
  const items = ticketStatuses.map((status, n) => aTicket({ id: `tic_${n}`, status }))
  listAt({ answers: { 'support.list': page(items) } })
  await screen.findAllByText(ticketStatusText('new'))
  expect(screen.getAllByText(m.support_status_opened())).toHaveLength(3)
})

test('unread messages put a dot on the item of the sidebar, asked with the permission alone [NAV-36, NAV-37, NAV-61, SUP-04]', async () => {
  const news = { active_disputes: 0, unread_chats: ['tic_1'], alerting_entities: [] }
  renderAt('/account', { answers: { 'home.sidebar': news } })
  const item = await screen.findByRole('link', { name: new RegExp(`^${m.shell_item_support()}`) })
  await waitFor(() => expect(item.outerHTML).toContain(m.shell_badge_unread()))
})

test('who has no merchant has no support [NAV-36, PERM-25]', async () => {
  const { server } = renderAt('/account', {
    as: { role: null },
    answers: { 'onboarding.read': refuse('not_found') },
  })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: m.shell_item_support() })).toBeNull()
  expect(server.callsOf('support.unread')).toEqual([])
})

async function choose(user: ReturnType<typeof listAt>['user'], label: string, option: string) {
  const dialog = within(screen.getByRole('dialog', { name: m.support_new() }))
  await user.click(dialog.getByRole('button', { name: new RegExp(label) }))
  await user.click(await screen.findByRole('option', { name: option }))
}

test('a ticket without topic, subject and description says so at each, and sends nothing [DEC-SUP-2]', async () => {
  const { user, server } = listAt({}, '?new=yes')
  const dialog = within(await screen.findByRole('dialog', { name: m.support_new() }))
  await user.type(dialog.getByLabelText(m.support_col_subject()), 'ab')
  await user.click(dialog.getByRole('button', { name: m.support_send() }))
  expect((await dialog.findAllByRole('alert')).length).toBeGreaterThan(0)
  for (const name of [m.support_col_subject(), m.support_description()])
    expect(dialog.getByLabelText(name).getAttribute('aria-invalid')).toBe('true')
  expect(server.callsOf('support.create')).toEqual([])
})

test('a problem with a charge of a card is told in a ticket that names it [DEC-CRD-1]', async () => {
  const ticket = aTicket({ charge_id: 'cch_1' })
  const { user, server, address } = listAt(
    {
      answers: {
        'support.create': { ticket },
        'support.read': { ticket },
        'support.thread': thread([]),
      },
    },
    '?new=yes&charge=cch_1',
  )
  const dialog = within(await screen.findByRole('dialog', { name: m.support_new() }))
  expect(dialog.getByText(m.support_charge_linked())).toBeTruthy()
  expect(dialog.getByDisplayValue(m.support_charge_subject())).toBeTruthy()
  await user.type(dialog.getByLabelText(m.support_description()), ticket.description)
  await user.click(dialog.getByRole('button', { name: m.support_send() }))
  await waitFor(() => expect(address()).toBe('/support/tic_1'))
  expect(server.callsOf('support.create').map(({ body }) => body)).toMatchObject([
    { topic: 'finances', subject: m.support_charge_subject(), charge_id: 'cch_1' },
  ])
  expect(await screen.findByText('cch_1')).toBeTruthy()
})

test('a sent ticket opens, with its order where the topic asks for one and its picture [SUP-05, SUP-19, SUP-21, DEC-SUP-2]', async () => {
  const ticket = aTicket()
  const { user, server, address } = listAt(
    {
      answers: {
        'support.upload': {
          asset: { id: 'fil_00000001', url: 'fil_00000001', name: 'shot.png', size: 1200 },
        },
        'support.create': { ticket },
        'support.read': { ticket },
        'support.thread': thread([]),
      },
    },
    '?new=yes',
  )
  const dialog = within(await screen.findByRole('dialog', { name: m.support_new() }))
  expect(dialog.queryByLabelText(new RegExp(m.support_order()))).toBeNull()
  await choose(user, m.support_col_topic(), ticketTopicText('finances'))
  await user.type(await dialog.findByLabelText(new RegExp(m.support_order())), 'A203-96KQ')
  await user.type(dialog.getByLabelText(m.support_col_subject()), ticket.subject)
  await user.type(dialog.getByLabelText(m.support_description()), ticket.description)
  await user.upload(
    dialog.getByLabelText(m.support_pictures()),
    new File(['x'], 'shot.png', { type: 'image/png' }),
  )
  await dialog.findByText(m.wizard_file_uploaded())
  await user.click(dialog.getByRole('button', { name: m.support_send() }))
  await waitFor(() => expect(address()).toBe('/support/tic_1'))
  expect(server.callsOf('support.create').map(({ body }) => body)).toEqual([
    {
      topic: 'finances',
      subject: ticket.subject,
      description: ticket.description,
      store_id: null,
      order_id: 'A203-96KQ',
      attachments: ['fil_00000001'],
    },
  ])
})

test('nothing is sent while a picture is on its way, and what is no picture is refused [SUP-26, DEC-SUP-2]', async () => {
  const { user } = listAt({ answers: { 'support.upload': pending } }, '?new=yes')
  const dialog = within(await screen.findByRole('dialog', { name: m.support_new() }))
  const field = dialog.getByLabelText(m.support_pictures())
  await user.upload(field, new File(['x'], 'shot.png', { type: 'image/png' }))
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: m.support_send() })
  await waitFor(() => expect(send.disabled).toBe(true))
  await user.click(dialog.getByRole('button', { name: m.wizard_file_cancel({ name: 'shot.png' }) }))
  await waitFor(() => expect(send.disabled).toBe(false))
})

test.each(looks)(
  'the page says what was asked and what was answered, in %s at %i [SUP-03, SUP-20, DEC-SUP-4, DEC-SUP-8]',
  async (language, width) => {
    const messages = [
      aTicketMessage(),
      aTicketMessage({ seq: 2, id: 'm2', body: 'شكرًا', by: 'merchant', is_you: true }),
      aTicketMessage({ seq: 3, id: 'm3', by: 'system', name: '', body: 'merged_from S-1000' }),
    ]
    ticketAt(aTicket(), { language, width }, messages)
    expect(await screen.findByText('It leaves tomorrow.')).toBeTruthy()
    expect(screen.getByText('شكرًا').getAttribute('dir')).toBe('auto')
    expect(screen.getByText(/S-1000/).textContent).toContain(
      m.support_merged_from({ number: '\u2066S-1000\u2069' }),
    )
    for (const text of ['Mariam Haddad', aTicket().description])
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0)
  },
)

test('days part the messages, and ours say whether they were read [DEC-SUP-4]', async () => {
  const ours = { by: 'merchant', is_you: true } as const
  ticketAt(aTicket(), {
    answers: {
      'support.thread': ({ query }) =>
        thread(
          query.after
            ? []
            : [
                aTicketMessage({ ...ours, body: 'One' }),
                aTicketMessage({ ...ours, seq: 2, id: 'm2', body: 'Two', at: '2026-11-22T09:00:00.000Z' }),
              ],
          1,
        ),
    },
  })
  const one = (await screen.findByText('One')).closest('article')
  expect(one?.textContent).toContain(m.support_read())
  expect(screen.getByText('Two').closest('article')?.textContent).toContain(m.support_delivered())
  expect(document.querySelectorAll('[role=log] > p')).toHaveLength(2)
})

test('Enter sends, with Shift it begins a line; what was seen is told once [NAV-68, DEC-SUP-4]', async () => {
  const { user, server } = ticketAt()
  const box = await screen.findByLabelText(m.support_write())
  await user.type(box, 'When{Shift>}{Enter}{/Shift}exactly?{Enter}')
  await screen.findByText(m.support_delivered(), { exact: false })
  expect(server.callsOf('support.write').map(({ body }) => body.body)).toEqual(['When\nexactly?'])
  expect((box as HTMLTextAreaElement).value).toBe('')
  expect(server.callsOf('support.seen').map(({ body }) => body)).toContainEqual({ seq: 1 })
  expect(server.callsOf('support.typing').length).toBe(1)
})

test('what did not arrive stays over a reload, and is sent again under its own id [DEC-SUP-4]', async () => {
  const { user, server, reload } = ticketAt(aTicket(), { answers: { 'support.write': offline } })
  await user.type(await screen.findByLabelText(m.support_write()), 'Hello?{Enter}')
  expect(await button(m.support_send_again())).toBeTruthy()
  const id = server.callsOf('support.write')[0]!.body.id
  const message = aTicketMessage({ seq: 2, id, body: 'Hello?', by: 'merchant', is_you: true })
  const answers: Answers = {
    'support.write': { ticket: aTicket(), message },
    'support.thread': ({ query }) => thread((query.after ?? 0) < 2 ? [message] : []),
  }
  server.answer({ 'support.write': pending })
  reload()
  expect(await screen.findByText(m.support_sending(), { exact: false })).toBeTruthy()
  server.answer(answers)
  reload()
  await screen.findByText(m.support_delivered(), { exact: false })
  expect(screen.getAllByText('Hello?')).toHaveLength(1)
  expect(new Set(server.callsOf('support.write').map(({ body }) => body.id))).toEqual(new Set([id]))
})

test('sent again after a failure a message stands once [DEC-SUP-4]', async () => {
  const { user, server } = ticketAt(aTicket(), { answers: { 'support.write': refuse('internal') } })
  await user.type(await screen.findByLabelText(m.support_write()), 'Hello?{Enter}')
  await button(m.support_send_again())
  const tried = server.callsOf('support.write')[0]?.body.id
  const message = aTicketMessage({ seq: 2, id: tried!, body: 'Hello?', by: 'merchant', is_you: true })
  server.answer({
    'support.write': { ticket: aTicket(), message },
    'support.thread': ({ query }) => thread((query.after ?? 0) < 2 ? [message] : []),
  })
  await user.click(await button(m.support_send_again()))
  await screen.findByText(m.support_delivered(), { exact: false })
  expect(screen.getAllByText('Hello?')).toHaveLength(1)
  expect(new Set(server.callsOf('support.write').map(({ body }) => body.id)).size).toBe(1)
})

test('what came while nobody looks is seen once somebody does [NAV-68]', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => state.mockRestore())
  const { server } = ticketAt()
  await screen.findByText('It leaves tomorrow.')
  expect(server.callsOf('support.seen')).toEqual([])
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(server.callsOf('support.seen').map(({ body }) => body)).toEqual([{ seq: 1 }]))
})

test('a closed ticket is read, and leads to a new one [DEC-SUP-4, SUP-14]', async () => {
  ticketAt(aTicket({ status: 'closed' }))
  const link = await screen.findByRole('link', { name: m.support_open_new() })
  expect(link.getAttribute('href')).toBe('/support?new=yes')
  expect(screen.queryByLabelText(m.support_write())).toBeNull()
  expect(screen.queryByRole('button', { name: m.support_close() })).toBeNull()
})

test('the merchant closes a ticket after a question [DEC-SUP-7]', async () => {
  const closed = aTicket({ status: 'closed' })
  const { user, server } = ticketAt(aTicket(), { answers: { 'support.close': { ticket: closed } } })
  await user.click(await button(m.support_close()))
  server.answer({ 'support.read': { ticket: closed } })
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: m.support_close() }))
  expect(await screen.findByText(m.support_closed_text())).toBeTruthy()
})

const designs: readonly [string, readonly string[]][] = [
  ['under the chat', []],
  ['as a bubble in it', ['chat_csat_redesign']],
]
test.each(designs)(
  'a resolved ticket asks how it was, %s [SUP-06, SUP-07, SUP-13, SUP-23, PERM-53, DEC-SUP-5, DEC-SUP-6]',
  async (_, experiments) => {
    const rated = aTicket({ status: 'resolved', csat: 'negative' })
    const { user, server } = ticketAt(aTicket({ status: 'resolved', csat: 'requested' }), {
      as: { experiments },
      answers: { 'support.dislike': { ticket: rated } },
    })
    const survey = await screen.findByRole('group', { name: m.support_csat_title() })
    const log = await screen.findByRole('log')
    expect(log.contains(survey)).toBe(experiments.length > 0)
    await user.click(await button(m.support_csat_dislike()))
    await user.type(
      await screen.findByLabelText(new RegExp(m.support_csat_what().replace('?', '.'))),
      'Slow.',
    )
    server.answer({ 'support.read': { ticket: rated } })
    await user.click(await button(m.support_csat_send()))
    expect(await screen.findByText(m.support_csat_disliked())).toBeTruthy()
    expect(server.callsOf('support.dislike').map(({ body }) => body)).toEqual([{ note: 'Slow.' }])
  },
)

test('a second rating says that there is one [SUP-22, DEC-SUP-5]', async () => {
  const { user } = ticketAt(aTicket({ status: 'resolved', csat: 'requested' }), {
    answers: { 'support.like': refuse('already_rated') },
  })
  await user.click(await button(m.support_csat_like()))
  await user.click(await button(m.support_csat_send()))
  expect(await screen.findByText(reasonText('already_rated'))).toBeTruthy()
})

test('what is told live is asked for, and typing is shown [NAV-65, NAV-67, SUP-25]', async () => {
  const opened = fakeStreams()
  const { server, kept } = ticketAt()
  await waitFor(() => expect(opened.length).toBeGreaterThan(0))
  const stream = opened.at(-1)!
  expect(stream.address).toContain('/merchant/api/v1/support/stream?token=tok')
  act(() => stream.onopen?.())
  await screen.findByText('It leaves tomorrow.')
  act(() => stream.say('typing', { channel_id: 'tic_1', by: 'staff', name: 'Omar' }))
  expect(await screen.findByText(m.support_typing({ name: '\u2068Omar\u2069' }))).toBeTruthy()
  kept.push(aTicketMessage({ seq: 2, id: 'm2', body: 'It has left.' }))
  const asked = server.callsOf('support.unread').length
  act(() => stream.say('message', { channel_id: 'tic_1', by: 'staff', seq: 2 }))
  expect(await screen.findByText('It has left.')).toBeTruthy()
  expect(server.callsOf('support.thread').at(-1)?.query).toMatchObject({ after: 1 })
  expect(server.callsOf('support.unread').length).toBeGreaterThan(asked)
  expect(screen.getAllByText('It leaves tomorrow.')).toHaveLength(1)
})

test('a connection that fails says so, and is opened again with a new token [NAV-69]', async () => {
  const opened = fakeStreams()
  const { user, server } = ticketAt(aTicket(), { width: phoneWidth })
  await waitFor(() => expect(opened.length).toBeGreaterThan(0))
  const tokens = server.callsOf('support.chatToken').length
  act(() => opened.at(-1)!.onerror?.())
  expect(await screen.findByText(m.support_not_live())).toBeTruthy()
  await user.click(await button(m.common_try_again()))
  await waitFor(() => expect(server.callsOf('support.chatToken').length).toBeGreaterThan(tokens))
})
