/**
 * Takes pictures of the built gallery, in slices that an eye can read.
 *
 *   npx node packages/ui/gallery/pictures.ts <folder> [language] [theme] [width]
 */
import { join } from 'node:path'
import { looks, openBrowser, serveGallery } from './browser.ts'

const [folder = '.', language, theme, width] = process.argv.slice(2)
const wanted = looks.filter(
  (look) =>
    (language === undefined || look.language === language) &&
    (theme === undefined || look.theme === theme) &&
    (width === undefined || String(look.width) === width),
)
const server = await serveGallery()
const browser = await openBrowser()
for (const look of wanted) {
  const page = await browser.newPage({
    viewport: { width: look.width, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(`${server.url}?lang=${look.language}&theme=${look.theme}`)
  await page.locator('[data-entry]').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const slice = look.width < 768 ? 2000 : 1500
  for (let from = 0, at = 0; from < height; from += slice, at++) {
    const clip = { x: 0, y: from, width: look.width, height: Math.min(slice, height - from) }
    const path = join(
      folder,
      `${look.language}-${look.theme}-${look.width}-${String(at).padStart(2, '0')}.png`,
    )
    await page.screenshot({ path, fullPage: true, clip })
  }
  await page.close()
}
await browser.close()
await server.close()
console.log(`pictures of ${wanted.length} looks in ${folder}`)
process.exit(0)
