import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, type EndpointId } from '@daftar/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeys } from '../../platform/crypto/keys.ts'
import type { Row } from '../../platform/database/rows.ts'
import { issueKeys } from '../../modules/selling/api-keys/index.ts'
import { aDisputedShop, type DisputedShop } from '../money/disputes.ts'
import { expectError } from '../shop/expect-answer.ts'
import { aListener } from '../shop/listener.ts'
import { anAuthorizedPayment, callsOf, payments, type ShopAnswerOf, type ShopCalls } from '../shop/shop.ts'
import { formAround, formType } from '../files/uploads.ts'

/** A key that is limited to one store of a merchant, at every call of the public API (decision 0118). */

const disputes = '/api/v1/disputes'
const webhooks = '/api/v1/webhooks'

/** One store's things, as the key of the whole merchant made them. */
interface Things {
  code: string
  sessionId: string
  authorized: string
  captured: string
  webhook: string
  dispute: string
  file: string
}

let shop: DisputedShop
let listener: Awaited<ReturnType<typeof aListener>>
let all: ShopCalls
let mine: Things
let theirs: Things
/** The secret and the public key of the second store alone. */
let limited: ShopCalls
let limitedPublic: ShopCalls

beforeAll(async () => {
  listener = await aListener()
  listener.answers((response) => response.end('ok'))
  shop = await aDisputedShop()
  const { product } = shop
  const second = await shop.anotherStore()
  const pairFor = async (storeIds: string[] | null) => {
    const pair = await product.db.database.system((tx) =>
      issueKeys(tx, createKeys(product.db.secretKey), {
        ...{ merchantId: shop.merchantId, mode: 'live', storeIds, at: product.clock.now() },
      }),
    )
    return pair!
  }
  const [whole, part] = [await pairFor(null), await pairFor([second])]
  all = callsOf(product, whole.secretKey, shop.storeId, 'AED')
  theirs = await thingsOf(shop.storeId, whole.secretKey)
  mine = await thingsOf(second, whole.secretKey)
  limited = callsOf(product, part.secretKey, second, 'AED')
  limitedPublic = callsOf(product, part.publicKey, second, 'AED')
})
afterAll(async () => {
  await listener.close()
  await shop.product.close()
})

async function thingsOf(code: string, secret: string): Promise<Things> {
  const { product } = shop
  const calls = callsOf(product, secret, code, 'AED')
  const session = await calls.checkout()
  const authorized = await anAuthorizedPayment(product, calls)
  const captured = await anAuthorizedPayment(product, calls)
  await calls.capture(captured, '100.50', 'whole')
  const hook = await calls.post(webhooks, { url: listener.url('/hooks') })
  const file = (await upload(secret)).body.id as string
  const made = await product.db.database.system(
    (tx) => tx<Row<'orders', 'number'>[]>`select number from orders where id = ${captured}`,
  )
  const opened = await product.call('disputes.open', {
    as: shop.agent,
    body: { order_number: made[0]!.number, type: 'not_delivered', comment: 'It never came.' },
  })
  const dispute = opened.body.dispute.id as string
  await calls.post(`${disputes}/challenge`, challengeOf(dispute, [file]))
  return {
    ...{ code, sessionId: session.body.id, authorized, captured, dispute, file },
    webhook: hook.body.id,
  }
}

const picture = readFileSync(
  join(import.meta.dirname, '../../modules/casework/files/fixtures/picture-with-notes.png'),
)

const challengeOf = (dispute: string, files: string[]) => ({
  dispute_id: dispute,
  description: 'It was delivered.',
  reason: 'merchant_reason_order_has_been_already_delivered',
  attachment_ids: files,
})

