import { errorBody } from '@daftar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOffer, type MerchantFacts } from '../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../testing/app/test-app.ts'
import type { Row } from '../database/rows.ts'
import { beginIdempotent } from '../idempotency/idempotency.ts'
import { internalDocument } from '../openapi/internal-document.ts'
import { RateLimiter, defaultRateLimits } from './rate-limits/rate-limit.ts'

let product: TestApp
let merchant: MerchantFacts
let token: string
beforeAll(async () => {
  product = await testApp()
  merchant = await product.db.database.system((tx) => aMerchant(tx))
  token = await product.signIn(merchant.personId)
})
afterAll(() => product.close())

const newOffer = () => product.db.database.system((tx) => anOffer(tx, merchant, { at: product.clock.now() }))
const create = (offerId: string, given: { key?: string; amount?: unknown; extra?: object } = {}) =>
  product.call('applications.create', {
    as: token,
    ...(given.key && { key: given.key }),
    body: {
      amount: 'amount' in given ? given.amount : '50000',
      tenor: 20,
      offer_id: offerId,
      ...given.extra,
    },
  })
const raw = (payload: string, headers: Record<string, string>) =>
  product.app.http.inject({
    method: 'POST',
    url: '/merchant/api/v1/capital/application',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload,
  })

test('the same key sent twice has one effect and one answer; with another body it is refused [CAPI-14, DEC-CAPI-11]', async () => {
  const offerId = await newOffer()
  const first = await create(offerId, { key: 'key-00000001' })
  const again = await create(offerId, { key: 'key-00000001' })
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(again.headers['idempotent-replay']).toBe('true')
  const other = await create(offerId, { key: 'key-00000001', amount: '60000' })
  expect(other).toMatchObject({ status: 422, body: { details: { reason: 'key_reused' } } })
})

test('a call waits for its twin: it does the work if that one fails, and hears if it is still running', async () => {
  const offerId = await newOffer()
  await create(offerId, { key: 'key-before-1' })
  const [known] = await product.db.database.system(
    (tx) =>
      tx<
        Row<'idempotency_key', 'actor_id'>[]
      >`select actor_id from idempotency_key where key = 'key-before-1'`,
  )
  const twin = {
    actorId: known!.actor_id,
    route: 'applications.create',
    bodyHash: '',
    at: product.clock.now(),
  }
  const holding = (key: string, work: () => Promise<unknown>) =>
    product.db.database.system(async (tx) => {
      await beginIdempotent(tx, { ...twin, key })
      await work()
      throw new Error('the twin failed')
    })
  const running = await new Promise<Awaited<ReturnType<typeof create>>>((resolve) => {
    holding('key-twin-1', async () => resolve(await create(offerId, { key: 'key-twin-1' }))).catch(() => null)
  })
  expect(running).toMatchObject({ status: 409, body: { details: { reason: 'request_running' } } })
  let late: ReturnType<typeof create> | undefined
  await expect(
    holding('key-twin-2', async () => {
      late = create(offerId, { key: 'key-twin-2' })
      await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 20))])
    }),
  ).rejects.toThrow('the twin failed')
  expect(await late).toMatchObject({ status: 200 })
})

test('64 requests at once begin one application on an offer [CAPI-14, DEC-CAPI-6]', async () => {
  const offerId = await newOffer()
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) => create(offerId, { key: `race-${offerId}-${index}` })),
  )
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((one) => one.body.id)).size).toBe(1)
})

test('every refusal has the one shape, and a conflict names its kind [ERR-09, DEC-CAPI-9]', async () => {
  const answer = await product.call('applications.update', {
    as: token,
    params: { id: 'app_none' },
    body: {},
    ifMatch: 1,
  })
  expect(errorBody.safeParse(answer.body).success).toBe(true)
  const offerId = await newOffer()
  const { body } = await create(offerId)
  await product.call('applications.update', {
    as: token,
    params: { id: body.id },
    body: { tenor: 8 },
    ifMatch: 1,
  })
  const stale = await product.call('applications.update', {
    as: token,
    params: { id: body.id },
    body: { tenor: 12 },
    ifMatch: 1,
  })
  expect(stale).toMatchObject({
    status: 412,
    body: { status: 'error', errorType: 'conflict', details: { kind: 'conflict', reason: 'stale_version' } },
  })
})

