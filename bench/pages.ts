/**
 * The first signed-in page of a merchant and of the console, and a click from there to another list, on a
 * slow phone's terms (4x CPU, 1.6 Mbps, 150 ms), cold, in a real Chromium, beside a bare React page that
 * fetches and lists the same rows: all in turn, round by round. The product runs as it is, with its demo.
 * `npx node bench/pages.ts`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@daftar/testkit/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { signInThere, type Api } from '../e2e/support/api.ts'
import { people, staff } from '../e2e/support/people.ts'
import { busyProcessors, keep, median, surroundings, versionOf } from './lib.ts'
import { serveFolder } from './servers/bare-page.ts'
import { startProduct } from './servers/product.ts'
import { slowPage } from './slow-page.ts'

const roundCount = Number(process.env['ROUNDS'] ?? 7)
const ports = { ours: 4487, bareOrders: 4488, bareQueue: 4489 }
const kib = 1024
const origin = `http://localhost:${ports.ours}`

/** A list: its address, and where its first row can be seen. */
type List = { path: string; row: string }
const lists = {
  orders: { path: '/payments', row: '[data-row]' },
  payouts: { path: '/finance/payouts/completed', row: '[data-row]' },
  queue: { path: '/desk/cases', row: '[data-row]' },
  advances: { path: '/desk/advances', row: '[data-row]' },
} satisfies Record<string, List>

interface Load {
  /** When the first row stood, in ms from the navigation. */
  rowsMs: number
  /** The first thing painted. */
  paintMs: number
  /** Everything over 50 ms of long tasks until then. */
  blockMs: number
  requestsBeforeRows: number
  /** Until the page was still. */
  requests: number
  /** Everything until then as it travelled, fonts and the document included. */
  sentKiB: number
}

/** One way to another list: by a click alone, or after the pointer has rested on the link. */
interface Way {
  rowsMs: number
  requests: number
}

interface Visit {
  load: Load
  cold: Way
  hovered: Way
}

interface Round {
  round: number
  busyBefore: number
  merchant: Visit
  bareOrders: Load
  desk: Visit
  bareQueue: Load
}

const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
const bare = join(folder, 'bare')
await build({
  root: join(import.meta.dirname, 'pages/bare-list'),
  logLevel: 'warn',
  build: { outDir: bare, emptyOutDir: true, modulePreload: { polyfill: false } },
})
const stopProduct = await startProduct(ports.ours, join(folder, 'data'))
const browser = await chromium.launch(await findBrowser())
const stops: (() => Promise<void>)[] = []
try {
  const owner = await signInThere(origin, people.noorOwner, 'merchant')
  const underwriter = await signInThere(origin, staff.underwriter, 'desk')
  const { payments } = await owner.call('orders.list', { query: {} })
  const { applications } = await underwriter.call('decisions.queue', { query: {} })
  stops.push(await serveFolder(bare, ports.bareOrders, { '/rows.json': { rows: payments } }))
  stops.push(await serveFolder(bare, ports.bareQueue, { '/rows.json': { rows: applications } }))
  const bareList = (port: number) =>
    loaded(browser, { address: `http://localhost:${port}/`, row: '[data-row]' })
  const raw: Round[] = []
  for (let round = 0; round <= roundCount; round += 1) {
    const one = {
      round,
      busyBefore: await busyProcessors(),
      merchant: await visit(browser, owner, lists.orders, lists.payouts),
      bareOrders: await bareList(ports.bareOrders),
      desk: await visit(browser, underwriter, lists.queue, lists.advances),
      bareQueue: await bareList(ports.bareQueue),
    }
    // The first round warms the server up.
    if (round > 0) raw.push(one)
  }
  const middle = (read: (one: Round) => number, digits = 0) => Number(median(raw.map(read)).toFixed(digits))
  const most = (read: (one: Round) => number) => Math.max(...raw.map(read))
  const figures = (name: 'merchant' | 'desk', beside: 'bareOrders' | 'bareQueue') => ({
    'rows, ms': middle((one) => one[name].load.rowsMs),
    'bare rows, ms': middle((one) => one[beside].rowsMs),
    'rows, ratio': middle((one) => one[name].load.rowsMs / one[beside].rowsMs, 2),
    'first paint, ms': middle((one) => one[name].load.paintMs),
    'blocked, ms': middle((one) => one[name].load.blockMs),
    'requests until the rows': most((one) => one[name].load.requestsBeforeRows),
    requests: most((one) => one[name].load.requests),
    'sent, KiB': middle((one) => one[name].load.sentKiB),
    'bare, sent, KiB': middle((one) => one[beside].sentKiB),
    'click, ms': middle((one) => one[name].cold.rowsMs),
    'click, requests': most((one) => one[name].cold.requests),
    'click after hovering, ms': middle((one) => one[name].hovered.rowsMs),
    'click after hovering, requests': most((one) => one[name].hovered.requests),
  })
  keep('pages', {
    budget:
      'rows of the first signed-in page at most 1.8 x the bare page and 20 requests; a click at most 1.2 s and 8 requests, at once when hovered before',
    where,
    summary: {
      merchant: figures('merchant', 'bareOrders'),
      console: figures('desk', 'bareQueue'),
      'processors others kept busy': middle((one) => one.busyBefore, 2),
      react: versionOf('react'),
      vite: versionOf('vite'),
      chromium: browser.version(),
    },
    raw,
  })
} finally {
  await browser.close()
  await stopProduct()
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Two cold pages of one person: a click on each to the other list, one of them after the pointer has rested
 * on the link.
 */
async function visit(browser: Browser, person: Api, first: List, second: List): Promise<Visit> {
  const cold = await follow(browser, person, first, second, false)
  const hovered = await follow(browser, person, first, second, true)
  return { load: cold.load, cold: cold.way, hovered: hovered.way }
}

async function follow(browser: Browser, person: Api, first: List, second: List, isHovered: boolean) {
  return onPage(browser, person, async (page) => {
    const load = await loadOf(page, origin + first.path, first.row)
    const link = page.locator(`nav a[href^="${second.path}"]`).first()
    if (isHovered) {
      await link.hover()
      await page.waitForTimeout(500)
      await page.waitForLoadState('networkidle')
    }
    const before = await countRequests(page)
    const rowsMs = await link.evaluate(clickUntilRow, second)
    await page.waitForLoadState('networkidle')
    return { load, way: { rowsMs, requests: (await countRequests(page)) - before } }
  })
}

async function loaded(browser: Browser, { address, row }: { address: string; row: string }): Promise<Load> {
  return onPage(browser, null, (page) => loadOf(page, address, row))
}

async function onPage<T>(browser: Browser, person: Api | null, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } })
  try {
    const cookies = [...(person?.cookies ?? [])].map(([name, value]) => ({ name, value, url: origin }))
    if (cookies.length > 0) await context.addCookies(cookies)
    const page = await slowPage(context)
    await page.addInitScript(countAll)
    if (person) await page.addInitScript(keepAsSignedIn)
    return await act(page)
  } finally {
    await context.close()
  }
}

