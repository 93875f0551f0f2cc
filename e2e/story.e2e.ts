import type { Page } from '@playwright/test'
import type { Language } from '@daftar/words'
import { signInThere, type Api } from './support/api.ts'
import { expect, test } from './support/clock-test.ts'
import { productNow } from './support/clock.ts'
import { approveHere } from './support/desk-case.ts'
import { codeFor, letterWith, seenBy } from './support/inbox.ts'
import { merchants } from './support/merchants.ts'
import { confirmWith } from './support/pages.ts'
import { people, staff, type Person } from './support/people.ts'
import { signInOnPage } from './support/sign-in-page.ts'
import type { Say } from './support/test.ts'
import { addLicence, addStatement, confirmRequirements, customise, next } from './support/wizard.ts'

test.use({ look: 'ar-phone' })

const owner = people.rawaaOwner

type As = (person: Person) => Promise<Api>

// Everything at once, from the first sign-in over the worker that reads the statement to the week that a
// moved clock brings.
test('from an offer to a repaid first week [APP-28, CAP-02, CAP-03, CAP-47, CAP-49, OFR-13, OFR-20, WIZ-31, WIZ-32, WIZ-58, APPL-18, LOAN-12, LOAN-13, LOAN-26]', async ({
  page,
  say,
  as,
  origin,
  language,
  isPhone,
}) => {
  await page.goto('/finance/tabby-capital')
  await signInOnPage(page, say, origin, owner)
  await apply(page, say, await productNow(origin))
  const merchant = await signInThere(origin, owner, 'merchant')
  const applicationId = page.url().split('/').at(-1) ?? ''
  await approve(page, say, as, applicationId)
  await sign(page, say, origin)
  const waiting = await onlyAdvance(merchant)
  await page.goto('/finance/tabby-capital')
  await expect(page).toHaveURL(/\/loans$/)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/loans/${waiting.id}$`))
  await expect(page.getByText(say.capital_status_waiting(), { exact: true })).toBeVisible()
  await confirmTransfer(page, say, as, language)
  const paying = await onlyAdvance(merchant)
  expect(paying.status).toBe('paying')
  await moveToRepayment(page, say, as, paying.next_repayment_date ?? '')
  await seeRepayment(page, say, merchant, { isPhone, before: paying.outstanding_amount })
})

/** The merchant: offer, the five steps, handed in. */
async function apply(page: Page, say: Say, now: Date): Promise<void> {
  await expect(page).toHaveURL(/\/finance\/tabby-capital\/offers\/ofr_rawaa1$/)
  await page.getByRole('link', { name: say.offers_continue_with({ amount: '' }).trim() }).click()

  await expect(page.getByRole('heading', { name: say.wizard_customise_title() })).toBeVisible()
  await expect(page.getByText(say.simulator_note())).toBeVisible()
  await customise(page, say, '90000', '20')
  await next(page, say)

  await expect(page.getByRole('heading', { name: say.wizard_statements_title() })).toBeVisible()
  await addStatement(page, say, 'Rawaa Fashion Company', now)
  await next(page, say)
  await confirmRequirements(page, say)

  await expect(page.getByRole('heading', { name: say.wizard_social_title() })).toBeVisible()
  await page.getByLabel(say.wizard_instagram()).fill('@rawaa.fashion')
  await next(page, say)

  await expect(page.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()
  await page.getByRole('radio', { name: say.common_no() }).check({ force: true })
  await next(page, say)

  await expect(page.getByRole('heading', { name: say.wizard_legal_title() })).toBeVisible()
  await expect(page.getByLabel(say.wizard_company_name())).toHaveValue('Rawaa Fashion Company')
  await expect(page.getByLabel(say.wizard_signatory_email())).toHaveValue(owner.email)
  await addLicence(page, say)
  await page.getByRole('checkbox', { name: say.wizard_legal_confirm() }).check()
  await page.getByRole('button', { name: say.wizard_submit() }).click()

  await expect(page).toHaveURL(/\/finance\/tabby-capital\/applications\/[^/]+$/)
  await expect(page.getByText(say.capital_review_title())).toBeVisible()
}

/** The underwriter: the case, with what was read from the statement, and the decision. */
async function approve(page: Page, say: Say, as: As, id: string): Promise<void> {
  await as(staff.underwriter)
  await page.goto(`/desk/cases/${id}`)
  await expect(page.getByText('Rawaa Fashion Company').first()).toBeVisible()
  await expect(page.getByText(say.desk_statement_read(), { exact: true })).toBeVisible()
  await approveHere(page, say, /90,000\.00/)
  await expect(page.getByText(say.desk_decided_approved())).toBeVisible()
}

/** The signatory: the address from the letter, the contract, a code, the signature. */
async function sign(page: Page, say: Say, origin: string): Promise<void> {
  const address = await letterWith(origin, owner.email, /http\S+\/sign\/[\w-]{20,}/)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.signing_page_title())
  const contract = await page.request.get(
    `${origin}/signing/api/v1/envelopes/${address.split('/').at(-1)}/document`,
  )
  expect((await contract.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('checkbox').check()
  const seen = await seenBy(origin, owner.phone)
  await page.getByRole('button', { name: say.signing_send_code() }).click()
  await page.getByLabel(say.signing_code()).fill(await codeFor(origin, owner.phone, seen))
  await page.getByRole('button', { name: say.signing_sign() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.signing_signed_title())
}

/** Finance: the bank has paid. */
async function confirmTransfer(page: Page, say: Say, as: As, language: Language): Promise<void> {
  await as(staff.finance)
  await page.goto('/desk/transfers?status=ordered')
  await page
    .getByRole('button', { name: new RegExp(merchants.rawaa[language]) })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText(/90,000\.00/).first()).toBeVisible()
  await drawer.getByRole('button', { name: say.desk_transfer_confirm(), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(say.desk_bank_reference()).fill('BNK-90000')
  await confirmWith(page, /90,000\.00/)
  await expect(page.getByText(say.desk_transfer_done_confirmed()).first()).toBeVisible()
}

/** Anybody of the staff: Monday by Monday to the day of the first repayment. */
async function moveToRepayment(page: Page, say: Say, as: As, day: string): Promise<void> {
  const api = await as(staff.finance)
  for (let mondays = 0; mondays < 3; mondays += 1) {
    const { clock } = await api.call('console.clock')
    if (clock.now.slice(0, 10) >= day) return
    await page.goto('/desk/clock')
    await page.getByRole('button', { name: say.desk_clock_monday() }).click()
    await confirmWith(page, say.desk_clock_move())
    await expect(page.getByRole('alertdialog')).toBeHidden({ timeout: 30_000 })
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
    await expect(page.getByText(say.desk_ran_weekly_run({ currency: 'SAR' })).first()).toBeVisible()
  }
}

/** The merchant again: 22 % or the minimum was taken, and the balance is lower by it. */
async function seeRepayment(
  page: Page,
  say: Say,
  merchant: Api,
  { isPhone, before }: { isPhone: boolean; before: string },
): Promise<void> {
  const { id } = await onlyAdvance(merchant)
  const { loan: advance } = await merchant.call('advances.read', { params: { id } })
  const [row] = advance.repayments
  expect(advance.repayments).toHaveLength(1)
  const share = Math.round(minor(row?.payment_amount ?? '0') * 0.22)
  const expected = Math.max(share, minor(advance.minimum_repayment_amount))
  expect(minor(row?.amount ?? '0')).toBe(Math.min(expected, minor(row?.payment_amount ?? '0')))
  expect(minor(advance.outstanding_amount)).toBe(minor(before) - minor(row?.amount ?? '0'))

  await page.goto(`/finance/tabby-capital/loans/${id}`)
  await expect(page.getByText(say.capital_status_paying(), { exact: true })).toBeVisible()
  await expect(page.getByText(shown(advance.outstanding_amount)).first()).toBeVisible()
  const history = page.getByRole(isPhone ? 'list' : 'table', { name: say.loan_history_title() })
  await expect(history).toContainText(shown(row?.amount ?? ''))
  await expect(history).toContainText(shown(row?.payment_amount ?? ''))
}

/** The advance: it is there as soon as the contract is signed. */
async function onlyAdvance(merchant: Api) {
  const { loans: advances } = await merchant.call('advances.list')
  expect(advances).toHaveLength(1)
  return advances[0]!
}

function minor(amount: string): number {
  return Math.round(Number(amount) * 100)
}

function shown(amount: string): string {
  return Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })
}
