import { pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { storageKeys } from '@daftar/client'
import { disputeStatuses } from '@daftar/rules/disputes/dispute'
import { m, reasonText } from '@daftar/words'
import { disputeStatusText, disputeTypeText, evidenceProves } from '@daftar/words/dispute-words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDispute, aListedDispute } from '../../testing/fixtures/disputes.ts'
import { looks, phoneWidth, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const page = (disputes = [aListedDispute()], total = disputes.length, next: string | null = null) => ({
  disputes,
  next_page_token: next,
  total,
})
const now = () => Date.parse('2026-11-22T12:00:00Z')

function listAt({ answers, ...options }: PageOptions = {}, address = '') {
  return renderAt(`/disputes${address}`, { ...options, answers: { 'disputes.list': page(), ...answers } })
}
function disputeAt(dispute = aDispute(), { answers, ...options }: PageOptions = {}) {
  return renderAt('/disputes/dsp_1', {
    now,
    ...options,
    answers: { 'disputes.read': { dispute }, 'disputes.list': page(), ...answers },
  })
}
const button = (name: string) => screen.findByRole('button', { name })

test.each(looks)(
  'the list says what is disputed, by whom, of which order and until when, in %s at %i [DSP-02, DSP-16, APP-52, DEC-DSP-1, DEC-DSP-9]',
  async (language, width) => {
    listAt({ language, width })
    expect((await screen.findAllByText('D-1042')).length).toBeGreaterThan(0)
    for (const text of ['A203-96KQ', disputeTypeText('not_delivered'), disputeStatusText('pending')])
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0)
    expect(screen.getByText(m.disputes_count({ count: 1, text: '1' }))).toBeTruthy()
  },
)

test.each([
  [3 * 1440 + 20, () => m.disputes_left({ count: 3 })],
  [3 * 1440 - 20, () => m.disputes_left_hours({ count: 71 })],
  [90, () => m.disputes_left_hours({ count: 1 })],
  [40.9, () => m.disputes_left_minutes({ count: 40 })],
])('the time left of %d minutes is said in a unit that says enough', async (minutes, text) => {
  const respond_by = new Date(Date.now() + minutes * 60_000).toISOString()
  listAt({ answers: { 'disputes.list': page([aListedDispute({ respond_by })]) } })
  expect(await screen.findByText(text())).toBeTruthy()
})

test('the filters stand in the address, days as whole ones of the shops, unknown statuses dropped [DSP-17, DSP-18, DSP-19, DSP-21, DSP-22, DSP-23]', async () => {
  const { server, address } = listAt(
    {},
    '?createdFrom=2026-11-01&createdTo=2026-11-02&statuses=pending,lost,declined&query=D-10',
  )
  await screen.findByText('D-1042')
  expect(address()).toContain('statuses=pending%2Cdeclined')
  expect(server.callsOf('disputes.list')[0]?.query).toMatchObject({
    created_at_gte: '2026-10-31T20:00:00.000Z',
    created_at_lte: '2026-11-02T19:59:59.999Z',
    statuses: ['pending', 'declined'],
    query: 'D-10',
  })
})

test('one day alone does not filter [DSP-20]', async () => {
  const { server } = listAt({}, '?createdFrom=2026-11-01')
  await screen.findByText('D-1042')
  expect(server.callsOf('disputes.list')[0]?.query).not.toHaveProperty('created_at_gte')
})

test('more rows come by the token; nothing found and nothing there say so', async () => {
  const { user, server } = listAt({
    answers: {
      'disputes.list': ({ query }) =>
        query.page_token
          ? page([aListedDispute({ id: 'dsp_2', number: 'D-1041' })], 2)
          : page([aListedDispute()], 2, 'next'),
    },
  })
  await user.click(await button(m.common_more()))
  expect(await screen.findByText('D-1041')).toBeTruthy()
  expect(server.callsOf('disputes.list').at(-1)?.query).toMatchObject({ page_token: 'next' })
})

test('a merchant without disputes is told what will stand here', async () => {
  listAt({ answers: { 'disputes.list': page([]) } })
  expect(await screen.findByText(m.disputes_empty_title())).toBeTruthy()
})

test('filters that find nothing are cleared by one press', async () => {
  const { user, address } = listAt({ answers: { 'disputes.list': page([]) } }, '?query=nobody')
  await user.click(await button(m.disputes_clear()))
  await waitFor(() => expect(address()).toBe('/disputes'))
})

test('a list that cannot be had says so', async () => {
  listAt({ answers: { 'disputes.list': refuse('internal') } })
  expect(await screen.findByText(m.disputes_failed())).toBeTruthy()
})

test('who may not fetch disputes is told so, and nothing is asked [DSP-05, DSP-06, NAV-19]', async () => {
  const { server } = listAt({ as: { role: 'settlements' } })
  expect(await screen.findByText(m.disputes_not_yours_title())).toBeTruthy()
  expect(server.callsOf('disputes.list')).toEqual([])
  expect(server.callsOf('disputes.active')).toEqual([])
})

test('the sidebar says how many are open, asked once in 300 s [DSP-27, DSP-28, NAV-20, NAV-24, REQ-13]', async () => {
  const { server, user } = disputeAt(aDispute(), {
    answers: { 'home.sidebar': { active_disputes: 3, unread_chats: [], alerting_entities: [] } },
  })
  const name = `${m.shell_item_disputes()} ${m.shell_badge_disputes({ count: 3 })}`
  const [item] = await screen.findAllByRole('link', {
    name: new RegExp(m.shell_badge_disputes({ count: 3 })),
  })
  expect(item?.textContent, name).toContain('3')
  await user.click(item!)
  await screen.findAllByText('D-1042')
  expect(server.callsOf('home.sidebar')).toHaveLength(1)
  expect(server.callsOf('disputes.active')).toEqual([])
})

test('who cannot fetch them sees a new badge until the first visit [NAV-21]', async () => {
  const { user } = renderAt('/account', { as: { role: 'settlements' } })
  const [item] = await screen.findAllByRole('link', { name: new RegExp(`^${m.shell_item_disputes()}`) })
  expect(item?.textContent).toContain(m.shell_badge_new())
  await user.click(item!)
  await screen.findByText(m.disputes_not_yours_title())
  const [again] = screen.getAllByRole('link', { name: new RegExp(`^${m.shell_item_disputes()}`) })
  expect(again?.textContent).not.toContain(m.shell_badge_new())
})

test.each(looks)(
  'the page says what the shopper says, what is at stake and what is missing, in %s at %i [DSP-03, DEC-DSP-6]',
  async (language, width) => {
    disputeAt(aDispute(), { language, width })
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    const texts = [
      m.disputes_claim(),
      m.disputes_stake_net(),
      m.disputes_order(),
      m.disputes_history(),
      m.disputes_evidence_ready({ ready: 3, all: 6 }),
      m.disputes_learned_missing({ count: 2 }),
      m.disputes_learned_not_counted({ count: 3 }),
      evidenceProves('order'),
      evidenceProves('proof'),
      m.disputes_message_link_opened(),
    ]
    for (const text of texts) expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
    expect(screen.getByRole('region', { name: m.disputes_deadline() })).toBeTruthy()
    expect(screen.getByText('لم يصلني الطلب حتى اليوم.')).toBeTruthy()
  },
)

test('approving asks before it refunds, once, and says it is saved [DSP-30, DEC-DSP-7]', async () => {
  const approved = aDispute({
    ...{ status: 'approved', ending: 'merchant', refunded_amount: '1240.00', effect: null },
    acts: { may_answer: false, refund_up_to: '0.00' },
  })
  const { user, server } = disputeAt(aDispute(), { answers: { 'disputes.approve': { dispute: approved } } })
  await user.click(await button(m.disputes_refund({ amount: moneyText('1240.00', 'AED') })))
  const dialog = within(await screen.findByRole('alertdialog'))
  pressTwice(dialog.getByRole('button', { name: m.disputes_confirm() }))
  expect(await screen.findByText(m.common_changes_saved())).toBeTruthy()
  expect(server.callsOf('disputes.approve').map(({ body }) => body)).toEqual([{ amount: '1240.00' }])
  expect(screen.queryByText(m.disputes_your_answer())).toBeNull()
})

test('a challenge asks for its reason and what goes with it, and sends them [DSP-15, DSP-31, DEC-DSP-8]', async () => {
  const { user, server } = disputeAt(aDispute(), {
    answers: { 'disputes.challenge': { dispute: aDispute({ status: 'arbitration' }) } },
  })
  const send = await button(m.disputes_send_now())
  await user.click(send)
  expect((await screen.findAllByText(new RegExp(m.disputes_reason()))).length).toBeGreaterThan(1)
  expect(server.callsOf('disputes.challenge')).toEqual([])
  await user.click(screen.getByRole('button', { name: new RegExp(m.disputes_reason()) }))
  await user.click(await screen.findByRole('option', { name: m.disputes_reason_order_on_its_way() }))
  await user.type(await screen.findByLabelText(new RegExp(m.disputes_tracking_number())), '3302')
  await user.click(send)
  await waitFor(() => expect(server.callsOf('disputes.challenge')).toHaveLength(1))
  expect(server.callsOf('disputes.challenge')[0]?.body).toMatchObject({
    reason: 'order_on_its_way',
    tracking_number: '3302',
    attachments: [],
  })
  expect(await screen.findByText(m.disputes_done_challenged())).toBeTruthy()
})

test('an answer is kept as it is typed, and sent by itself once it is whole', async () => {
  const answer = {
    reason: 'other' as const,
    comment: 'It left.',
    amount: null,
    tracking_number: '',
    tracking_url: '',
    attachments: [],
    saved_at: '2026-11-22T12:00:00.000Z',
    saved_by: 'Huda Karim',
    is_complete: true,
  }
  const { user, server } = disputeAt(aDispute(), {
    answers: { 'disputes.saveAnswer': { dispute: aDispute({ answer }) } },
  })
  expect(await screen.findByText(m.disputes_without_answer())).toBeTruthy()
  await user.type(await screen.findByLabelText(new RegExp(m.disputes_comment())), 'It left.')
  expect(await screen.findByText(m.disputes_sent_by_itself())).toBeTruthy()
  expect(server.callsOf('disputes.saveAnswer').map(({ body }) => body)).toMatchObject([
    { reason: null, comment: 'It left.', base: 0 },
  ])
})

test('where somebody else saved meanwhile, nothing is written over before one text is chosen', async () => {
  const theirs = {
    ...{ reason: null, comment: 'It is at the depot.', amount: null, tracking_number: '', tracking_url: '' },
    ...{ attachments: [], saved_at: '2026-11-22T12:00:00.000Z', saved_by: 'Huda Karim', is_complete: false },
  }
  const changed = aDispute({ answer: theirs, answer_version: 4 })
  let isChanged = false
  const { user, server } = disputeAt(aDispute(), {
    answers: {
      'disputes.read': () => ({ dispute: isChanged ? changed : aDispute() }),
      'disputes.saveAnswer': ({ body }) => {
        isChanged = true
        return body.base === 4
          ? { dispute: aDispute({ answer: { ...theirs, comment: body.comment }, answer_version: 5 }) }
          : refuse('draft_changed')
      },
    },
  })
  const comment = await screen.findByLabelText<HTMLTextAreaElement>(new RegExp(m.disputes_comment()))
  await user.type(comment, 'It left.')
  expect(await screen.findByText('It is at the depot.')).toBeTruthy()
  expect(server.callsOf('disputes.saveAnswer')).toHaveLength(1)
  await user.click(await button(m.disputes_keep_mine()))
  await waitFor(() => expect(server.callsOf('disputes.saveAnswer')).toHaveLength(2))
  expect(server.callsOf('disputes.saveAnswer')[1]?.body).toMatchObject({ comment: 'It left.', base: 4 })
  await waitFor(() => expect(screen.queryByText(m.disputes_changed_title())).toBeNull())
})

test('what is begun elsewhere is taken over where that text is chosen', async () => {
  const theirs = {
    ...{ reason: null, comment: 'It is at the depot.', amount: null, tracking_number: '', tracking_url: '' },
    ...{ attachments: [], saved_at: '2026-11-22T12:00:00.000Z', saved_by: 'Huda Karim', is_complete: false },
  }
  let isChanged = false
  const { user, server } = disputeAt(aDispute(), {
    answers: {
      'disputes.read': () => ({
        dispute: isChanged ? aDispute({ answer: theirs, answer_version: 4 }) : aDispute(),
      }),
      'disputes.saveAnswer': () => {
        isChanged = true
        return refuse('draft_changed')
      },
    },
  })
  const comment = await screen.findByLabelText<HTMLTextAreaElement>(new RegExp(m.disputes_comment()))
  await user.type(comment, 'It left.')
  await user.click(await button(m.disputes_take_theirs()))
  await waitFor(() => expect(comment.value).toBe('It is at the depot.'))
  expect(server.callsOf('disputes.saveAnswer')).toHaveLength(1)
})

test('what was answered meanwhile says so, and is asked for again [DEC-DSP-18]', async () => {
  const { user, server } = disputeAt(aDispute(), {
    answers: { 'disputes.approve': refuse('dispute_answered') },
  })
  await user.click(await button(m.disputes_refund({ amount: moneyText('1240.00', 'AED') })))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: m.disputes_confirm() }))
  expect(await dialog.findByText(reasonText('dispute_answered'))).toBeTruthy()
  await waitFor(() => expect(server.callsOf('disputes.read').length).toBeGreaterThan(1))
})

