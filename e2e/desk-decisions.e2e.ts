import type { Locator, Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { handIn, signThere } from './support/application.ts'
import { expect, onOneProduct } from './support/clock-test.ts'
import { inbox, letterWith } from './support/inbox.ts'
import { confirmWith } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { takeOver } from './support/session.ts'
import type { Say } from './support/test.ts'

/** Decisions close a merchant to new offers for weeks, which other journeys make: these have a demo of their own. */
const test = onOneProduct()

test('APPL-21, APPL-22, APPL-26: a rejection and a return for correction need a reason, and the merchant is told and shown it', async ({
  page,
  say,
  as,
  origin,
}) => {
  const owner = await signInThere(origin, people.rawaaOwner, 'auth')
  const holder = 'Rawaa Fashion Company'
  const toReset = await handIn(owner, { offerId: 'ofr_rawaa2', amount: '40000', tenor: 12, holder })
  const toReject = await handIn(owner, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
  await as(staff.underwriter)

  await page.goto('/desk/cases')
  await page.getByRole('link', { name: 'Rawaa Fashion' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/desk/cases/${toReset}$`))
  await expect(page.getByText(holder).first()).toBeVisible()
  await expect(page.getByText(say.desk_statement_read(), { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: say.desk_reset() }).check({ force: true })
  await page.getByRole('button', { name: say.desk_reset_application() }).click()
  await expect(page.getByText(say.field_reason_required())).toBeVisible()
  await page.getByRole('checkbox', { name: say.desk_reason_company_name_mismatch() }).check()
  await page.getByRole('button', { name: say.desk_reset_application() }).click()
  await confirmWith(page, say.desk_reset_application())
  await expect(page.getByText(say.desk_done_reset()).first()).toBeVisible()

  await page.goto(`/desk/cases/${toReject}`)
  await page.getByRole('radio', { name: say.desk_reject() }).check({ force: true })
  await page.getByRole('button', { name: say.desk_reject_application() }).click()
  await expect(page.getByText(say.field_reason_required())).toBeVisible()
  await page.getByRole('checkbox', { name: say.desk_reason_high_exposure() }).check()
  await page.getByRole('button', { name: say.desk_reject_application() }).click()
  await confirmWith(page, say.desk_reject_application())
  await expect(page.getByText(say.desk_decided_rejected())).toBeVisible()

  const [reset, rejected] = await Promise.all(
    [toReset, toReject].map((id) => owner.call('capital.application', { params: { id } })),
  )
  expect(reset?.application).toMatchObject({ status: 'reset', reasons: ['company_name_mismatch'] })
  expect(rejected?.application).toMatchObject({ status: 'rejected', reasons: ['high_exposure'] })
  await expect.poll(async () => (await inbox(origin, people.rawaaOwner.email)).length).toBeGreaterThan(1)

  await takeOver(page.context(), owner)
  await page.goto(`/finance/tabby-capital/applications/${toReset}`)
  const main = page.getByRole('main')
  await expect(main.getByText(say.capital_reason_name(), { exact: true })).toBeVisible()
  await expect(main.getByText(say.capital_reason_name_text())).toBeVisible()
  await expect(main.getByRole('link', { name: say.common_contact_support() })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  )
  await page.goto(`/finance/tabby-capital/applications/${toReject}`)
  await expect(main.getByText(say.capital_reason_invalid_details(), { exact: true })).toBeVisible()
  await expect(main.getByText(say.capital_reason_exposure())).toBeVisible()
})

test('above the limit two underwriters decide and two of finance confirm: nobody twice, and the second sees what the first entered', async ({
  page,
  say,
  as,
  origin,
  browser,
}) => {
  test.setTimeout(120_000)
  const owner = await signInThere(origin, people.bahriOwner, 'auth')
  const holder = 'Bahri Coffee Roasters WLL'
  const id = await handIn(owner, { offerId: 'ofr_bahri1', amount: '12000', tenor: 16, holder })
  await as(staff.underwriter)
  await page.goto(`/desk/cases/${id}`)
  await expect(page.getByText(say.desk_above_limit())).toBeVisible()
  await page.getByRole('button', { name: /12,000\.000/ }).click()
  await confirmWith(page, /12,000\.000/)
  await expect(page.getByText(say.desk_decision_own_proposal())).toBeVisible()
  expect((await owner.call('capital.application', { params: { id } })).application.status).toBe('submitted')

  const other = await browser.newContext()
  const second = await signInThere(origin, staff.second, 'desk')
  await other.addCookies([...second.cookies].map(([name, value]) => ({ name, value, url: origin })))
  const otherPage = await other.newPage()
  await otherPage.goto(`${origin}/desk/cases/${id}`)
  await otherPage.getByRole('button', { name: /12,000\.000/ }).click()
  await confirmWith(otherPage, /12,000\.000/)
  await expect(otherPage.getByText(say.desk_decided_approved())).toBeVisible()
  await other.close()
  const { application } = await owner.call('capital.application', { params: { id } })
  expect(application.status).toBe('approved')
  expect(application.loan_terms).toMatchObject({ amount: '12000.000', tenor: 16 })
  const address = await letterWith(origin, 'owner@rawaa.example', /\/sign\/[\w-]{20,}/)
  await signThere(owner, address.split('/').at(-1) ?? '', people.rawaaOwner)

  await as(staff.finance)
  await confirmTransferOf(page, say, 'Bahri Coffee', 'BNK-12000')
  await expect(page.getByText(say.desk_transfer_done_proposed()).first()).toBeVisible()
  await expect(page.getByRole('dialog').getByText(say.desk_transfer_own_proposal())).toBeVisible()
  await as(staff.secondFinance)
  const dialog = await confirmTransferOf(page, say, 'Bahri Coffee', 'BNK-1200', { send: false })
  await expect(dialog.getByText('BNK-12000', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Rima Fares', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('status')).toContainText('BNK-12000')
  await dialog.getByLabel(say.desk_bank_reference(), { exact: true }).fill('BNK-12000')
  await expect(dialog.getByRole('status')).toHaveCount(0)
  await confirmWith(page, /12,000\.000/)
  await expect(page.getByText(say.desk_transfer_done_confirmed()).first()).toBeVisible()
})

/** Opens the merchant's ordered transfer and says that the bank has paid; answers the dialog. */
async function confirmTransferOf(
  page: Page,
  say: Say,
  merchant: string,
  reference: string,
  { send = true } = {},
): Promise<Locator> {
  await page.goto('/desk/transfers?status=ordered')
  await page
    .getByRole('button', { name: new RegExp(merchant) })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say.desk_transfer_confirm(), exact: true })
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(say.desk_bank_reference(), { exact: true }).fill(reference)
  if (send) await confirmWith(page, /12,000\.000/)
  return dialog
}
