import type { Page } from '@playwright/test'
import { expectFits, regionOf, titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const address = `${capital}/loans/lon_noor1`

/** Fields of an advance and of a repayment, as they travel. */
type Loan = Readonly<Record<string, unknown>>
type Repayment = Readonly<Record<string, unknown>> & { date?: string }

/** The demo's advance as the server has it, changed as a test says. */
async function withLoan(page: Page, change: (loan: Loan) => Loan): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/merchant/api/v1/capital/loan/lon_noor1?*', async (route) => {
    const { loan } = (await (await route.fetch()).json()) as { loan: Loan }
    await route.fulfill({ json: { loan: { ...loan, ...change(loan) } } })
  })
}

/** One week: what was sold, taken and due. */
function aWeek(
  payment_amount: string,
  amount: string,
  deducted_percent: number,
  given: Repayment = {},
): Repayment {
  return {
    id: `rep_${given.date ?? 'last'}`,
    date: '2026-11-16',
    week_start: '2026-11-09',
    amount,
    payment_amount,
    resulting_payout: String(Number(payment_amount) - Number(amount)),
    deducted_percent,
    due_amount: '5375.00',
    shortfall_amount: '0.00',
    repayment_type: 'payout',
    status: null,
    week_status: 'paid',
    ...given,
  }
}

const mine = { minimum_repayment_amount: '5375.00', flagged: false, direct_debit: null }

test('LOAN-09, DEC-LOAN-3, DEC-LOAN-42: the balance says in detail what it is made of, and the invoice of the fee can be saved', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await withLoan(page, () => ({
    ...mine,
    amount: '100000.00',
    fee_amount: '7500.00',
    amount_vat: '107500.00',
    paid_amount: '40000.00',
    repaid_percent: 37,
    outstanding_amount: '67000.00',
  }))
  await page.goto(address)
  await page.getByRole('button', { name: say.loan_balance_details() }).click()
  const detail = page.getByRole('dialog', { name: say.loan_balance_details() })
  const rows = await detail.locator('dl > div').allInnerTexts()
  expect(
    rows.map((row) => row.split('\n').map((text) => text.replace(/[\u2066-\u2069]|AED/g, '').trim())),
  ).toEqual([
    [say.loan_principal(), '100,000.00'],
    [say.loan_fee(), '7,500.00'],
    [say.loan_total(), '107,500.00'],
    [say.loan_repaid_share({ percent: 37 }), '40,000.00'],
    [say.loan_credited(), '500.00'],
    [say.loan_weekly_minimum(), '5,375.00'],
    [say.loan_left_to_repay(), '67,000.00'],
  ])
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say.loan_fee_invoice() }).click()
  expect((await saved).suggestedFilename()).toBe('FEE-LON_NOOR1.pdf')
})

test('LOAN-48, LOAN-49, LOAN-50, LOAN-51, LOAN-52, DEC-LOAN-33, DEC-LOAN-37: each kind of week has its badge and its bar', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  const noSales = { payment_amount: null, resulting_payout: null, deducted_percent: null }
  const repayments = [
    aWeek('30000.00', '6600.00', 22, { date: '2026-09-14', week_start: '2026-09-07' }),
    aWeek('15000.00', '5375.00', 35.83, {
      date: '2026-09-21',
      week_start: '2026-09-14',
      week_status: 'overdueWarning',
    }),
    aWeek('4000.00', '4000.00', 100, {
      date: '2026-09-28',
      week_start: '2026-09-21',
      week_status: 'overdueCritical',
    }),
    aWeek('0.00', '0.00', 100, {
      date: '2026-10-05',
      week_start: '2026-09-28',
      week_status: 'overdueCritical',
    }),
    aWeek('0.00', '0.00', 0, { date: '2026-10-12', week_start: '2026-10-05', due_amount: '0.00' }),
    aWeek('0', '5375.00', 0, {
      ...noSales,
      date: '2026-10-19',
      week_start: '2026-10-12',
      repayment_type: 'direct_debit',
      status: 'paid',
    }),
    aWeek('0', '0.00', 0, {
      ...noSales,
      date: '2026-10-26',
      week_start: '2026-10-19',
      repayment_type: 'direct_debit',
      status: 'failed',
      week_status: 'overdueCritical',
    }),
    aWeek('0', '5375.00', 0, {
      ...noSales,
      date: '2026-11-02',
      week_start: '2026-10-26',
      repayment_type: 'direct_debit',
      status: 'pending',
      week_status: 'toPay',
    }),
    aWeek('0', '9000.00', 0, {
      ...noSales,
      date: '2026-11-09',
      week_start: '2026-11-02',
      repayment_type: 'early_pay_off',
      week_status: 'earlyPayOff',
    }),
    aWeek('0', '1000.00', 0, {
      ...noSales,
      date: '2026-11-16',
      week_start: '2026-11-09',
      repayment_type: 'transfer',
    }),
  ]
  await withLoan(page, () => ({
    ...mine,
    tenor: 12,
    repayments,
    early_pay_off: { repayment_amount: '1', capital_amount: '1' },
  }))
  await page.goto(address)
  const rows = page.getByRole('row').filter({ hasText: /\d\d\/\d\d\/26/ })
  const badges = [
    '22%',
    '35.83%',
    '100%',
    say.loan_week_missed(),
    say.loan_week_paused(),
    say.loan_debit_paid(),
    say.loan_debit_failed(),
    say.loan_debit_pending(),
    say.loan_week_early(),
    say.loan_week_transfer(),
  ]
  for (const [at, badge] of badges.toReversed().entries()) await expect(rows.nth(at)).toContainText(badge)
  await expect(rows.nth(3)).toContainText(say.common_dash())
  const bars = regionOf(page, say.loan_weeks_title())
  await bars.getByText(say.loan_weeks_table()).click()
  const week = bars.getByRole('row')
  await expect(week.nth(8)).toContainText(say.loan_week_to_pay())
  await expect(week.nth(7)).toContainText(say.loan_week_missed())
  await expect(week.nth(5)).toContainText(say.loan_week_paused())
  await expect(week.nth(3)).toContainText(say.loan_week_far_above())
})