test('a change of a versioned document needs the version it was read with', async () => {
  const offerId = await newOffer()
  const { body } = await create(offerId)
  const answer = await product.call('applications.update', {
    as: token,
    params: { id: body.id },
    body: { tenor: 8 },
  })
  expect(answer).toMatchObject({ status: 428, body: { details: { reason: 'version_required' } } })
  const read = await product.call('applications.read', { as: token, params: { id: body.id } })
  expect(read.headers['etag']).toBe(`"${read.body.application.version}"`)
})

test('64 saves of one version at once: one is kept, the others are told to look again', async () => {
  const offerId = await newOffer()
  const { body } = await create(offerId)
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      product.call('applications.update', {
        as: token,
        params: { id: body.id },
        body: { tenor: 4 + 4 * (index % 7) },
        ifMatch: 1,
      }),
    ),
  )
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  expect(answers.filter((one) => one.status === 412)).toHaveLength(63)
})

test('amounts and durations off the limits are refused at their field and change nothing [WIZ-33, WIZ-39, WIZ-40, WIZ-43]', async () => {
  const offerId = await newOffer()
  const wrong: [unknown, number, Record<string, string>][] = [
    ['9000', 20, { amount: 'below_minimum' }],
    ['201000', 20, { amount: 'above_maximum' }],
    ['50500', 20, { amount: 'off_step' }],
    ['1e5', 20, { amount: 'invalid' }],
    ['50000.001', 20, { amount: 'invalid' }],
    ['-50000', 20, { amount: 'below_minimum' }],
    ['50000', 3, { tenor: 'below_minimum' }],
    ['50000', 32, { tenor: 'above_maximum' }],
    ['50000', 6, { tenor: 'off_step' }],
  ]
  for (const [amount, tenor, fields] of wrong) {
    const answer = await product.call('applications.create', {
      as: token,
      body: { amount, tenor, offer_id: offerId },
    })
    expect([amount, tenor, answer.status, answer.body.details.fields]).toEqual([amount, tenor, 400, fields])
  }
  expect((await product.call('applications.ofOffer', { as: token, params: { offerId } })).status).toBe(404)
})

test('unknown fields, wrong types, broken JSON, other content and oversized bodies are refused clearly', async () => {
  const offerId = await newOffer()
  expect(await create(offerId, { extra: { status: 'approved' } })).toMatchObject({
    status: 400,
    body: { errorType: 'bad_data', details: { fields: { status: 'unknown_field' } } },
  })
  expect((await create(offerId, { amount: { evil: true } })).body.details.fields).toEqual({
    amount: 'invalid',
  })
  expect((await create(offerId, { amount: null })).status).toBe(400)
  expect((await raw('{"amount":', { 'content-type': 'application/json' })).statusCode).toBe(400)
  expect((await raw('<xml/>', { 'content-type': 'text/xml' })).statusCode).toBe(415)
  const large = await raw(JSON.stringify({ amount: 'x'.repeat(300_000) }), {
    'content-type': 'application/json',
  })
  expect([large.statusCode, large.json().details.reason]).toEqual([413, 'too_large'])
  expect((await raw('{"__proto__":{"admin":true}}', { 'content-type': 'application/json' })).statusCode).toBe(
    400,
  )
})

test('a GET may carry the client id, and no other parameter it does not know [REQ-03]', async () => {
  expect((await product.call('advances.list', { as: token, query: { client_id: 'abc' } })).status).toBe(200)
  expect(
    (await product.call('advances.list', { as: token, query: { other: '1' } })).body.details.fields,
  ).toEqual({ other: 'unknown_field' })
})

