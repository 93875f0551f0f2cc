import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventPort, type EventPortOptions } from './events.ts'

interface Sent {
  keepalive: boolean | undefined
  authorization: string | undefined
  events: { id: string; name: string; payload: Record<string, unknown> }[]
}

let sent: Sent[]
let statuses: (number | 'offline')[]
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  statuses = []
})
afterEach(() => vi.useRealTimers())

const facts = {
  merchant_id: 'mer_1',
  language: 'ar',
  route: 'capitalOffer',
  platform: 'web',
  timestamp: '2026-11-27T08:00:00.000Z',
} as const

function aPort(given: Partial<EventPortOptions> = {}) {
  let made = 0
  return createEventPort({
    address: '/merchant/api/v1/events',
    token: () => null,
    facts: () => facts,
    tool: () => {},
    newId: () => String((made += 1)),
    fetch: async (_, init) => {
      const status = statuses.shift() ?? 204
      if (status === 'offline') throw new TypeError('Failed to fetch')
      sent.push(readRequest(init))
      return new Response(null, { status })
    },
    ...given,
  })
}

function readRequest(init: RequestInit | undefined): Sent {
  return {
    keepalive: init?.keepalive,
    authorization: (init?.headers as Record<string, string> | undefined)?.['authorization'],
    events: JSON.parse(String(init?.body)).events,
  }
}

const offer = { offer_id: 'ofr_1' }
const namesSent = () => sent.map(({ events }) => events.map(({ name }) => name))

test('events of one moment travel together, with merchant, language, page and time, and outlive the page [CAPI-46, DEC-CAPI-14]', async () => {
  const port = aPort()
  port.track('Call Back Requested', offer)
  port.track('Capital Offers Clicks', offer)
  expect(sent).toEqual([])
  await vi.runAllTimersAsync()
  const payload = { ...offer, ...facts }
  expect(sent).toEqual([
    {
      keepalive: true,
      authorization: undefined,
      events: [
        { id: '1', name: 'Call Back Requested', payload },
        { id: '2', name: 'Capital Offers Clicks', payload },
      ],
    },
  ])
})

test('what tells of use waits ten seconds for more, or goes along with what is asked for', async () => {
  const port = aPort()
  port.track('Capital Offers Clicks', offer)
  await vi.advanceTimersByTimeAsync(9_000)
  port.track('Capital Offers Clicks', offer)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(namesSent()).toEqual([['Capital Offers Clicks', 'Capital Offers Clicks']])

  sent = []
  port.track('Capital Offers Clicks', offer)
  port.track('Call Back Requested', offer, 'soon')
  await vi.advanceTimersByTimeAsync(400)
  expect(namesSent()).toEqual([['Capital Offers Clicks', 'Call Back Requested']])

  sent = []
  for (let count = 0; count < 20; count += 1) port.track('Capital Offers Clicks', offer)
  await vi.advanceTimersByTimeAsync(400)
  expect(sent.map(({ events }) => events.length)).toEqual([20])
})

test('a try that failed is not hastened by what comes meanwhile', async () => {
  statuses = [503]
  const port = aPort()
  port.track('Call Back Requested', offer, 'soon')
  await vi.advanceTimersByTimeAsync(500)
  port.track('Call Back Requested', offer, 'soon')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(2)
})

test('whoever signs out has sent what waits before', async () => {
  const port = aPort()
  port.track('Capital Offers Clicks', offer)
  await port.send()
  port.drop()
  expect(namesSent()).toEqual([['Capital Offers Clicks']])
})

test('a configured tool is told the same at once [DEC-SES-11]', () => {
  const told: unknown[] = []
  aPort({ tool: (...event) => told.push(event) }).track('Capital Store Selected', { store_id: 'sto_1' })
  expect(told).toEqual([['Capital Store Selected', { store_id: 'sto_1', ...facts }]])
})

test('sending never blocks and never throws, whatever is broken underneath [CAPI-46]', async () => {
  const broken = () => {
    throw new Error('broken')
  }
  for (const given of [{ facts: broken }, { newId: broken }, { tool: broken }, { token: broken }]) {
    const port = aPort(given)
    expect(port.track('Call Back Requested', offer)).toBeUndefined()
    expect(port.flush()).toBeUndefined()
    await vi.runAllTimersAsync()
  }
})

test('what could not be sent goes with the same ids a little later, and is given up after the last try', async () => {
  statuses = ['offline', 503, 204]
  const port = aPort()
  port.track('Feedback sent', { ...offer, reason: 'other', tell_us_more: '', can_contact: false })
  await vi.runAllTimersAsync()
  expect(sent.map(({ events }) => events.map(({ id }) => id))).toEqual([['1'], ['1']])

  sent = []
  statuses = Array.from({ length: 20 }, () => 429)
  port.track('Call Back Requested', offer)
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(4)
  statuses = []
  port.track('Capital Offers Clicks', offer)
  await vi.runAllTimersAsync()
  expect(namesSent().at(-1)).toEqual(['Capital Offers Clicks'])
})

test('what the collector refuses is not sent again', async () => {
  statuses = [400]
  aPort().track('Call Back Requested', offer)
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
})

test('many events are sent in batches the collector takes', async () => {
  const port = aPort()
  for (let count = 0; count < 45; count += 1) port.track('Capital Offers Clicks', offer)
  await vi.runAllTimersAsync()
  expect(sent.map(({ events }) => events.length)).toEqual([20, 20, 5])
})

test('a page that goes sends what waits by beacon, and by a request where a token must go with it', async () => {
  const beacons: Blob[] = []
  const beacon = (_: string, body: Blob) => beacons.push(body) > 0
  const port = aPort({ beacon })
  port.track('Call Back Requested', offer)
  port.flush()
  port.flush()
  await vi.runAllTimersAsync()
  expect([beacons.length, beacons[0]?.type, sent.length]).toEqual([1, 'application/json', 0])
  expect(JSON.parse((await beacons[0]?.text()) ?? '').events).toHaveLength(1)

  const inApp = aPort({ beacon, token: () => 'secret' })
  inApp.track('Call Back Requested', offer)
  inApp.flush()
  expect(sent).toMatchObject([{ keepalive: true, authorization: 'Bearer secret' }])
  const refused = aPort({ beacon: () => false })
  refused.track('Call Back Requested', offer)
  refused.flush()
  expect(sent).toHaveLength(2)
})

test('nothing is kept while nobody is signed in, and what waits is forgotten when the session ends', async () => {
  const nobody = aPort({ facts: () => null })
  nobody.track('Call Back Requested', offer)
  const port = aPort()
  port.track('Call Back Requested', offer)
  port.drop()
  await vi.runAllTimersAsync()
  expect(sent).toEqual([])
})

test('an event or a property that no catalogue has does not compile [EVT-01, DEC-EVT-1]', () => {
  const port = aPort()
  const told = () => {
    // @ts-expect-error -- events are those of a catalogue alone
    port.track('Card Stolen', {})
    // @ts-expect-error -- the role is one of a few words
    port.track('User Invited', { role: 'emperor' })
    // @ts-expect-error -- nothing that names somebody can be a property
    port.track('Order Opened', { order_id: 'ord_1', shopper: 'Sara' })
    // @ts-expect-error -- properties are those of the event alone
    port.track('Orders Opened', { shopper: 'Sara' })
    port.track('User Invited', { role: 'supervisor' })
  }
  expect(told).not.toThrow()
  vi.advanceTimersByTime(10_000)
  expect(namesSent().flat()).toContain('User Invited')
})
