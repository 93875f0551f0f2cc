import { existsSync } from 'node:fs'
import { preview } from 'vite'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** The eight ways in which every screen of the product has to hold. */
export const looks = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => [1280, 360].map((width) => ({ language, theme, width }))),
)

export type Look = (typeof looks)[number]

/** A Chromium: the one named by CHROMIUM_PATH, the system's, else the one from the package registry. */
export async function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  return chromium.launch({ executablePath: await browserPath(), args })
}

async function browserPath(): Promise<string> {
  const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome']
  const found = known.find((path) => path !== undefined && existsSync(path))
  if (found) return found
  // Makes the package bring its own system libraries, which a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** Serves the built gallery (`npx vite build packages/ui/gallery`) and gives its address. */
export async function serveGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('the gallery has no address')
  return { url, close: () => server.close() }
}
