import type { EventName, EventPayload } from '@daftar/contract/endpoints/console/events'

/** What every event carries, added by the port (DEC-EVT-1, DEC-CAPI-14). */
export interface EventFacts {
  merchant_id: string
  language: 'en' | 'ar'
  /** The page it happened on, by its key. */
  route: EventPayload<'Orders Opened'>['route']
  platform: 'web' | 'webview'
  timestamp: string
}

type Own<Name extends EventName> = Omit<EventPayload<Name>, keyof EventFacts>

/**
 * What a screen says of an event; the rest the port adds. An event without properties takes none: nothing
 * slips in with it.
 */
export type Tracked<Name extends EventName> = keyof Own<Name> extends never
  ? Record<string, never>
  : Own<Name>

/** Where screens say what happened (CAPI-46). It never throws and nothing waits for it. */
export interface EventPort {
  /** What somebody asks for by an event is sent `soon`; the rest is gathered. */
  track<Name extends EventName>(name: Name, payload: Tracked<Name>, when?: 'soon'): void
  /** Sends what waits in a way that outlives the page. */
  flush(): void
  /** Sends what waits, and settles once it was answered. */
  send(): Promise<void>
  /** Forgets what waits: somebody else may sign in next. */
  drop(): void
}

export interface EventPortOptions {
  /** Where the product's own collector listens. */
  address: string
  /** The bearer token, where a page keeps one; the cookie session goes by itself. */
  token: () => string | null
  /** Null while nobody is known: then nothing is kept. */
  facts: () => EventFacts | null
  /** Hands an event to a configured tool of somebody else as well (DEC-SES-11). */
  tool: (name: EventName, payload: Readonly<Record<string, unknown>>) => void
  newId: () => string
  fetch?: typeof fetch
  beacon?: (address: string, body: Blob) => boolean
}

type Waiting = { id: string; name: EventName; payload: Readonly<Record<string, unknown>> }

/** Events of one moment travel together. */
const soonMs = 400
/**
 * What tells of use alone waits for more of it, or for the page to be left: a page that begins has other
 * things to send.
 */
const gatherMs = 10_000
/** How long after a failed try the next one begins; after the last of them the batch is given up. */
const retryAfterMs = [2_000, 10_000, 60_000] as const
/** As many as the collector takes at once. */
const perBatch = 20
/** Beyond this the oldest are let go. */
const mostWaiting = 100

export function createEventPort(options: EventPortOptions): EventPort {
  const send = options.fetch ?? ((address: string, init: RequestInit) => fetch(address, init))
  const beacon = options.beacon ?? ((address, body) => navigator.sendBeacon(address, body))
  let waiting: Waiting[] = []
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueMs = Infinity
  let isSending = false

  /**
   * An earlier time takes the place of a later one, but for a try that failed: that one waits for its time.
   */
  function sendAfter(ms: number): void {
    const due = performance.now() + ms
    if (due >= dueMs || (tries > 0 && timer !== undefined)) return
    clearTimeout(timer)
    dueMs = due
    timer = setTimeout(() => {
      timer = undefined
      dueMs = Infinity
      void sendOn()
    }, ms)
  }

  async function sendOn(): Promise<void> {
    if (isSending || waiting.length === 0) return
    isSending = true
    const batch = waiting.slice(0, perBatch)
    const isTaken = await post(batch)
    isSending = false
    const wait = isTaken ? undefined : retryAfterMs[tries]
    tries = wait === undefined ? 0 : tries + 1
    if (wait === undefined) waiting = waiting.filter((event) => !batch.includes(event))
    if (waiting.length > 0) sendAfter(wait ?? soonMs)
  }

  /** False where it is worth another try: nobody answered, or the server was not able to. */
  async function post(batch: readonly Waiting[]): Promise<boolean> {
    try {
      const { status } = await send(options.address, requestOf(batch, options.token()))
      return status < 500 && status !== 429
    } catch {
      return false
    }
  }

  return {
    track: (name, payload, when) =>
      quietly(() => {
        const facts = options.facts()
        if (!facts) return
        const whole = { ...facts, ...payload }
        waiting = [...waiting, { id: options.newId(), name, payload: whole }].slice(-mostWaiting)
        sendAfter(when === 'soon' || waiting.length >= perBatch ? soonMs : gatherMs)
        options.tool(name, whole)
      }),
    flush: () =>
      quietly(() => {
        const token = options.token()
        for (let at = 0; at < waiting.length; at += perBatch) {
          const batch = waiting.slice(at, at + perBatch)
          // A beacon carries cookies and no header.
          const isOnItsWay =
            token === null && beacon(options.address, new Blob([bodyOf(batch)], { type: json }))
          if (!isOnItsWay) void send(options.address, requestOf(batch, token)).catch(() => {})
        }
        waiting = []
      }),
    send: sendOn,
    drop: () => {
      waiting = []
      tries = 0
    },
  }
}

const json = 'application/json'

function requestOf(batch: readonly Waiting[], token: string | null): RequestInit {
  return {
    method: 'POST',
    credentials: 'include',
    // The request goes on when the page is gone.
    keepalive: true,
    headers: { 'content-type': json, ...(token && { authorization: `Bearer ${token}` }) },
    body: bodyOf(batch),
  }
}

function bodyOf(events: readonly Waiting[]): string {
  return JSON.stringify({ events })
}

/** What goes wrong while something is told must not break what it tells of. */
function quietly(work: () => void): void {
  try {
    work()
  } catch {
    // Nobody is waiting for it.
  }
}
