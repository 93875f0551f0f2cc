import type { Page } from '@playwright/test'
import { looks, type Look } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

/** What people do with components, in the look in which it can break; the gallery shows each by itself. */
async function show(page: Page, entry: string): Promise<void> {
  await page.goto(`/dev/gallery?entry=${entry}`)
  await expect(page.locator('[data-entry]')).toHaveAttribute('data-entry', entry)
}

function inLook(look: Look, tests: () => void): void {
  test.describe(look, () => {
    const { locale, viewport, isTouch } = looks[look]
    test.use({ locale, viewport, hasTouch: isTouch, isMobile: isTouch })
    tests()
  })
}

inLook('en-desktop', () => {
  test('the sidebar is 200 px wide, 64 px when collapsed, and its alert bounces [NAV-02, NAV-03, NAV-52]', async ({
    page,
  }) => {
    await show(page, 'sidebar')
    const width = async (name: string) =>
      (await page.getByRole('navigation', { name, exact: true }).last().boundingBox())?.width
    expect(await width('Main menu')).toBe(200)
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(() => width('Main menu')).toBe(64)
    const bounces = () =>
      document
        .getAnimations()
        .some((each) => each instanceof CSSAnimation && each.animationName.includes('bounce'))
    expect(await page.evaluate(bounces)).toBe(true)
    await page.getByRole('link', { name: 'Disputes, 3 open disputes' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toBeVisible()
    await page.getByRole('button', { name: 'Licence needs an update' }).click()
    await expect.poll(() => width('Main menu')).toBe(200)
  })

  test('a pasted code fills the boxes, in Latin digits', async ({ page }) => {
    await show(page, 'one-time-code')
    const code = page.getByLabel('Code').first()
    await code.fill('')
    await code.fill('Code: ٤١-37')
    await expect(code).toHaveValue('4137')
  })

  test('a notification hides by itself, unless the pointer rests on it [NTF-03]', async ({ page }) => {
    await page.clock.install()
    await show(page, 'toast-region')
    for (const name of ['info', 'success', 'warning', 'iris'])
      await page.getByRole('button', { name }).click()
    const toasts = page.getByRole('status').locator('> div')
    await expect(toasts).toHaveCount(3)
    await toasts.last().hover()
    await page.clock.runFor(5500)
    await expect(toasts).toHaveCount(3)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5600)
    await expect(toasts).toHaveCount(0)
  })

  test('rows are walked with J and K, opened with Enter and selected with X', async ({ page }) => {
    await show(page, 'data-table')
    await page.locator('[data-row="A-20418"]').focus()
    for (const key of ['j', 'ArrowDown', 'k']) await page.keyboard.press(key)
    await expect(page.locator('[data-row="A-20417"]')).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: 'Select A-20417' })).not.toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#A-20417$/)
    await page.getByRole('button', { name: 'Amount' }).click()
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending')
  })

  test('the palette finds by typing and chooses with Enter', async ({ page }) => {
    await show(page, 'command-palette')
    await page.locator('[data-open=palette]').click()
    await page.keyboard.type('dash')
    await expect(page.getByRole('menuitem')).toHaveText(['Dashboard'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a slider is typed, stepped and dragged with keys, inside its limits', async ({ page }) => {
    await show(page, 'slider-field')
    const number = page.getByRole('textbox', { name: 'Advance' }).first()
    await number.fill('99999')
    await number.press('Enter')
    await expect(number).toHaveValue('80000')
    await page.getByRole('button', { name: 'Less' }).first().click()
    await expect(number).toHaveValue('79500')
    await page.getByRole('slider', { name: 'Advance' }).first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(number).toHaveValue('79000')
  })

  test('the focus goes back to the button that opened a dialog', async ({ page }) => {
    await show(page, 'dialog')
    const opener = page.locator('[data-open=dialog]')
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

inLook('ar-desktop', () => {
  test('a combo box finds Arabic words whatever their spelling', async ({ page }) => {
    await show(page, 'select')
    const field = page.getByRole('combobox', { name: 'ابحث عن متجر' })
    await field.fill('القديمه')
    await expect(page.getByRole('option')).toHaveText(['البلدة القديمة'])
    await field.fill('xyz')
    await expect(page.getByText('لا نتائج مطابقة')).toBeVisible()
  })

  test('the chart reads week by week with the arrows, which turn round in Arabic', async ({ page }) => {
    await show(page, 'bar-chart')
    const chart = page.locator('figure').getByRole('listbox').first()
    await chart.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect(chart.getByRole('option')).toHaveText(/^الاثنين 28\/12\/26/)
  })
})

inLook('en-phone', () => {
  test('the primary action floats and the others move into a menu [APP-75, APP-76]', async ({ page }) => {
    await show(page, 'page-header')
    const main = page.getByRole('button', { name: 'Create payment link' })
    await expect(main).toHaveCSS('position', 'fixed')
    await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('menuitem', { name: 'Export' })).toBeVisible()
  })

  test('the stepper is a counter and the current label [WIZ-16]', async ({ page }) => {
    await show(page, 'stepper')
    expect(await page.getByRole('group', { name: 'Your application' }).innerText()).toBe('3/5\nBank')
  })
})

inLook('ar-phone', () => {
  test('the sidebar is a drawer from the start side [NAV-05]', async ({ page }) => {
    await show(page, 'sidebar')
    await page.getByRole('button', { name: 'فتح القائمة' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    const end = async () => {
      const box = await drawer.boundingBox()
      return box ? box.x + box.width : 0
    }
    await expect.poll(end, 'the drawer stands at the right edge in Arabic').toBeGreaterThanOrEqual(340)
    await drawer.getByRole('link', { name: 'التحليلات' }).click()
    await expect(drawer).toHaveCount(0)
  })
})
