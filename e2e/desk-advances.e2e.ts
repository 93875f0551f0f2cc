import { signInThere } from './support/api.ts'
import { merchants } from './support/merchants.ts'
import { confirmWith, expectFits, regionOf } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'
import type { Language } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import type { Locator, Page } from '@playwright/test'

test('DEC-LOAN-29, DEC-LOAN-36: finance finds an advance, records a transfer of its merchant once, and sees that the books agree', async ({
  page,
  say,
  language,
}) => {
  await tellTheStory(page, say, language)
})

test.describe('in Arabic', () => {
  test.use({ look: 'ar-desktop' })
  test('DEC-LOAN-29: a transfer of the merchant is recorded', async ({ page, say, language }) => {
    await tellTheStory(page, say, language)
  })
})

test('DEC-LOAN-25: two people write an advance off, the one who proposed cannot approve it, and its merchant finds the credit note of the fee @everywhere', async ({
  page,
  say,
  isPhone,
}) => {
  test.setTimeout(180_000)
  const product = await startOwnProduct()
  const sum = /10,\d{3}\.\d{3}|\d,\d{3}\.\d{3}/
  try {
    const [first, second, owner] = [
      await signInThere(product.origin, staff.finance, 'desk'),
      await signInThere(product.origin, staff.secondFinance, 'desk'),
      await signInThere(product.origin, people.lulwaOwner, 'auth'),
    ]
    await takeOver(page.context(), first)
    await page.goto(`${product.origin}/desk/advances/lon_lulwa1`)
    if (isPhone) await page.getByRole('button', { name: say.desk_advance_more() }).click()
    const role = isPhone ? 'menuitem' : 'button'
    await page.getByRole(role, { name: say.desk_advance_propose(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await confirmWith(page, sum)
    await expect(dialog.getByText(say.field_required())).toBeVisible()
    await expectFits(page)
    await dialog
      .getByRole('textbox', { name: say.desk_advance_propose_reason() })
      .fill('The shop closed for good')
    await confirmWith(page, sum)
    const card = regionOf(page, say.desk_advance_write_offs())
    await expect(card.getByText(say.desk_advance_write_off_own())).toBeVisible()
    await expect(card.getByRole('button', { name: say.desk_advance_approve(), exact: true })).toHaveCount(0)

    await takeOver(page.context(), second)
    await page.reload()
    await expect(card.getByText('The shop closed for good')).toBeVisible()
    await card.getByRole('button', { name: say.desk_advance_approve(), exact: true }).click()
    await confirmWith(page, sum)
    await expect(card.getByText(say.desk_advance_write_off_approved(), { exact: true })).toBeVisible()
    await expectFits(page)

    await takeOver(page.context(), owner)
    await page.goto(`${product.origin}/finance/tabby-capital/loans/lon_lulwa1`)
    await expect(page.getByText(say.loan_written_off_title())).toBeVisible()
    const { loan } = await owner.call('capital.loan', { params: { id: 'lon_lulwa1' } })
    const [note] = loan.credit_notes
    const saved = page.waitForEvent('download')
    await page
      .getByRole('button', { name: say.loan_credit_note({ date: dateText(note!.issued_on) }) })
      .click()
    expect((await saved).suggestedFilename()).toBe('CRN-LON_LULWA1-1.pdf')
    await expectFits(page)
  } finally {
    await product.stop()
  }
})

async function tellTheStory(page: Page, say: Say, language: Language): Promise<void> {
  test.setTimeout(180_000)
  const product = await startOwnProduct()
  try {
    const finance = await signInThere(product.origin, staff.finance, 'desk')
    await takeOver(page.context(), finance)
    const read = async () => (await finance.call('desk.advance', { params: { id: 'lon_noor1' } })).advance
    const before = await read()

    await page.goto(`${product.origin}/desk/advances`)
    await expect(page.getByRole('heading', { level: 1, name: say.desk_advances() })).toBeVisible()
    await page.getByRole('searchbox', { name: say.desk_advances_search() }).fill('nobody at all')
    await expect(page.getByText(say.desk_advances_empty_filter())).toBeVisible()
    await page.getByRole('searchbox', { name: say.desk_advances_search() }).fill('Noor')
    await expect(page).toHaveURL(/search=Noor/)
    await expectFits(page)
    await page.getByRole('link', { name: merchants.noor[language] }).first().click()
    await expect(page).toHaveURL(/advances\/lon_noor1/)
    await expect(regionOf(page, say.desk_advance_terms())).toBeVisible()
    await expectFits(page)

    await page.getByRole('button', { name: say.desk_advance_receipt() }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: say.desk_advance_receipt() }).click()
    await expect(dialog.getByText(say.field_required()).first()).toBeVisible()
    await dialog.getByLabel(say.desk_advance_receipt_sum(), { exact: true }).fill('250')
    await dialog.getByLabel(say.desk_bank_reference()).fill('IN-7788')
    const { clock } = await finance.call('desk.clock')
    await typeDay(dialog, clock.now.slice(0, 10))
    await confirmWith(page, /250/)
    await expect(page.getByText(say.desk_advance_done_receipt()).first()).toBeVisible()
    await expect(regionOf(page, say.desk_advance_receipts()).getByText('IN-7788')).toBeVisible()
    const after = await read()
    expect(Number(after.paid) - Number(before.paid)).toBe(250)

    await page.goto(`${product.origin}/desk/advances/book-differences`)
    await expect(page.getByText(say.desk_advances_differences_empty_title(), { exact: true })).toBeVisible()
  } finally {
    await product.stop()
  }
}

/** Types a day into the segments of a date field, whatever their order. */
async function typeDay(dialog: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  for (const [type, digits] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const) {
    await dialog.locator(`[data-type=${type}]`).click()
    await dialog.page().keyboard.type(digits)
  }
}
