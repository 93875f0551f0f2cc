import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { percentText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aClosedAdvance,
  aCurrentWeek,
  aListedAdvance,
  anAdvance,
  answersOfAdvance,
  aRepayment,
} from '../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions, phoneWidth, renderAt } from '../../testing/render-at.tsx'

const capital = '/finance/tabby-capital'
const address = `${capital}/loans/lon_1`
const region = (name: string) => within(screen.getByRole('region', { name }))

async function open(advance: Advance, { answers, ...options }: PageOptions = {}): Promise<Page> {
  const page = renderAt(address, { ...options, answers: { ...answersOfAdvance(advance), ...answers } })
  await screen.findByRole('region', { name: m.loan_history_title() })
  return page
}

test.each(looks)(
  'the page of an advance says where it stands, what is left, week by week, and answers four questions, in %s at %i [APP-30, APP-73, CAP-19, CAP-56, LOAN-09, LOAN-10, LOAN-11, DEC-LOAN-42]',
  async (language, width) => {
    await open(anAdvance(), { language, width })
    const way = within(screen.getByRole('navigation', { name: m.capital_breadcrumbs() }))
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      m.capital_title(),
      'Noor Perfumes Trading LLC',
    ])
    expect(way.getByRole('link').getAttribute('href')).toBe(`${capital}/loans`)
    expect(screen.getByText(m.capital_status_paying())).toBeTruthy()
    expect(screen.getByRole('main').textContent).toContain('100,900.00')
    expect(region(m.loan_weeks_title()).getByRole('listbox', { name: m.loan_weeks_title() })).toBeTruthy()
    const questions = region(m.loan_faq_title())
    for (const title of [
      m.capital_faq_how_title(),
      m.capital_faq_duration_title(),
      m.capital_faq_minimum_title(),
      m.capital_faq_missed_title(),
    ])
      expect(questions.getByText(title)).toBeTruthy()
  },
)

