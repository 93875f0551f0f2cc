import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No violation of WCAG 2.2 A and AA on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    const axe = new AxeBuilder({ page })
    // The dark page differs in its colours alone.
    const { violations } = await (
      theme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze()
    const told = violations.map(
      (one) =>
        `${theme}: ${one.id} ${one.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`).join(', ')}`,
    )
    expect(told, page.url()).toEqual([])
  }
  await showTheme(page, before)
}

/** Colours that are still on their way from one theme to the other would be measured wrong. */
async function showTheme(page: Page, theme: string | null): Promise<void> {
  await page.evaluate(async (name) => {
    if (name === null) document.documentElement.removeAttribute('data-theme')
    else document.documentElement.setAttribute('data-theme', name)
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    )
  }, theme)
}
