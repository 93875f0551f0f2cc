import AxeBuilder from '@axe-core/playwright'
import { expect, type JSHandle, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The dark page differs in its colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** No violation of WCAG 2.2 A and AA on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
  const still = await holdStill(page)
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme)
    const violations = await violationsOn(
      page,
      theme === 'light' ? { type: 'tag', values: tags } : { type: 'rule', values: rulesOfColour },
    )
    const told = violations.map(
      (one) =>
        `${theme}: ${one.id} ${one.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`).join(', ')}`,
    )
    expect(told, page.url()).toEqual([])
  }
  await showTheme(page, before)
  await letMove(still)
}

type RunOnly = { type: 'tag' | 'rule'; values: string[] }
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** The builder brings axe into the page and is slow to do so; once it is there, it is asked itself. */
async function violationsOn(page: Page, runOnly: RunOnly): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).setLegacyMode().withRules(['document-title']).analyze()
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: never }> } }
    return (await axe.run({ runOnly: only })).violations as Violations
  }, runOnly)
}

/** Colours that are still on their way, from theme to theme or into sight, would be measured wrong: nothing moves meanwhile. */
function holdStill(page: Page): Promise<JSHandle<CSSStyleSheet>> {
  return page.evaluateHandle(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
    return still
  })
}

function letMove(still: JSHandle<CSSStyleSheet>): Promise<void> {
  return still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
}

async function showTheme(page: Page, theme: string | null): Promise<void> {
  await page.evaluate((name) => {
    if (name === null) document.documentElement.removeAttribute('data-theme')
    else document.documentElement.setAttribute('data-theme', name)
  }, theme)
}