test('CAP-56, LOAN-09, LOAN-10, LOAN-11, LOAN-12, LOAN-13, LOAN-14, DEC-LOAN-42, DEC-LOAN-43: the page of an advance, its balance in detail and its history in any order @everywhere', async ({
  page,
  say,
  as,
  isPhone,
}) => {
  await as(people.noorOwner)
  await page.goto(address)
  await expect(titleOf(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: say.capital_breadcrumbs() })).toBeVisible()
  const tip = page.getByRole('button', { name: say.loan_balance_details() })
  await tip.focus()
  await page.keyboard.press('Enter')
  const detail = page.getByRole('dialog', { name: say.loan_balance_details() })
  for (const term of [say.loan_principal(), say.loan_fee(), say.loan_total(), say.loan_weekly_minimum()])
    await expect(detail.getByText(term, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(regionOf(page, say.loan_faq_title()).locator('summary')).toHaveCount(4)
  await expect(regionOf(page, say.loan_weeks_title()).getByRole('slider')).toBeVisible()
  const history = regionOf(page, say.loan_history_title())
  const firstDate = () => history.locator('time').first().getAttribute('datetime')
  const newest = await firstDate()
  if (isPhone) {
    await history.getByRole('button', { name: say.loan_sort() }).click()
    await page.getByRole('option', { name: say.loan_sort_oldest() }).click()
    const item = history.getByRole('listitem').first()
    for (const term of [say.loan_column_sales(), say.loan_column_paid_to_you()])
      await expect(item).toContainText(term)
  } else await history.getByRole('columnheader', { name: say.loan_column_week() }).getByRole('button').click()
  await expect.poll(firstDate).not.toBe(newest)
  expect((await firstDate())! < newest!).toBe(true)
  await expectFits(page)
})

test('LOAN-16: the advance is asked for each time its screen opens', async ({ page, as }) => {
  await as(people.noorOwner)
  let asked = 0
  await page.route('**/merchant/api/v1/capital/loan/lon_noor1?*', (route) => {
    asked += 1
    return route.fallback()
  })
  await page.goto(address)
  await expect(titleOf(page)).toBeVisible()
  await page.goto(`${capital}/loans`)
  await expect(titleOf(page)).toBeVisible()
  const before = asked
  await page.goBack()
  await expect.poll(() => asked).toBeGreaterThan(before)
})

test('APPL-41, APPL-42, APPL-43, APPL-44, DEC-APPL-13, DEC-APPL-14: the approved summary names borrower and terms and explains them @everywhere', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await page.goto(`${capital}/applications/app_noor0`)
  const borrower = regionOf(page, say.capital_borrower_title())
  for (const term of [
    say.capital_borrower_name(),
    say.capital_borrower_licence(),
    say.capital_borrower_address(),
    say.capital_borrower_phone(),
    say.capital_borrower_email(),
    say.capital_borrower_guarantor(),
    say.capital_borrower_iban(),
  ])
    await expect(borrower.getByText(term, { exact: true })).toBeVisible()
  await expect(borrower.getByText(/^AE\d\d( \d{4}){4} \d{3}$/)).toBeVisible()
  const terms = regionOf(page, say.capital_terms_title())
  for (const term of [
    say.capital_terms_principal(),
    say.capital_terms_currency(),
    say.capital_terms_fee_percent(),
    say.capital_terms_fee(),
    say.capital_terms_minimum(),
    say.capital_terms_period(),
    say.capital_terms_start(),
    say.capital_terms_end(),
  ])
    await expect(terms.getByText(term, { exact: true })).toBeVisible()
  const more = regionOf(page, say.capital_good_to_know())
  const open = (title: string) => more.getByText(title, { exact: true }).first().click()
  await open(say.capital_faq_how_title())
  await expect(more.getByText(say.capital_faq_how_text())).toBeVisible()
  await open(say.capital_example_title())
  await expect(more.getByRole('row')).toHaveCount(6)
  await expect(more.getByRole('row').nth(5)).toContainText('4,090')
  await open(say.capital_complaints_title())
  await expect(more.getByText(/@/)).toBeVisible()
  await open(say.capital_warnings_title())
  await expect(more.getByText(say.capital_warnings_text())).toBeVisible()
  await expectFits(page)
})