async function loadOf(page: Page, address: string, row: string): Promise<Load> {
  const hosts = new Set<string>()
  page.on('request', (request) => void hosts.add(new URL(request.url()).host))
  await page.addInitScript(watch, row)
  // The page says it: to be asked over and over it would have to read a script of the driver's, on its slow
  // processor.
  const stands = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'rows stand',
    timeout: 60_000,
  })
  await page.goto(address)
  await stands
  await page.waitForLoadState('networkidle')
  if (hosts.size !== 1) throw new Error(`asked other hosts: ${[...hosts].join(', ')}`)
  const { rowsMs = Number.NaN, paintMs, blockMs } = await page.evaluate(() => globalThis.seenRows)
  const asked = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { startTime, transferSize } = entry as PerformanceResourceTiming
        return { startTime, transferSize }
      },
    ),
  )
  return {
    rowsMs,
    paintMs,
    blockMs,
    requestsBeforeRows: asked.filter(({ startTime }) => startTime < rowsMs).length,
    requests: asked.length,
    sentKiB: asked.reduce((sum, { transferSize }) => sum + transferSize, 0) / kib,
  }
}

function countRequests(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByType('resource').length)
}

declare global {
  var seenRows: { rowsMs?: number; paintMs: number; blockMs: number }
}

/** What a browser keeps in which somebody has signed in. */
function keepAsSignedIn(): void {
  localStorage.setItem('merchant.signed_in', '1')
  localStorage.setItem('merchant.client_id', '6d0f7a52-2f2b-4f0e-9a57-0c8c2f6a1b11')
}

/** Runs in the page before anything else of it. */
function countAll(): void {
  performance.setResourceTimingBufferSize(2_000)
}

/** Runs in the page before anything else of it. */
function watch(row: string): void {
  const seen: typeof globalThis.seenRows = { paintMs: Number.NaN, blockMs: 0 }
  globalThis.seenRows = seen
  const look = (): unknown => {
    if (!document.querySelector(row)) return requestAnimationFrame(look)
    seen.rowsMs = performance.now()
    // When they have been painted, and the letters they are written in asked for.
    setTimeout(() => console.debug('rows stand'), 1_000)
  }
  requestAnimationFrame(look)
  const each = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true })
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paintMs = entry.startTime
  })
  each('longtask', (entry) => {
    if (seen.rowsMs === undefined) seen.blockMs += entry.duration - 50
  })
}

/** Runs in the page: follows a link, and waits until a row of the list it leads to stands in a frame. */
function clickUntilRow(link: Element, { path, row }: List): Promise<number> {
  const from = performance.now()
  const before = document.querySelector(row)
  ;(link as HTMLElement).click()
  return new Promise((resolve) => {
    const look = () => {
      const there = location.pathname.startsWith(path) ? document.querySelector(row) : null
      if (there && there !== before) resolve(performance.now() - from)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
