import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import { signInThere, type Api } from './support/api.ts'
import { approveThere, handIn, someIban, upload } from './support/application.ts'
import { codeFor, letterWith, seenBy } from './support/inbox.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'
import { addLicence } from './support/wizard.ts'

const area = '/finance/tabby-capital'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let product: Product
let owner: Api
let underwriter: Api
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startOwnProduct({ BRAND_SUPPORT_EMAILS: 'SAU=ksa@daftar.example' })
  owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
  underwriter = await signInThere(product.origin, staff.underwriter, 'desk')
})
test.beforeEach(({ context }) => takeOver(context, owner))
test.afterAll(() => product.stop())

test('CAP-29, APPL-20, APPL-23, APPL-29, APPL-30, APPL-31, APPL-32, APPL-34, APPL-38, APPL-39, APPL-40, APPL-45, APPL-46, APPL-47, APPL-48, APPL-49, APPL-50, APPL-51, APPL-52, APPL-53, APPL-54, APPL-55, APPL-56, APPL-57, CAPI-42: the older form is filled in, sent back, put right and approved @everywhere', async ({
  page,
  say,
  isPhone,
}) => {
  const { origin } = product
  const stage = stageOf(page, say, isPhone)
  const offerId = await anOlderOffer('30000')
  await page.goto(`${origin}${area}/offers/${offerId}`)
  await page.getByRole('link', { name: say.capital_get_started() }).first().click()
  await expect(page).toHaveURL(`${origin}/application/${offerId}/mer_rawaa`)
  await stage('apply', 1, 3)
  const submit = page.getByRole('button', { name: say.single_page_submit() })
  await expect(submit).toBeDisabled()
  await expect(page.getByLabel(say.wizard_signatory_name())).toHaveValue('Rawaa Al Otaibi')

  // What is typed outlives a reload; the finance manager is asked for only when switched on.
  await page.getByLabel(say.single_page_company_name()).fill('Rawaa Fashion')
  await page.reload()
  await expect(page.getByLabel(say.single_page_company_name())).toHaveValue('Rawaa Fashion')
  const finance = page.getByRole('checkbox', { name: say.single_page_finance_toggle() })
  await finance.check()
  await page.getByRole('checkbox', { name: say.single_page_agreement() }).check()
  await submit.click()
  await expect(page.getByLabel(say.single_page_finance_name())).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(say.wizard_check_fields())).toBeVisible()
  await finance.uncheck()
  await expect(page.getByLabel(say.single_page_finance_name())).toHaveCount(0)

  await addLicence(page, say)
  await seeStatementsRefused(page, say)
  await addStatement(page, say)
  await submit.click()
  await expect(page).toHaveURL(/\/applications\/app_[^/]+$/)
  await expect(page.getByText(say.capital_review_title())).toBeVisible()
  await stage('await_review', 2, 3)
  const id = page.url().split('/').at(-1) ?? ''

  await reset(id, 'company_name_mismatch', 'business_license_expires_soon')
  await page.goto(`${origin}${area}/applications/${id}`)
  await expect(page).toHaveURL(`${origin}/application/${offerId}/mer_rawaa`)
  await stage('make_changes', 2, 4)
  await expect(page.getByText(say.capital_reason_soon(), { exact: true })).toBeVisible()
  await expect(page.getByText(say.capital_reason_soon_text())).toBeVisible()
  await expect(page.getByText(say.wizard_licence_hint())).toBeVisible()
  await expect(page.getByLabel(say.wizard_licence_number())).toHaveCount(0)
  await expect(page.getByLabel(say.single_page_company_address())).toHaveCount(0)
  await submit.click()
  await expect(page.getByText(say.error_nothing_changed()).first()).toBeVisible()
  await page.getByLabel(say.single_page_company_name()).fill('Rawaa Fashion Company')
  await submit.click()
  await expect(page).toHaveURL(`${origin}${area}/applications/${id}`)
  await expect(page.getByText(say.single_page_sent_again())).toBeVisible()
  await stage('await_review', 2, 3)

  await approveThere(underwriter, id)
  await letterWith(origin, people.rawaaOwner.email, /http\S+\/sign\/[\w-]{20,}/)
  await page.reload()
  await expect(page.getByText(say.capital_banner_sign())).toBeVisible()
  await stage('sign_contract', 3, 3)
})

