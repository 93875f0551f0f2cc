import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Locator, Page, Request } from 'playwright-core'

/** What a page asked for, by what it is. */
export interface Asked {
  requests: number
  files: number
  fonts: number
  calls: number
  /** Each address, with how often where that was more than once. */
  what: string[]
}

/** For how long nothing may be on its way before a page counts as still. */
const stillMs = 700
const timeLimitMs = 60_000
/** Bones of what is to come, behind a word that says so; the wheel of a button; what is busy. */
const loading = [
  '[role=status] > span:first-child + div[aria-hidden=true]:last-child',
  'span[role=status][aria-label]',
  '[aria-busy=true]',
].join()

/** A page that has nothing cached, and counts what it asks for. */
export class ColdPage {
  readonly page: Page
  readonly #onTheirWay = new Set<Request>()
  #asked: Request[] = []
  #lastMs = Date.now()

  private constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      if (isTold(request)) return
      this.#asked.push(request)
      this.#lastMs = Date.now()
      // A stream stays open, and nobody hears of the end of a worker that is called off.
      const ends = request.resourceType() !== 'eventsource' && !request.url().includes('.worker-')
      if (ends) this.#onTheirWay.add(request)
    })
    // An answer that was asked for ahead, and that the page has no use for, is never read to its end.
    page.on('response', (response) => this.#ended(response.request()))
    page.on('requestfinished', (request) => this.#ended(request))
    page.on('requestfailed', (request) => this.#ended(request))
  }

  static async in(context: BrowserContext, open: (context: BrowserContext) => Promise<Page>) {
    await context.addInitScript(prepare, loading)
    return new ColdPage(await open(context))
  }

  /** Waits until the page shows what it has, and answers what it asked for since the last time. */
  async untilStill(): Promise<Asked> {
    const until = Date.now() + timeLimitMs
    while (!(await this.#isStill())) {
      if (Date.now() > until)
        throw new Error(
          `${this.page.url()} waits for ${[...this.#onTheirWay].map((one) => one.url()).join() || 'itself'}`,
        )
      await sleep(100)
    }
    const asked = this.#asked
    this.#asked = []
    return sortedOut(asked)
  }

  /** Follows a link of the page, and answers after how many ms the page that it leads to stood. */
  follow(link: Locator): Promise<number> {
    return link.evaluate((element, limitMs) => {
      const from = performance.now()
      const { pathname } = location
      ;(element as HTMLElement).click()
      return new Promise<number>((resolve, reject) => {
        const look = () => {
          const passed = performance.now() - from
          if (location.pathname !== pathname && globalThis.pageStands()) resolve(passed)
          else if (passed > limitMs) reject(new Error(`${pathname} leads nowhere`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    }, timeLimitMs)
  }

  async #isStill(): Promise<boolean> {
    if (this.#onTheirWay.size > 0 || Date.now() - this.#lastMs < stillMs) return false
    return this.page.evaluate(() => globalThis.pageStands())
  }

  #ended(request: Request): void {
    this.#onTheirWay.delete(request)
    this.#lastMs = Date.now()
  }
}

declare global {
  var pageStands: () => boolean
}

/**
 * Runs in the page before anything else of it. What every page does once it is still and five seconds old is
 * left out: else a slow machine would count it, and a fast one would not.
 */
function prepare(loading: string): void {
  globalThis.requestIdleCallback = () => 0
  globalThis.pageStands = () => {
    const { __TSR_ROUTER__: router } = globalThis as unknown as {
      __TSR_ROUTER__?: {
        latestLocation: { href: string }
        state: { status: string; resolvedLocation?: { href: string } }
      }
    }
    if (router) {
      const { status, resolvedLocation } = router.state
      if (status !== 'idle' || resolvedLocation?.href !== router.latestLocation.href) return false
    }
    return document.querySelector('h1') !== null && document.querySelector(loading) === null
  }
}

/** What is told of a page's use, for which nobody waits. */
function isTold(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname.includes('/events')
}

function sortedOut(asked: readonly Request[]): Asked {
  const of = (kind: ReturnType<typeof kindOf>) => asked.filter((one) => kindOf(one) === kind).length
  const ways = asked.map((one) => {
    const { pathname, search } = new URL(one.url())
    return `${one.method() === 'GET' ? '' : `${one.method()} `}${pathname}${search}`
  })
  const what = [...Map.groupBy(ways, (way) => way)].map(([way, { length }]) =>
    length > 1 ? `${length} x ${way}` : way,
  )
  return { requests: asked.length, files: of('files'), fonts: of('fonts'), calls: of('calls'), what }
}

function kindOf(request: Request): 'files' | 'fonts' | 'calls' {
  if (request.resourceType() === 'font') return 'fonts'
  return ['fetch', 'xhr', 'eventsource'].includes(request.resourceType()) ? 'calls' : 'files'
}
