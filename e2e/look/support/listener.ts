import type { Page, Request } from '@playwright/test'

/** Hears what a page says on its console, which requests are on their way, and how they end. */
export class Listener {
  readonly #waitedFor = new Set<Request>()
  #trouble: string[] = []
  #refused: number[] = []
  #quietSince = 0

  constructor(page: Page) {
    page.on('pageerror', (error) => this.#trouble.push(`error: ${error.message}`))
    page.on('console', (message) => {
      // A refusal is told by its answer; the browser's own line about it says no more.
      if (message.text().startsWith('Failed to load resource')) return
      if (['error', 'warning'].includes(message.type()))
        this.#trouble.push(`${message.type()}: ${message.text()}`)
    })
    page.on('request', (request) => {
      // Nobody waits for what is sent off without asking for an answer, nor for the end of a stream that
      // stays open, nor hears that of a worker that is called off.
      const isWaitedFor = !['ping', 'eventsource'].includes(request.resourceType())
      const isHeardOf = isWaitedFor && !request.url().includes('.worker-')
      if (isHeardOf) this.#waitedFor.add(request)
    })
    page.on('requestfinished', (request) => this.#ended(request))
    page.on('requestfailed', (request) => {
      this.#ended(request)
      // What the next screen no longer needs is called off.
      const why = request.failure()?.errorText ?? ''
      if (why !== 'net::ERR_ABORTED') this.#trouble.push(`${why}: ${request.method()} ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() < 400) return
      this.#refused.push(response.status())
      this.#trouble.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
    })
  }

  /** Begins anew: what the screen before asked for is not this one's. */
  forget(): void {
    this.#waitedFor.clear()
    this.#trouble = []
    this.#refused = []
  }

  /**
   * Everything to complain about, but answers of the status that the screen is there to show, and the error
   * they become.
   */
  trouble(refused?: number): string[] {
    const isMeant = (line: string) => line.startsWith(`${refused}: `) || line.startsWith('error: ApiError: ')
    return this.#trouble.filter((line) => refused === undefined || !isMeant(line))
  }

  hasBeenRefused(status: number): boolean {
    return this.#refused.includes(status)
  }

  /** What is on its way. */
  get waitsFor(): string[] {
    return [...this.#waitedFor].map((request) => `${request.method()} ${request.url()}`)
  }

  /** For how many milliseconds nothing was on its way. */
  get quietFor(): number {
    return this.#waitedFor.size > 0 ? 0 : Date.now() - this.#quietSince
  }

  #ended(request: Request): void {
    this.#waitedFor.delete(request)
    this.#quietSince = Date.now()
  }
}
