import type { Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { expectFits, expectLoaded, regionOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'
import { next } from './support/wizard.ts'

const capital = '/finance/tabby-capital'

/** What a call answers, changed on its way to the page: the demo has one advance and one application. */
async function withAnswer(
  page: Page,
  pattern: string | RegExp,
  change: (answer: never) => object,
): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as never) })
  })
}

/** The page as it stands fits the screen and violates nothing. */
async function expectFine(page: Page, say: Say): Promise<void> {
  await expectLoaded(page, say)
  await expectFits(page)
}

test('APPL-18, APPL-21, APPL-22, APPL-24: where an application stands says what comes next and whom to ask @everywhere', async ({
  page,
  say,
  as,
}) => {
  test.setTimeout(120_000)
  await as(people.noorOwner)
  const main = page.getByRole('main')
  const open = async (change: object) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await withAnswer(
      page,
      '**/merchant/api/v1/capital/application/app_noor0?*',
      ({ application }: { application: object }) => ({ application: { ...application, ...change } }),
    )
    await page.goto(`${capital}/applications/app_noor0`)
  }
  await open({ status: 'submitted', submitted_at: '2026-11-16T10:00:00Z' })
  await expect(main.getByText(say.capital_review_title(), { exact: true })).toBeVisible()
  await expect(regionOf(page, say.capital_next_title()).getByRole('listitem')).toHaveCount(3)
  // Within 72 hours, in the zone of the browser.
  await expect(regionOf(page, say.capital_review_asked()).locator('dl')).toContainText('19/11/26 14:00')
  await expectFine(page, say)
  await open({ status: 'rejected', reasons: ['high_exposure'] })
  await expect(main.getByText(say.capital_reason_exposure())).toBeVisible()
  await expect(main.getByText(say.capital_faq_rejection_text())).toBeVisible()
  await expect(main.getByRole('link', { name: say.common_contact_support() })).toBeVisible()
  await expectFine(page, say)
  await open({ status: 'reset', reasons: ['irrelevant_license'] })
  await expect(main.getByText(say.capital_reason_irrelevant())).toBeVisible()
  await expect(main.getByText(say.capital_declined_how())).toBeVisible()
  await expectFine(page, say)
  await open({ status: 'cancelled', cancelled_for: 'inactivity' })
  await expect(main.getByText(say.capital_cancelled_text())).toBeVisible()
  await expectFine(page, say)
  await open({ status: 'cancelled', cancelled_for: 'no_mandate' })
  await expect(main.getByText(say.capital_cancelled_no_mandate())).toBeVisible()
  await expectFine(page, say)
})

test('once an advance is closed, no week of its chart is to pay and no minimum is asked for @everywhere', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  const closed = {
    status: 'closed',
    completed_at: '2026-11-16T06:00:00Z',
    outstanding_amount: '0.00',
    repaid_percent: 100,
    next_repayment_date: null,
    next_due_amount: '0.00',
  }
  await withAnswer(
    page,
    '**/merchant/api/v1/capital/loan/lon_noor1?*',
    ({ loan }: { loan: { repayments: object[] } }) => ({
      loan: { ...loan, ...closed, repayments: loan.repayments.slice(0, 6) },
    }),
  )
  await page.goto(`${capital}/loans/lon_noor1`)
  const weeks = regionOf(page, say.loan_weeks_title())
  await weeks.getByText(say.loan_weeks_table()).click()
  await expect(weeks.getByRole('cell', { name: say.loan_week_over(), exact: true }).first()).toBeVisible()
  await expect(weeks.getByText(say.loan_week_to_pay(), { exact: true })).toHaveCount(0)
  const minimum = new RegExp(`^${say.loan_weekly_minimum()}`)
  await expect(page.getByRole('main').getByText(minimum)).toHaveCount(0)
  await expectFine(page, say)
})

test('every step of the wizard shows what is wrong at its place @everywhere', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(240_000)
  const product = await startOwnProduct()
  try {
    const owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
    const holder = 'Rawaa Fashion Company'
    await beginWithStatement(owner, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
    await takeOver(context, owner)
    const open = (step: string) =>
      page.goto(`${product.origin}/application-preapproved/${step}/ofr_rawaa1/mer_rawaa`)

    await open('customize_your_offer')
    const amount = page.getByRole('textbox', { name: say.wizard_amount(), exact: true })
    await amount.fill('1000')
    await next(page, say)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toBeFocused()
    await expectFine(page, say)

    await open('bank_statements')
    await page.getByRole('button', { name: say.wizard_file_remove({ name: 'statement.pdf' }) }).click()
    await next(page, say)
    await expect(page.getByText(say.wizard_statements_required()).last()).toBeVisible()
    await expectFine(page, say)

    await open('social_networks')
    await expect(page.getByLabel(say.wizard_instagram())).toBeVisible()
    await expectFine(page, say)

    await open('location_details')
    await next(page, say)
    const question = `${say.wizard_sell_in_store()} ${say.field_choose_option()}`
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(question)
    await page.getByRole('radio', { name: say.common_yes() }).check({ force: true })
    await page.getByLabel(say.wizard_maps_link()).fill('https://maps.example/shop')
    await next(page, say)
    await expect(page.getByLabel(say.wizard_maps_link())).toBeFocused()
    await expectFine(page, say)

    await open('preapproved_legal_info')
    await page.getByLabel(say.wizard_company_name()).fill('')
    await page.getByRole('button', { name: say.wizard_submit() }).click()
    await expect(page.getByLabel(say.wizard_company_name())).toBeFocused()
    await expectFine(page, say)
  } finally {
    await product.stop()
  }
})
