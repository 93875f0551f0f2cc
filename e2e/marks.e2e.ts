import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import type { Page } from '@playwright/test'
import { signInThere, type Api } from './support/api.ts'
import { handIn, someIban } from './support/application.ts'
import { confirmWith, expectFits, regionOf } from './support/pages.ts'
import { people, staff, type Person } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'

test.use({ look: 'ar-desktop' })

const holder = 'Rawaa Fashion Company'
const corrected = 'Rawaa Fashion Trading Company'
const owner = people.rawaaOwner
const notes = { en: 'The amounts are cut off', ar: 'المبالغ مقطوعة' } as const

test('DEC-APPL-8: what the underwriter marks is all the merchant sees and corrects, and the difference is what the underwriter sees @everywhere', async ({
  page,
  say,
  language,
}) => {
  test.setTimeout(300_000)
  const product = await startOwnProduct()
  try {
    const merchant = await signInThere(product.origin, owner, 'auth')
    const id = await handIn(merchant, { offerId: 'ofr_rawaa1', amount: '80000', tenor: 20, holder })
    await be(page, product, staff.underwriter)
    await page.goto(`${product.origin}/desk/cases/${id}`)
    await markTwoPlaces(page, say)
    await seeAColleaguesMark(page, say, await signInThere(product.origin, staff.second, 'desk'), id)
    await sendBack(page, say)
    await takeOver(page.context(), merchant)
    await page.goto(`${product.origin}/finance/tabby-capital/applications/${id}`)
    await correct(page, say, notes[language])
    await be(page, product, staff.underwriter)
    await page.goto(`${product.origin}/desk/cases/${id}`)
    await seeTheDifference(page, say, notes[language])
    await page.getByRole('button', { name: /80,000\.00/ }).click()
    await confirmWith(page, /80,000\.00/)
    await expect(page.getByText(say.desk_decided_approved())).toBeVisible()
  } finally {
    await product.stop()
  }
})

/** By keyboard alone: the company's name, and page 2 of the statement with a note; a third mark is taken back. */
async function markTwoPlaces(page: Page, say: Say): Promise<void> {
  const dialog = page.getByRole('dialog')
  const place = async (name: string) => {
    await page
      .getByRole('button', { name: say.desk_mark_add({ name }), exact: true })
      .first()
      .press('Enter')
    await expect(dialog).toBeVisible()
  }
  const add = () => dialog.getByRole('button', { name: say.desk_mark_this(), exact: true }).press('Enter')
  await place(say.wizard_company_name())
  await add()
  await expect(dialog.getByText(say.field_choose_option())).toBeVisible()
  await dialog.getByRole('radio', { name: say.capital_mark_does_not_match() }).press('Space')
  await add()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: say.desk_reset() })).toBeChecked()

  await place(`${say.capital_mark_statement()} · statement.pdf`)
  await dialog.getByRole('radio', { name: say.capital_mark_unreadable() }).press('Space')
  await dialog.getByRole('textbox', { name: say.desk_mark_page() }).fill('2')
  await dialog.getByRole('textbox', { name: say.desk_mark_note_en() }).fill(notes.en)
  await add()
  await expect(dialog.getByText(say.field_required())).toBeVisible()
  await dialog.getByRole('textbox', { name: say.desk_mark_note_ar() }).fill(notes.ar)
  await add()
  await expect(dialog).toBeHidden()

  // What is marked outlives a reload, and the case goes on where it was.
  await page.reload()
  await expect(page.getByText(say.desk_marks_to_send({ count: 2 }))).toBeVisible()
  await expect(page.getByRole('radio', { name: say.desk_reset() })).toBeChecked()

  await place(say.wizard_instagram())
  await dialog.getByRole('radio', { name: say.capital_mark_incomplete() }).press('Space')
  await add()
  await page
    .getByRole('button', { name: say.desk_mark_remove({ name: say.wizard_instagram() }) })
    .press('Enter')
  await expect(page.getByText(say.desk_marks_to_send({ count: 2 }))).toBeVisible()
  await expectFits(page)
}

