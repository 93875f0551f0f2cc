import { offline, pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer, levelWeeks } from '../../testing/fixtures/capital.ts'
import { openOfferPage } from '../../testing/offer-page.ts'
import { looks } from '../../testing/render-at.tsx'

const card = () => within(screen.getByRole('region', { name: m.offers_terms_title() }))
const aed = (amount: string) => moneyText(amount, 'AED')
/** AED 100,000 over 20 weeks costs 7,500 and 5,375 a week at least. */
const offer = anOffer({ amount: '120000.00', tenor: 20 })
const now = () => Date.parse('2026-11-24T08:00:00Z')

/** What stands beside and below a term. */
async function fact(term: string): Promise<string> {
  const found = await card().findByText(term)
  return asRead(found.parentElement!.textContent)
}

const weekly = (payout: string, count = 26) => ({ 'simulator.weeks': levelWeeks(count, payout) })

test.each(looks)(
  'an offer says what it pays, its cost a year, its weekly minimum and share, and its end, in %s at %i',
  async (language, width) => {
    await openOfferPage([offer], { language, width, answers: weekly('25000.00'), now })
    expect(card().getByRole('textbox', { name: m.offers_terms_get() })).toHaveProperty('value', '100,000')
    const cost = await fact(m.offers_terms_cost())
    expect(cost).toContain('AED7,500.00')
    expect(cost).toContain(asRead(m.offers_terms_annual({ percent: percentText(43.8) })))
    expect(await fact(m.offers_terms_weekly())).toContain('AED5,375.00')
    const share = await fact(m.offers_terms_share())
    expect(share).toContain(percentText(22))
    expect(share).toContain(asRead(m.offers_terms_average({ amount: aed('25000.00') })))
    expect(card().queryByText(m.offers_terms_heavy())).toBeNull()
    expect(await fact(m.offers_terms_last())).toContain(`${weekdayText('2027-04-19', language)} 19/04/27`)
  },
)

test('above the usual share the offer warns, and longer weeks that are lighter are a press away', async () => {
  const { user } = await openOfferPage([offer], { answers: weekly('23000.00'), now })
  const above = asRead(m.offers_terms_above({ percent: percentText(24), limit: percentText(22) }))
  expect(await fact(m.offers_terms_share())).toContain(above)
  const lighter = { count: 24, percent: percentText(20), amount: aed('1500.00') }
  expect(await fact(m.offers_terms_share())).toContain(asRead(m.offers_terms_lighter(lighter)))
  await user.click(card().getByRole('button', { name: asRead(m.offers_terms_take({ count: 24 })) }))
  expect(await fact(m.offers_terms_share())).not.toContain(above)
  expect(await fact(m.offers_terms_cost())).toContain('AED9,000.00')
})

test('above 60 percent the share is said in red, and so is what it means', async () => {
  await openOfferPage([offer], { answers: weekly('6000.00', 6), now })
  const share = await fact(m.offers_terms_share())
  expect(share).toContain(asRead(m.offers_terms_above({ percent: percentText(90), limit: percentText(60) })))
  expect(share).toContain(m.offers_terms_heavy())
})

test('without a week of sales no share is made up', async () => {
  await openOfferPage([offer], { answers: { 'simulator.weeks': levelWeeks(0, '0.00') }, now })
  expect(await fact(m.offers_terms_share())).toContain(m.offers_terms_share_unknown())
})

test('the chosen amount and weeks change every figure, and go on into the form [OFR-20]', async () => {
  const { user } = await openOfferPage([offer], { answers: weekly('25000.00'), now })
  await fact(m.offers_terms_cost())
  const amount = card().getByRole('textbox', { name: m.offers_terms_get() })
  await user.clear(amount)
  await user.type(amount, '60000{Enter}')
  await user.click(card().getByRole('radio', { name: '12' }))
  expect(await fact(m.offers_terms_cost())).toContain('AED2,700.00')
  const text = m.offers_continue_with({ amount: moneyText('60000.00', 'AED', { trim: true }) })
  const start = await card().findByRole('link', { name: text })
  expect(start.getAttribute('href')).toBe(
    '/application-preapproved/customize_your_offer/ofr_1/mer_1?amount=60000&weeks=12',
  )
})

test('the examples are of the merchant’s own weeks, and stand with the questions', async () => {
  const weeks = levelWeeks(26, '30000.00').weeks.map((week, at) => ({
    ...week,
    sales_payout: at === 3 ? '8000.00' : at === 4 ? '41000.00' : week.sales_payout,
  }))
  await openOfferPage([offer], { answers: { 'simulator.weeks': levelWeeks(26, '', { weeks }) }, now })
  const questions = within(screen.getByRole('region', { name: m.capital_faq_title() }))
  const line = (sales: string, deduction: string, percent: number) =>
    asRead(m.offers_own_line({ sales: aed(sales), deduction: aed(deduction), percent: percentText(percent) }))
  expect(await questions.findByText(line('8000.00', '5375.00', 67.19))).toBeTruthy()
  expect(questions.getByText(line('41000.00', '9020.00', 22))).toBeTruthy()
  const [, first] = questions.getAllByRole('row', { hidden: true })
  expect(first!.textContent).toBe(`${dateText('2025-11-17')}AED30,000.00AED6,600.00AED100,900.00`)
})

test('terms that cannot be worked out are asked for again', async () => {
  const { user, server } = await openOfferPage([offer], { answers: { 'simulator.weeks': offline }, now })
  expect(await card().findByText(m.offers_terms_failed())).toBeTruthy()
  server.answer(weekly('25000.00'))
  await user.click(card().getByRole('button', { name: m.common_try_again() }))
  expect(await fact(m.offers_terms_cost())).toContain('AED7,500.00')
})

test('while they are on their way their skeleton stands there', async () => {
  await openOfferPage([offer], { answers: { 'simulator.weeks': pending }, now })
  await waitFor(() => expect(card().getByText(m.common_loading())).toBeTruthy())
})
