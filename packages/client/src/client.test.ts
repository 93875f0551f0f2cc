import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient, type Client } from './client.ts'
import { ApiError, NetworkError } from './errors.ts'
import { clientIdOf, memoryStore, tokenStore } from './token-store.ts'
import { storageKeys } from './session-keys.ts'

/** A server that keeps what it was asked and answers what the test says. */
interface Asked {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

let server: Server
let base: string
let asked: Asked[]
let answer: { status: number; body: unknown }
const refused: string[] = []

beforeAll(async () => {
  server = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '/', base),
        headers: request.headers,
        body,
      })
      reply.writeHead(answer.status, { 'content-type': 'application/json' })
      reply.end(answer.status === 204 ? undefined : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  refused.length = 0
  answer = { status: 200, body: { loans: [] } }
})

function aClient(given: { token?: string; base?: string; fetch?: typeof fetch } = {}): Client {
  const tokens = memoryStore()
  if (given.token) tokens.write(given.token)
  return createClient({
    base: given.base ?? base,
    tokens,
    clientId: 'browser-1',
    onUnauthorized: (reason) => refused.push(reason),
    ...(given.fetch && { fetch: given.fetch }),
  })
}

const refusal = (reason: string) => ({
  status: 'error',
  errorType: 'not_authorized',
  error: reason,
  details: { reason },
})

test('REQ-01: a stored token goes with every call as bearer authorization, and without one nothing does', async () => {
  await aClient({ token: 'abc' }).call('capital.loans')
  await aClient().call('capital.loans')
  expect(asked.map((one) => one.headers.authorization)).toEqual(['Bearer abc', undefined])
})

test('REQ-02: every call includes credentials', async () => {
  const inits: RequestInit[] = []
  const spying: typeof fetch = (input, init) => {
    inits.push(init ?? {})
    return fetch(input, init)
  }
  const client = aClient({ fetch: spying })
  await client.call('capital.loans')
  await client.call('capital.createApplication', { body: { amount: '1', tenor: 4, offer_id: 'ofr_1' } })
  expect(inits.map((init) => init.credentials)).toEqual(['include', 'include'])
})

test('REQ-03: every GET carries the client id as a parameter, a POST does not', async () => {
  const client = aClient()
  await client.call('capital.offers', { query: { store_id: 'sto_1' } })
  await client.call('capital.createApplication', { body: { amount: '1', tenor: 4, offer_id: 'ofr_1' } })
  expect(asked.map((one) => one.url.searchParams.get('client_id'))).toEqual(['browser-1', null])
  expect(asked[0]?.url.searchParams.get('store_id')).toBe('sto_1')
})

test('REQ-04, REQ-05: a network failure is a network error with status 500 and kind unknown', async () => {
  const failure = await aClient({ base: 'http://127.0.0.1:1' })
    .call('capital.createApplication', { body: { amount: '1', tenor: 4, offer_id: 'ofr_1' } })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NetworkError)
  expect(failure).toMatchObject({ status: 500, kind: 'unknown' })
})

test('REQ-06: an abort passes through unchanged', async () => {
  const aborting = new AbortController()
  const pending = aClient().call('capital.loans', { signal: aborting.signal })
  aborting.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
})

test('REQ-07, SES-27: a 401 of any call is told once, with the reason the server gave', async () => {
  answer = { status: 401, body: refusal('session_revoked') }
  const failure = await aClient()
    .call('capital.loans')
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(refused).toEqual(['session_revoked'])
})

test('ERR-01: a refusal carries status, reason, fields and when to try again', async () => {
  answer = {
    status: 400,
    body: {
      status: 'error',
      errorType: 'bad_data',
      error: 'invalid input',
      details: { reason: 'invalid_input', fields: { amount: 'off_step' } },
    },
  }
  const failure = await aClient()
    .call('capital.loans')
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ status: 400, reason: 'invalid_input', fields: { amount: 'off_step' } })
})

test('DEC-REQ-3: a GET is tried once more after a network failure, a change never is', async () => {
  let calls = 0
  const failing: typeof fetch = () => {
    calls += 1
    return Promise.reject(new TypeError('failed'))
  }
  await aClient({ fetch: failing })
    .call('capital.loans')
    .catch(() => undefined)
  expect(calls).toBe(2)
  await aClient({ fetch: failing })
    .call('auth.logout')
    .catch(() => undefined)
  expect(calls).toBe(3)
})

test('every POST carries an idempotency key, the one it was given where it was given one', async () => {
  const body = { amount: '1', tenor: 4, offer_id: 'ofr_1' }
  await aClient().call('capital.createApplication', { body, idempotencyKey: 'key-1' })
  await aClient().call('capital.createApplication', { body })
  expect(asked[0]?.headers['idempotency-key']).toBe('key-1')
  expect(asked[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/)
})

test('a version goes out as If-Match, and parameters are encoded into the path', async () => {
  await aClient().call('capital.updateApplication', { params: { id: 'a/b' }, body: { tenor: 8 }, ifMatch: 3 })
  expect(asked[0]?.headers['if-match']).toBe('"3"')
  expect(asked[0]?.url.pathname).toBe('/merchant/api/v1/capital/application/a%2Fb')
})

test('SES-03, SES-04: the token is kept in the browser on the configured hosts only, elsewhere for the page’s life', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
  const elsewhere = tokenStore('localhost', ['merchant.example'], storage)
  elsewhere.write('abc')
  expect([elsewhere.read(), kept.size]).toEqual(['abc', 0])
  tokenStore('merchant.example', ['merchant.example'], storage).write('def')
  expect(kept.get(storageKeys.authToken)).toBe('def')
})

test('SES-05, CFG-07, DEC-CFG-4: the names of what the browser keeps are in one place, with one prefix', () => {
  expect(storageKeys).toMatchObject({
    authToken: 'merchant.auth_token',
    sessionId: 'merchant.session_id',
    disputesTutorialStep: 'merchant.disputes_tutorial_step',
    paymentLinks: 'merchant.payment_links',
  })
  expect(Object.values(storageKeys).every((key) => key.startsWith('merchant.'))).toBe(true)
})

test('DEC-REQ-1: the client id is random, made once per browser', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
  expect(clientIdOf(storage, () => 'first')).toBe('first')
  expect(clientIdOf(storage, () => 'second')).toBe('first')
})
