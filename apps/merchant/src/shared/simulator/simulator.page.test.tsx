import { offline, pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { weekdayText } from '@daftar/words/formats/date'
import { percentText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication, anOffer, levelWeeks } from '../../testing/fixtures/capital.ts'
import { openOfferPage } from '../../testing/offer-page.ts'
import { looks, type Page, renderAt } from '../../testing/render-at.tsx'
import { workersHere } from '../../testing/workers-here.ts'
import { replay } from './replay.ts'

/** AED 100,000 for 20 weeks costs 7,500 and 5,375 a week at least. */
const offer = anOffer({ amount: '100000.00', tenor: 20 })
const weeks = (count: number) => asRead(m.capital_weeks({ count }))

const card = () => within(screen.getByRole('region', { name: m.simulator_title() }))

/** What it comes to in a sentence, once it was replayed. */
async function answer(): Promise<string> {
  await waitFor(() => expect(card().getAllByRole('term')).toHaveLength(6))
  return asRead(card().getByRole('status').textContent)
}

/** What stands beside a term. */
function figure(term: string): string {
  const terms = card().getAllByRole('term')
  const at = terms.findIndex(({ textContent }) => asRead(textContent) === asRead(term))
  return asRead(card().getAllByRole('definition')[at]?.textContent ?? '')
}

/** The answer where so many weeks are above the usual share, all of them above 60 percent. */
function farAbove(answer: string, count: number): string {
  const rate = percentText(22)
  return asRead(`${answer} ${m.simulator_answer_above({ count, rate })} ${m.simulator_answer_far({ count })}`)
}

async function fallBy(user: Page['user'], steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1)
    await user.click(card().getByRole('button', { name: m.simulator_fall_more() }))
}

/** The answer once it is another one. */
async function answerAfter(before: string): Promise<string> {
  await waitFor(async () => expect(await answer()).not.toBe(before))
  return answer()
}

test.each(looks)(
  'the simulator replays the merchant’s own weeks against the offer, and lets sales fall, in %s at %i',
  async (language, width) => {
    const { user } = await openOfferPage([offer], {
      language,
      width,
      answers: { 'simulator.weeks': levelWeeks(26, '30000.00') },
    })
    const before = await answer()
    expect(before).toBe(asRead(m.simulator_answer_sooner({ count: 17 })))
    const cost = figure(m.simulator_cost())
    expect(cost).toBe('AED7,500.00')
    expect(figure(m.simulator_short())).toBe(weeks(0))
    await fallBy(user, 16)
    expect(card().getByRole('textbox', { name: m.simulator_fall() })).toHaveProperty('value', '80')
    expect(card().getByRole('button', { name: m.simulator_fall_more() })).toHaveProperty('disabled', true)
    // A week of 6,000 reaches the minimum all the same.
    expect(await answerAfter(before)).toBe(farAbove(m.simulator_answer_time({ count: 20 }), 20))
    expect(figure(m.simulator_cost())).toBe(cost)
    expect(figure(m.simulator_minimum())).toBe(weeks(20))
    const table = card().getByRole('table', { name: m.simulator_chart(), hidden: true })
    const [, first, ...rest] = within(table).getAllByRole('row', { hidden: true })
    // 5,375 of 6,000: by the merchant's own Monday, far above the usual share.
    expect(first!.textContent).toBe(
      `${weekdayText('2025-11-17', language)} 17/11/25${m.simulator_week_far()}AED625.00AED5,375.00`,
    )
    // 20 weeks until it is repaid, and six that were replayed after it.
    expect(rest).toHaveLength(25)
    expect(rest.at(-1)!.textContent).toContain(m.simulator_week_over())
  },
)

test('a year of weeks can be replayed too, and the figures are those of the weekly rule', async () => {
  // Far above any minimum: 22 percent of the weeks decides.
  const { user } = await openOfferPage([offer], {
    answers: { 'simulator.weeks': levelWeeks(52, '1000000.00') },
  })
  expect(await screen.findByText(asRead(m.simulator_lead({ count: 26 })))).toBeTruthy()
  await answer()
  expect(figure(m.simulator_short())).toBe(weeks(0))
  expect(figure(m.simulator_minimum())).toBe(weeks(0))
  await user.click(card().getByRole('radio', { name: asRead(m.simulator_last_weeks({ count: 52 })) }))
  expect(card().getByText(asRead(m.simulator_lead({ count: 52 })))).toBeTruthy()
})

