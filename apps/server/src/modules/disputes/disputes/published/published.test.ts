import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aListener } from '../../../../testing/shop/listener.ts'
import { aDisputedShop, type DisputedShop } from '../../../../testing/money/disputes.ts'
import { aPdfOf } from '../../../../testing/files/large-pdf.ts'
import { faultsOf } from '../../../../testing/shop/check-answer.ts'
import { expectAnswer, expectError } from '../../../../testing/shop/expect-answer.ts'
import { aShop as anotherShop, callsOf, nobody, type ShopCalls } from '../../../../testing/shop/shop.ts'
import { createKeys } from '../../../../platform/crypto/keys.ts'
import { issueKeys } from '../../../selling/api-keys/index.ts'

const disputes = '/api/v1/disputes'

let shop: DisputedShop
let calls: ShopCalls
beforeAll(async () => {
  shop = await aDisputedShop()
  calls = await callsOfShop(shop)
})
afterAll(() => shop.product.close())

async function callsOfShop({ product, merchantId }: DisputedShop): Promise<ShopCalls> {
  const made = await product.db.database.system((tx) =>
    issueKeys(tx, createKeys(product.db.secretKey), { merchantId, at: product.clock.now(), mode: 'live' }),
  )
  return callsOf(product, made!.secretKey, '', 'AED')
}

const read = async (id: string) => (await calls.get(`${disputes}/${id}`)).body.dispute
const idsOf = (answer: { body: { disputes: { id: string }[] } }) => answer.body.disputes.map(({ id }) => id)

describe('what a shop reads with its key', () => {
  test('its disputes, the newest first, by state and day, in the published shape', async () => {
    const own = await aDisputedShop()
    const mine = await callsOfShop(own)
    const first = await own.open({ type: 'product_issue' })
    own.product.clock.advance(60_000)
    const second = await own.open()
    await mine.post(`${disputes}/approve`, { dispute_ids: [first.id] })
    const list = async (query = '') => {
      const answer = await mine.get(`${disputes}${query}`)
      expectAnswer(answer, 200, 'disputePage')
      return idsOf(answer)
    }
    expect(await list()).toEqual([second.id, first.id])
    expect(await list('?statuses=new&statuses=declined')).toEqual([second.id])
    expect(await list('?statuses=refunded,new')).toEqual([second.id, first.id])
    expect(await list('?statuses=evidence_merchant')).toEqual([])
    expect(await list(`?created_at_gte=${own.product.clock.now().toISOString()}`)).toEqual([second.id])
    expectError(await mine.get(`${disputes}?statuses=lost`), 400, 'bad_data', 'bad_request')
    await own.product.close()
  })

  test('one of them with its history, whoever acted', async () => {
    const { id, orderId } = await shop.open({ amount: '50.00' })
    const answer = await calls.get(`${disputes}/${id}`)
    expectAnswer({ status: answer.status, body: answer.body.dispute }, 200, 'dispute')
    expect(answer.body.dispute).toMatchObject({
      ...{ id, payment_id: orderId, amount: '50.00', status: 'new', days_left: 14 },
      ...{ reason: 'not_delivered', comment: 'It never came.' },
      history: [{ event_type: 'dispute_created', source: 'customer', content: 'It never came.' }],
    })
    shop.product.clock.advance(60_000)
    await shop.call('disputes.challenge', { params: { id }, body: { reason: 'order_on_its_way' } })
    expect((await read(id)).history.at(-1)).toMatchObject({
      ...{ event_type: 'dispute_in_arbitration', source: 'merchant' },
      content: 'merchant_reason_order_on_its_way',
    })
    expect((await read(id)).history.at(-1).created_by).not.toBe('Disputes API')
  })

  test('nothing of another shop, and nothing without a secret key', async () => {
    const { id } = await shop.open()
    const other = await anotherShop(shop.product)
    expectError(await other.live.get(`${disputes}/${id}`), 404, 'not_found', 'dispute not found')
    expect(idsOf(await other.live.get(disputes))).toEqual([])
    const taken = await other.live.post(`${disputes}/approve`, { dispute_ids: [id] })
    expectError(taken, 404, 'not_found', 'dispute not found')
    expect(taken.body.details.param).toBe('dispute_ids')
    const stranger = callsOf(shop.product, other.publicKeys.live, '', 'AED')
    expect((await stranger.get(disputes)).status).toBe(403)
    const nothing = callsOf(shop.product, 'sk_nobody', '', 'AED')
    expectError(await nothing.get(disputes), 401, 'not_authorized', 'invalid secret key')
    expect((await read(id)).status).toBe('new')
  })
})

