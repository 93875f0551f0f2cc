import { violationsOn, type Looked } from '../support/axe.ts'
import { looks } from '../support/look.ts'
import { expect, test } from './support/test.ts'

/**
 * A gallery is many pages on one: several mains, banners and headings of the first level stand side by side.
 */
const manyPagesOnOne: Looked = {
  further: ['best-practice'],
  without: [
    'region',
    'landmark-one-main',
    'landmark-no-duplicate-main',
    'landmark-main-is-top-level',
    'landmark-banner-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-unique',
    'page-has-heading-one',
    'heading-order',
  ],
}
test('every component in every state is accessible in light and dark, and none is wider than the screen', async ({
  walker,
  look,
}, info) => {
  const page = await walker.open('nobody', '/dev/gallery', { showsLoading: true })
  expect.soft(await violationsOn(page, manyPagesOnOne), 'axe').toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, 'the widest component').toBeLessThanOrEqual(looks[look].viewport.width)
  expect.soft(walker.listener.trouble(), 'console and requests').toEqual([])
  if (process.env['TEST_TIER'] !== 'all') return
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    const body = await page.screenshot({ fullPage: true, animations: 'disabled' })
    await info.attach(`components in ${theme}`, { body, contentType: 'image/png' })
  }
})
