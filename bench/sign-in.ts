/**
 * The sign-in page on a slow phone's terms (4x CPU, 1.6 Mbps, 150 ms), cold, in a real Chromium, beside a
 * bare React page built in the same run: English, Arabic and the bare page in turn. The product runs as it
 * is, with its demo. `npx node bench/sign-in.ts`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findBrowser } from '@daftar/testkit/browser'
import { chromium, type Browser } from 'playwright-core'
import { build } from 'vite'
import { busyProcessors, keep, median, surroundings, versionOf } from './lib.ts'
import { serveFolder } from './servers/bare-page.ts'
import { startProduct } from './servers/product.ts'
import { slowPage } from './slow-page.ts'

const roundCount = 7
const ports = { ours: 4483, bare: 4484 }
const kib = 1024

interface Load {
  /** When a field to type into stood on the page, in ms from the navigation. */
  formMs: number
  /** The first thing painted. */
  paintMs: number
  /** Everything over 50 ms of long tasks until the page was still. */
  blockMs: number
  shift: number
  /** When Continue could be pressed once an address stood there. */
  continueMs: number
  requestsBeforeForm: number
  requestsBeforeContinue: number
  /** JS and CSS until Continue can be pressed, workers included. */
  gzipKiB: number
  /** Everything until then as it travelled, fonts and the document included. */
  sentKiB: number
}

interface Round {
  round: number
  busyBefore: number
  en: Load
  ar: Load
  bare: Load
}

const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
await build({
  root: join(import.meta.dirname, 'pages/bare-react'),
  logLevel: 'warn',
  build: { outDir: join(folder, 'bare'), emptyOutDir: true, modulePreload: { polyfill: false } },
})
const stopBare = await serveFolder(join(folder, 'bare'), ports.bare)
const stopProduct = await startProduct(ports.ours, join(folder, 'data'))
const browser = await chromium.launch(await findBrowser())
try {
  const pages = {
    en: { address: `http://localhost:${ports.ours}/auth`, locale: 'en' },
    ar: { address: `http://localhost:${ports.ours}/auth`, locale: 'ar' },
    bare: { address: `http://localhost:${ports.bare}/`, locale: 'en' },
  }
  for (const page of Object.values(pages)) await load(browser, page)
  const raw: Round[] = []
  for (let round = 1; round <= roundCount; round += 1) {
    const busyBefore = await busyProcessors()
    const en = await load(browser, pages.en)
    const ar = await load(browser, pages.ar)
    const bare = await load(browser, pages.bare)
    raw.push({ round, busyBefore, en, ar, bare })
  }
  const middle = (read: (one: Round) => number, digits = 2) => Number(median(raw.map(read)).toFixed(digits))
  keep('sign-in', {
    budget:
      'at most 95 KiB and 1.4 x the bare page in JS and CSS, 5 requests before the form, no other host, form at most 1.4 x the bare page, Arabic within 10 %',
    where,
    summary: {
      'JS and CSS, gzip KiB': middle((one) => one.en.gzipKiB, 1),
      'bare, gzip KiB': middle((one) => one.bare.gzipKiB, 1),
      'size, ratio': middle((one) => one.en.gzipKiB / one.bare.gzipKiB),
      'requests before the form': Math.max(
        ...raw.flatMap((one) => [one.en, one.ar]).map((one) => one.requestsBeforeForm),
      ),
      'form, ms': middle((one) => one.en.formMs, 0),
      'bare form, ms': middle((one) => one.bare.formMs, 0),
      'form, ratio': middle((one) => one.en.formMs / one.bare.formMs),
      'first paint, ms': middle((one) => one.en.paintMs, 0),
      'Continue, ms': middle((one) => one.en.continueMs, 0),
      'bare Continue, ms': middle((one) => one.bare.continueMs, 0),
      'blocked, ms': middle((one) => one.en.blockMs, 0),
      'layout shift': middle((one) => one.en.shift, 3),
      'Arabic form, ratio': middle((one) => one.ar.formMs / one.en.formMs),
      'Arabic bytes, ratio': middle((one) => one.ar.sentKiB / one.en.sentKiB),
      'processors others kept busy': middle((one) => one.busyBefore),
      react: versionOf('react'),
      vite: versionOf('vite'),
      chromium: browser.version(),
    },
    raw,
  })
} finally {
  await browser.close()
  await stopProduct()
  await stopBare()
  rmSync(folder, { recursive: true, force: true })
}

/** One cold load, from the navigation until Continue can be pressed and the page is still. */
async function load(
  browser: Browser,
  { address, locale }: { address: string; locale: string },
): Promise<Load> {
  const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 } })
  try {
    const page = await slowPage(context)
    const hosts = new Set<string>()
    page.on('request', (request) => void hosts.add(new URL(request.url()).host))
    await page.addInitScript(watch)
    await page.goto(address)
    await page.locator('input:not([type=radio])').first().fill('owner@noor.example')
    await page.locator('button[type=submit]:enabled').waitFor()
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => globalThis.seen)
    if (hosts.size !== 1) throw new Error(`asked other hosts: ${[...hosts].join(', ')}`)
    const continueMs = seen.continueMs ?? Number.NaN
    const asked = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => {
          const { name, startTime, responseEnd, transferSize } = entry as PerformanceResourceTiming
          return { name, startTime, responseEnd, transferSize }
        },
      ),
    )
    // What Continue needed was there by then; the rest of the page is asked for in the same moment.
    const needed = asked.filter(({ responseEnd }) => responseEnd < continueMs)
    const code = needed.filter(({ name }) => /\.(js|css)$/.test(name))
    const sizes = await Promise.all(code.map(({ name }) => gzipSize(name)))
    return {
      ...seen,
      continueMs,
      requestsBeforeForm: asked.filter(({ startTime }) => startTime < seen.formMs).length,
      requestsBeforeContinue: needed.length,
      gzipKiB: sizes.reduce((sum, size) => sum + size, 0) / kib,
      sentKiB: needed.reduce((sum, { transferSize }) => sum + transferSize, 0) / kib,
    }
  } finally {
    await context.close()
  }
}

declare global {
  var seen: { formMs: number; paintMs: number; blockMs: number; shift: number; continueMs?: number }
}

/** Runs in the page before anything else of it. */
function watch(): void {
  const seen: typeof globalThis.seen = { formMs: Number.NaN, paintMs: Number.NaN, blockMs: 0, shift: 0 }
  globalThis.seen = seen
  const look = () => {
    const field = document.querySelector('input:not([type=radio])')?.getBoundingClientRect()
    if (field && field.width > 0 && field.height > 0) seen.formMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const enabled = new MutationObserver(() => {
    if (!document.querySelector('button[type=submit]:enabled')) return
    seen.continueMs = performance.now()
    enabled.disconnect()
  })
  enabled.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  const each = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paintMs = entry.startTime
  })
  each('longtask', (entry) => (seen.blockMs += entry.duration - 50))
  each('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
}

/** Asked for again: what a worker loads the browser does not hand out. */
async function gzipSize(address: string): Promise<number> {
  const bytes = await (await fetch(address)).arrayBuffer()
  return gzipSync(new Uint8Array(bytes), { level: 9 }).length
}