test('APPL-22, APPL-23, APPL-33, APPL-35, APPL-37, APPL-40, CAPI-20, CAPI-41, DEC-CAP-9: an application of the wizard that came back is declined in words, or put right where the form is switched on @everywhere', async ({
  page,
  say,
}) => {
  const { origin } = product
  const asked = { offerId: 'ofr_rawaa1', amount: '50000', tenor: 12, holder: 'Rawaa Fashion Company' }
  const id = await handIn(owner, asked)
  await reset(id, 'irrelevant_license')
  await page.goto(`${origin}${area}/applications/${id}`)
  await expect(page.getByText(say.capital_reason_irrelevant())).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: say.common_contact_support() }),
  ).toHaveAttribute('href', 'mailto:ksa@daftar.example')
  await expect(page.getByRole('button', { name: say.single_page_submit() })).toHaveCount(0)

  const params = { id: 'mer_rawaa', name: 'redesigned_reset_form' }
  const admin = await signInThere(origin, staff.admin, 'desk')
  await admin.call('desk.setExperiment', { params, body: { enabled: true } })
  await page.reload()
  const name = page.getByLabel(say.single_page_company_name())
  await expect(page.getByText(say.capital_reason_cannot_verify(), { exact: true })).toBeVisible()
  await expect(page.getByLabel(say.wizard_licence_number())).toHaveValue('1010478823')
  await expect(page.getByLabel(say.wizard_licence_file(), { exact: true })).toHaveAttribute(
    'accept',
    '.jpeg,.jpg,.png,.pdf',
  )
  await name.fill('')
  await page.getByRole('button', { name: say.single_page_submit() }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')

  // A colleague was faster: the page says so and then shows where the application stands.
  await name.fill('Rawaa Fashion LLC')
  await putRight(id, 'Rawaa Fashion Co')
  await page.getByRole('button', { name: say.single_page_submit() }).click()
  await expect(page.getByText(say.single_page_wrong_status()).first()).toBeVisible()
  await expect(page.getByText(say.capital_review_title())).toBeVisible()

  await reset(id, 'company_name_mismatch')
  await page.reload()
  await expect(page.getByLabel(say.wizard_licence_number())).toHaveCount(0)
  await name.fill('Rawaa Fashion Company')
  await page.getByRole('button', { name: say.single_page_submit() }).click()
  await expect(page.getByText(say.single_page_sent_again())).toBeVisible()
  await expect(page.getByText(say.capital_review_title())).toBeVisible()
  const { application } = await owner.call('capital.application', { params: { id } })
  expect(application).toMatchObject({
    status: 'submitted',
    reasons: [],
    legal_info: { company_name: 'Rawaa Fashion Company', cr_number: '1010478823' },
  })
})

test('CAPI-07, CAPI-09, CAPI-10, CAPI-11: the older form is saved for later, and a signatory’s own phone is confirmed by code before it is handed in', async ({
  page,
  say,
}) => {
  const { origin } = product
  const phone = '+971507654321'
  const offerId = await anOlderOffer('31000')
  await page.goto(`${origin}/application/${offerId}/mer_rawaa`)
  await page.getByLabel(say.wizard_signatory_name()).fill('Sara Al Harbi')
  await page.getByRole('textbox', { name: say.wizard_signatory_phone() }).fill(phone)
  await page.getByRole('button', { name: say.single_page_save() }).click()
  await expect(page.getByText(say.common_changes_saved())).toBeVisible()
  const [listed] = (await owner.call('capital.offers')).offers.filter((offer) => offer.id === offerId)
  expect(listed?.application?.status).toBe('draft')

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.getByLabel(say.wizard_signatory_name())).toHaveValue('Sara Al Harbi')
  await addLicence(page, say)
  await addStatement(page, say)
  await page.getByRole('checkbox', { name: say.single_page_agreement() }).check()
  const seen = await seenBy(origin, phone)
  await page.getByRole('button', { name: say.single_page_submit() }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(phone)).toBeVisible()
  await dialog.getByLabel(say.account_code()).fill(await codeFor(origin, phone, seen))
  await expect(page).toHaveURL(/\/applications\/app_[^/]+$/)
  await expect(page.getByText(say.capital_review_title())).toBeVisible()
})