test('who may not answer reads the page without its buttons [DSP-07, DSP-08, PERM-30, DEC-DSP-12]', async () => {
  disputeAt(aDispute({ acts: { may_answer: false, refund_up_to: '0.00' } }), {
    as: { role: 'sales_manager' },
  })
  expect(await screen.findByText(m.disputes_claim())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.disputes_send_now() })).toBeNull()
  expect(
    screen.queryByRole('button', { name: m.disputes_refund({ amount: moneyText('1240.00', 'AED') }) }),
  ).toBeNull()
})

test('a decided dispute says why, and what of the evidence counted', async () => {
  disputeAt(
    aDispute({
      ...{
        status: 'declined',
        ending: 'arbiter',
        effect: null,
        acts: { may_answer: false, refund_up_to: '0.00' },
      },
      verdict: {
        items: [
          { item: 'order', mark: 'counted' },
          { item: 'proof', mark: 'missing' },
        ],
        reason: 'The courier handed it over.',
        at: '2026-11-24T08:00:00.000Z',
      },
    }),
  )
  expect(await screen.findByText('The courier handed it over.')).toBeTruthy()
  expect(screen.getByText(m.disputes_mark_counted())).toBeTruthy()
  expect(screen.getByText(m.disputes_mark_missing())).toBeTruthy()
})

