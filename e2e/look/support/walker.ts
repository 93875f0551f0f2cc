import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Visitor } from '@daftar/testkit/walk/stop'
import { someAddress } from '../../support/api.ts'
import { looks, type Look } from '../../support/look.ts'
import { sharedSession, takeOver } from '../../support/session.ts'
import { Listener } from './listener.ts'
import { waitUntilSettled } from './settled.ts'
import { visitors } from './visitors.ts'

/**
 * Walks through the applications in one window. The first screen of an application is loaded, the next ones
 * are opened inside it as its own links do: no screen pays for loading what all of them share.
 */
export class Walker {
  readonly #browser: Browser
  readonly #look: Look
  readonly #origin: string
  #who: Visitor | undefined
  #context: BrowserContext | undefined
  #page: Page | undefined
  #listener: Listener | undefined

  constructor(browser: Browser, look: Look, origin: string) {
    this.#browser = browser
    this.#look = look
    this.#origin = origin
  }

  /**
   * Opens an address as somebody and waits until nothing moves any more; a page may show on purpose how
   * loading looks.
   */
  async open(who: Visitor, address: string, { showsLoading = false } = {}): Promise<Page> {
    const page = this.#page && this.#who === who ? this.#page : await this.#enter(who)
    this.listener.forget()
    const url = new URL(address, this.#origin)
    if (url.pathname === '/webview/auth') url.hash += `&token=${await this.#token()}`
    const isInside = await page.evaluate(stepInside, url.href)
    if (!isInside) await page.goto(url.href)
    await waitUntilSettled(page, this.listener, showsLoading)
    return page
  }

  /** What the mobile app would hand over: the session of whoever walks. */
  async #token(): Promise<string> {
    const cookies = (await this.#context?.cookies()) ?? []
    return cookies.find(({ name }) => name === 'daftar_session')?.value ?? ''
  }

  /** What the browser had to say since the last address was opened. */
  get listener(): Listener {
    if (!this.#listener) throw new Error('nothing is open yet')
    return this.#listener
  }

  /** The page as it stands, for who looks at a failure. */
  async picture(): Promise<Buffer | null> {
    return this.#page ? this.#page.screenshot({ animations: 'disabled' }) : null
  }

  async leave(): Promise<void> {
    await this.#context?.close()
    this.#page = undefined
    this.#who = undefined
  }

  async #enter(who: Visitor): Promise<Page> {
    await this.leave()
    const { locale, viewport, isTouch } = looks[this.#look]
    this.#context = await this.#browser.newContext({
      locale,
      viewport,
      hasTouch: isTouch,
      isMobile: isTouch,
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Dubai',
      baseURL: this.#origin,
      extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
    })
    if (who !== 'nobody') await takeOver(this.#context, await sharedSession(this.#origin, visitors[who]))
    this.#page = await this.#context.newPage()
    this.#listener = new Listener(this.#page)
    this.#who = who
    return this.#page
  }
}

/** Runs in the page. False where there is no application yet, or another one than the address is of. */
function stepInside(href: string): boolean {
  const { __TSR_ROUTER__: router } = globalThis as unknown as {
    __TSR_ROUTER__?: {
      basepath?: string
      options: { basepath?: string }
      history: { push(path: string): void }
    }
  }
  const { pathname, search } = new URL(href)
  const isDesk = (path: string) => path === '/desk' || path.startsWith('/desk/')
  const isEntry = (path: string) => /^\/(auth|pay|webview\/auth|desk\/sign-in)(\/|$)/.test(path)
  if (!router || isEntry(pathname) || isDesk(pathname) !== isDesk(location.pathname)) return false
  router.history.push(pathname + search)
  return true
}
