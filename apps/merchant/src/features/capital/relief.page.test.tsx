import type { Relief } from '@daftar/contract/endpoints/capital/relief'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { fieldText, m, reasonText } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAdvance, answersOfAdvance, aRelief } from '../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'

const reason = 'The shop was under water for a week.'
const granted = {
  from_week: '2026-11-23',
  until_week: '2026-11-30',
  decided_at: '2026-11-18T09:00:00Z',
} as const
const notes = { note_en: 'We are glad to help.', note_ar: 'يسعدنا أن نساعدك.' }

const card = () => within(screen.getByRole('region', { name: m.relief_title() }))
const textbox = (name: () => string) =>
  within(screen.getByRole('alertdialog')).getByRole<HTMLInputElement>('textbox', { name: name() })
const send = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: m.relief_send() })

/** The page of an advance on a Wednesday, with what was asked for it before. */
async function onAdvance(reliefs: Relief[], { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/finance/tabby-capital/loans/lon_1', {
    as: { now: '2026-11-18T08:00:00.000Z' },
    ...options,
    answers: { ...answersOfAdvance(anAdvance()), 'relief.list': { reliefs }, ...answers },
  })
  await screen.findByRole('region', { name: m.relief_title() })
  return page
}

async function asking(answers: Answers = {}, options: PageOptions = {}): Promise<Page> {
  const page = await onAdvance([], { ...options, answers })
  await page.user.click(await card().findByRole('button', { name: m.relief_ask() }))
  await screen.findByRole('alertdialog', { name: m.relief_ask_title() })
  return page
}

/** The Mondays named in a place, with what holds in their week. */
function weeksIn(place: HTMLElement): string[][] {
  const values = within(place).getAllByRole('definition')
  return within(place)
    .getAllByRole('time')
    .map((time, at) => [time.getAttribute('datetime') ?? '', asRead(values[at]?.textContent ?? '')])
}

test.each(looks)(
  'a pause is asked for with its reason, and the weeks that would change stand there before, in %s at %i',
  async (language, width) => {
    const { user, server } = await asking({ 'relief.ask': { relief: aRelief() } }, { language, width })
    await user.click(send())
    expect(textbox(m.relief_reason).getAttribute('aria-invalid')).toBe('true')
    expect(server.callsOf('relief.ask')).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(textbox(m.relief_reason)))
    await user.type(textbox(m.relief_reason), reason)
    const dialog = within(screen.getByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: m.relief_weeks_more() }))
    expect(weeksIn(dialog.getByRole('region', { name: m.relief_preview() }))).toEqual([
      ['2026-11-23', m.relief_week_nothing()],
      ['2026-11-30', m.relief_week_nothing()],
    ])
    server.answer({ 'relief.list': { reliefs: [aRelief()] } })
    await user.click(send())
    expect(await card().findByText(m.relief_open_title())).toBeTruthy()
    const toasts = within(screen.getByRole('region', { name: m.shell_notifications() }))
    expect(toasts.getByText(m.relief_sent())).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(card().queryByRole('button', { name: m.relief_ask() })).toBeNull()
    expect(server.callsOf('relief.ask')).toMatchObject([
      { params: { id: 'lon_1' }, body: { kind: 'pause', weeks: 2, reason } },
    ])
  },
)

test('a lower minimum is asked for below the one agreed, and shows what would hold then', async () => {
  const { user, server } = await asking({ 'relief.ask': pending })
  const dialog = within(screen.getByRole('alertdialog'))
  await user.click(dialog.getByText(m.relief_kind_lower()))
  await user.type(textbox(m.relief_reason), reason)
  await user.click(send())
  expect(textbox(m.relief_minimum).getAttribute('aria-invalid')).toBe('true')
  expect(dialog.queryByRole('region', { name: m.relief_preview() })).toBeNull()
  await user.type(textbox(m.relief_minimum), '5375')
  expect(dialog.getByText(fieldText('above_maximum'))).toBeTruthy()
  await user.clear(textbox(m.relief_minimum))
  await user.type(textbox(m.relief_minimum), '2000')
  expect(weeksIn(dialog.getByRole('region', { name: m.relief_preview() }))).toEqual([
    ['2026-11-23', asRead(`${m.relief_week_at_least()} AED2,000`)],
  ])
  await user.click(send())
  expect(server.callsOf('relief.ask')).toMatchObject([
    { body: { kind: 'lower_minimum', weeks: 1, minimum: '2000', reason } },
  ])
  expect(
    dialog.getByText(asRead(m.relief_minimum_hint({ amount: moneyText('5375.00', 'AED') }))),
  ).toBeTruthy()
})

test('pressed twice while it is under way, one request is sent, and the same one again after a lost answer', async () => {
  const { user, server } = await asking({ 'relief.ask': offline })
  await user.type(textbox(m.relief_reason), reason)
  await user.click(send())
  const dialog = within(screen.getByRole('alertdialog'))
  expect((await dialog.findByRole('alert')).textContent).toContain(m.error_generic())
  server.answer({ 'relief.ask': pending })
  pressTwice(send())
  await waitFor(() => expect(server.callsOf('relief.ask').length).toBeGreaterThan(1))
  const [first, second, ...more] = server.callsOf('relief.ask').map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(more).toEqual([])
})