test('every status has its word [DSP-14, DEC-DSP-10]', async () => {
  listAt({
    answers: {
      'disputes.list': page(disputeStatuses.map((status, n) => aListedDispute({ id: `dsp_${n}`, status }))),
    },
  })
  for (const status of disputeStatuses)
    expect((await screen.findAllByText(disputeStatusText(status))).length).toBeGreaterThan(0)
})

const faqAddresses = ['/disputes/faq', '/webview/disputes/faq']
test.each(faqAddresses)(
  'seven questions are answered at %s, in the shell or without it [APP-25, OTH-15, DEC-DSP-16]',
  async (address) => {
    renderAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: m.disputes_faq_title() })).toBeTruthy()
    expect(document.querySelectorAll('main details')).toHaveLength(7)
    const isBare = screen.queryByRole('navigation', { name: m.shell_navigation() }) === null
    expect(isBare).toBe(address.startsWith('/webview'))
  },
)

test('the questions about disputes have a page of their own, each with its answer [DSP-04]', async () => {
  renderAt('/disputes/faq')
  expect(await screen.findByRole('heading', { level: 1, name: m.disputes_faq_title() })).toBeTruthy()
  expect(screen.getByText(m.disputes_faq_long())).toBeTruthy()
  expect(screen.getByText(m.disputes_faq_long_text())).toBeTruthy()
})