describe('what a shop answers with its key', () => {
  test('several are approved at once, all or none, and again as they stand', async () => {
    const [one, two, three] = [await shop.open(), await shop.open(), await shop.open()]
    shop.product.clock.advance(60_000)
    await shop.call('disputes.challenge', { params: { id: three.id }, body: { reason: 'order_on_its_way' } })
    const refused = await calls.post(`${disputes}/approve`, { dispute_ids: [one.id, three.id] })
    expectError(refused, 409, 'conflict', 'this dispute was already answered')
    expect((await read(one.id)).status).toBe('new')
    for (const _ of [1, 2]) {
      const done = await calls.post(`${disputes}/approve`, { dispute_ids: [one.id, two.id] })
      expectAnswer({ status: done.status, body: { ...done.body, next_page_token: '' } }, 200, 'disputePage')
      expect(done.body.disputes.map(({ status }: { status: string }) => status)).toEqual([
        'refunded',
        'refunded',
      ])
    }
    const { refunds } = (await calls.get(`/api/v2/payments/${one.orderId}`)).body
    expect(refunds.map(({ amount }: { amount: string }) => amount)).toEqual(['200.00'])
    expect((await read(one.id)).history.at(-1)).toMatchObject({
      ...{ event_type: 'dispute_approved', source: 'merchant', created_by: 'Disputes API' },
    })
    const many = Array.from({ length: 21 }, () => one.id)
    expectError(
      await calls.post(`${disputes}/approve`, { dispute_ids: many }),
      400,
      'bad_data',
      'bad_request',
    )
  })

  test('sixteen approvals of one dispute at once refund it once', async () => {
    const { id, orderId } = await shop.open()
    const all = await Promise.all(
      Array.from({ length: 16 }, () => calls.post(`${disputes}/approve`, { dispute_ids: [id] })),
    )
    expect(all.every(({ status }) => [200, 409, 503].includes(status))).toBe(true)
    expect((await calls.get(`/api/v2/payments/${orderId}`)).body.refunds).toHaveLength(1)
  })

  test('a challenge with a paper goes to the provider, and evidence joins it until somebody decided', async () => {
    const { id } = await shop.open()
    const given = { dispute_id: id, description: 'Signed for.' }
    const reason = 'merchant_reason_order_has_been_already_delivered'
    const lacking = await calls.post(`${disputes}/challenge`, { ...given, reason })
    expectError(lacking, 400, 'bad_data', 'bad_request')
    expect(lacking.body.details.param).toBe('attachment_ids')
    const early = await calls.post(`${disputes}/${id}/provide-evidence`, { content: 'More.' })
    expectError(early, 409, 'conflict', 'this dispute was already answered')

    const paper = await uploaded()
    shop.product.clock.advance(60_000)
    const sent = await calls.post(`${disputes}/challenge`, { ...given, reason, attachment_ids: [paper] })
    expect(sent.body.disputes[0]).toMatchObject({ id, status: 'in_progress', days_left: 0 })
    const again = await calls.post(`${disputes}/challenge`, { ...given, reason, attachment_ids: [paper] })
    expect(again.status).toBe(409)
    const more = await uploaded()
    const [added, beside] = await Promise.all(
      [{ content: 'The door.', attachment_ids: [more] }, { content: 'The neighbour.' }].map((body) =>
        calls.post(`${disputes}/${id}/provide-evidence`, body),
      ),
    )
    expectAnswer(beside!, 200, 'evidence')
    expect([added!.status, added!.body.attachment_ids]).toEqual([200, [more]])
    const { challenge } = await shop.read(id)
    expect(challenge?.comment).toContain('Signed for.\n\n')
    for (const text of ['The door.', 'The neighbour.']) expect(challenge?.comment).toContain(text)
    const { history } = await read(id)
    expect(history.at(-1).attachments).toHaveLength(2)
    const file = await calls.get(new URL(history.at(-1).attachments[0]).pathname)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png'])
    expectError(
      await calls.get(`${disputes}/${nobody}/attachments/${paper}`),
      404,
      'not_found',
      'dispute not found',
    )
  })

  test('another amount is checked as on the screens', async () => {
    const { id } = await shop.open()
    const body = {
      dispute_id: id,
      description: '',
      reason: 'merchant_reason_order_amount_should_be_different',
    }
    const too = await calls.post(`${disputes}/challenge`, { ...body, amount: '200.00' })
    expect([too.status, too.body.details.param]).toEqual([400, 'amount'])
    const done = await calls.post(`${disputes}/challenge`, { ...body, amount: '150.00' })
    expect(done.status).toBe(200)
    expect((await shop.read(id)).challenge?.amount).toBe('150.00')
  })

  test('a paper of up to 5 MB is taken, a larger one and an empty one are not', async () => {
    const sized = (size: number) => sendFile(Buffer.concat([...aPdfOf(size)]))
    expect((await sized(4_900_000)).status).toBe(200)
    for (const size of [5_100_000, 0]) {
      const refused = size === 0 ? await sendFile(Buffer.alloc(0)) : await sized(size)
      expectError(refused, 400, 'bad_data', 'bad_request')
    }
  })

  test('a file that is none of the three kinds, or none at all, is refused', async () => {
    const text = await sendFile(Buffer.from('not a picture'))
    expectError(text, 400, 'bad_data', 'bad_request')
    const none = await calls.post(`${disputes}/attachments/upload`)
    expectError(none, 400, 'bad_data', 'bad_request')
  })
})

