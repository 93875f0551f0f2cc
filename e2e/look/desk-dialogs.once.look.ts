import { expectAccessible } from '../support/axe.ts'
import { staff } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('every dialog and drawer of the console is accessible while open, and Escape closes it', async ({
  page,
  say,
  as,
}) => {
  test.setTimeout(120_000)
  await as(staff.admin)
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  async function checked(dialogs = 1) {
    await expect(open).toHaveCount(dialogs)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    // One that is on its way out still keeps the keys.
    await expect(page.locator('[role=dialog], [role=alertdialog]')).toHaveCount(dialogs - 1)
  }

  await page.goto('/desk/merchants')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_merchants())
  await page.getByRole('button', { name: 'Sami Darwish' }).click()
  await checked()
  await page.keyboard.press('?')
  await checked()
  // The button lies over its row and has no size of its own.
  await page.getByRole('button', { name: 'Bahri Coffee' }).press('Enter')
  const what = { name: say.desk_experiment_integration_form() }
  await page
    .getByRole('button', { name: say.desk_switch_on_named(what) })
    .or(page.getByRole('button', { name: say.desk_switch_off_named(what) }))
    .click()
  await checked(2)
  await checked()

  await page.goto('/desk/transfers')
  await page
    .getByRole('button', { name: /Noor Perfumes/ })
    .first()
    .press('Enter')
  await checked()

  await page.goto('/desk/audit')
  await page.getByRole('button', { name: say.audit_open(), exact: true }).first().click()
  await page.getByRole('button', { name: say.audit_raw() }).first().click()
  await checked()

  await page.goto('/desk/banner')
  await page.getByLabel(say.desk_banner_title_en()).fill('Payouts are late today')
  await page.getByRole('button', { name: say.desk_banner_publish() }).click()
  await checked()

  await page.goto('/desk/clock')
  await page.getByRole('button', { name: say.desk_clock_day() }).click()
  await checked()
})
