import type { CallBack } from '@daftar/contract/endpoints/console/events'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { weekdayText } from '@daftar/words/formats/date'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'

/** Somebody of Noor Perfumes who asked to be called on a Saturday: it is done on the Monday after. */
function aCallBack(more: Partial<CallBack> = {}): CallBack {
  return {
    id: 'cbk_1',
    kind: 'call_back',
    at: '2026-12-01T08:00:00.000Z',
    merchant_id: 'mrc_noor',
    merchant_name: 'Noor Perfumes',
    merchant_name_ar: 'عطور نور',
    person: 'Mariam Haddad',
    language: 'ar',
    offer_id: 'ofr_1',
    call: { phone: '+971551112223', date: '2026-12-05', call_on: '2026-12-07' },
    feedback: null,
    ...more,
  }
}

function aFeedback(more: Partial<NonNullable<CallBack['feedback']>> = {}): CallBack {
  return aCallBack({
    id: 'cbk_2',
    kind: 'feedback',
    call: null,
    feedback: {
      reason: 'other',
      tell_us_more: 'Needed for Eid',
      can_contact: true,
      phone: '+971504445556',
      ...more,
    },
  })
}

const both = { call_backs: [aCallBack(), aFeedback()], next_page_token: null }
const noor = {
  id: 'mrc_noor',
  name: 'Noor Perfumes',
  name_ar: 'عطور نور',
  country: 'ARE',
  currency: 'AED' as const,
}
const agent = { as: ['support_agent'] as const }
const called = (language: 'en' | 'ar') =>
  asRead(m.desk_callbacks_call_on({ weekday: weekdayText('2026-12-07', language), date: '07/12/26' }))

test('support reads who asked to be called and what is said of offers, and copies a phone with one press [DEC-OFR-12]', async () => {
  const { user } = renderAt('/desk/call-backs', { ...agent, answers: { 'events.callBacks': both } })
  await screen.findByText('Needed for Eid')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(m.desk_callbacks_title())
  const [, call, feedback] = screen.getAllByRole('row')
  const asked = within(call!)
  expect(asked.getByText('Noor Perfumes')).toBeTruthy()
  expect(asked.getByText(called('en'))).toBeTruthy()
  expect(
    asked.getByText(
      asRead(m.desk_callbacks_chose({ weekday: weekdayText('2026-12-05', 'en'), date: '05/12/26' })),
    ),
  ).toBeTruthy()
  expect(call!.textContent).toContain(m.desk_callbacks_language_ar())
  expect(within(feedback!).getByText(m.desk_callbacks_reason_other())).toBeTruthy()
  await user.click(asked.getByRole('button', { name: m.desk_callbacks_copy() }))
  expect(await navigator.clipboard.readText()).toBe('+971551112223')
  expect(await asked.findByRole('button', { name: m.desk_callbacks_copied() })).toBeTruthy()
})

test('without leave to contact there is no phone, and the row says so [DEC-OFR-12]', async () => {
  const silent = aFeedback({ can_contact: false, phone: null, tell_us_more: '', reason: 'not_needed' })
  renderAt('/desk/call-backs', {
    ...agent,
    answers: { 'events.callBacks': { call_backs: [silent], next_page_token: null } },
  })
  expect(await screen.findByText(m.desk_callbacks_no_contact())).toBeTruthy()
  expect(screen.getByText(m.desk_callbacks_reason_not_needed())).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_callbacks_copy() })).toBeNull()
})

test.each([
  ['en', 1280, 'Noor Perfumes'],
  ['ar', phoneWidth, 'عطور نور'],
] as const)(
  'kind, merchant and days of the address narrow the list and are named above it, in %s at %i [DEC-OFR-12]',
  async (language, width, name) => {
    const { server } = renderAt(
      '/desk/call-backs?kind=call_back&merchant=mrc_noor&from=2026-12-01&to=2026-12-01',
      {
        ...agent,
        language,
        width,
        answers: {
          'events.callBacks': ({ query }) => ({
            call_backs: both.call_backs.filter(({ kind }) => kind === query.kind),
            next_page_token: null,
          }),
          'merchants.list': { merchants: [noor], next_page_token: null },
        },
      },
    )
    expect(await screen.findByText(called(language))).toBeTruthy()
    expect(screen.queryByText('Needed for Eid')).toBeNull()
    expect(await screen.findByRole('button', { name })).toBeTruthy()
    expect(
      screen.getByRole('button', {
        name: asRead(m.desk_dates_between({ from: '01/12/26', to: '01/12/26' })),
      }),
    ).toBeTruthy()
    const query = server.callsOf('events.callBacks').at(-1)!.query
    expect(query).toMatchObject({ kind: 'call_back', merchant_id: 'mrc_noor' })
    expect(Date.parse(query.until!) - Date.parse(query.from!)).toBe(86_400_000)
  },
)

test('a kind is chosen above the list, days are cleared, and both stand in the address', async () => {
  const { user, address } = renderAt('/desk/call-backs?from=2020-01-01&to=2020-01-02', {
    ...agent,
    answers: { 'events.callBacks': { call_backs: [], next_page_token: null } },
  })
  expect(await screen.findByText(m.desk_callbacks_empty_filter())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.desk_callbacks_dates_clear() }))
  expect(await screen.findByText(m.desk_callbacks_empty_text())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: new RegExp(m.desk_callbacks_kind()) }))
  await user.click(await screen.findByRole('option', { name: m.desk_callbacks_feedback() }))
  await waitFor(() => expect(address()).toBe('/desk/call-backs?kind=feedback'))
})

test('on a phone each is a card', async () => {
  renderAt('/desk/call-backs', { ...agent, width: phoneWidth, answers: { 'events.callBacks': both } })
  await screen.findByText('Needed for Eid')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByText(m.desk_callbacks_person())).toHaveLength(2)
})

test('more rows are asked for by the token of the page before', async () => {
  const { user } = renderAt('/desk/call-backs', {
    ...agent,
    answers: {
      'events.callBacks': ({ query }) =>
        query.page_token === 'two'
          ? { call_backs: [aFeedback()], next_page_token: null }
          : { call_backs: [aCallBack()], next_page_token: 'two' },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.common_more() }))
  expect(await screen.findByText('Needed for Eid')).toBeTruthy()
  expect(screen.getByText(called('en'))).toBeTruthy()
})

test('while the list is on its way no row stands there', async () => {
  renderAt('/desk/call-backs', { ...agent, answers: { 'events.callBacks': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('Noor Perfumes')).toBeNull()
})

test.each([
  ['the server breaks', refuse('internal')],
  ['the network is gone', offline],
])('when %s the list of call-backs says so, and trying again brings it', async (_, failure) => {
  const { user, server } = renderAt('/desk/call-backs', {
    ...agent,
    answers: { 'events.callBacks': failure },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'events.callBacks': both })
  await user.click(again)
  expect(await screen.findByText('Needed for Eid')).toBeTruthy()
})

test('who is no support agent is told so, and nothing is asked', async () => {
  const { server } = renderAt('/desk/call-backs', { as: ['finance'] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(server.callsOf('events.callBacks')).toEqual([])
})
