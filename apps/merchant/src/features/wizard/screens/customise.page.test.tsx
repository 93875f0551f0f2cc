import { pending, offline, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anEstimate, anOffer } from '../../../testing/fixtures/capital.ts'
import { looks } from '../../../testing/render-at.tsx'
import { aDraft, openStep } from '../../../testing/wizard-page.ts'

const draft = aDraft()
const step = 'customize_your_offer'
const main = () => within(screen.getByRole('main'))
const amount = () => main().getByRole('textbox', { name: m.wizard_amount() })
const tenor = () => main().getByRole('textbox', { name: m.wizard_tenor() })
const next = () => main().getByRole('button', { name: m.common_continue() })
const dirhams = (value: string) => moneyText(value, 'AED', { trim: true })

/** What is typed in place of what stands in a field, and left. */
function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

test.each(looks)(
  'an application begins at 100,000 over 20 weeks and says what it comes to, in %s at %i [WIZ-05, WIZ-31, WIZ-32, WIZ-34, WIZ-35, WIZ-36, WIZ-38, WIZ-41, WIZ-42, WIZ-43, WIZ-44, CAPI-19]',
  async (language, width) => {
    const { server } = await openStep(step, null, {
      language,
      width,
      answers: {
        'offers.list': { offers: [anOffer({ amount: '2000000.00' })] },
        'offers.calculate': anEstimate(),
      },
    })
    expect(amount()).toHaveProperty('value', '100,000')
    expect(tenor()).toHaveProperty('value', '20')
    const limits = main()
      .getAllByRole('slider')
      .map((slider) => ['min', 'max', 'step', 'value'].map((name) => slider.getAttribute(name)))
    expect(limits).toEqual([
      ['10000', '1000000', '1000', '100000'],
      ['4', '28', '4', '20'],
    ])
    const estimate = within(main().getByRole('region', { name: m.wizard_estimate_title() }))
    expect(await estimate.findByText('5,375.00', { exact: false })).toBeTruthy()
    const values = estimate.getAllByRole('definition').map(({ textContent }) => asRead(textContent))
    expect(values).toEqual(['AED5,000.00', 'AED375.00', 'AED100,000.00', 'AED7,500.00', 'AED107,500.00'])
    expect(estimate.getByText(asRead(m.wizard_fee({ percent: percentText(7.5) })))).toBeTruthy()
    expect(server.callsOf('offers.calculate')).toMatchObject([
      { params: { offerId: 'ofr_1' }, body: { amount: '100000.00', tenor: 20, offerId: 'ofr_1' } },
    ])
  },
)

test('the least there is comes with the offer: 1,000 in dinars [WIZ-34, WIZ-39]', async () => {
  const dinars = { currency: 'BHD', amount: '12000.000', least_amount: '1000.000' } as const
  await openStep(step, null, { answers: { 'offers.list': { offers: [anOffer(dinars)] } } })
  const [slider] = main().getAllByRole('slider')
  expect(['min', 'max', 'step'].map((name) => slider!.getAttribute(name))).toEqual(['1000', '12000', '1000'])
  fill(amount(), '400')
  const least = moneyText('1000.000', 'BHD', { trim: true })
  expect(await main().findByText(asRead(m.wizard_amount_at_least({ amount: least })))).toBeTruthy()
})

test('only digits are taken, the maximum clamps, and a field that is left stands at a step [WIZ-33, WIZ-37, WIZ-36, WIZ-43, DEC-WIZ-7]', async () => {
  const { user } = await openStep(step, draft)
  await user.clear(amount())
  await user.type(amount(), '12x34.5')
  expect(amount()).toHaveProperty('value', '12,345')
  await user.tab()
  expect(amount()).toHaveProperty('value', '12,000')
  fill(amount(), '900000')
  expect(amount()).toHaveProperty('value', '500,000')
  fill(tenor(), '99')
  expect(tenor()).toHaveProperty('value', '28')
  fill(tenor(), '13')
  expect(tenor()).toHaveProperty('value', '12')
})

test.each([
  ['amount', m.wizard_amount, '9000', () => m.wizard_amount_at_least({ amount: dirhams('10000.00') })],
  ['duration', m.wizard_tenor, '1', () => m.wizard_tenor_at_least({ count: 4 })],
] as const)(
  'below the smallest %s its field says so, and nothing is asked [WIZ-39, WIZ-45, WIZ-47]',
  async (_, label, value, says) => {
    const { server } = await openStep(step, draft)
    fill(main().getByRole('textbox', { name: label() }), value)
    expect(await main().findByText(asRead(says()))).toBeTruthy()
    expect(main().getByText(m.wizard_estimate_out_of_range())).toBeTruthy()
    fireEvent.click(next())
    expect(await main().findByRole('alert')).toBeTruthy()
    expect(server.callsOf('applications.update')).toEqual([])
  },
)

test('what the server finds above the largest says so at its field [WIZ-40, WIZ-46]', async () => {
  const fields = { amount: 'above_maximum', tenor: 'above_maximum' } as const
  const { user } = await openStep(step, draft, {
    answers: { 'applications.update': refuse('invalid_input', { fields }) },
  })
  fill(amount(), '60000')
  await user.click(next())
  for (const text of [
    m.wizard_amount_at_most({ amount: dirhams('500000.00') }),
    m.wizard_tenor_at_most({ count: 28 }),
  ])
    expect((await main().findAllByText(asRead(text))).length).toBeGreaterThan(0)
})

