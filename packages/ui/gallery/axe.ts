/**
 * Visits the built gallery in all eight looks, opens everything that opens, and runs axe on each.
 *
 *   npx vite build packages/ui/gallery && npx node packages/ui/gallery/axe.ts [folder for pictures]
 */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { looks, openBrowser, serveGallery } from './browser.ts'
import type { Look } from './browser.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A gallery is many pages on one: several mains, banners and headings of the first level stand side by side. */
const notForGalleries = [
  'region',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
  'landmark-banner-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
]

const pictures = process.argv[2]
const server = await serveGallery()
const browser = await openBrowser()
let checks = 0
let violations = 0
for (const look of looks) {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 860 },
    hasTouch: look.width < 768,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => report(look, 'page', `error: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && report(look, 'console', message.text()))
  await page.goto(`${server.url}?lang=${look.language}&theme=${look.theme}`)
  await page.locator('[data-entry]').first().waitFor()
  await check(page, look, 'page')
  await checkSideways(page, look)
  const count = await page.locator('[data-open], [aria-haspopup]').count()
  for (let at = 0; at < count; at++) {
    const opener = page.locator('[data-open], [aria-haspopup]').nth(at)
    if (!(await opener.isVisible()) || (await opener.isDisabled())) continue
    await opener.scrollIntoViewIfNeeded()
    await opener.click()
    await page.waitForTimeout(250)
    await check(page, look, `open-${(await opener.getAttribute('data-open')) ?? at}`)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(150)
  }
  await context.close()
}
await browser.close()
await server.close()
console.log(`${checks} checks in ${looks.length} looks, ${violations} violations`)
process.exit(violations === 0 && checks >= looks.length * 5 ? 0 : 1)

async function check(page: Page, look: Look, name: string) {
  checks += 1
  // An open list or menu holds the focus itself, which the rule cannot see: it looks for dialogs only.
  const holdsFocus = (await page.locator('[role=listbox]:visible, [role=menu]:visible').count()) > 0
  const off = holdsFocus ? [...notForGalleries, 'aria-hidden-focus'] : notForGalleries
  const result = await new AxeBuilder({ page }).withTags(standards).disableRules(off).analyze()
  for (const violation of result.violations) {
    for (const node of violation.nodes)
      report(look, name, `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`)
  }
  if (!pictures) return
  const file = `${look.language}-${look.theme}-${look.width}-${name}.png`
  await page.screenshot({ path: join(pictures, file), fullPage: name === 'page' })
}

/** Nothing may be wider than the screen. */
async function checkSideways(page: Page, look: Look) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (over > 0) report(look, 'page', `scrolls sideways by ${over}px`)
}

function report({ language, theme, width }: Look, name: string, what: string) {
  violations += 1
  console.log(`${language} ${theme} ${width} ${name}: ${what}`)
}
