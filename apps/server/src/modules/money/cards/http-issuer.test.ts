import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aListener, type Listener } from '../../../testing/shop/listener.ts'
import { httpIssuer } from './http-issuer.ts'
import { signatureOf } from '../../../platform/http/signed-calls.ts'
import { signatureHeader } from './issuer-call.ts'

let listener: Listener
beforeAll(async () => void (listener = await aListener()))
beforeEach(() => void (listener.heard.length = 0))
afterAll(() => listener.close())

const issuer = (fetch: typeof globalThis.fetch = globalThis.fetch) =>
  httpIssuer({ url: listener.url('/v1/'), apiKey: 'key', webhookSecret: 'hush' }, fetch)
const answers = (status: number, body?: unknown) =>
  listener.answers((response) => response.writeHead(status).end(body && JSON.stringify(body)))
const state = { state: 'active', currency: 'AED', limit: '200.00' } as const
const order = { ...state, cardId: 'crd_1', nickname: 'Ads', holder: 'Noor Perfumes' }

test('a card is asked for with our key and its own name, so that a repeat makes no second one [DEC-CRD-1]', async () => {
  answers(200, { id: 'iss_1', last4: '4821', expires_on: '2029-11-30' })
  const made = { issuerId: 'iss_1', last4: '4821', expiresOn: '2029-11-30' }
  expect(await issuer().create(order)).toEqual(made)
  expect(await issuer().create(order)).toEqual(made)
  expect(listener.heard.map(({ headers }) => headers['idempotency-key'])).toEqual(['crd_1', 'crd_1'])
  expect(listener.heard[0]).toMatchObject({
    path: '/v1/cards',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    body: {
      ...{ reference: 'crd_1', nickname: 'Ads', holder: 'Noor Perfumes', state: 'active' },
      monthly_limit: { amount: '200.00', currency: 'AED' },
    },
  })
})

test('a change says state and limit, and the details are read where they are asked for [DEC-CRD-1]', async () => {
  answers(204)
  await issuer().change('iss/1', { ...state, state: 'frozen' })
  expect(listener.heard[0]).toMatchObject({
    path: '/v1/cards/iss%2F1',
    body: { state: 'frozen', monthly_limit: { amount: '200.00', currency: 'AED' } },
  })
  answers(200, { number: '4000121234564821', cvc: '123' })
  expect(await issuer().reveal('iss_1')).toEqual({ number: '4000121234564821', code: '123' })
  expect(listener.heard[1]).toMatchObject({ path: '/v1/cards/iss_1/details' })
})

test('what is no good answer is an error, and leads nowhere else with our key', async () => {
  answers(500)
  await expect(issuer().create(order)).rejects.toThrow('500')
  for (const half of [{ id: 'iss_1' }, { id: 'iss_1', last4: '4821', expires_on: '2029-02-30' }]) {
    answers(200, half)
    await expect(issuer().create(order)).rejects.toThrow()
  }
  answers(200, { number: 'none', cvc: '1' })
  await expect(issuer().reveal('iss_1')).rejects.toThrow()
  listener.heard.length = 0
  listener.answers((response) => response.writeHead(302, { location: listener.url('/away') }).end())
  await expect(issuer().change('iss_1', state)).rejects.toThrow()
  expect(listener.at('/away')).toEqual([])
})

test('an issuer that does not answer is given up', async () => {
  const limits: (AbortSignal | null | undefined)[] = []
  const silent: typeof globalThis.fetch = (_, init) => {
    limits.push(init?.signal)
    return Promise.reject(new DOMException('it took too long', 'TimeoutError'))
  }
  await expect(issuer(silent).create(order)).rejects.toThrow('too long')
  expect(limits).toEqual([expect.any(AbortSignal)])
})

test('a call counts with the signature of our secret over its very bytes, while it is fresh [DEC-CRD-2]', () => {
  const nowMs = Date.parse('2026-11-24T08:00:00Z')
  const said = { id: 'evt_1', type: 'authorization', card_id: 'iss_1', charge_id: 'chg_1', currency: 'AED' }
  const text = JSON.stringify({ ...said, amount: '10.00' })
  const read = (signature: string | null, body = text) =>
    issuer().readCall({
      header: (name) => (name === signatureHeader ? signature : null),
      body: Buffer.from(body),
      nowMs,
    })
  const own = signatureOf(text, 'hush', nowMs)
  expect(read(own)).toMatchObject({ eventId: 'evt_1', kind: 'authorization', amount: '10.00' })
  const reads = (said: object) => {
    const text = JSON.stringify(said)
    return read(signatureOf(text, 'hush', nowMs), text)
  }
  expect([reads({}), reads({ type: 'statement' })]).toEqual(['nothing', 'nothing'])
  const taken = { id: 'e', type: 'capture', card_id: 'c', charge_id: 'h', currency: 'AED' }
  const unreadable = [{ ...taken, amount: 5 }, { ...taken, id: 'e\u0000' }, { type: 'refund' }]
  expect(unreadable.map(reads)).toEqual(['invalid', 'invalid', 'invalid'])
  expect(read(own, text.replace('10.00', '90.00'))).toBeNull()
  const others = [null, '', 'soon.abc', signatureOf(text, 'other', nowMs)]
  for (const signature of [...others, signatureOf(text, 'hush', nowMs - 301_000)])
    expect(read(signature), String(signature)).toBeNull()
})
