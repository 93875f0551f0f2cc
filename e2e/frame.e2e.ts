import type { Page } from '@playwright/test'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('APP-73, APP-74, APP-75, APP-76: a page is headed by its title or the way to it, and its actions make room on a phone', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  const way = page.getByRole('navigation', { name: say.capital_breadcrumbs() })
  await page.goto(`${capital}/loans/lon_noor1`)
  await expect(way.getByRole('link', { name: say.capital_title() })).toBeVisible()
  await page.goto(`${capital}/loans`)
  await expect(title(page)).toHaveText(say.capital_title())
  await expect(way).toHaveCount(0)
  const header = page.locator('main header')
  const offers = { name: say.capital_see_offers() }
  await expect(header.getByRole('link', offers)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(header.getByRole('link', offers)).toHaveCSS('position', 'fixed')
  await header.getByRole('link', offers).click()
  await expect(page).toHaveURL(/\/offers$/)

  await page.goto('/dev/gallery?entry=page-header')
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Export' })).toBeVisible()
  await page.keyboard.press('Escape')
  const primary = page.getByRole('button', { name: 'Create payment link' })
  await page.mouse.wheel(0, 400)
  const box = await primary.boundingBox()
  expect(box && 740 - (box.y + box.height), 'stands over the lower edge').toBeLessThan(40)
  expect(box && 360 - (box.x + box.width), 'at the end side').toBeLessThan(40)
  await expect(primary).toHaveCSS('position', 'fixed')
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(primary).toHaveCSS('position', 'relative')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`NAV-52, DEC-NAV-8: collapsing the sidebar makes its alert bounce once, 0.3 s (motion: ${reducedMotion})`, async ({
    page,
    say,
    as,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await as(people.noorOwner)
    await alertOf(page, 'Noor Perfumes Trading LLC')
    await page.goto('/account')
    const menu = page.getByRole('navigation', { name: say.shell_navigation() })
    await expect(menu.getByText(say.shell_alert_pending_title())).toBeVisible()
    await page.evaluate(() => {
      document.addEventListener('animationstart', ({ animationName, target }) => {
        const { animationDuration, animationIterationCount } = getComputedStyle(target as Element)
        const bounce =
          /bounce/.test(animationName) && [animationDuration, animationIterationCount].join(' x ')
        if (bounce) document.body.dataset['bounces'] = `${document.body.dataset['bounces'] ?? ''}[${bounce}]`
      })
    })
    await menu.getByRole('button', { name: say.shell_collapse() }).click()
    await expect.poll(async () => Math.round((await menu.boundingBox())?.width ?? 0)).toBe(64)
    const icon = menu.getByRole('button', { name: say.shell_alert_pending_title() })
    await expect(icon).toBeVisible()
    const bounces = reducedMotion === 'reduce' ? '[1e-05s x 1]' : '[0.3s x 1]'
    await expect.poll(() => page.evaluate(() => document.body.dataset['bounces'])).toBe(bounces)
    await icon.click()
    await expect(menu.getByText(say.shell_alert_pending_title())).toBeVisible()
  })

/** The demo's legal entities are all in order: one of them lacks information. */
async function alertOf(page: Page, name: string): Promise<void> {
  await page.route('**/merchant/api/v1/legal-entities?*', async (route) => {
    const answer = await route.fetch()
    const entity = { id: 'leg_noor', status: 'pending_info', country: 'ARE', legal_company_name: name }
    await route.fulfill({ response: answer, json: { legal_entities: [entity] } })
  })
}