test('the balance says in detail what it is made of [LOAN-09, DEC-LOAN-3, DEC-LOAN-42]', async () => {
  const { user } = await open(
    anAdvance({ paid_amount: '40000.00', repaid_percent: 37, outstanding_amount: '67000.00' }),
  )
  await user.click(screen.getByRole('button', { name: m.loan_balance_details() }))
  const detail = await screen.findByRole('dialog', { name: m.loan_balance_details() })
  expect(factsOf(detail)).toEqual([
    [m.loan_principal(), 'AED100,000.00'],
    [m.loan_fee(), 'AED7,500.00'],
    [m.loan_total(), 'AED107,500.00'],
    [asRead(m.loan_repaid_share({ percent: 37 })), 'AED40,000.00'],
    [m.loan_credited(), 'AED500.00'],
    [m.loan_weekly_minimum(), 'AED5,375.00'],
    [m.loan_left_to_repay(), 'AED67,000.00'],
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the invoice of the fee and each credit note are asked for when they are pressed', async () => {
  const note = { number: 'CRN-1', issued_on: '2026-11-16', amount: '500.00' } as const
  const { user, server } = await open(anAdvance({ credit_notes: [note] }), {
    answers: { 'feeInvoices.invoice': refuse('internal'), 'feeInvoices.creditNote': refuse('internal') },
  })
  await user.click(screen.getByRole('button', { name: m.loan_fee_invoice() }))
  expect(await screen.findByText(m.common_failed_to_download())).toBeTruthy()
  await user.click(screen.getByRole('button', { name: m.loan_credit_note({ date: '16/11/26' }) }))
  await waitFor(() => expect(server.callsOf('feeInvoices.creditNote')).toHaveLength(1))
  expect(server.callsOf('feeInvoices.invoice')).toMatchObject([{ params: { id: 'lon_1' } }])
  expect(server.callsOf('feeInvoices.creditNote')).toMatchObject([
    { params: { id: 'lon_1', number: 'CRN-1' } },
  ])
})

test('both are saved as XML too, where the country has a form for it', async () => {
  const note = { number: 'CRN-1', issued_on: '2026-11-16', amount: '500.00' } as const
  const { user, server } = await open(anAdvance({ credit_notes: [note] }), {
    answers: { 'feeInvoices.invoice': refuse('internal'), 'feeInvoices.creditNote': refuse('internal') },
  })
  for (const button of screen.getAllByRole('button', { name: new RegExp(m.tax_xml()) }))
    await user.click(button)
  await waitFor(() => expect(server.callsOf('feeInvoices.creditNote')).toHaveLength(1))
  for (const call of ['feeInvoices.invoice', 'feeInvoices.creditNote'] as const)
    expect(server.callsOf(call)).toMatchObject([{ query: { format: 'xml' } }])
})

test('an advance that is not paid out yet has no invoice, and nothing that runs', async () => {
  const { server } = await open(anAdvance({ status: 'waiting', funded_at: null, repayments: [] }))
  expect(screen.queryByRole('button', { name: m.loan_fee_invoice() })).toBeNull()
  expect(screen.queryByRole('region', { name: m.loan_this_week() })).toBeNull()
  expect(screen.queryByRole('region', { name: m.relief_title() })).toBeNull()
  expect(screen.getByText(m.loan_history_empty_title())).toBeTruthy()
  expect(server.callsOf('relief.list')).toEqual([])
})

const noSales = {
  payment_amount: null,
  resulting_payout: null,
  deducted_percent: null,
  due_amount: '5375.00',
}
const rate = percentText(22)
/** One week of each kind, oldest first, with its badge. */
const everyKind: readonly [badge: () => string, ReturnType<typeof aRepayment>][] = [
  [() => m.loan_week_paid({ rate }), aRepayment({ date: '2026-09-14' })],
  [
    () => m.loan_week_above({ rate }),
    aRepayment({
      date: '2026-09-21',
      payment_amount: '15000.00',
      amount: '5375.00',
      deducted_percent: 35.83,
      week_status: 'overdueWarning',
    }),
  ],
  [
    m.loan_week_far_above,
    aRepayment({
      date: '2026-09-28',
      payment_amount: '4000.00',
      amount: '4000.00',
      resulting_payout: '0.00',
      deducted_percent: 100,
      week_status: 'overdueCritical',
    }),
  ],
  [
    m.loan_week_missed,
    aRepayment({
      date: '2026-10-05',
      payment_amount: '0.00',
      amount: '0.00',
      resulting_payout: '0.00',
      deducted_percent: 100,
      week_status: 'overdueCritical',
    }),
  ],
  [
    m.loan_week_paused,
    aRepayment({
      date: '2026-10-12',
      payment_amount: '0.00',
      amount: '0.00',
      resulting_payout: '0.00',
      deducted_percent: 0,
      due_amount: '0.00',
    }),
  ],
  [
    m.loan_debit_paid,
    aRepayment({
      ...noSales,
      date: '2026-10-19',
      amount: '5375.00',
      repayment_type: 'direct_debit',
      status: 'paid',
    }),
  ],
  [
    m.loan_debit_failed,
    aRepayment({
      ...noSales,
      date: '2026-10-26',
      amount: '0.00',
      repayment_type: 'direct_debit',
      status: 'failed',
      week_status: 'overdueCritical',
    }),
  ],
  [
    m.loan_debit_pending,
    aRepayment({
      ...noSales,
      date: '2026-11-02',
      amount: '5375.00',
      repayment_type: 'direct_debit',
      status: 'pending',
      week_status: 'toPay',
    }),
  ],
  [
    m.loan_week_early,
    aRepayment({
      ...noSales,
      date: '2026-11-09',
      amount: '9000.00',
      repayment_type: 'early_pay_off',
      week_status: 'earlyPayOff',
    }),
  ],
  [
    m.loan_week_transfer,
    aRepayment({ ...noSales, date: '2026-11-16', amount: '1000.00', repayment_type: 'transfer' }),
  ],
]
const ofEveryKind = anAdvance({
  outstanding_amount: '10750.00',
  tenor: 12,
  repayments: everyKind.map(([, row]) => row),
  early_pay_off: { repayment_amount: '9000.00', capital_amount: '50000.00' },
})

test('each kind of week has its badge in the history, the newest first [LOAN-12, LOAN-48, LOAN-49, LOAN-50, LOAN-51, LOAN-52, DEC-LOAN-33, DEC-LOAN-37]', async () => {
  await open(ofEveryKind)
  const [, ...rows] = region(m.loan_history_title()).getAllByRole('row')
  const shown = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => asRead(textContent)),
  )
  expect(shown.map((cells) => cells[4])).toEqual(everyKind.toReversed().map(([badge]) => asRead(badge())))
  // What a debit takes comes out of no payout.
  expect(shown[3]).toMatchObject({ 1: m.common_dash(), 3: m.common_dash(), 5: m.common_dash() })
  // Of a payout of nothing there is no share.
  expect(shown.at(-4)).toMatchObject({ 1: '0.00', 3: m.common_dash() })
  expect(shown.at(-1)).toMatchObject({
    1: '30,000.00',
    2: '−6,600.00',
    3: asRead(rate),
    5: '23,400.00',
  })
})

