import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import type { Page } from '@playwright/test'
import { approveThere, someIban } from './support/application.ts'
import { codeFor, letterWith, seenBy } from './support/inbox.ts'
import { anOffer } from './support/offers.ts'
import { aNewcomer, people, staff } from './support/people.ts'
import { sharedSession } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'
import { addLicence } from './support/wizard.ts'

test.use({ look: 'ar-phone' })

const area = '/finance/tabby-capital'

// Two uploads, one of them read in a worker, a code on somebody else's phone, and a decision between two
// visits.
test('the older form is saved for later, submitted with a code, sent back, put right and approved [CAP-29, APPL-20, APPL-29, APPL-31, APPL-50, CAPI-07, CAPI-09, CAPI-10, CAPI-11, CAPI-42]', async ({
  page,
  say,
  as,
  origin,
}) => {
  const { email, phone } = aNewcomer()
  const owner = await as(people.rawaaOwner)
  const underwriter = await sharedSession(origin, staff.underwriter)
  const offerId = await anOffer(origin, { form: 'single_page' })
  await page.goto(`${area}/offers/${offerId}`)
  await page
    .getByRole('link', { name: say.offers_continue_with({ amount: '' }).trim() })
    .first()
    .click()
  await expect(page).toHaveURL(`${origin}/application/${offerId}/mer_rawaa`)
  await page.getByLabel(say.wizard_signatory_name()).fill('Sara Al Harbi')
  await page.getByLabel(say.wizard_signatory_email()).fill(email)
  await page.getByRole('textbox', { name: say.wizard_signatory_phone() }).fill(phone)
  await page.getByRole('button', { name: say.single_page_save() }).click()
  await expect(page.getByText(say.common_changes_saved())).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByLabel(say.wizard_signatory_name())).toHaveValue('Sara Al Harbi')

  await addLicence(page, say)
  await addStatement(page, say)
  await page.getByRole('checkbox', { name: say.single_page_agreement() }).check()
  const seen = await seenBy(origin, phone)
  const submit = page.getByRole('button', { name: say.single_page_submit() })
  await submit.click()
  await page
    .getByRole('dialog')
    .getByLabel(say.account_code())
    .fill(await codeFor(origin, phone, seen))
  await expect(page).toHaveURL(/\/applications\/app_[^/]+$/)
  await expect(page.getByText(say.capital_review_title())).toBeVisible()
  const id = page.url().split('/').at(-1) ?? ''

  const { case: found } = await underwriter.call('decisions.case', { params: { id } })
  await underwriter.call('decisions.decide', {
    params: { id },
    body: { decision: 'reset', reasons: ['company_name_mismatch'] },
    ifMatch: found.application.version,
  })
  await page.goto(`${area}/applications/${id}`)
  await expect(page).toHaveURL(`${origin}/application/${offerId}/mer_rawaa`)
  await page.getByLabel(say.single_page_company_name()).fill('Rawaa Fashion Company LLC')
  await submit.click()
  await expect(page).toHaveURL(`${origin}${area}/applications/${id}`)
  await expect(page.getByText(say.single_page_sent_again())).toBeVisible()
  const { application } = await owner.call('applications.read', { params: { id } })
  expect(application).toMatchObject({ status: 'submitted', reasons: [] })

  await approveThere(underwriter, id)
  await letterWith(origin, email, /http\S+\/sign\/[\w-]{20,}/)
  await page.reload()
  await expect(page.getByText(say.capital_banner_sign())).toBeVisible()
})

async function addStatement(page: Page, say: Say): Promise<void> {
  const bytes = freshStatementPdf({ holder: 'Rawaa Fashion Company', iban: someIban }, new Date())
  await page.getByLabel(say.single_page_statement(), { exact: true }).setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  })
  await expect(
    page.getByRole('button', { name: say.wizard_file_remove({ name: 'statement.pdf' }) }),
  ).toBeVisible()
}
