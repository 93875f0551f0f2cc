import { pending, refuse } from '@daftar/testkit/page/answers'
import { sumOf, thousandths } from '@daftar/testkit/page/amounts'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aForecast, payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'

function forecastAt({ answers, ...options }: PageOptions = {}): Page {
  return renderAt('/finance/payouts/forecast', {
    ...options,
    answers: { ...payoutsAnswers, ...answers },
  })
}

/** The figures of each payout to come, its sum last: columns of a table, on a phone lists. */
function figures(width: number): (string | null)[][] {
  if (width === phoneWidth) {
    const lists = [...document.querySelectorAll('main section dl')].map((list) =>
      [...list.children].map(({ textContent }) => textContent),
    )
    return lists.filter((lines) => lines.at(-1)?.includes(m.payouts_forecast_net()))
  }
  const rows = [
    ...screen.getByRole('table', { name: m.payouts_forecast_table() }).querySelectorAll('tbody tr'),
  ]
  return [1, 2, 3, 4].map((at) => rows.map(({ children }) => children[at]?.textContent ?? null))
}

test.each(looks)(
  'the forecast of the next four payouts adds up and marks what is estimated, in %s at %i',
  async (language, width) => {
    forecastAt({ language, width })
    expect(await screen.findByRole('figure', { name: m.payouts_forecast_heading() })).toBeTruthy()
    const payouts = figures(width)
    const nets = payouts.map((amounts) => thousandths(amounts.at(-1)))
    expect(nets).toEqual([1_315_250n, 65_250n, 1_215_250n, 1_535_250n])
    for (const amounts of payouts)
      expect(amounts.slice(0, -1).reduce((sum, text) => sum + thousandths(text), 0n)).toBe(
        thousandths(amounts.at(-1)),
      )
    expect(screen.getAllByText(m.payouts_forecast_estimate_mark()).length).toBeGreaterThan(0)
    // The figure of the next Monday that every page shows, and what capturing today makes of it.
    const date = `${language === 'ar' ? 'الاثنين' : 'Monday'} ${isolated('23/11/26')}`
    const [amount, more] = [moneyText('914.75', 'AED'), moneyText('1680.00', 'AED')]
    const said = m.payouts_forecast_sure_or({ date, amount, more })
    expect(asRead(document.querySelector('main')?.textContent ?? '')).toContain(asRead(said))
  },
)

test.each(looks)(
  'the forecast weighs the two cycles in money, with one sentence of advice, in %s at %i',
  async (language, width) => {
    forecastAt({ language, width })
    const cycles = await screen.findByRole('region', { name: m.payouts_cycles_title() })
    const [weekly, flexible] = within(cycles).getAllByRole('heading', { level: 3 })
    expect(weekly?.textContent).toBe(m.payouts_cycle_weekly() + m.payouts_cycles_cheaper())
    expect(flexible?.textContent).toBe(m.payouts_cycle_flexible())
    expect(sumOf(cycles.querySelectorAll('dl > div:last-child'))).toBe(8_187_000n)
    const advice = m.payouts_effect_weekly_cheaper_later({
      amount: moneyText('75.00', 'AED'),
      sooner: m.payouts_days_sooner({ count: 3 }),
    })
    expect(cycles.textContent).toContain(advice)
  },
)

test('without compared cycles none are shown, and without a forecast the page says so', async () => {
  forecastAt({ answers: { 'payouts.forecast': { forecasts: [aForecast({ cycles: [] })] } } })
  await screen.findByRole('figure', { name: m.payouts_forecast_heading() })
  expect(screen.queryByRole('region', { name: m.payouts_cycles_title() })).toBeNull()

  forecastAt({ answers: { 'payouts.forecast': { forecasts: [] } } })
  expect(await screen.findByText(m.payouts_forecast_empty_title())).toBeTruthy()
})

test.each([
  ['forecast', 'payouts.forecast', m.payouts_forecast_failed],
  ['upcoming', 'payouts.upcoming', m.payouts_upcoming_failed],
  ['invoices', 'payouts.invoices', m.payouts_invoices_failed],
] as const)(
  'a skeleton stands where %s will; what cannot be loaded says so in its place and can be tried again',
  async (tab, call, title) => {
    const at = `/finance/payouts/${tab}`
    renderAt(at, { answers: { ...payoutsAnswers, [call]: pending } })
    expect((await screen.findAllByText(m.common_loading())).length).toBeGreaterThan(0)

    const { user, server } = renderAt(at, { answers: { ...payoutsAnswers, [call]: refuse('internal') } })
    const alert = (await screen.findByText(title())).closest<HTMLElement>('[role="alert"]')
    server.answer({ [call]: payoutsAnswers[call] })
    await user.click(within(alert ?? document.body).getByRole('button', { name: m.common_try_again() }))
    expect((await screen.findAllByText(/AED/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(title())).toBeNull()
  },
)

test.each(looks)(
  'a month’s tax invoice tells the fees, the VAT on them and what they come to, in %s at %i',
  async (language, width) => {
    renderAt('/finance/payouts/invoices', { language, width, answers: payoutsAnswers })
    const row = (await screen.findByText('INV-2026-10')).closest('tr, li')
    expect(row?.textContent).toContain('126.00')
    expect(row?.textContent).toContain('6.00')
    expect(
      within(row as HTMLElement).getByRole('button', { name: new RegExp(m.payouts_invoices_pdf()) }),
    ).toBeTruthy()
  },
)

test('a month’s invoice is saved as XML too, where the country has a form for it', async () => {
  const { user, server } = renderAt('/finance/payouts/invoices', {
    answers: { ...payoutsAnswers, 'payouts.invoice': refuse('internal') },
  })
  const row = (await screen.findByText('INV-2026-10')).closest<HTMLElement>('tr, li')!
  await user.click(within(row).getByRole('button', { name: new RegExp(m.tax_xml()) }))
  await waitFor(() => expect(server.callsOf('payouts.invoice')).toHaveLength(1))
  expect(server.callsOf('payouts.invoice')).toMatchObject([
    { params: { month: '2026-10' }, query: { format: 'xml', currency: 'AED' } },
  ])
})

test('before the first month is over there is no invoice, and the page says so', async () => {
  renderAt('/finance/payouts/invoices', {
    answers: { ...payoutsAnswers, 'payouts.invoices': { invoices: [] } },
  })
  expect(await screen.findByText(m.payouts_invoices_empty_title())).toBeTruthy()
})
