/**
 * Uses the built gallery as people do and checks what happens.
 *
 *   npx vite build packages/ui/gallery && npx node packages/ui/gallery/behaviour.ts [folder for pictures]
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openBrowser, serveGallery } from './browser.ts'

const pictures = process.argv[2]
const server = await serveGallery()
const browser = await openBrowser()
let proven = 0

await on(
  'NAV-02, NAV-03, NAV-52: 200 px, 64 px when collapsed, and the alert bounces',
  'sidebar',
  1280,
  async (page) => {
    const side = page.locator('nav', { has: page.getByText('Licence needs an update') })
    assert.equal(await widthOf(side), 200)
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    const rail = page.getByRole('navigation', { name: 'Main menu' })
    assert.equal(await widthOf(rail), 64)
    const bouncing = await page.evaluate(() => document.getAnimations().some(isBounce))
    assert.ok(bouncing, 'the alert bounces')
    await shot(page, 'rail')
    await page.getByRole('link', { name: 'Disputes, 3 open disputes' }).focus()
    await page.keyboard.press('Tab')
    await page.getByRole('tooltip').waitFor()
    await page.getByRole('button', { name: 'Licence needs an update' }).click()
    assert.equal(await widthOf(rail), 200)
  },
)

await on(
  'NAV-05: on phones the sidebar is a drawer from the start side',
  'sidebar',
  360,
  async (page) => {
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.waitFor()
    await page.waitForTimeout(400)
    const box = await drawer.boundingBox()
    assert.ok(box && box.x + box.width >= 340, 'the drawer stands at the right edge in Arabic')
    await shot(page, 'drawer')
    await drawer.getByRole('link', { name: 'التحليلات' }).click()
    await drawer.waitFor({ state: 'detached' })
  },
  'ar',
)

await on('a pasted code fills the boxes, in Latin digits', 'one-time-code', 1280, async (page) => {
  const code = page.getByLabel('Code').first()
  await code.fill('')
  await code.fill('Code: ٤١-37')
  assert.equal(await code.inputValue(), '4137')
})

await on(
  'NTF-03: a notification hides after five seconds, unless the pointer rests on it',
  'toast-region',
  1280,
  async (page) => {
    for (const name of ['info', 'success', 'warning', 'iris'])
      await page.getByRole('button', { name }).click()
    const toasts = page.getByRole('status').locator('> div')
    assert.equal(await toasts.count(), 3)
    await shot(page, 'toasts')
    await toasts.last().hover()
    await page.waitForTimeout(5500)
    assert.equal(await toasts.count(), 3)
    await page.mouse.move(5, 5)
    await page.waitForTimeout(5600)
    assert.equal(await toasts.count(), 0)
  },
)

await on(
  'rows are walked with J and K, opened with Enter and selected with X',
  'data-table',
  1280,
  async (page) => {
    await page.locator('[data-row="A-20418"]').focus()
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('k')
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.row), 'A-20417')
    await page.keyboard.press('x')
    assert.equal(await page.getByRole('checkbox', { name: 'Select A-20417' }).isChecked(), false)
    await page.keyboard.press('Enter')
    assert.equal(new URL(page.url()).hash, '#A-20417')
    await page.getByRole('button', { name: 'Amount' }).click()
    assert.equal(
      await page.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort'),
      'ascending',
    )
  },
)

await on(
  'a combo box finds Arabic words whatever their spelling',
  'select',
  1280,
  async (page) => {
    const field = page.getByRole('combobox', { name: 'ابحث عن متجر' })
    await field.fill('القديمه')
    await page.getByRole('option').first().waitFor()
    assert.deepEqual(await page.getByRole('option').allTextContents(), ['البلدة القديمة'])
    await field.fill('xyz')
    await page.getByText('لا نتائج مطابقة').waitFor()
  },
  'ar',
)

await on(
  'APP-75, APP-76: on phones the primary action floats and the others move into a menu',
  'page-header',
  360,
  async (page) => {
    const main = page.getByRole('button', { name: 'Create payment link' })
    assert.equal(await main.evaluate((node) => getComputedStyle(node).position), 'fixed')
    assert.equal(await page.getByRole('button', { name: 'Export' }).count(), 0)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Export' }).waitFor()
    await shot(page, 'actions')
  },
)

await on('WIZ-16: on phones the stepper is a counter and the current label', 'stepper', 360, async (page) => {
  assert.equal(await page.getByRole('group', { name: 'Your application' }).innerText(), '3/5\nBank')
})

await on(
  'the chart reads week by week with the arrows, which turn round in Arabic',
  'weekly-bars',
  1280,
  async (page) => {
    const chart = page.getByRole('slider')
    await chart.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    assert.match((await chart.getAttribute('aria-valuetext')) ?? '', /^الأسبوع 19/)
    await shot(page, 'chart')
  },
  'ar',
)

await on('the palette finds by typing and chooses with Enter', 'command-palette', 1280, async (page) => {
  await page.locator('[data-open=palette]').click()
  await page.keyboard.type('dash')
  await page.getByRole('menuitem').first().waitFor()
  assert.deepEqual(await page.getByRole('menuitem').allTextContents(), ['Dashboard'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

await on(
  'a slider is typed, stepped and dragged with keys, inside its limits',
  'slider-field',
  1280,
  async (page) => {
    const number = page.getByRole('textbox', { name: 'Advance' }).first()
    await number.fill('99999')
    await number.press('Enter')
    assert.equal(await number.inputValue(), '80000')
    await page.getByRole('button', { name: 'Less' }).first().click()
    assert.equal(await number.inputValue(), '79500')
    await page.getByRole('slider', { name: 'Advance' }).first().focus()
    await page.keyboard.press('ArrowLeft')
    assert.equal(await number.inputValue(), '79000')
  },
)

await on('the focus goes back to the button that opened a dialog', 'dialog', 1280, async (page) => {
  await page.locator('[data-open=dialog]').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.open), 'dialog')
})

await browser.close()
await server.close()
console.log(`${proven} behaviours hold`)
process.exit(0)

async function on(
  what: string,
  entry: string,
  width: number,
  run: (page: Page) => Promise<void>,
  lang = 'en',
) {
  const context = await browser.newContext({ viewport: { width, height: 860 }, hasTouch: width < 768 })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  await page.addInitScript('globalThis.isBounce = (each) => /bounce/.test(each.animationName ?? "")')
  await page.goto(`${server.url}?lang=${lang}&entry=${entry}`)
  await page.locator('[data-entry]').first().waitFor()
  await run(page)
  await context.close()
  proven += 1
  console.log(`holds: ${what}`)
}

async function widthOf(part: { boundingBox: () => Promise<{ width: number } | null> }) {
  return (await part.boundingBox())?.width
}

async function shot(page: Page, name: string) {
  if (pictures) await page.screenshot({ path: join(pictures, `behaviour-${name}.png`) })
}

declare function isBounce(animation: Animation): boolean
