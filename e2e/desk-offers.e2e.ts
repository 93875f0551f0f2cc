import { signInThere } from './support/api.ts'
import { merchants } from './support/merchants.ts'
import { confirmWith, expectFits, expectLoaded, titleOf } from './support/pages.ts'
import { staff } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('DEC-OFR-1, DEC-OFR-2, DEC-CAPI-15: an underwriter makes an offer by what a store sells, finds it, withdraws it with a reason, and runs the sizing @everywhere', async ({
  page,
  say,
  language,
  isPhone,
}) => {
  test.setTimeout(180_000)
  const product = await startOwnProduct({ CAPITAL_COUNTRIES: 'ARE,SAU,BHR' })
  try {
    const underwriter = await signInThere(product.origin, staff.underwriter, 'desk')
    await takeOver(page.context(), underwriter)
    const name = merchants.bahri[language]
    await page.goto(`${product.origin}/desk/offers`)
    await expect(titleOf(page)).toHaveText(say.desk_offers())
    await expectLoaded(page, say)
    await expectFits(page)

    await page.getByRole('button', { name: say.desk_offer_make(), exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: say.desk_offer_make(), exact: true }).click()
    await expect(dialog.getByText(say.field_required()).first()).toBeVisible()
    // The sheet still moves to its first wrong field, and a list of choices closes when what is around it moves.
    await expect(async () => {
      await dialog.getByRole('combobox', { name: say.desk_merchant_field() }).fill(name.slice(0, 5))
      await page.getByRole('option', { name }).click({ timeout: 2_000 })
    }).toPass()
    await dialog.getByRole('button', { name: say.desk_offer_store() }).click()
    await page.getByRole('option').first().click()
    await expectFits(page)
    await dialog.getByRole('textbox', { name: say.desk_amount() }).fill('25000')
    await dialog.getByRole('button', { name: say.desk_tenor() }).click()
    await page.getByRole('option', { name: say.desk_weeks({ count: 16 }) }).click()
    await confirmWith(page, /25,000/)
    await expect(page.getByText(say.desk_offer_done_made()).first()).toBeVisible()

    await page.getByRole('searchbox').fill(name)
    await expect(page).toHaveURL(/search=/)
    const rows = page.getByRole('main').getByRole(isPhone ? 'listitem' : 'row')
    await rows.filter({ hasText: '25,000' }).getByRole('button', { name }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(/25,000/).first()).toBeVisible()
    await drawer.getByRole('button', { name: say.desk_offer_withdraw() }).click()
    const asking = page.getByRole('alertdialog')
    await asking.getByRole('button', { name: say.desk_offer_withdraw() }).click()
    await expect(asking.getByText(say.field_required())).toBeVisible()
    await asking.getByLabel(say.desk_offer_reason()).fill('The shop closes for the season')
    await confirmWith(page, say.desk_offer_withdraw())
    await expect(page.getByText(say.desk_offer_done_withdrawn()).first()).toBeVisible()
    const query = { status: 'withdrawn', search: merchants.bahri.en } as const
    const { offers } = await underwriter.call('desk.offers', { query })
    expect(offers).toMatchObject([
      { merchant_id: 'mer_bahri', withdrawn_reason: 'The shop closes for the season', origin: 'staff' },
    ])

    await page.goto(`${product.origin}/desk/offers`)
    if (isPhone) {
      await page.getByRole('button', { name: say.shell_more_actions() }).click()
      await page.getByRole('menuitem', { name: say.desk_offer_size() }).click()
    } else await page.getByRole('button', { name: say.desk_offer_size(), exact: true }).click()
    const sizing = page.getByRole('alertdialog')
    const before = await underwriter.call('desk.offerSizing')
    const planned = before.sizing.reduce((sum, { offers: count }) => sum + count, 0)
    await expect(sizing.getByText(say.desk_offer_size_offers({ currency: 'SAR' }))).toBeVisible()
    await confirmWith(page, say.desk_offer_size())
    await expect(page.getByText(say.desk_offer_done_sized({ count: planned })).first()).toBeVisible()
    const after = await underwriter.call('desk.offerSizing')
    expect(after.sizing.every(({ offers: count }) => count === 0)).toBe(true)
  } finally {
    await product.stop()
  }
})