test('each kind of week has its word in the table behind the bars, a week to come is to pay [LOAN-10, LOAN-49, LOAN-50, LOAN-51, LOAN-52, LOAN-53, DEC-LOAN-41]', async () => {
  await open(ofEveryKind)
  const rate = percentText(22)
  const words = behindTheBars().map(([, status]) => status)
  expect(words).toEqual(
    [
      m.loan_week_paid({ rate }),
      m.loan_week_above({ rate }),
      m.loan_week_far_above(),
      m.loan_week_missed(),
      m.loan_week_paused(),
      m.loan_week_paid({ rate }),
      m.loan_week_missed(),
      m.loan_week_to_pay(),
      m.loan_week_early(),
      m.loan_week_paid({ rate }),
      m.loan_week_to_pay(),
      m.loan_week_to_pay(),
    ].map(asRead),
  )
})

test('once an advance is closed, no week of its chart is to pay and no minimum is asked for', async () => {
  await open(aClosedAdvance({ tenor: 4 }))
  expect(behindTheBars().map(([, status]) => status)).toEqual([
    asRead(m.loan_week_paid({ rate: percentText(22) })),
    ...Array.from({ length: 3 }, () => m.loan_week_over()),
  ])
  expect(screen.queryByText(m.loan_week_to_pay())).toBeNull()
  expect(within(screen.getByRole('main')).queryByText(m.loan_weekly_minimum())).toBeNull()
})

test('where debits alone repay, the chart speaks of debits and of no share of a payout [DEC-LOAN-34]', async () => {
  await open(
    anAdvance({
      tags: ['direct_debit'],
      direct_debit: { status: 'active' },
      repayments: [
        aRepayment({ ...noSales, amount: '5375.00', repayment_type: 'direct_debit', status: 'paid' }),
      ],
    }),
  )
  const weeks = region(m.loan_weeks_title())
  expect(weeks.getByText(asRead(m.loan_weeks_subtitle_debit()))).toBeTruthy()
  expect(behindTheBars()[0]?.[1]).toBe(m.loan_debit_paid())
  expect(weeks.queryByText(asRead(m.loan_week_above({ rate: percentText(22) })))).toBeNull()
  expect(region(m.loan_this_week()).queryByText(asRead(m.loan_week_advance()))).toBeNull()
})

