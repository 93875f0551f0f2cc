import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { routes } from '@daftar/contract/routes'
import { createClient, type Client } from './client.ts'
import { ApiError, NetworkError } from './errors.ts'
import { memoryStore } from './token-store.ts'

type Seen = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
type Answer = (request: IncomingMessage, response: ServerResponse) => void

const seen: Seen[] = []
let answer: Answer
let base = ''
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    seen.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', base),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    answer(request, response)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.closeAllConnections())
beforeEach(() => {
  seen.length = 0
  answer = json(200, {})
})

function json(status: number, body: unknown): Answer {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
}

const refused = (reason: string) => ({ status: 'error', errorType: 'x', error: reason, details: { reason } })

function aClient(given: Partial<Client['options']> = {}): Client & { reasons: string[] } {
  const reasons: string[] = []
  const client = createClient({
    routes,
    base,
    tokens: memoryStore(),
    clientId: 'browser-1',
    onUnauthorized: (reason) => reasons.push(reason),
    ...given,
  })
  return { ...client, reasons }
}

const only = () => seen[0] as Seen

test('a stored token goes with every call as bearer authorization, and nothing when there is none [REQ-01]', async () => {
  const tokens = memoryStore()
  const client = aClient({ tokens })
  await client.call('accounts.read')
  tokens.write('secret-token')
  await client.call('accounts.read')
  await client.call('sessions.logout')
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    'Bearer secret-token',
    'Bearer secret-token',
  ])
})

test('every call includes credentials [REQ-02]', async () => {
  const modes: (RequestCredentials | undefined)[] = []
  const client = aClient({
    fetch: (url, init) => {
      modes.push(init?.credentials)
      return fetch(url, init)
    },
  })
  await client.call('accounts.read')
  await client.call('accounts.phone', { body: { phone: '+971501234567' } })
  expect(modes).toEqual(['include', 'include'])
})

test('every GET carries the client id of this browser, no other call does [REQ-03, DEC-REQ-1]', async () => {
  const client = aClient()
  await client.call('legalEntities.list', { query: { statuses: 'pending_info' } })
  await client.call('sessions.logout')
  await client.call('sessions.endAll')
  expect(seen.map(({ method, url }) => [method, url.search])).toEqual([
    ['GET', '?statuses=pending_info&client_id=browser-1'],
    ['POST', ''],
    ['DELETE', ''],
  ])
})

test('a lost network is a network error with status 500 of unknown kind; a GET was tried once more [REQ-04, REQ-05, DEC-REQ-3]', async () => {
  answer = (request) => request.socket.destroy()
  const client = aClient()
  const reading = await client.call('accounts.read').catch((error: unknown) => error)
  expect(reading).toBeInstanceOf(NetworkError)
  expect(reading).toMatchObject({ status: 500, kind: 'unknown' })
  expect(seen).toHaveLength(2)
  seen.length = 0
  await expect(client.call('sessions.logout')).rejects.toBeInstanceOf(NetworkError)
  expect(seen).toHaveLength(1)
})

test('an answer that is not ours is a network error too [REQ-04]', async () => {
  const client = aClient()
  answer = (_, response) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  await expect(client.call('accounts.read')).rejects.toBeInstanceOf(NetworkError)
  answer = json(503, { message: 'the proxy is tired' })
  await expect(client.call('accounts.read')).rejects.toBeInstanceOf(NetworkError)
  answer = json(200, {})
})

test.each([
  { message: 'invalid email' },
  { error: 'invalid email' },
  { errors: [{ message: 'invalid email' }] },
])('a refusal in words alone is one, its words kept: %j [ERR-01, ERR-03]', async (said) => {
  answer = json(400, said)
  await expect(aClient().call('sessions.logout')).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    reason: 'internal',
    body: said,
  })
})

test('a GET that works the second time is answered', async () => {
  answer = (request, response) => {
    if (seen.length === 1) request.socket.destroy()
    else json(200, { values: { key: 1 } })(request, response)
  }
  expect(await aClient().call('settings.remoteConfig')).toEqual({ values: { key: 1 } })
})

test('an abort passes through unchanged [REQ-06]', async () => {
  answer = () => {}
  const stop = new AbortController()
  const calling = aClient().call('accounts.read', { signal: stop.signal })
  setTimeout(() => stop.abort(), 30)
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' })
  await expect(calling).rejects.toBeInstanceOf(DOMException)
})

test('a call that takes longer than its limit is a network error [DEC-REQ-3, CFG-02]', async () => {
  answer = () => {}
  await expect(aClient().call('sessions.logout', { timeLimitMs: 50 })).rejects.toBeInstanceOf(NetworkError)
})

test('a 401 of any call tells the page, with the reason of the server [REQ-07, SES-27]', async () => {
  const client = aClient()
  answer = json(401, refused('not_signed_in'))
  await expect(client.call('accounts.read')).rejects.toMatchObject({ status: 401, reason: 'not_signed_in' })
  answer = json(401, refused('session_revoked'))
  await expect(client.call('accounts.phone', { body: { phone: '+971501234567' } })).rejects.toBeInstanceOf(
    ApiError,
  )
  answer = json(403, refused('no_permission'))
  await expect(client.call('accounts.read')).rejects.toMatchObject({ status: 403 })
  expect(client.reasons).toEqual(['not_signed_in', 'session_revoked'])
})

test('a refusal carries its reason, the fields and when to try again', async () => {
  answer = json(429, {
    ...refused('too_many_codes'),
    details: {
      reason: 'too_many_codes',
      fields: { phone: 'phone_invalid' },
      retry_at: '2026-11-21T10:00:00.000Z',
      request_id: 'r1',
    },
  })
  const error = (await aClient()
    .call('accounts.read')
    .catch((caught: unknown) => caught)) as ApiError
  expect(error.reason).toBe('too_many_codes')
  expect(error.fields).toEqual({ phone: 'phone_invalid' })
  expect(error.retryAt?.toISOString()).toBe('2026-11-21T10:00:00.000Z')
  expect(error.requestId).toBe('r1')
})

test('one intended effect has one key: each call its own, a retry the one it was given', async () => {
  const client = aClient()
  await client.call('sessions.logout')
  await client.call('sessions.logout')
  await client.call('sessions.logout', { idempotencyKey: 'again' })
  await client.call('accounts.read')
  const [first, second, third, read] = seen.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
  expect(third).toBe('again')
  expect(read).toBeUndefined()
})

test('parameters of a path are encoded, bodies travel as JSON, a version as If-Match [DEC-REQ-2]', async () => {
  answer = (_, response) => void response.writeHead(204).end()
  const client = aClient()
  expect(await client.call('sessions.end', { params: { id: 'a/b?c' } })).toBeUndefined()
  expect(only().url.pathname).toBe('/merchant/api/v1/auth/sessions/a%2Fb%3Fc')
  answer = json(200, {})
  seen.length = 0
  await client.call('accounts.phone', { body: { phone: '+971501234567' }, ifMatch: 7 })
  expect(JSON.parse(only().body)).toEqual({ phone: '+971501234567' })
  expect(only().headers).toMatchObject({ 'content-type': 'application/json', 'if-match': '"7"' })
})

test('a refusal is thrown once the words it is told in are loaded', async () => {
  const steps: string[] = []
  const patient = createClient({
    ...aClient().options,
    loadWords: async (reason) => {
      steps.push(reason)
      await Promise.resolve()
      steps.push('loaded')
    },
  })
  answer = json(403, refused('no_permission'))
  await patient.call('accounts.read').catch(() => steps.push('refused'))
  expect(steps).toEqual(['no_permission', 'loaded', 'refused'])
})
