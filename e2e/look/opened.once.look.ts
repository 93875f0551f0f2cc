import type { Page } from '@playwright/test'
import { violationsOn, type Looked } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** Components stand by themselves here: what a page has around them is looked at on the screens. */
const aloneOnAPage: Looked = {
  further: ['best-practice'],
  without: ['region', 'landmark-one-main', 'landmark-unique', 'page-has-heading-one', 'heading-order'],
}

/**
 * An open list holds the focus itself, which axe cannot see: what stands behind it is hidden and out of
 * reach.
 */
const besideAList: Looked = {
  ...aloneOnAPage,
  without: [...(aloneOnAPage.without ?? []), 'aria-hidden-focus'],
}

const openers = '[data-open], [aria-haspopup]'
const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]'

/** The components of the gallery in which something opens, in their order. */
async function entriesThatOpen(page: Page): Promise<string[]> {
  await page.goto('/dev/gallery')
  await expect(page.locator('[data-entry]').first()).toBeVisible()
  return page
    .locator('[data-entry]', { has: page.locator(openers) })
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-entry') ?? ''))
}

async function holdsFocus(page: Page): Promise<boolean> {
  return (await page.locator('[role=listbox]:visible, [role=menu]:visible').count()) > 0
}

test('what opens of every component is accessible in light and dark, and Escape closes it', async ({
  page,
}) => {
  let looked = 0
  for (const entry of await entriesThatOpen(page)) {
    await page.goto(`/dev/gallery?entry=${entry}`)
    await expect(page.locator('[data-entry]')).toHaveAttribute('data-entry', entry)
    const all = page.locator(`[data-entry] :is(${openers})`)
    for (let at = 0; at < (await all.count()); at++) {
      const opener = all.nth(at)
      if (!(await opener.isVisible()) || (await opener.isDisabled())) continue
      const name = `${entry} ${at + 1}`
      const before = await page.locator(opened).count()
      await opener.click()
      await expect.poll(() => page.locator(opened).count(), name).toBeGreaterThan(before)
      expect
        .soft(await violationsOn(page, (await holdsFocus(page)) ? besideAList : aloneOnAPage), name)
        .toEqual([])
      await page.keyboard.press('Escape')
      await expect.soft(page.locator(opened), `${name}, after Escape`).toHaveCount(before)
      looked += 1
    }
  }
  expect(looked).toBeGreaterThan(10)
})