/** A colleague marks one more place meanwhile: nothing goes back before that was read. */
async function seeAColleaguesMark(page: Page, say: Say, colleague: Api, id: string): Promise<void> {
  const marks = [{ target: 'instagram', reason: 'incomplete' as const }]
  await colleague.call('desk.addMarks', { params: { id }, body: { marks } })
  const { name } = await colleague.call('desk.session')
  await page.getByRole('button', { name: say.desk_reset_application() }).press('Enter')
  await confirmWith(page, say.desk_reset_application())
  await expect(page.getByText(say.desk_stale_title())).toBeVisible()
  await expect(page.getByText(say.desk_stale_marked({ name }))).toBeVisible()
  await expect(page.getByText(say.desk_marks_to_send({ count: 3 }))).toBeVisible()
  await expect(page.getByText(say.desk_mark_by({ name }))).toBeVisible()
  await page
    .getByRole('button', { name: say.desk_mark_remove({ name: say.wizard_instagram() }) })
    .press('Enter')
  await expect(page.getByText(say.desk_marks_to_send({ count: 2 }))).toBeVisible()
}

async function sendBack(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say.desk_reset_application() }).press('Enter')
  await expect(page.getByRole('alertdialog').getByText(notes.en)).toBeVisible()
  await expect(page.getByRole('alertdialog').getByText(notes.ar)).toBeVisible()
  await confirmWith(page, say.desk_reset_application())
  await expect(page.getByText(say.desk_done_reset()).first()).toBeVisible()
}

/** The merchant: two places and nothing else; what is typed outlives a reload; the old value is no answer. */
async function correct(page: Page, say: Say, note: string): Promise<void> {
  const main = page.getByRole('main')
  const name = main.getByLabel(say.capital_mark_new({ name: say.wizard_company_name() }))
  await expect(main.getByText(say.capital_mark_title())).toBeVisible()
  await expect(main.getByText(say.capital_mark_progress({ done: 0, total: 2 })).first()).toBeVisible()
  await expect(main.getByText(note)).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    say.wizard_company_name(),
    say.capital_mark_statement(),
  ])
  await expect(name).toHaveValue(holder)
  await expectFits(page)

  await main.getByRole('button', { name: say.capital_mark_submit() }).click()
  await expect(main.getByText(say.capital_mark_unchanged()).last()).toBeVisible()
  await expect(main.getByText(say.capital_mark_file_needed()).last()).toBeVisible()

  await name.fill(corrected)
  await expect(main.getByText(say.capital_mark_progress({ done: 1, total: 2 })).first()).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue(corrected)

  const statement = main.getByLabel(say.capital_mark_new({ name: say.capital_mark_statement() }))
  const pdf = freshStatementPdf({ holder: corrected, iban: someIban }, new Date())
  await statement.setInputFiles({ name: 'clear.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  // The statement is read in the browser and again at the server before it counts.
  const bothDone = main.getByText(say.capital_mark_progress({ done: 2, total: 2 })).first()
  await expect(bothDone).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText('clear.pdf').first()).toBeVisible()
  await expectFits(page)
  await main.getByRole('button', { name: say.capital_mark_submit() }).click()
  await expect(main.getByText(say.capital_review_title())).toBeVisible()
}

async function seeTheDifference(page: Page, say: Say, note: string): Promise<void> {
  const card = regionOf(page, say.desk_marks())
  await expect(card.getByText(say.desk_marks_subtitle({ used: 1, maximum: 3 }))).toBeVisible()
  await expect(card.getByText(holder, { exact: true })).toBeVisible()
  await expect(card.getByText(corrected, { exact: true })).toBeVisible()
  await expect(card.getByText('statement.pdf', { exact: true })).toBeVisible()
  await expect(card.getByText('clear.pdf', { exact: true })).toBeVisible()
  await expect(card.getByText(note)).toBeVisible()
  await expectFits(page)
  for (const place of [0, 1]) {
    const [ticket] = await Promise.all([
      page.waitForResponse(/\/desk\/api\/v1\/files\/ticket$/),
      card.getByRole('button', { name: say.common_open(), exact: true }).nth(place).click(),
    ])
    const { address } = (await ticket.json()) as { address: string }
    const file = await page.request.get(new URL(address, page.url()).href)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
}

async function be(page: Page, { origin }: Product, person: Person): Promise<void> {
  await takeOver(page.context(), await signInThere(origin, person, 'desk'))
}
