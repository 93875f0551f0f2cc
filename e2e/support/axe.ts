import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No violation of WCAG 2.2 A and AA on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
    const told = violations.map(
      (one) => `${theme}: ${one.id} ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
    )
    expect(told, page.url()).toEqual([])
  }
}
