import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { weekdayText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCurrentWeek, anAdvance, answersOfAdvance, aRepayment } from '../../testing/fixtures/capital.ts'
import { withSupport } from '../../testing/fixtures/config.ts'
import { toldOf } from '../../testing/offer-page.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

const aed = (amount: string) => moneyText(amount, 'AED')

/** Six short weeks: 12,000 are carried, and Monday asks for them and the minimum of 5,375. */
const troubled: Partial<Advance> = {
  status: 'overdue',
  flagged: true,
  weeks_short: 6,
  shortfall_amount: '12000.00',
  next_due_amount: '17375.00',
  outstanding_amount: '60000.00',
  next_repayment_date: '2026-11-30',
  repayments: [
    aRepayment({
      payment_amount: '4000.00',
      amount: '4000.00',
      deducted_percent: 100,
      due_amount: '16000.00',
    }),
  ],
}

async function open(advance: Advance, { answers, ...options }: PageOptions = {}) {
  const page = renderAt('/finance/tabby-capital/loans/lon_1', {
    config: withSupport,
    ...options,
    answers: { ...answersOfAdvance(advance), ...answers },
  })
  await screen.findByRole('region', { name: m.loan_history_title() })
  const name = m.loan_trouble_due({
    weekday: weekdayText('2026-11-30', options.language ?? 'en'),
    date: '30/11/26',
  })
  return { ...page, banner: within(await screen.findByRole('region', { name })) }
}

test.each(looks)(
  'an advance in trouble says in one place what is due, of what, why, and three ways on, in %s at %i [LOAN-56]',
  async (language, width) => {
    const week = aCurrentWeek({ repayment_amount: '3000.00' })
    const { banner } = await open(anAdvance(troubled), {
      language,
      width,
      answers: { 'advances.week': { week } },
    })
    for (const amount of ['17,375.00', '5,375.00', '12,000.00'])
      expect(banner.getAllByText(amount, { exact: false }).length).toBeGreaterThan(0)
    expect(banner.getByText(asRead(m.loan_trouble_carried({ count: 6 })))).toBeTruthy()
    expect(banner.getByText(asRead(m.loan_flagged_text({ count: 6 })))).toBeTruthy()
    const soFar = m.loan_trouble_so_far({ taken: aed('3000.00'), moved: aed('14375.00') })
    expect(await banner.findByText(asRead(soFar))).toBeTruthy()
    const ways = banner.getAllByRole('button').map(({ textContent }) => textContent)
    expect(ways).toEqual([m.relief_ask(), m.offers_call_link(), m.loan_pay_open()])
    // The next week of the chart shows the whole claim.
    const chart = within(screen.getByRole('region', { name: m.loan_weeks_title() }))
    const flag = m.loan_due_flag({
      weekday: weekdayText('2026-11-30', language),
      amount: '\u206617,375.00\u2069',
    })
    expect(chart.getByText(flag)).toBeTruthy()
  },
)

test('any amount may be sent, and what is due and left after it is shown first [DEC-LOAN-29]', async () => {
  const { banner, user } = await open(anAdvance(troubled))
  await user.click(banner.getByRole('button', { name: m.loan_pay_open() }))
  const dialog = within(await screen.findByRole('dialog', { name: m.loan_pay_open() }))
  const amounts = () => dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  // What was carried stands there to begin with.
  expect(amounts()).toEqual(['AED17,375.00', 'AED5,375.00', 'AED48,000.00'])
  const field = dialog.getByRole('textbox', { name: m.loan_pay_amount() })
  await user.clear(field)
  await user.type(field, '2000')
  expect(amounts()).toEqual(['AED17,375.00', 'AED15,375.00', 'AED58,000.00'])
  const letter = dialog.getByRole('link', { name: m.loan_pay_ask() }).getAttribute('href') ?? ''
  expect(letter.startsWith('mailto:support@daftar.example?')).toBe(true)
  expect(decodeURIComponent(letter)).toContain(m.loan_pay_body({ amount: aed('2000.00'), id: 'lon_1' }))
  await user.clear(field)
  expect(dialog.queryByRole('link', { name: m.loan_pay_ask() })).toBeNull()
})

test('a call is asked for about the advance [OFR-25, DEC-CAPI-14]', async () => {
  const { banner, user, server } = await open(anAdvance(troubled))
  await user.click(banner.getByRole('button', { name: m.offers_call_link() }))
  expect(await screen.findByRole('dialog', { name: m.offers_call_open() })).toBeTruthy()
  await waitFor(() => expect(toldOf(server, 'Call Back Requested')).toMatchObject([{ loan_id: 'lon_1' }]))
})

test('where debits repay, the banner speaks of the debit that did not come in', async () => {
  const { banner } = await open(
    anAdvance({ ...troubled, flagged: false, tags: ['direct_debit'], direct_debit: { status: 'active' } }),
  )
  expect(banner.getByText(m.loan_trouble_debit_title())).toBeTruthy()
  expect(banner.queryByText(m.loan_alert_minimum_title())).toBeNull()
})