test('CAP-28, CAP-30: every other address of an older form leads to it', async ({ page, say }) => {
  const { origin } = product
  const offerId = await anOlderOffer('32000')
  const form = `${origin}/application/${offerId}/mer_rawaa`
  await page.goto(`${origin}/application/bank_statements/${offerId}/mer_rawaa`)
  await expect(page).toHaveURL(form)
  const { id } = await owner.call('singlePage.create', { query: { offerId }, body: {} })
  await page.goto(`${origin}/application/${id}`)
  await expect(page).toHaveURL(form)
  await page.goto(`${origin}${area}/applications/${id}`)
  await expect(page).toHaveURL(form)
  await expect(page.getByRole('button', { name: say.single_page_submit() })).toBeVisible()
})

/** An offer of the demo's merchant that is taken with the older form and asks for a statement. */
async function anOlderOffer(amount: string): Promise<string> {
  const { offer } = await underwriter.call('desk.makeOffer', {
    body: {
      merchant_id: 'mer_rawaa',
      store_id: 'sto_rawaa2',
      amount,
      tenor: 12,
      tags: ['bank_statement_required'],
      form: 'single_page',
    },
  })
  return offer.id
}

async function reset(id: string, ...reasons: string[]): Promise<void> {
  const { case: found } = await underwriter.call('desk.case', { params: { id } })
  const body = { decision: 'reset' as const, reasons }
  const { case: decided } = await underwriter.call('desk.decide', {
    params: { id },
    body: body as never,
    ifMatch: found.application.version,
  })
  expect(decided.application.status).toBe('reset')
}

/** The same merchant from another window. */
async function putRight(id: string, name: string): Promise<void> {
  const { application } = await owner.call('capital.application', { params: { id } })
  const cr_file = await upload(owner, 'licence.pdf', aPaper(), 'licence')
  const body = { cr_file, company_name_or_legal_name: name }
  await owner.call('singlePage.change', { params: { id }, body, ifMatch: application.version })
}

function aPaper(): Uint8Array {
  return freshStatementPdf({ holder: 'Rawaa Fashion Company', iban: someIban }, new Date())
}

async function addStatement(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say.single_page_statement(), { exact: true }).setInputFiles({
    name: 'statement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(aPaper()),
  })
  await expect(
    page.getByRole('button', { name: say.wizard_file_remove({ name: 'statement.pdf' }) }),
  ).toBeVisible()
}

/** A scan and a locked statement are told apart before they travel; the form has no place for a password. */
async function seeStatementsRefused(page: Page, say: Say): Promise<void> {
  const travelled: string[] = []
  const listen = (request: Request) => void travelled.push(request.url())
  page.on('request', listen)
  for (const [name, problem] of [
    ['scanned-ghostscript.pdf', say.field_statement_scanned()],
    ['encrypted-user-qpdf.pdf', say.single_page_statement_locked()],
  ] as const) {
    const file = join(import.meta.dirname, '../apps/server/src/platform/pdf/fixtures', name)
    await page.getByLabel(say.single_page_statement(), { exact: true }).setInputFiles(file)
    await expect(page.getByText(problem)).toBeVisible()
    await page.getByRole('button', { name: say.wizard_file_remove({ name }) }).click()
  }
  page.off('request', listen)
  expect(travelled.filter((url) => url.includes('/upload'))).toEqual([])
}

type Stage = 'apply' | 'make_changes' | 'await_review' | 'sign_contract'

/** Says that the stepper stands at a stage: the counter and its label on phones, the marked one of all elsewhere. */
function stageOf(page: Page, say: Say, isPhone: boolean) {
  const titles = {
    apply: say.single_page_stage_apply(),
    make_changes: say.single_page_stage_make_changes(),
    await_review: say.single_page_stage_await_review(),
    sign_contract: say.single_page_stage_sign_contract(),
  }
  return async (stage: Stage, at: number, of: number) => {
    const place = isPhone
      ? page.getByRole('group', { name: say.single_page_stages() })
      : page.getByRole('navigation', { name: say.single_page_stages() })
    if (isPhone) {
      await expect(place).toContainText(`${at}/${of}`)
      await expect(place).toContainText(titles[stage])
      return
    }
    await expect(place.getByRole('listitem')).toHaveCount(of)
    await expect(place.locator('[aria-current=step]')).toContainText(titles[stage])
  }
}
