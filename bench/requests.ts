/**
 * How many requests every signed-in page takes until it is still, opened by itself with nothing cached: all
 * that the walk of `e2e/look` goes to, each as who goes there. And every click of both sidebars on a slow
 * phone's terms (4x CPU, 1.6 Mbps, 150 ms), cold, and after the pointer has rested on the link: how many
 * requests, and when the page stood that it leads to. In a real Chromium; the product runs as it is, with its
 * demo. `npx node bench/requests.ts`, after `npm run build`; `ONLY=merchant` or `console`, `WHAT=pages` or
 * `clicks`, and `AT=/payments` for the pages below an address, with what each asks for, keep no result.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '@daftar/testkit/browser'
import { deskWalk } from '@daftar/testkit/walk/desk'
import { merchantWalk } from '@daftar/testkit/walk/merchant'
import type { Stop, Visitor } from '@daftar/testkit/walk/stop'
import { chromium, type BrowserContext } from 'playwright-core'
import { stageDesk } from '../e2e/look/support/stage-desk.ts'
import { stageMerchants } from '../e2e/look/support/stage-merchants.ts'
import type { Things } from '../e2e/look/support/things.ts'
import { visitors } from '../e2e/look/support/visitors.ts'
import { sharedSession, takeOver } from '../e2e/support/session.ts'
import { busyProcessors, keep, median, surroundings, versionOf } from './lib.ts'
import { ColdPage, type Asked } from './requests/cold-page.ts'
import { startProduct } from './servers/product.ts'
import { slowPage, uncachedPage } from './slow-page.ts'

const roundCount = Number(process.env['ROUNDS'] ?? 1)
const { ONLY: only, WHAT: kind, AT: below } = process.env
const most = { page: 20, click: 8, clickMs: 1_200 }
const port = 4486
const origin = `http://localhost:${port}`

interface Application {
  name: 'merchant' | 'console'
  root: string
  stops: readonly Stop<string, keyof Things>[]
  /** Who clicks through the sidebar, where from, and where from to that page itself. */
  clicks: { as: Exclude<Visitor, 'nobody'>; from: string; other: string }
}
const applications = (
  [
    {
      ...{ name: 'merchant', root: '', stops: merchantWalk },
      clicks: { as: 'noorOwner', from: '/dashboard', other: '/account' },
    },
    {
      ...{ name: 'console', root: '/desk', stops: deskWalk },
      clicks: { as: 'admin', from: '/desk/home', other: '/desk/cases' },
    },
  ] satisfies Application[]
).filter(({ name }) => only === undefined || only === name)

type PageCount = { page: string; as: string } & Omit<Asked, 'what'> & { what?: string[] }
interface Click {
  to: string
  cold: { ms: number; requests: number; what: string[] }
  rested: { ms: number; requests: number; what: string[] }
}

const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
process.env['TRUST_PROXY'] = 'true'
process.env['E2E_DATA_DIR'] = join(folder, 'e2e')
const stopProduct = await startProduct(port, join(folder, 'data'))
const browser = await chromium.launch(await findBrowser())
try {
  const demo = { ...(await stageMerchants(origin)), ...(await stageDesk(origin)) } as Things
  const pages: PageCount[] = []
  const clicks: Click[] = []
  const busyBefore = await busyProcessors()
  for (const one of applications) {
    if (kind !== 'clicks') pages.push(...(await everyPage(one, demo)))
    if (kind !== 'pages' && below === undefined) clicks.push(...(await everyClick(one)))
  }
  const summary = {
    ...Object.fromEntries(applications.map(({ name, root }) => [name, figures(root, pages, clicks)])),
    'processors others kept busy': busyBefore,
    react: versionOf('react'),
    vite: versionOf('vite'),
    chromium: browser.version(),
  }
  if ([only, kind, below].every((part) => part === undefined))
    keep('requests', {
      budget: `a page at most ${most.page} requests; a click at most ${most.click} and 1.2 s cold, none when rested on`,
      where,
      summary,
      raw: { pages, clicks },
    })
  else console.dir({ summary, pages, clicks }, { depth: null, maxArrayLength: null, breakLength: 160 })
} finally {
  await browser.close()
  await stopProduct()
  rmSync(folder, { recursive: true, force: true })
}