async function upload(secret: string): Promise<ShopAnswerOf> {
  const { before, after } = formAround('proof.png', 'image/png')
  const field = Buffer.from(before.toString('utf8').replace('name="file"', 'name="attachment"'))
  const answer = await shop.product.app.http.inject({
    ...{ method: 'POST', url: `${disputes}/attachments/upload` },
    headers: { authorization: `Bearer ${secret}`, 'content-type': formType },
    payload: Buffer.concat([field, picture, after]),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** The same call about the things of one store; null where it names none and is looked at by itself below. */
const callsAbout: Partial<
  Record<EndpointId, ((calls: ShopCalls, of: Things) => Promise<ShopAnswerOf>) | null>
> = {
  'publicApi.createCheckout': null,
  'publicApi.checkout': (calls, of) => calls.get(`/api/v2/checkout/${of.sessionId}`),
  'publicApi.payments': null,
  'publicApi.payment': (calls, of) => calls.get(`${payments}/${of.authorized}`),
  'publicApi.updatePayment': (calls, of) =>
    calls.put(`${payments}/${of.authorized}`, { order: { reference_id: 'renamed' } }),
  'publicApi.capture': (calls, of) => calls.capture(of.authorized, '10.00', 'part'),
  'publicApi.refund': (calls, of) => calls.refund(of.captured, '10.00', 'back'),
  'publicApi.close': (calls, of) => calls.close(of.authorized),
  'webhooks.create': null,
  'webhooks.list': null,
  'webhooks.read': (calls, of) => calls.get(`${webhooks}/${of.webhook}`),
  'webhooks.update': (calls, of) => calls.put(`${webhooks}/${of.webhook}`, { url: listener.url('/other') }),
  'webhooks.rotateSecret': (calls, of) => calls.post(`${webhooks}/${of.webhook}/secret`),
  'webhooks.remove': (calls, of) => calls.delete(`${webhooks}/${of.webhook}`),
  'disputes.published': null,
  'disputes.publishedOne': (calls, of) => calls.get(`${disputes}/${of.dispute}`),
  'disputes.publishedFile': (calls, of) =>
    calls.get(`${disputes}/${of.dispute}/attachments/${encodeURIComponent(of.file)}`),
  'disputes.addEvidence': (calls, of) =>
    calls.post(`${disputes}/${of.dispute}/provide-evidence`, { content: 'More.' }),
  'disputes.challengeByKey': (calls, of) => calls.post(`${disputes}/challenge`, challengeOf(of.dispute, [])),
  'disputes.approveByKey': (calls, of) => calls.post(`${disputes}/approve`, { dispute_ids: [of.dispute] }),
  'disputes.uploadByKey': null,
}

const publicCalls = Object.entries(endpoints).flatMap(([id, { access }]) =>
  access.kind === 'key' ? [id as EndpointId] : [],
)

describe('a key of one store', () => {
  test('every call of the public API is looked at here', () => {
    expect(Object.keys(callsAbout).toSorted()).toEqual(publicCalls.toSorted())
  })

  test.each(publicCalls.filter((id) => callsAbout[id]))(
    '%s finds nothing of another store, and changes nothing there',
    async (id) => {
      const before = await everythingOf(theirs)
      expect((await callsAbout[id]!(limited, theirs)).status).toBe(404)
      expect(await everythingOf(theirs)).toEqual(before)
    },
  )

  test('its own things are read and changed as ever, but for what is disputed', async () => {
    const outcomes = []
    for (const id of publicCalls) {
      const call = callsAbout[id]
      if (call) outcomes.push([id, (await call(limited, mine)).status])
    }
    const decided = { 'publicApi.refund': 409, 'disputes.challengeByKey': 409, 'disputes.approveByKey': 409 }
    expect(Object.fromEntries(outcomes)).toEqual({
      ...Object.fromEntries(outcomes.map(([id]) => [id, 200])),
      ...decided,
    })
  })

  test('its lists hold what is of its store alone', async () => {
    const ids = (await limited.get(payments)).body.payments.map(({ id }: { id: string }) => id)
    expect(ids.toSorted()).toEqual([mine.authorized, mine.captured].toSorted())
    expect((await limited.get(payments)).body.pagination.total_count).toBe(2)
    const listed = (await limited.get(disputes)).body.disputes.map(({ id }: { id: string }) => id)
    expect(listed).toEqual([mine.dispute])
    expect((await all.get(payments)).body.pagination.total_count).toBe(4)
  })

  test('a code of another store is refused, and says why', async () => {
    for (const calls of [limited, limitedPublic]) {
      const taken = await calls.post('/api/v2/checkout', checkoutFor(theirs.code))
      const text = 'could not create payment: merchant_code is of a store this key is not for'
      expectError(taken, 400, 'bad_data', text)
      expect(taken.body.details.param).toBe('merchant_code')
      expect((await calls.checkout()).status).toBe(200)
    }
    const elsewhere = callsOf(shop.product, limited.secret, theirs.code, 'AED')
    const text = 'X-Merchant-Code: this key is not for the store with this code'
    expectError(await elsewhere.get(webhooks), 404, 'not_found', text)
    expectError(await elsewhere.post(webhooks, { url: listener.url('/hooks') }), 404, 'not_found', text)
    expect((await limited.get(webhooks)).status).toBe(200)
  })

  test('of many disputes none is approved where one is of another store', async () => {
    const own = await thingsOf(mine.code, all.secret)
    const both = await limited.post(`${disputes}/approve`, { dispute_ids: [own.dispute, theirs.dispute] })
    expectError(both, 404, 'not_found', 'dispute not found')
    expect((await limited.get(`${disputes}/${own.dispute}`)).body.dispute.status).toBe('in_progress')
  })

  test('a file of another store’s dispute is not taken for its own', async () => {
    const { status, body } = await limited.post(`${disputes}/${mine.dispute}/provide-evidence`, {
      content: 'See the file.',
      attachment_ids: [theirs.file],
    })
    expect([status, body.details.param]).toEqual([400, 'attachment_ids'])
  })

  test('its uploads are its own; no answer to another store’s idempotency key is told again', async () => {
    expect((await upload(limited.secret)).status).toBe(200)
    const first = await all.post('/api/v2/checkout', checkoutFor(theirs.code), 'same-key')
    const second = await limited.post('/api/v2/checkout', checkoutFor(mine.code), 'same-key')
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.id).not.toBe(first.body.id)
    expect((await limited.post('/api/v2/checkout', checkoutFor(mine.code), 'same-key')).body.id).toBe(
      second.body.id,
    )
  })
})

function checkoutFor(code: string): object {
  return {
    payment: {
      ...{ amount: '100.50', currency: 'AED', description: '' },
      buyer: { name: 'John Doe', email: 'john@example.com', phone: '500000009' },
      shipping_address: { city: 'Dubai', address: '123 Main Street', zip: '12345' },
      order: { reference_id: 'ORDER-9', items: [] },
      buyer_history: { registered_since: '2023-01-15T10:00:00Z', loyalty_level: 0 },
      order_history: [],
      meta: {},
    },
    ...{ lang: 'en', merchant_code: code },
  }
}

/** What the calls above could change. */
async function everythingOf({ authorized, captured, webhook, dispute }: Things) {
  return shop.product.db.database.systemRead(
    (tx) => tx`
      select (select jsonb_agg(to_jsonb(o) order by o.id) from orders o where o.id in (${authorized}, ${captured})) as orders,
             (select to_jsonb(w) from webhook w where w.id = ${webhook}) as webhook,
             (select to_jsonb(d) from dispute d where d.id = ${dispute}) as dispute,
             (select count(*)::int from webhook_read_back where order_id = ${authorized}) as reads`,
  )
}
