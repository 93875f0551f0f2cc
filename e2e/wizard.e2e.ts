import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeStatementPdf } from '@daftar/testkit/pdf/statement'
import { monthText } from '@daftar/words/formats/date'
import type { Locator, Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { beginWithStatement, someIban } from './support/application.ts'
import { people } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, wordsIn, type Say } from './support/test.ts'
import { next } from './support/wizard.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let product: Product
let folder: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startOwnProduct()
  folder = mkdtempSync(join(tmpdir(), 'daftar-statements-'))
})
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await product.stop()
})

const fixtures = join(import.meta.dirname, '../apps/server/src/platform/pdf/fixtures')
const holder = 'Rawaa Fashion Company'
const steps = () => `${product.origin}/application-preapproved`

test('APP-41, APP-42, CAP-30, CAP-31, WIZ-01, WIZ-02, WIZ-49, WIZ-52, WIZ-53, WIZ-54, WIZ-55, WIZ-56, FMT-01: a statement that cannot be taken says why at its own row, in both languages, and the step waits', async ({
  page,
  context,
  say,
}) => {
  const owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
  const begun = { offer_id: 'ofr_rawaa2', amount: '40000', tenor: 12 }
  const { id } = await owner.call('capital.createApplication', { body: begun })
  await takeOver(context, owner)
  const addresses = [`application/${id}`, 'application/ofr_rawaa2', `application-frf/${id}/bank_statements`]
  for (const address of addresses) {
    await page.goto(`${product.origin}/${address}`)
    await expect(page.getByRole('heading', { name: say.wizard_statements_title() })).toBeVisible()
    expect(page.url()).toBe(`${steps()}/bank_statements/ofr_rawaa2/mer_rawaa`)
  }
  const large = join(folder, 'large.pdf')
  writeFileSync(large, '%PDF-1.7\n')
  truncateSync(large, 150_000 * 1_024 + 1)
  const table = join(folder, 'table.pdf')
  writeFileSync(table, 'date,amount\n2026-11-19,1250.00\n')
  const scan = join(fixtures, 'scanned-ghostscript.pdf')
  const locked = join(fixtures, 'encrypted-user-qpdf.pdf')
  const travelled: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('purpose=bank_statement')) travelled.push(request.url())
  })
  await page.getByLabel(say.wizard_statements_label()).setInputFiles([scan, locked, large, table])

  await seeRefused(page, say)
  expect(travelled, 'none of them leaves the browser').toEqual([])
  await next(page, say)
  await expect(page.getByRole('alert')).toContainText(say.wizard_check_fields())
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await expect(rowOf(page, say, 'scanned').getByRole('button')).toBeFocused()
  await page.getByRole('button', { name: say.common_language_other() }).click()
  const arabic = wordsIn('ar')
  await seeRefused(page, arabic)
  await expect(page.getByRole('alert').getByRole('link').first()).toContainText(
    arabic.field_statement_scanned(),
  )

  const row = rowOf(page, arabic, 'encrypted')
  const password = row.getByLabel(arabic.wizard_password_of({ name: 'encrypted-user-qpdf.pdf' }))
  await password.fill('not-this-one')
  await row.getByRole('button', { name: arabic.wizard_unlock() }).click()
  await expect(row.getByText(arabic.field_statement_password_wrong()).first()).toBeVisible()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill('open-me')
  await password.press('Enter')
  await expect(row.getByText(arabic.wizard_file_uploaded())).toBeVisible()
  expect(travelled, 'an opened one does').toHaveLength(1)
  const { application } = await owner.call('capital.application', { params: { id } })
  expect(application.bank_statements).toEqual([])
})

test('WIZ-50, DEC-WIZ-9: what each statement says is shown back as soon as it is there, with the months that none covers', async ({
  page,
  context,
  say,
  language,
}) => {
  const owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
  await takeOver(context, owner)
  await page.goto(`${steps()}/bank_statements/ofr_rawaa2/mer_rawaa`)
  const account = { holder, iban: someIban }
  const spring = makeStatementPdf({ ...account, from: '2026-03-02', to: '2026-04-28' })
  const summer = makeStatementPdf({ ...account, from: '2026-07-01', to: '2026-09-20' })
  await page
    .getByLabel(say.wizard_statements_label())
    .setInputFiles([aFile('spring.pdf', spring), aFile('summer.pdf', summer)])
  const facts = rowOf(page, say, 'summer.pdf')
  for (const told of [holder, `•••• ${someIban.slice(-4)}`, '01/07/26', '20/09/26'])
    await expect(facts).toContainText(told)
  await expect(facts).toContainText(say.wizard_reading_months_count({ count: 3 }))
  await expect(rowOf(page, say, 'spring.pdf')).toContainText(say.wizard_reading_months_count({ count: 2 }))
  const months = ['2026-05', '2026-06'].map((month) => monthText(month, language))
  const missing = say.wizard_statements_missing({ months: new Intl.ListFormat(language).format(months) })
  await expect(page.getByText(missing)).toBeVisible()
  await expect(page.getByText(say.wizard_kept_here())).toBeVisible()
  await page.reload()
  await expect(facts).toContainText(holder)
})

test('UPL-06, WIZ-50: a file that cannot be opened is told, and opens in a tab of its own when it can', async ({
  page,
  context,
  say,
}) => {
  const owner = await signInThere(product.origin, people.rawaaOwner, 'auth')
  await beginWithStatement(owner, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
  await takeOver(context, owner)
  await page.goto(`${steps()}/bank_statements/ofr_rawaa1/mer_rawaa`)
  const open = page.getByRole('button', { name: say.wizard_file_download({ name: 'statement.pdf' }) })
  await page.route('**/files/ticket', (route) => route.abort('failed'))
  await open.click()
  await expect(page.getByText(say.common_failed_to_download())).toBeVisible()
  await expect.poll(() => context.pages().length).toBe(1)
  await page.unrouteAll()
  const popup = page.waitForEvent('popup')
  const asked = context.waitForEvent('request', (one) => one.url().includes('/merchant/api/v2/files/stream/'))
  await open.click()
  expect((await asked).frame().page()).toBe(await popup)
  const file = await page.request.get((await asked).url())
  expect(file.headers()['content-type']).toBe('application/pdf')
})

function aFile(name: string, bytes: Uint8Array) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
}

function rowOf(page: Page, say: Say, name: string): Locator {
  return page
    .getByRole('list', { name: say.wizard_statements_files() })
    .locator(':scope > li')
    .filter({ hasText: name })
}

async function seeRefused(page: Page, say: Say): Promise<void> {
  for (const [name, problem] of [
    ['scanned', say.field_statement_scanned()],
    ['encrypted', say.field_statement_password_required()],
    ['large', say.wizard_file_too_large({ maximum: '\u2066150\u00a0MB\u2069' })],
    ['table', say.wizard_statement_not_pdf()],
  ] as const)
    await expect(rowOf(page, say, name).getByRole('status')).toContainText(problem)
}