test('the history is put in order by the head of any column [LOAN-14, DEC-LOAN-43]', async () => {
  const { user } = await open(
    anAdvance({
      repayments: [
        aRepayment({
          date: '2026-11-02',
          payment_amount: '10000.00',
          amount: '5375.00',
          resulting_payout: '4625.00',
        }),
        aRepayment({
          date: '2026-11-09',
          payment_amount: '40000.00',
          amount: '8800.00',
          resulting_payout: '31200.00',
        }),
        aRepayment({
          date: '2026-11-16',
          payment_amount: '30000.00',
          amount: '6600.00',
          resulting_payout: '23400.00',
        }),
      ],
    }),
  )
  const history = region(m.loan_history_title())
  expect(daysOf(history)).toEqual(['2026-11-16', '2026-11-09', '2026-11-02'])
  const press = (head: string) =>
    user.click(within(history.getByRole('columnheader', { name: head })).getByRole('button'))
  await press(m.loan_column_week())
  expect(daysOf(history)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  for (const head of [m.loan_column_sales(), m.loan_column_taken(), m.loan_column_paid_to_you()]) {
    await press(head)
    const once = daysOf(history)
    expect([once, once.toReversed()]).toContainEqual(['2026-11-02', '2026-11-16', '2026-11-09'])
  }
})

test('on a phone the history is cards, put in order from a list [LOAN-13, LOAN-14]', async () => {
  const { user } = await open(
    anAdvance({ repayments: [aRepayment({ date: '2026-11-09' }), aRepayment({ date: '2026-11-16' })] }),
    { width: phoneWidth },
  )
  const history = region(m.loan_history_title())
  expect(history.queryByRole('table')).toBeNull()
  await user.click(history.getByRole('button', { name: new RegExp(m.loan_sort()) }))
  await user.click(await screen.findByRole('option', { name: m.loan_sort_oldest() }))
  expect(daysOf(history)).toEqual(['2026-11-09', '2026-11-16'])
  const [first] = history.getAllByRole('listitem')
  for (const term of [m.loan_column_sales(), m.loan_column_paid_to_you()])
    expect(first!.textContent).toContain(term)
})

test('this week’s payout so far is told with the deduction and what was carried in', async () => {
  await open(anAdvance(), {
    answers: { 'advances.week': { week: aCurrentWeek({ carried_in_amount: '12.00' }) } },
  })
  const week = await screen.findByRole('region', { name: m.loan_this_week() })
  await within(week).findByText(m.loan_week_sales())
  expect(factsOf(week)).toEqual([
    [m.loan_week_sales(), 'AED20,000.00'],
    [m.loan_week_refunds(), 'AED−500.00'],
    [m.loan_week_commission(), 'AED−1,000.00'],
    [m.loan_week_vat(), 'AED−50.00'],
    [m.loan_week_carried(), 'AED12.00'],
    [m.loan_week_fee(), 'AED−5.00'],
    [asRead(m.loan_week_advance()), 'AED−5,375.00'],
    [asRead(m.loan_week_payout({ date: isolated('23/11/26') })), 'AED13,070.00'],
  ])
})

test('a week that cannot be read says so in its place, and is asked for again', async () => {
  const { user, server } = await open(anAdvance(), { answers: { 'advances.week': refuse('internal') } })
  const week = region(m.loan_this_week())
  expect(await week.findByText(m.loan_week_failed())).toBeTruthy()
  server.answer({ 'advances.week': { week: aCurrentWeek() } })
  await user.click(week.getByRole('button', { name: m.common_try_again() }))
  expect(await week.findByText(m.loan_week_sales())).toBeTruthy()
})

test('the advance is asked for each time its screen opens [LOAN-16]', async () => {
  const { server, user } = await open(anAdvance(), {
    answers: {
      'advances.list': { loans: [aListedAdvance()] },
      'offers.list': { offers: [] },
      'applications.list': { applications: [] },
    },
  })
  const before = server.callsOf('advances.read').length
  await user.click(screen.getByRole('link', { name: m.capital_title(), current: false }))
  await user.click(within(await screen.findByRole('article')).getByRole('link'))
  await screen.findByRole('region', { name: m.loan_history_title() })
  expect(server.callsOf('advances.read').length).toBeGreaterThan(before)
})

test('while the advance is on its way its skeleton stands in place of the page before', async () => {
  renderAt(`${capital}/error`, { answers: { 'advances.read': pending, 'advances.week': pending } })
  await screen.findByRole('heading', { level: 1 })
  history.pushState(null, '', address)
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
})

test('an advance that is not there shows the 404 page [LOAN-15]', async () => {
  renderAt(address, {
    answers: { 'advances.read': refuse('not_found'), 'advances.week': refuse('not_found') },
    mayComplain: true,
  })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
})

test('an advance that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt(address, {
    answers: { ...answersOfAdvance(anAdvance()), 'advances.read': offline },
    mayComplain: true,
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'advances.read': { loan: anAdvance() } })
  await user.click(again)
  expect(await screen.findByRole('region', { name: m.loan_history_title() })).toBeTruthy()
})