function figures(root: string, pages: readonly PageCount[], clicks: readonly Click[]) {
  const isOurs = (path: string) => path.startsWith('/desk') === (root !== '')
  const counts = pages.filter(({ page }) => isOurs(page)).map(({ requests }) => requests)
  const ours = clicks.filter(({ to }) => isOurs(to))
  const largest = (numbers: readonly number[]) => Math.max(0, ...numbers)
  return {
    pages: counts.length,
    'requests, median': median(counts),
    'requests, most': largest(counts),
    [`pages over ${most.page}`]: counts.filter((count) => count > most.page).length,
    clicks: ours.length,
    'click, requests, most': largest(ours.map(({ cold }) => cold.requests)),
    'click, ms, median': Math.round(median(ours.map(({ cold }) => cold.ms))),
    'click, ms, most': Math.round(largest(ours.map(({ cold }) => cold.ms))),
    [`clicks over ${most.click} or 1.2 s`]: ours.filter(
      ({ cold }) => cold.requests > most.click || cold.ms > most.clickMs,
    ).length,
    'rested on, requests, most': largest(ours.map(({ rested }) => rested.requests)),
    'rested on, ms, most': Math.round(largest(ours.map(({ rested }) => rested.ms))),
  }
}

/** Every page of the walk but those that need no session, and what each asks for. */
async function everyPage({ root, stops }: Application, demo: Things): Promise<PageCount[]> {
  const counts: PageCount[] = []
  for (const { as, at, shows } of stops) {
    if (as === 'nobody') continue
    const path = root + (typeof at === 'string' ? at : at(demo))
    if (below !== undefined && !path.startsWith(below)) continue
    const { what, ...asked } = await onPage(as, uncachedPage, async (cold, context) => {
      const url = new URL(path, origin)
      if (url.pathname === '/webview/auth') url.hash += `&token=${await tokenOf(context)}`
      await cold.page.goto(url.href)
      return cold.untilStill()
    })
    const isTold = asked.requests > most.page || below !== undefined
    counts.push({ page: path, as: shows ? `${as}, ${shows}` : as, ...asked, ...(isTold && { what }) })
  }
  return counts.toSorted((left, right) => right.requests - left.requests)
}

/** Every link of the sidebar: clicked on a page that has just opened. */
async function everyClick({ root, clicks: { as, from, other } }: Application): Promise<Click[]> {
  const opened = async (cold: ColdPage, at: string) => {
    await cold.page.goto(origin + at)
    await cold.untilStill()
  }
  const addresses = await onPage(as, uncachedPage, async (cold) => {
    await opened(cold, from)
    return cold.page.evaluate(() =>
      [...document.querySelectorAll('nav a[href^="/"]:not([target])')].map((link) =>
        link.getAttribute('href'),
      ),
    )
  })
  const clicked = async (to: string, isRestedOn: boolean) => {
    const ways = []
    for (let round = 0; round < roundCount; round += 1)
      ways.push(
        await onPage(as, slowPage, async (cold) => {
          // The address of the application itself leads to where the others are clicked.
          await opened(cold, [from, root || '/'].includes(to) ? other : from)
          const link = cold.page.locator(`nav a[href="${to}"]`).last()
          if (isRestedOn) {
            await link.hover()
            await cold.page.waitForTimeout(500)
            await cold.untilStill()
          }
          const ms = await cold.follow(link)
          const { requests, what } = await cold.untilStill()
          return { ms: Math.round(ms), requests, what }
        }),
      )
    const [first] = ways.toSorted((left, right) => right.requests - left.requests)
    return { ...first!, ms: median(ways.map(({ ms }) => ms)) }
  }
  const found: Click[] = []
  for (const to of new Set(addresses.filter((href) => href !== null)))
    found.push({ to, cold: await clicked(to, false), rested: await clicked(to, true) })
  return found.toSorted((left, right) => right.cold.requests - left.cold.requests)
}

async function onPage<T>(
  who: Exclude<Visitor, 'nobody'>,
  open: typeof slowPage,
  act: (cold: ColdPage, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 900 } })
  try {
    await takeOver(context, await sharedSession(origin, visitors[who]))
    await context.addInitScript(keepAsSignedIn)
    return await act(await ColdPage.in(context, open), context)
  } finally {
    await context.close()
  }
}

/** What a browser keeps in which somebody has signed in. */
function keepAsSignedIn(): void {
  localStorage.setItem('merchant.signed_in', '1')
  localStorage.setItem('merchant.client_id', '6d0f7a52-2f2b-4f0e-9a57-0c8c2f6a1b11')
}

/** What the mobile app hands over: the session of whoever looks. */
async function tokenOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'daftar_session')?.value ?? ''
}
