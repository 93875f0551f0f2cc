import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test('AUTH-04: the page offers the merchant app, as a code to scan on a desk and as a button on a phone @everywhere', async ({
  page,
  say,
  isPhone,
}) => {
  await page.goto('/auth')
  const store = page.getByRole('link', { name: say.sign_in_app_store() })
  const button = page.getByRole('link', { name: say.sign_in_app_get() })
  await expect(isPhone ? button : store).toBeVisible()
  if (!isPhone) await expect(page.getByRole('img', { name: say.sign_in_app_code() })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('AUTH-05, DEC-AUTH-17: a campaign’s link that is there within a second takes the place of the plain one, a later one does not', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const button = page.getByRole('link', { name: say.sign_in_app_get() })
  await campaign(page, "window.daftarAttribution = { link: () => 'https://get.example/spring' }")
  await page.goto('/auth')
  await expect(button).toHaveAttribute('href', 'https://get.example/spring')

  await page.unrouteAll()
  const late =
    "new Promise((done) => setTimeout(() => { window.daftarLate = 1; done('https://get.example') }, 1500))"
  await campaign(page, `window.daftarAttribution = { link: () => ${late} }`)
  await page.goto('/auth')
  await page.waitForFunction(() => 'daftarLate' in window)
  await expect(button).toHaveAttribute('href', /^https:\/\/daftar\.example\//)
})

/** The demo has no campaign: its page gets the address of a script, and the script. */
async function campaign(page: Page, script: string): Promise<void> {
  await page.route('**/attribution.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('**/auth', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const body = text.replace('"attributionScriptUrl":null', '"attributionScriptUrl":"/attribution.js"')
    expect(body).not.toBe(text)
    await route.fulfill({ response: answer, body })
  })
}
