import type { Page } from '@playwright/test'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('APP-73, APP-74: a page is headed by its title or the way to it', async ({ page, say, as }) => {
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
})