test('level weeks that only reach the minimum are each raised to it, and none falls short', async () => {
  const { user } = await openOfferPage([offer], {
    answers: { 'simulator.weeks': levelWeeks(26, '5375.00') },
  })
  const agreed = farAbove(m.simulator_answer_time({ count: 20 }), 20)
  expect(await answer()).toBe(agreed)
  expect(figure(m.simulator_time())).toBe(weeks(20))
  expect(figure(m.simulator_above({ rate: percentText(22) }))).toBe(weeks(20))
  expect(figure(m.simulator_minimum())).toBe(weeks(20))
  expect(figure(m.simulator_short())).toBe(weeks(0))
  expect(figure(m.simulator_cost())).toBe('AED7,500.00')
  expect(figure(m.simulator_annual())).toMatch(/^\u2066\d{2}(\.\d{1,2})?%\u2069$/)
  await fallBy(user, 1)
  await answerAfter(agreed)
  expect(figure(m.simulator_short())).not.toBe(weeks(0))
})

test('weeks that bring next to nothing never repay the offer, and the chart says where it stops', async () => {
  await openOfferPage([offer], { answers: { 'simulator.weeks': levelWeeks(26, '1.00') } })
  expect(await answer()).toBe(farAbove(m.simulator_answer_never(), 156))
  expect(figure(m.simulator_time())).toBe(m.common_dash())
  expect(figure(m.simulator_annual())).toBe(m.common_dash())
  expect(card().getByText(asRead(m.simulator_chart_cut({ count: 60 })))).toBeTruthy()
})

test.each(looks)(
  'with fewer than eight weeks the customise step says so and takes an assumed average, in %s at %i',
  async (language, width) => {
    workersHere({ simulator: replay })
    const asked = anOffer({ currency: 'BHD', amount: '20000.000', tenor: 20 })
    const { user } = renderAt('/application-preapproved/customize_your_offer/ofr_1/mer_1', {
      language,
      width,
      answers: {
        'offers.list': { offers: [asked] },
        'offers.calculate': pending,
        'simulator.weeks': levelWeeks(3, '1000.000', { currency: 'BHD' }),
      },
    })
    expect(await screen.findByText(asRead(m.simulator_little_text({ count: 3 })))).toBeTruthy()
    const average = card().getByRole('textbox', { name: m.simulator_average() })
    expect(average).toHaveProperty('value', '1000.000')
    const before = await answer()
    await user.clear(average)
    await waitFor(() => expect(card().queryByRole('status')).toBeNull())
    await user.type(average, '9000')
    expect(await answerAfter(before)).not.toBe('')
  },
)

test('while the weeks are on their way their skeleton stands in the card', async () => {
  await openOfferPage([offer], { answers: { 'simulator.weeks': pending } })
  expect(await card().findByText(m.common_loading())).toBeTruthy()
})

test('weeks that cannot be loaded are asked for again', async () => {
  const { user, server } = await openOfferPage([offer], { answers: { 'simulator.weeks': offline } })
  expect(await screen.findByText(m.simulator_failed())).toBeTruthy()
  server.answer({ 'simulator.weeks': levelWeeks(26, '30000.00') })
  await user.click(card().getByRole('button', { name: m.common_try_again() }))
  expect(await answer()).not.toBe('')
})

test('an application that is begun is replayed at the amount it asks for', async () => {
  workersHere({ simulator: replay })
  renderAt('/application-preapproved/customize_your_offer/ofr_1/mer_1', {
    answers: {
      'offers.list': { offers: [anOffer({ application: { id: 'app_1', status: 'draft' } })] },
      'applications.ofOffer': {
        application: anApplication({
          steps: [{ name: 'customize_your_offer', completed: true, optional: false }],
        }),
      },
      'offers.calculate': pending,
      'drafts.list': { drafts: [] },
      'simulator.weeks': levelWeeks(26, '5375.00'),
    },
  })
  await screen.findByRole('region', { name: m.simulator_title() })
  expect(await answer()).toBe(farAbove(m.simulator_answer_time({ count: 20 }), 20))
  expect(figure(m.simulator_cost())).toBe('AED7,500.00')
})
