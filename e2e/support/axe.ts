import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The dark page differs in its colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** No violation of WCAG 2.2 A and AA on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page), page.url()).toEqual([])
}

export interface Looked {
  /** What is looked at; the whole page unless told. */
  within?: string
  /** What was looked at before, such as the menu that stands beside every screen. */
  except?: readonly string[]
  /** Rules of axe beside those of WCAG. */
  further?: readonly string[]
  /** Rules that do not fit what is looked at. */
  without?: readonly string[]
}

/** What violates WCAG 2.2 A and AA in light and in dark: a line each, with the theme, the rule and where. */
export async function violationsOn(page: Page, looked: Looked = {}): Promise<string[]> {
  // As an expression and not as a script of the page, which its content policy would refuse.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { within, except = [], further = [], without = [] } = looked
  const context = { ...(within && { include: [within] }), exclude: [...except] }
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  // What stands in a frame of its own origin answers nobody, and the browser complains that it is asked.
  const common = { resultTypes: ['violations'], iframes: false } satisfies RunOptions
  const looks: [theme: string, options: RunOptions][] = [
    ['light', { ...common, rules, runOnly: { type: 'tag', values: [...tags, ...further] } }],
    ['dark', { ...common, runOnly: { type: 'rule', values: rulesOfColour } }],
  ]
  return page.evaluate(lookInBothThemes, { context: within || except.length > 0 ? context : null, looks })
}

/**
 * Runs in the page. Nothing moves meanwhile: colours on their way from theme to theme would be measured
 * wrong.
 */
async function lookInBothThemes({
  context,
  looks,
}: {
  context: { include?: string[]; exclude: string[] } | null
  looks: [theme: string, options: RunOptions][]
}): Promise<string[]> {
  const { run } = (globalThis as unknown as { axe: { run: typeof axe.run } }).axe
  const html = document.documentElement
  const theme = html.getAttribute('data-theme')
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets.push(still)
  // Axe draws words to tell icons made of letters, which it leaves out. Arabic letters join, and so it would
  // leave out all of Arabic: on this canvas every word is a word.
  const { getContext } = HTMLCanvasElement.prototype
  const plain = {
    canvas: {},
    measureText: () => ({ width: 30 }),
    fillText: () => {},
    clearRect: () => {},
    getImageData: () => ({ data: new Uint8ClampedArray([1, 1, 1, 1]) }),
  }
  HTMLCanvasElement.prototype.getContext = (() => plain) as never
  const found: string[] = []
  try {
    for (const [shown, options] of looks) {
      html.setAttribute('data-theme', shown)
      const { violations }: AxeResults = await run(context ?? document, options)
      for (const { id, nodes } of violations)
        for (const { target, failureSummary } of nodes)
          found.push(`${shown}: ${id} ${target.join(' ')}: ${failureSummary}`)
    }
  } finally {
    if (theme === null) html.removeAttribute('data-theme')
    else html.setAttribute('data-theme', theme)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still)
    HTMLCanvasElement.prototype.getContext = getContext
  }
  return found
}