test('a page of another origin cannot make a change with the cookie of a signed-in merchant', async () => {
  const offerId = await newOffer()
  const answer = await product.call('applications.create', {
    as: token,
    body: { amount: '50000', tenor: 20, offer_id: offerId },
    headers: { origin: 'https://evil.example' },
  })
  expect(answer.status).toBe(403)
})

test('a change leaves an entry in the audit log, in its transaction, and a refusal one within the minute', async () => {
  await product.app.refusals.flush()
  const offerId = await newOffer()
  const { body } = await create(offerId)
  await create(offerId, { amount: '9000', extra: { offer_id: await newOffer() } })
  await product.app.refusals.flush()
  const entries = await product.db.database.system(
    (tx) =>
      tx`select action, object, outcome, reason, actor_id from audit_entry where merchant_id = ${merchant.merchantId} order by number desc limit 2`,
  )
  expect(entries.map((entry) => ({ ...entry }))).toEqual([
    {
      action: 'application.created',
      object: 'applications.create',
      outcome: 'refused',
      reason: 'invalid_input',
      actor_id: merchant.personId,
    },
    {
      action: 'application.created',
      object: `application:${body.id}`,
      outcome: 'done',
      reason: null,
      actor_id: merchant.personId,
    },
  ])
})

test('a refused call waits for nobody who writes the audit log of its merchant', async () => {
  await create(await newOffer())
  const offerId = await newOffer()
  const refused = await product.db.database.provider(async (tx) => {
    const held = await tx`select from audit_chain where merchant_id = ${merchant.merchantId} for update`
    expect(held).toHaveLength(1)
    return Promise.all([
      create(offerId, { amount: '9000' }),
      create('off_nobody'),
      create(offerId, { extra: { status: 'approved' } }),
    ])
  })
  expect(refused.map(({ status }) => status)).toEqual([400, 404, 400])
})

test('whoever lacks the role for a change of the console is refused, and the audit log says so', async () => {
  const agent = await product.aStaff('support_agent')
  const { status } = await product.call('settings.setExperiment', {
    as: await product.signInStaff(agent),
    params: { id: merchant.merchantId, name: 'some_experiment' },
    body: { enabled: true },
  })
  expect(status).toBe(403)
  await product.app.refusals.flush()
  const [entry] = await product.db.database.system(
    (tx) =>
      tx`select action, outcome, reason from audit_entry where actor_id = ${agent} order by number desc`,
  )
  expect({ ...entry }).toEqual({ action: 'experiment.set', outcome: 'refused', reason: 'no_permission' })
})

test('a caller above the rate of a class is told to wait, the others go on [AUTH-67]', () => {
  const limiter = new RateLimiter({ ...defaultRateLimits, estimate: 3 })
  const takes = [0, 1, 2, 3].map(() => limiter.take('estimate', 'one', 1_000))
  expect(takes.slice(0, 3)).toEqual([null, null, null])
  expect(takes[3]).toBeGreaterThan(0)
  expect(limiter.take('estimate', 'other', 1_000)).toBeNull()
  expect(limiter.take('estimate', 'one', 61_000)).toBeNull()
})

test('one person may ask for 60 estimates a minute [DEC-CAPI-12]', () => {
  const limiter = new RateLimiter(defaultRateLimits)
  const waits = Array.from({ length: 61 }, () => limiter.take('estimate', 'one', 1_000))
  expect(waits.filter((wait) => wait === null)).toHaveLength(60)
  expect(waits[60]).toBeGreaterThan(0)
})

test('the description of what our own pages call is OpenAPI 3.1 and asks for versions', () => {
  const document = internalDocument({
    ...{ product: 'Daftar', origin: 'https://here.example', supportEmail: 'help@here.example', version: '1' },
  })
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/merchant/api/v1/capital/application/{id}': {
        patch: { parameters: [{ name: 'id' }, { name: 'If-Match' }] },
      },
    },
  })
})
