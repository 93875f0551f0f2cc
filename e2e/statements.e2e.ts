import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeStatementPdf } from '@daftar/testkit/pdf/statement'
import type { Locator, Page } from '@playwright/test'
import { someIban } from './support/application.ts'
import { anOffer } from './support/offers.ts'
import { openMenu } from './support/pages.ts'
import { people } from './support/people.ts'
import { expect, test, wordsIn, type Say } from './support/test.ts'
import { next } from './support/wizard.ts'

const folder = mkdtempSync(join(tmpdir(), 'daftar-statements-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fixtures = join(import.meta.dirname, '../apps/server/src/platform/pdf/fixtures')
const holder = 'Rawaa Fashion Company'

// The worker that reads PDFs in the browser, files of any size that do not leave it, the upload, and the file
// in its own tab.
test('a refused statement says why at its own row, and an accepted one is read and opens in a tab [UPL-06, WIZ-01, WIZ-49, WIZ-50, WIZ-52, WIZ-53, WIZ-54, WIZ-55, WIZ-56, DEC-WIZ-9, FMT-01]', async ({
  page,
  context,
  say,
  as,
  origin,
  language,
  isPhone,
}) => {
  const owner = await as(people.rawaaOwner)
  const offerId = await anOffer(origin)
  const begun = { offer_id: offerId, amount: '20000', tenor: 20 }
  const { id } = await owner.call('applications.create', { body: begun })
  await page.goto(`/application-preapproved/bank_statements/${offerId}/mer_rawaa`)
  await expect(page.getByRole('heading', { name: say.wizard_statements_title() })).toBeVisible()
  const large = join(folder, 'large.pdf')
  writeFileSync(large, '%PDF-1.7\n')
  truncateSync(large, 150_000 * 1_024 + 1)
  const table = join(folder, 'table.pdf')
  writeFileSync(table, 'date,amount\n2026-11-19,1250.00\n')
  const travelled: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('purpose=bank_statement')) travelled.push(request.url())
  })
  await page
    .getByLabel(say.wizard_statements_label())
    .setInputFiles([
      join(fixtures, 'scanned-ghostscript.pdf'),
      join(fixtures, 'encrypted-user-qpdf.pdf'),
      large,
      table,
    ])
  await seeRefused(page, say)
  expect(travelled, 'none of them leaves the browser').toEqual([])
  await next(page, say)
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await expect(rowOf(page, say, 'scanned').getByRole('button')).toBeFocused()

  const menu = await openMenu(page, say, isPhone, say.shell_menu_open())
  await menu.getByRole('button', { name: say.common_language_other() }).click()
  const other = wordsIn(language === 'ar' ? 'en' : 'ar')
  await seeRefused(page, other)
  const row = rowOf(page, other, 'encrypted')
  const password = row.getByLabel(other.wizard_password_of({ name: 'encrypted-user-qpdf.pdf' }))
  await password.fill('not-this-one')
  await row.getByRole('button', { name: other.wizard_unlock() }).click()
  await expect(row.getByText(other.field_statement_password_wrong()).first()).toBeVisible()
  await password.fill('open-me')
  await password.press('Enter')
  await expect(row.getByText(other.wizard_file_uploaded())).toBeVisible()
  expect(travelled, 'an opened one does').toHaveLength(1)
  const { application } = await owner.call('applications.read', { params: { id } })
  expect(application.bank_statements).toEqual([])

  const summer = makeStatementPdf({ holder, iban: someIban, from: '2026-07-01', to: '2026-09-20' })
  await page
    .getByLabel(other.wizard_statements_label())
    .setInputFiles({ name: 'summer.pdf', mimeType: 'application/pdf', buffer: Buffer.from(summer) })
  const facts = rowOf(page, other, 'summer.pdf')
  for (const told of [holder, `•••• ${someIban.slice(-4)}`, '01/07/26', '20/09/26'])
    await expect(facts).toContainText(told)

  const popup = page.waitForEvent('popup')
  const asked = context.waitForEvent('request', (one) => one.url().includes('/merchant/api/v2/files/stream/'))
  await page.getByRole('button', { name: other.wizard_file_download({ name: 'summer.pdf' }) }).click()
  expect((await asked).frame().page()).toBe(await popup)
  const file = await page.request.get((await asked).url())
  expect(file.headers()['content-type']).toBe('application/pdf')
})

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
