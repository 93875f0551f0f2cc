import type { DeskAdvanceWhole } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../../testing/dialogs.ts'
import { anAdvance } from '../../testing/fixtures/advances.ts'
import { aRelief } from '../../testing/fixtures/relief.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const week = (
  date: CalendarDate,
  more: Partial<DeskAdvanceWhole['repayments'][number]> = {},
): DeskAdvanceWhole['repayments'][number] => ({
  id: `rep_${date}`,
  date,
  week_start: date,
  amount: '4300.00',
  payment_amount: '20000.00',
  resulting_payout: '15700.00',
  deducted_percent: 21.5,
  due_amount: '4300.00',
  shortfall_amount: '0.00',
  repayment_type: 'payout',
  status: null,
  week_status: 'paid',
  ...more,
})

/** One week as agreed, then one in which nothing was sold. */
const inTrouble = (more: Partial<DeskAdvanceWhole> = {}) =>
  anAdvance({
    status: 'overdue',
    shortfall: '4300.00',
    next_due: '8600.00',
    weeks_short: 1,
    repayments: [
      week('2026-11-16'),
      week('2026-11-23', {
        amount: '0.00',
        payment_amount: '0.00',
        resulting_payout: '0.00',
        deducted_percent: 100,
        shortfall_amount: '4300.00',
        week_status: 'overdueCritical',
      }),
    ],
    reliefs: [{ id: 'rlf_1', kind: 'pause', weeks: 2, status: 'asked', asked_at: '2026-11-17T08:00:00Z' }],
    ...more,
  })

async function open(advance: DeskAdvanceWhole, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/advances/lon_1', {
    as: ['underwriter'],
    ...options,
    answers: {
      'advances.readForStaff': { advance },
      'relief.listForStaff': { reliefs: [aRelief()], next_page_token: null },
      ...answers,
    },
  })
  await screen.findByRole('region', { name: m.desk_advance_terms() })
  return page
}

test.each(looks)(
  'the next claim stands with its day and parts in the words of the merchant, and short weeks in a word, in %s at %i [DEC-LOAN-25]',
  async (language, width) => {
    await open(inTrouble(), { language, width })
    const date = '2026-11-30'
    expect(
      screen.getByText(
        asRead(m.loan_trouble_due({ weekday: weekdayText(date, language), date: dateText(date) })),
      ),
    ).toBeTruthy()
    expect(screen.getByText(asRead(m.loan_trouble_carried({ count: 1 })))).toBeTruthy()
    expect(screen.getByRole('figure', { name: m.desk_advance_chart() })).toBeTruthy()
    expect(screen.getAllByText(m.loan_week_missed()).length).toBeGreaterThan(0)
    expect(screen.queryByText(/100%/)).toBeNull()
  },
)

test('the merchant is rung or written to from the page, by a phone in groups', async () => {
  await open(inTrouble())
  const contact = within(screen.getByRole('region', { name: m.desk_advance_contact() }))
  expect(contact.getByRole('link', { name: '+971 50 123 4567' }).getAttribute('href')).toBe(
    'tel:+971501234567',
  )
  expect(contact.getByRole('link', { name: 'owner@noor.example' }).getAttribute('href')).toBe(
    'mailto:owner@noor.example',
  )
})

test('what is asked in hardship is answered where the advance is read', async () => {
  const { user, server } = await open(inTrouble())
  const card = within(await screen.findByRole('region', { name: m.desk_advance_relief_open() }))
  expect(card.getByText('The shop was under water for a week.')).toBeTruthy()
  expect(server.callsOf('relief.listForStaff')[0]?.query).toMatchObject({ state: 'open', loan_id: 'lon_1' })
  await user.click(card.getByRole('button', { name: m.relief_propose() }))
  const dialog = within(await screen.findByRole('alertdialog', { name: m.relief_propose_title() }))
  await fill(user, dialog.getByRole('textbox', { name: m.relief_answer_en() }), 'A pause helps.')
  await fill(user, dialog.getByRole('textbox', { name: m.relief_answer_ar() }), 'التأجيل مفيد.')
  const proposed = aRelief({ status: 'proposed', proposed_by: 'Huda Saleh', proposed_by_id: 'stf_1' })
  server.answer({
    'relief.propose': { relief: proposed },
    'relief.listForStaff': { reliefs: [proposed], next_page_token: null },
  })
  await user.click(dialog.getByRole('button', { name: m.relief_propose() }))
  expect(await screen.findByText(m.relief_own())).toBeTruthy()
  expect(server.callsOf('relief.propose')).toMatchObject([{ params: { id: 'rlf_1' } }])
})
