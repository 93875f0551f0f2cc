import type { Locator, Page } from '@playwright/test'
import { titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 740 }

// Real widths, media queries and animations of the built style sheets, and what stands before the first
// script ran.
test('the sidebar stays a rail over a reload, and is a drawer below 768 pixels [NAV-01, NAV-02, NAV-03, NAV-04, NAV-05, NAV-52, DEC-NAV-8, APP-77, CAP-72]', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await lackingInformation(page)
  await page.setViewportSize(desktop)
  await page.goto('/account')
  const menu = page.getByRole('navigation', { name: say.shell_navigation(), exact: true })
  const collapse = menu.getByRole('button', { name: say.shell_collapse() })
  await expect.poll(() => widthOf(menu)).toBe(200)
  await expect(menu.getByText(say.shell_alert_pending_title())).toBeVisible()
  await page.getByRole('radio', { name: say.common_theme_dark() }).check({ force: true })
  await noteBounces(page)
  await collapse.click()
  await expect.poll(() => widthOf(menu)).toBe(64)
  await expect.poll(() => bouncesOf(page)).toBe('[0.3s x 1]')

  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => widthOf(menu)).toBe(64)
  await expect(menu.getByRole('link', { name: say.shell_item_capital() })).toBeVisible()
  await menu.getByRole('button', { name: say.shell_expand() }).click()
  await expect.poll(() => widthOf(menu)).toBe(200)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await noteBounces(page)
  await collapse.click()
  await expect.poll(() => bouncesOf(page)).toBe('[1e-05s x 1]')
  await menu.getByRole('button', { name: say.shell_alert_pending_title() }).click()
  await expect(menu.getByText(say.shell_alert_pending_title())).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })

  await page.setViewportSize({ ...desktop, width: 768 })
  await expect(menu).toBeVisible()
  await page.setViewportSize({ ...desktop, width: 767 })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: say.shell_menu_open() }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: say.shell_item_capital() }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/finance\/tabby-capital\/loans/)
})

// What is fixed to the edge of a phone's screen, in either direction.
test('the actions of a page make room on a phone, and the page of an offer comes in over 0.3 s [APP-75, APP-76, CAP-73]', async ({
  page,
  say,
  as,
  language,
}) => {
  await as(people.noorOwner)
  await page.setViewportSize(phone)
  await page.goto(`${capital}/loans`)
  const offers = page.locator('main header').getByRole('link', { name: say.capital_see_offers() })
  await expect(offers).toHaveCSS('position', 'fixed')
  await offers.click()
  await expect(page).toHaveURL(/\/offers$/)
  await expect(titleOf(page)).toHaveText(say.capital_offers_title())
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/offers\/ofr_noor1$/)
  await expect.poll(() => durationsIn(page)).toEqual(['0.3s'])

  await page.goto('/dev/gallery?entry=page-header')
  const { more, exporting, create } = galleryWords[language]
  await expect(page.getByRole('button', { name: exporting })).toHaveCount(0)
  await page.getByRole('button', { name: more }).click()
  await expect(page.getByRole('menuitem', { name: exporting })).toBeVisible()
  await page.keyboard.press('Escape')
  const primary = page.getByRole('button', { name: create })
  await page.mouse.wheel(0, 400)
  const { x, y, width, height } = (await primary.boundingBox())!
  expect(phone.height - (y + height), 'stands over the lower edge').toBeLessThan(40)
  expect(language === 'ar' ? x : phone.width - (x + width), 'at the end side').toBeLessThan(40)
  await expect(primary).toHaveCSS('position', 'fixed')
  await page.setViewportSize(desktop)
  await expect(primary).toHaveCSS('position', 'relative')
})

/** What the gallery's own page head says; no words of the product. */
const galleryWords = {
  en: { more: 'More', exporting: 'Export', create: 'Create payment link' },
  ar: { more: 'المزيد', exporting: 'تصدير', create: 'إنشاء رابط دفع' },
}

/** The demo's legal entities are all in order: one of them lacks information. */
async function lackingInformation(page: Page): Promise<void> {
  const entity = {
    id: 'leg_noor',
    status: 'pending_info',
    country: 'ARE',
    legal_company_name: 'Noor Perfumes Trading LLC',
  }
  await page.route('**/merchant/api/v1/legal-entities?*', (route) =>
    route.fulfill({ json: { legal_entities: [entity] } }),
  )
  await page.route('**/merchant/api/v1/home/sidebar?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), alerting_entities: [entity] } })
  })
}

async function widthOf(menu: Locator): Promise<number> {
  return Math.round((await menu.boundingBox())?.width ?? 0)
}

/** From now on, the page keeps how long each bounce takes and how often it is repeated. */
async function noteBounces(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset['bounces'] = ''
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (!/bounce/.test(animationName)) return
      const { animationDuration, animationIterationCount } = getComputedStyle(target as Element)
      document.body.dataset['bounces'] += `[${animationDuration} x ${animationIterationCount}]`
    })
  })
}

function bouncesOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.body.dataset['bounces'])
}

/** How long what stands in the page takes to come in. */
function durationsIn(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator(':scope > *, :scope > * > *')
    .evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one))
        .filter((one) => one.animationName !== 'none')
        .map((one) => one.animationDuration),
    )
}
