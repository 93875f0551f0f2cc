import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { cellsOf } from './support/amounts.ts'
import { signInThere, type Api } from './support/api.ts'
import { expectFits, openMenu, regionOf, titleOf } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test, type Say } from './support/test.ts'

test.describe.configure({ mode: 'serial', timeout: 150_000 })

const capital = '/finance/tabby-capital'
const joinCall = '**/merchant/api/v1/loan/experiment'

let product: Product
let admin: Api
let owner: Api
test.beforeAll(async () => {
  test.setTimeout(150_000)
  product = await startOwnProduct()
  admin = await signInThere(product.origin, staff.admin, 'desk')
  owner = await signInThere(product.origin, people.bahriOwner, 'auth')
  const params = { id: 'mer_bahri', name: 'capital_fake_door' }
  await admin.call('desk.setExperiment', { params, body: { enabled: true } })
})
test.afterAll(() => product.stop())

test('CAP-08, CAP-14, CAP-23, CAP-24, CAP-39, WAIT-01, WAIT-02, WAIT-03, WAIT-07, WAIT-08, WAIT-09, WAIT-10, WAIT-11, WAIT-12, WAIT-13, CAPI-45, DEC-CAP-12, DEC-WAIT-2, DEC-WAIT-3: a merchant behind the fake door joins the waitlist, and is told so from then on @everywhere', async ({
  page,
  say,
  isPhone,
  language,
}) => {
  const { origin } = product
  await takeOver(page.context(), owner)
  await page.goto(origin)
  const menu = await openMenu(page, say, isPhone, say.shell_menu_open())
  await menu.getByRole('link', { name: say.shell_item_capital() }).click()
  await expect(page).toHaveURL(`${origin}${capital}/fake-door`)
  await page.goto(`${origin}${capital}/waitlist`)
  await expect(page).toHaveURL(`${origin}${capital}/fake-door`)

  const benefits = regionOf(page, say.waitlist_benefits()).getByRole('listitem')
  await expect(benefits).toHaveCount(3)
  await expect(benefits.nth(0)).toContainText(say.waitlist_benefit_level_up_title())
  await expect(benefits.nth(1)).toContainText(say.waitlist_benefit_flat_fee_title())
  await expect(benefits.nth(2)).toContainText('22%')

  const form = regionOf(page, say.waitlist_form_title())
  const join = form.getByRole('button', { name: say.waitlist_join(), exact: true })
  // The only store there is, is chosen already.
  const store = language === 'ar' ? 'سوق المنامة' : 'Manama Souq'
  await expect(form.getByRole('button').first()).toContainText(store)
  await join.click()
  await expect(form.getByText(say.field_choose_option())).toBeVisible()
  await expect(form.getByRole('textbox')).toHaveCount(0)
  await expect(form.getByRole('radio')).toHaveCount(4)
  await form.getByRole('radio', { name: say.waitlist_use_other(), exact: true }).check()
  const text = form.getByRole('textbox', { name: say.waitlist_other_use() })
  await expect(text).toHaveAttribute('rows', '3')
  await text.fill('ab')
  await join.click()
  await expect(form.getByText(say.field_too_short())).toBeVisible()
  await expect(text).toBeFocused()
  await expectFits(page)
  await text.fill('A second oven')

  await page.route(joinCall, (route) => route.abort())
  await join.click()
  await expect(page.getByText(say.waitlist_error_while_adding_to_waitlist())).toBeVisible()
  await expect(page.getByText(say.waitlist_joined_title())).toHaveCount(0)
  await page.unroute(joinCall)
  await join.click()
  await expectJoined(page, say)
  await expect(join).toHaveCount(0)
  await expectFits(page)

  await page.reload()
  await expectJoined(page, say)
  await page.goto(`${origin}${capital}`)
  await expect(page).toHaveURL(`${origin}${capital}/fake-door`)
  await page.goto(`${origin}${capital}/waitlist`)
  await expectJoined(page, say)
  await expect(page).toHaveURL(`${origin}${capital}/waitlist`)
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
})

test('WAIT-05, WAIT-06: of several stores none is chosen, and at least one must be', async ({
  page,
  say,
}) => {
  const { origin } = product
  await takeOver(page.context(), owner)
  await behindTheDoor(page)
  await page.route('**/merchant/api/v1/stores?*', async (route) => {
    const response = await route.fetch()
    const { items } = await response.json()
    await route.fulfill({
      json: { items: [...items, { ...items[0], id: 'sto_second', name: 'Riffa Gate' }] },
    })
  })
  await page.goto(`${origin}${capital}/fake-door`)
  const form = regionOf(page, say.waitlist_form_title())
  const stores = form.getByRole('button').first()
  await expect(stores).toContainText(say.waitlist_stores_placeholder())
  await form.getByRole('button', { name: say.waitlist_join(), exact: true }).click()
  await expect(form.getByText(say.waitlist_store_needed())).toBeVisible()
  await stores.click()
  for (const name of ['Manama Souq', 'Riffa Gate']) await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
  await expect(stores).toContainText('Manama Souq · Riffa Gate')
  await expect(form.getByText(say.waitlist_store_needed())).toHaveCount(0)
})

test('the desk sees who joined and for what, and saves the list as CSV', async ({ page, say }) => {
  await takeOver(page.context(), admin)
  await page.goto(`${product.origin}/desk/waitlist`)
  await expect(titleOf(page)).toHaveText(say.waitlist_desk_title())
  await expect(regionOf(page, say.waitlist_desk_counts())).toContainText(say.waitlist_use_other())
  await page.getByRole('row').filter({ hasText: 'Bahri Coffee' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('A second oven')
  await expect(drawer).toContainText('Manama Souq')
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say.waitlist_desk_save_file() }).click()
  const rows = cellsOf(readFileSync(await (await saved).path(), 'utf8'))
  const [head, ...joined] = rows.map((cells) => cells.slice(0, 5))
  expect(head).toEqual(['Merchant', 'Merchant ID', 'Stores', 'Use', 'Other use'])
  expect(joined).toContainEqual(['Bahri Coffee', 'mer_bahri', 'Manama Souq', 'Other', 'A second oven'])
  await page.goto(`${product.origin}/desk/waitlist?use=manage_cash_flows`)
  await expect(page.getByText(say.waitlist_desk_empty_filter())).toBeVisible()
})

async function expectJoined(page: Page, say: Say): Promise<void> {
  await expect(page.getByText(say.waitlist_joined_title(), { exact: true })).toBeVisible()
}

/** The account as if it had not joined: on a product of one test file the merchant has. */
async function behindTheDoor(page: Page): Promise<void> {
  await page.route('**/merchant/api/v1/account?*', async (route) => {
    const response = await route.fetch()
    const account = await response.json()
    const experiments = account.experiments.filter(
      ({ name }: { name: string }) => name !== 'capital_waitlist',
    )
    await route.fulfill({ response, json: { ...account, experiments } })
  })
}