/** Terms and values of a list of facts. */
function factsOf(place: HTMLElement): (string | undefined)[][] {
  const terms = within(place).getAllByRole('term')
  const values = within(place).getAllByRole('definition')
  return terms.map(({ textContent }, at) => [asRead(textContent), asRead(values[at]?.textContent ?? '')])
}

/** The rows of the table behind the bars: week, word, amount. */
function behindTheBars(): string[][] {
  const table = region(m.loan_weeks_title()).getByRole('table', { name: m.loan_weeks_title(), hidden: true })
  const [, ...rows] = within(table).getAllByRole('row', { hidden: true })
  return rows.map((row) => [...row.children].map(({ textContent }) => asRead(textContent)))
}

/** The days of the history from top to bottom. */
function daysOf(history: ReturnType<typeof region>): string[] {
  return history.getAllByRole('time').map((time) => time.getAttribute('datetime') ?? '')
}

test('the book of an advance adds up: owed, less all repayments and what was forgiven, is what is left', async () => {
  await open(
    anAdvance({
      paid_amount: '40000.00',
      credited_amount: '500.00',
      credits: [{ how: 'written_off', on: '2026-11-16', amount: '500.00' }],
      outstanding_amount: '67000.00',
    }),
  )
  const book = region(m.loan_history_title())
  expect(book.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'AED107,500.00',
    'AED−40,000.00',
    'AED−500.00',
    'AED67,000.00',
  ])
  expect(book.getByText(m.loan_book_written_off({ date: isolated('16/11/26') }))).toBeTruthy()
})

test.each(looks)(
  'where debits repay, the history is of debits, with those that failed and were repeated, in %s at %i [LOAN-48]',
  async (language, width) => {
    const debit = { repayment_id: 'rep_1', amount: '5375.00' }
    await open(
      anAdvance({
        tags: ['direct_debit'],
        direct_debit: { status: 'active' },
        repayments: [
          aRepayment({
            ...noSales,
            id: 'rep_1',
            amount: '5375.00',
            repayment_type: 'direct_debit',
            status: 'paid',
          }),
        ],
        debits: [
          { ...debit, id: 'deb_2', attempt: 2, status: 'paid', presented_on: '2026-11-19', retry_on: null },
          { ...debit, id: 'deb_1', attempt: 1, status: 'failed', presented_on: '2026-11-16', retry_on: null },
        ],
      }),
      { language, width },
    )
    const book = region(m.loan_history_title())
    expect(book.getByText(m.loan_attempt_failed({ attempt: 1, date: '16/11/26' }))).toBeTruthy()
    expect(book.getByText(m.loan_attempt_paid({ attempt: 2, date: '19/11/26' }))).toBeTruthy()
    expect(book.queryByText(m.loan_column_sales())).toBeNull()
    expect(book.queryByText(m.loan_column_paid_to_you())).toBeNull()
    expect(book.getAllByText(m.loan_column_due()).length).toBeGreaterThan(0)
  },
)