test('webhooks hear of a dispute when it opens, is challenged and ends, in the published words', async () => {
  const own = await aDisputedShop()
  const { product, storeId } = own
  const listener = await aListener()
  const { secret } = await callsOfShop(own)
  const registered = await callsOf(product, secret, storeId, 'AED').post('/api/v1/webhooks', {
    url: listener.url('/hook'),
  })
  expect(registered.status).toBe(200)
  const lost = await own.open({ amount: '50.00' })
  product.clock.advance(60_000)
  const challenged = { reason: 'order_on_its_way' }
  await own.call('disputes.challenge', { params: { id: lost.id }, body: challenged })
  const verdict = { outcome: 'shop', reason: 'It is on its way.', verdict: await own.verdict(lost.id) }
  product.clock.advance(60_000)
  const decided = await product.call('disputes.decide', {
    ...{ as: own.agent, params: { id: lost.id }, body: verdict },
  })
  expect(decided.status).toBe(200)
  const given = await own.open()
  product.clock.advance(60_000)
  await own.call('disputes.approve', { params: { id: given.id }, body: {} })
  await product.settle()
  const heard = listener.heard.map(({ headers, body }) => [
    headers['x-daftar-event'],
    body.id,
    body.dispute?.status,
    body.refunds.length,
  ])
  expect(heard.filter(([, id]) => id === lost.orderId)).toEqual([
    ['dispute', lost.orderId, 'pending', 0],
    ['dispute', lost.orderId, 'arbitration', 0],
    ['dispute', lost.orderId, 'declined', 0],
  ])
  expect(heard.filter(([, id]) => id === given.orderId)).toEqual([
    ['dispute', given.orderId, 'pending', 0],
    ['refund', given.orderId, undefined, 1],
    ['dispute', given.orderId, 'approved', 1],
  ])
  for (const { body } of listener.heard) expect(faultsOf(body, 'told')).toEqual([])
  expect(listener.heard[0]!.body.dispute).toMatchObject({
    ...{ dispute_id: lost.id, payment_id: lost.orderId, amount: '50.00', currency: 'AED' },
  })
  await listener.close()
  await product.close()
})

async function uploaded(): Promise<string> {
  const answer = await sendFile(
    readFileSync(join(import.meta.dirname, '../../../casework/files/fixtures/picture-with-notes.png')),
  )
  expect(answer.status).toBe(200)
  return answer.body.id
}

async function sendFile(bytes: Uint8Array) {
  const boundary = 'boundary-of-a-test'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="attachment"; filename="a.png"\r\n\r\n`
  const answer = await shop.product.app.http.inject({
    method: 'POST',
    url: `${disputes}/attachments/upload`,
    headers: {
      authorization: `Bearer ${calls.secret}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