test('the estimate is asked for half a second after the last change, and not while a value is out of range [WIZ-47, WIZ-48]', async () => {
  const { server } = await openStep(step, draft, { answers: { 'offers.calculate': anEstimate() } })
  await main().findByText('5,375.00', { exact: false })
  const asked = () => server.callsOf('offers.calculate').map(({ body }) => [body.amount, body.tenor])
  expect(asked()).toEqual([['100000.00', 20]])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fill(amount(), '80000')
  await vi.advanceTimersByTimeAsync(499)
  fill(amount(), '70000')
  await vi.advanceTimersByTimeAsync(499)
  expect(asked()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked().slice(1)).toEqual([['70000.00', 20]])
  fill(amount(), '5000')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toHaveLength(2)
})

test('an estimate that fails is told, and comes when it is asked for again [CAPI-38]', async () => {
  const { user, server } = await openStep(step, draft, {
    answers: { 'offers.calculate': refuse('internal') },
  })
  expect(await screen.findByText(m.error_generic())).toBeTruthy()
  expect(main().getByText(m.wizard_estimate_failed())).toBeTruthy()
  server.answer({ 'offers.calculate': anEstimate() })
  await user.click(main().getByRole('button', { name: m.common_try_again() }))
  expect(await main().findByText('5,375.00', { exact: false })).toBeTruthy()
  expect(main().queryByText(m.wizard_estimate_failed())).toBeNull()
})

test.each(looks)(
  'a save that fails asks to try again later, and the next one goes on to the statements, in %s at %i [WIZ-19, CAPI-30, CAPI-37, CAPI-40]',
  async (language, width) => {
    const { user, server } = await openStep(step, draft, {
      language,
      width,
      answers: { 'applications.update': refuse('internal') },
    })
    fill(amount(), '60000')
    fill(tenor(), '16')
    await user.click(next())
    expect((await screen.findAllByText(m.error_generic())).length).toBeGreaterThan(0)
    expect(amount()).toHaveProperty('value', '60,000')
    server.answer({
      'applications.update': { application: aDraft({ amount: '60000.00', tenor: 16, version: 2 }) },
    })
    await user.click(next())
    expect(await screen.findByRole('heading', { level: 1, name: m.wizard_statements_title() })).toBeTruthy()
    expect(screen.getByText(m.common_changes_saved())).toBeTruthy()
    expect(server.callsOf('applications.update').at(-1)).toMatchObject({
      params: { id: 'app_1' },
      body: { id: 'app_1', amount: '60000.00', tenor: 16 },
      ifMatch: '"1"',
    })
  },
)

test('a save without an answer keeps what was typed, and is sent again', async () => {
  const { user, server } = await openStep(step, draft, { answers: { 'applications.update': offline } })
  fill(amount(), '60000')
  await user.click(next())
  const notice = within(await main().findByRole('alert'))
  expect(notice.getByText(m.wizard_lost_text())).toBeTruthy()
  expect(amount()).toHaveProperty('value', '60,000')
  server.answer({ 'applications.update': { application: aDraft({ amount: '60000.00', version: 2 }) } })
  await user.click(notice.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_statements_title() })).toBeTruthy()
})

test('what was not changed is not saved again', async () => {
  const { user, server } = await openStep(step, draft)
  await user.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_statements_title() })).toBeTruthy()
  expect(server.callsOf('applications.update')).toEqual([])
})

test('the first save begins the application once, however often it is pressed [DEC-CAPI-11]', async () => {
  let fate: 'lost' | 'good' = 'lost'
  const begin: Answers['applications.create'] = () =>
    fate === 'lost' ? offline : { id: draft.id, application: draft }
  const { server } = await openStep(step, null, { answers: { 'applications.create': begin } })
  pressTwice(next())
  expect(await main().findByText(m.wizard_lost_text())).toBeTruthy()
  expect(server.callsOf('applications.create')).toHaveLength(1)
  fate = 'good'
  fireEvent.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: m.wizard_statements_title() })).toBeTruthy()
  const begun = server.callsOf('applications.create')
  expect(begun.map(({ body }) => body)).toEqual([
    { offer_id: 'ofr_1', amount: '100000.00', tenor: 20 },
    { offer_id: 'ofr_1', amount: '100000.00', tenor: 20 },
  ])
  expect(begun[0]?.key).toBeTruthy()
  expect(begun[1]?.key).toBe(begun[0]?.key)
})

test('an application that stood on the offer already takes the terms that are asked for now', async () => {
  const other = { ...draft, amount: '40000.00' }
  const { user, server } = await openStep(step, null, {
    answers: {
      'applications.create': { id: other.id, application: other },
      'applications.update': { application: { ...draft, version: 2 } },
    },
  })
  await user.click(next())
  await waitFor(() =>
    expect(server.callsOf('applications.update')).toMatchObject([
      { body: { amount: '100000.00', tenor: 20 } },
    ]),
  )
})

test('while the step is saved a second press does nothing', async () => {
  const { user, server } = await openStep(step, draft, { answers: { 'applications.update': pending } })
  fill(amount(), '60000')
  await user.dblClick(next())
  await waitFor(() => expect(server.callsOf('applications.update')).toHaveLength(1))
})