test('the tutorial goes from the list to Users and back, and stays hidden [DSP-09, DSP-10, NAV-54, NAV-55, NAV-56, NAV-57, NAV-58, NAV-60, DEC-DSP-17]', async () => {
  const { user } = listAt()
  expect(await screen.findByText(m.disputes_tutorial_first_title())).toBeTruthy()
  await user.click(await button(m.disputes_tutorial_next()))
  expect(await screen.findByText(m.disputes_tutorial_second_text())).toBeTruthy()
  expect(localStorage.getItem(storageKeys.disputesTutorialStep)).toBe('second')
  await user.click(await button(m.disputes_tutorial_back()))
  expect(await screen.findByText(m.disputes_tutorial_first_title())).toBeTruthy()
  const mark = within(await screen.findByRole('dialog'))
  await user.click(mark.getByRole('button', { name: m.common_close() }))
  await waitFor(() => expect(screen.queryByText(m.disputes_tutorial_first_title())).toBeNull())
  expect(localStorage.getItem(storageKeys.disputesTutorialStep)).toBe('hidden')
})

test('adding users from the tutorial leads to them [NAV-59, USR-09]', async () => {
  const { user, address } = listAt({ answers: { 'users.list': pending, 'merchants.stores': { items: [] } } })
  await user.click(await button(m.disputes_tutorial_next()))
  await user.click(await button(m.disputes_tutorial_add()))
  await waitFor(() => expect(address()).toBe('/users'))
})

test('on a phone there is no sidebar to point at: next ends the tutorial', async () => {
  const { user } = listAt({ width: phoneWidth })
  await user.click(await button(m.disputes_tutorial_next()))
  expect(localStorage.getItem(storageKeys.disputesTutorialStep)).toBe('hidden')
})