test('somebody of the shop asked meanwhile: the dialog says so, and the card shows where it stands', async () => {
  const { user, server } = await asking({ 'relief.ask': refuse('relief_open') })
  await user.type(textbox(m.relief_reason), reason)
  server.answer({ 'relief.list': { reliefs: [aRelief()] } })
  await user.click(send())
  expect(await screen.findByText(m.relief_open_title())).toBeTruthy()
})

test('what the server refuses of the form stands at its field', async () => {
  const { user } = await asking({
    'relief.ask': refuse('invalid_input', { fields: { reason: 'too_short' } }),
  })
  await user.type(textbox(m.relief_reason), reason)
  await user.click(send())
  expect(await screen.findByText(fieldText('too_short'))).toBeTruthy()
  expect(screen.queryByText(reasonText('invalid_input'))).toBeNull()
})

test('a request that is not decided yet is withdrawn after a question, and may be made again', async () => {
  const { user, server } = await onAdvance([aRelief({ status: 'proposed' })], {
    answers: { 'relief.withdraw': { relief: aRelief({ status: 'withdrawn' }) } },
  })
  expect(await card().findByText(m.relief_open_title())).toBeTruthy()
  expect(card().getByText(m.relief_kind_pause())).toBeTruthy()
  expect(card().getByText(asRead(m.capital_weeks({ count: 2 })))).toBeTruthy()
  await user.click(card().getByRole('button', { name: m.relief_withdraw() }))
  const dialog = within(await screen.findByRole('alertdialog', { name: m.relief_withdraw_title() }))
  server.answer({ 'relief.list': { reliefs: [aRelief({ status: 'withdrawn' })] } })
  pressTwice(dialog.getByRole('button', { name: m.relief_withdraw() }))
  expect(await card().findByRole('button', { name: m.relief_ask() })).toBeTruthy()
  expect(screen.getByText(m.relief_withdrawn())).toBeTruthy()
  expect(server.callsOf('relief.withdraw')).toMatchObject([{ params: { id: 'rlf_1' } }])
})

test('a request that was decided meanwhile cannot be withdrawn, and the card shows the answer', async () => {
  const { user, server } = await onAdvance([aRelief()], {
    answers: { 'relief.withdraw': refuse('wrong_status') },
  })
  await user.click(await card().findByRole('button', { name: m.relief_withdraw() }))
  const dialog = within(await screen.findByRole('alertdialog'))
  server.answer({ 'relief.list': { reliefs: [aRelief({ status: 'approved', ...granted, ...notes })] } })
  await user.click(dialog.getByRole('button', { name: m.relief_withdraw() }))
  expect(await screen.findByText(m.relief_approved_title())).toBeTruthy()
})

test.each([
  ['en', 1280, notes.note_en],
  ['ar', phoneWidth, notes.note_ar],
] as const)(
  'a pause that was granted gives the answer in the reader’s language and the weeks that change, in %s at %i',
  async (language, width, note) => {
    await onAdvance([aRelief({ status: 'approved', ...granted, ...notes })], { language, width })
    expect(await card().findByText(m.relief_approved_title())).toBeTruthy()
    expect(card().getByText(note)).toBeTruthy()
    expect(weeksIn(card().getByRole('region', { name: m.relief_changes() }))).toEqual([
      ['2026-11-23', m.relief_week_nothing()],
      ['2026-11-30', m.relief_week_nothing()],
    ])
    expect(card().getByText(asRead(m.relief_after()))).toBeTruthy()
  },
)

test('a lower minimum that was granted names it for each of its weeks', async () => {
  const lower = { kind: 'lower_minimum', minimum: '2000.00' } as const
  await onAdvance([aRelief({ ...lower, status: 'approved', ...granted, ...notes })])
  await card().findByText(m.relief_approved_title())
  const least = asRead(`${m.relief_week_at_least()} AED2,000.00`)
  expect(weeksIn(card().getByRole('region', { name: m.relief_changes() }))).toEqual([
    ['2026-11-23', least],
    ['2026-11-30', least],
  ])
})

test('a request that was declined says why, and one may ask again', async () => {
  await onAdvance([
    aRelief({ status: 'declined', note_en: 'Sales are back already.', note_ar: 'عادت المبيعات.' }),
  ])
  expect(await card().findByText(m.relief_declined_title())).toBeTruthy()
  expect(card().getByText('Sales are back already.')).toBeTruthy()
  expect(card().getByRole('button', { name: m.relief_ask() })).toBeTruthy()
})

test('what was asked cannot be read: the card says so, and asks again', async () => {
  const { user, server } = await onAdvance([], { answers: { 'relief.list': refuse('internal') } })
  expect(await card().findByText(m.relief_failed())).toBeTruthy()
  server.answer({ 'relief.list': { reliefs: [aRelief()] } })
  await user.click(card().getByRole('button', { name: m.common_try_again() }))
  expect(await card().findByText(m.relief_open_title())).toBeTruthy()
})

test('while what was asked is on its way the card loads, and nothing can be asked', async () => {
  await onAdvance([], { answers: { 'relief.list': pending } })
  expect(await card().findByText(m.common_loading())).toBeTruthy()
  expect(card().queryByRole('button')).toBeNull()
})
