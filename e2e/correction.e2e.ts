import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import type { Page } from '@playwright/test'
import { submitApplication, someIban } from './support/application.ts'
import { approveHere, toPane } from './support/desk-case.ts'
import { anOffer } from './support/offers.ts'
import { confirmWith, expectFits, regionOf } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { expect, test, type Say } from './support/test.ts'

test.use({ look: 'ar-desktop' })

const holder = 'Rawaa Fashion Company'
const corrected = 'Rawaa Fashion Trading Company'
const notes = { en: 'The amounts are cut off', ar: 'المبالغ مقطوعة' } as const

// Two applications of two people over one case, a file read in the browser and again at the server, and
// tickets to files.
test('the merchant corrects what was marked alone, and the underwriter sees the difference [DEC-APPL-8]', async ({
  page,
  say,
  as,
  origin,
  language,
}) => {
  const merchant = await as(people.rawaaOwner)
  const offerId = await anOffer(origin, { between: [50, 99] })
  const id = await submitApplication(merchant, { offerId, amount: '41000', tenor: 20, holder })
  await as(staff.underwriter)
  await page.goto(`/desk/cases/${id}`)
  await markTwoPlaces(page, say)
  await sendBack(page, say)
  await page.goto(`/finance/tabby-capital/applications/${id}`)
  await correct(page, say, notes[language])
  await page.goto(`/desk/cases/${id}`)
  await seeTheDifference(page, say, notes[language])
  await approveHere(page, say, /41,000\.00/)
  await expect(page.getByText(say.desk_decided_approved())).toBeVisible()
})

/** By keyboard alone: the company's name, and page 2 of the statement with a note. */
async function markTwoPlaces(page: Page, say: Say): Promise<void> {
  const dialog = page.getByRole('dialog')
  const place = async (name: string) => {
    await page
      .getByRole('button', { name: say.desk_mark_add({ name }), exact: true })
      .first()
      .press('Enter')
    await expect(dialog).toBeVisible()
  }
  const add = async () => {
    await dialog.getByRole('button', { name: say.desk_mark_this(), exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
  }
  await place(say.wizard_company_name())
  await dialog.getByRole('radio', { name: say.capital_mark_does_not_match() }).press('Space')
  await add()
  await place(`${say.capital_mark_statement()} · statement.pdf`)
  await dialog.getByRole('radio', { name: say.capital_mark_unreadable() }).press('Space')
  await dialog.getByRole('textbox', { name: say.desk_mark_page() }).fill('2')
  await dialog.getByRole('textbox', { name: say.desk_mark_note_en() }).fill(notes.en)
  await dialog.getByRole('textbox', { name: say.desk_mark_note_ar() }).fill(notes.ar)
  await add()
  // What is marked outlives a reload, and the case goes on where it was.
  await page.reload()
  await toPane(page, say.desk_decision())
  await expect(page.getByText(say.desk_marks_to_send({ count: 2 }))).toBeVisible()
  await expectFits(page)
}

async function sendBack(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say.desk_reset_application() }).press('Enter')
  await confirmWith(page, say.desk_reset_application())
  await expect(page.getByText(say.desk_done_reset()).first()).toBeVisible()
}

/** The merchant: two places and nothing else. */
async function correct(page: Page, say: Say, note: string): Promise<void> {
  const main = page.getByRole('main')
  const name = main.getByLabel(say.capital_mark_new({ name: say.wizard_company_name() }))
  await expect(main.getByText(note)).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    say.wizard_company_name(),
    say.capital_mark_statement(),
  ])
  await name.fill(corrected)
  const statement = main.getByLabel(say.capital_mark_new({ name: say.capital_mark_statement() }))
  const pdf = freshStatementPdf({ holder: corrected, iban: someIban }, new Date())
  await statement.setInputFiles({ name: 'clear.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  // The statement is read in the browser and again at the server before it counts.
  const bothDone = main.getByText(say.capital_mark_progress({ done: 2, total: 2 })).first()
  await expect(bothDone).toBeVisible({ timeout: 60_000 })
  await expectFits(page)
  await main.getByRole('button', { name: say.capital_mark_submit() }).click()
  await expect(main.getByText(say.capital_review_title())).toBeVisible()
}

async function seeTheDifference(page: Page, say: Say, note: string): Promise<void> {
  const card = regionOf(page, say.desk_marks())
  for (const text of [holder, corrected, 'statement.pdf', 'clear.pdf'])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.getByText(note)).toBeVisible()
  for (const name of ['statement.pdf', 'clear.pdf']) {
    await toPane(page, say.desk_case_facts())
    await card.getByRole('button', { name: say.desk_show_document({ name }), exact: true }).click()
    const document = page.getByRole('group', { name: say.desk_viewer_document({ name }) })
    await expect(document.locator('canvas[data-drawn="true"]').first()).toBeVisible()
  }
}
