import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { violationsOn } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/**
 * The page of a shop elsewhere, whose content policy lets in our script and nothing besides: no sheet, no
 * text made an element.
 */
async function aShopPage(origin: string, language: 'en' | 'ar') {
  const calls = ['Promo', 'Card'].map(
    (name) =>
      `new Tabby${name}({ selector: '#${name}', currency: 'AED', price: '400.02', publicKey: 'pk_test_1', merchantCode: 'AE' })`,
  )
  const page = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
    <head><title>Shop</title><meta name="viewport" content="width=device-width" /><link rel="icon" href="data:," /></head>
    <body><main><h1>Shop</h1><div id="Promo"></div><div id="Card"></div></main>
    <script src="${origin}/tabby-promo.js"></script><script src="${origin}/tabby-card.js"></script>
    <script nonce="shop">${calls.join(';')}</script></body></html>`
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `script-src 'nonce-shop' ${origin}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(page),
  )
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

for (const [language, width] of [
  ['en', 1280],
  ['ar', 360],
] as const)
  test(`what shops show on their pages in ${language} at ${width} keeps to a strict content policy, and to the keyboard`, async ({
    page,
    origin,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const shop = await aShopPage(origin, language)
    await page.goto(shop.origin)
    const more = page.getByRole('button', { name: language === 'ar' ? 'اعرف المزيد' : 'Learn more' })
    await expect(more).toHaveCount(2)
    await expect(page.locator('#Promo')).toContainText('100.02')
    await expect(page.locator('#Card')).toContainText('100.00')
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.screenshot({ path: test.info().outputPath('shop.png') })

    await more.first().focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('dialog.png') })
    for (let tab = 0; tab < 4; tab += 1) {
      await page.keyboard.press('Tab')
      // The focus goes round inside, or rests on the browser's own bar; never on what lies behind.
      const behind = await page.evaluate(() => document.activeElement?.closest('main') !== null)
      expect(behind).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(more.first()).toBeFocused()

    expect(complaints).toEqual([])
    expect(
      new Set(asked.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).origin)),
    ).toEqual(new Set([shop.origin, origin]))
    expect(await context.cookies()).toEqual([])
    shop.close()
  })
