import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { eventAreas, eventCatalogue, type EventRule } from '@daftar/rules/events/catalogue'

let product: TestApp
let merchant: MerchantFacts
let other: MerchantFacts
let owner: string
let agent: string
let administrator: string
beforeAll(async () => {
  product = await testApp({ rateLimits: { events: 200 } })
  merchant = await product.db.database.system((tx) => aMerchant(tx))
  other = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(merchant.personId)
  agent = await product.signInStaff(await product.aStaff('support_agent'))
  administrator = await product.signInStaff(await product.aStaff('desk_admin'))
})
afterAll(() => product.close())

let made = 0
/** Of what is counted by the minute nothing comes back while the test takes its time. */
const stillness = new Date('2026-11-22T08:00:00Z')
const anId = () => String((made += 1)).padStart(32, '0')
const facts = () => ({ merchant_id: merchant.merchantId, offer_id: 'ofr_1', language: 'ar' })
const aCall = (given: object = {}) => ({
  id: anId(),
  name: 'ScheduledCall',
  payload: { ...facts(), phone: '+971501234567', date: '2026-11-28', ...given },
})
const feedback = (given: object = {}) => ({
  id: anId(),
  name: 'Feedback sent',
  payload: { ...facts(), reason: 'other', tell_us_more: '', can_contact: false, ...given },
})
/** An event of the catalogue, as a browser sends it. */
const used = (name: string, properties: object = {}) => ({
  id: anId(),
  name,
  payload: {
    ...{ merchant_id: merchant.merchantId, language: 'en', route: 'payments', platform: 'web' },
    timestamp: '2026-11-22T08:00:00.000Z',
    ...properties,
  },
})
const usage = async (query: Record<string, string> = {}, as = administrator) =>
  product.call('events.usage', { query, as })
const send = (events: readonly object[], as = owner) =>
  product.call('events.collect', { body: { events }, as })
const kept = (id: string) =>
  product.db.database.system(
    (tx) => tx`select merchant_id, name, person_id, payload from product_event where id = ${`evt_${id}`}`,
  )
const read = (query: Record<string, string> = {}, as = agent) =>
  product.call('events.callBacks', { query, as })

test('every event of the area is kept with its merchant, person, language and payload [CAPI-46, CAPI-47, EVT-02, DEC-CAPI-14]', async () => {
  const events = [
    { id: anId(), name: 'Call Back Requested', payload: facts() },
    aCall(),
    feedback({ reason: 'different_terms', tell_us_more: 'Longer, please', can_contact: true }),
    {
      id: anId(),
      name: 'Capital Apply Clicked',
      payload: { ...facts(), offer_type: 'frf', monthly_revenue: '90000.00' },
    },
    { id: anId(), name: 'Capital Offers Clicks', payload: facts() },
    { id: anId(), name: 'Capital Store Selected', payload: { ...facts(), store_id: merchant.storeId } },
    { id: anId(), name: 'Capital Offers Loaded', payload: { ...facts(), offers: 2 } },
    { id: anId(), name: 'Capital Early Payoff Opened', payload: facts() },
    { id: anId(), name: 'CapitalPageOpened', payload: { ...facts(), route: 'capitalOffer' } },
  ]
  expect((await send(events)).status).toBe(204)
  for (const event of events)
    expect(await kept(event.id)).toEqual([
      {
        merchant_id: merchant.merchantId,
        name: event.name,
        person_id: merchant.personId,
        payload: event.payload,
      },
    ])
})

test('a batch that is sent again, by a browser that got no answer, is kept once', async () => {
  const event = feedback()
  expect((await send([event])).status).toBe(204)
  expect((await send([event, feedback()])).status).toBe(204)
  expect(await kept(event.id)).toHaveLength(1)
})

test('an event of unknown name or fields, too long or without an end is refused whole', async () => {
  const good = feedback()
  for (const wrong of [
    { ...feedback(), name: 'Card stolen' },
    feedback({ colour: 'red' }),
    feedback({ reason: 'angry' }),
    feedback({ tell_us_more: 'a'.repeat(1_001) }),
    feedback({ tell_us_more: 'a\u0000b' }),
    { ...feedback(), id: 'evt 1' },
    aCall({ phone: '+4915112345678' }),
    aCall({ date: '2026-02-30' }),
    { id: anId(), name: 'CapitalPageOpened', payload: { ...facts(), route: 'account' } },
    used('User Invited', { role: 'emperor' }),
    used('Orders Opened', { shopper: 'Sara' }),
    used('Order Opened'),
    used('Password Reset Requested'),
  ]) {
    const { status, body } = await send([good, wrong])
    expect([status, body.details?.reason], JSON.stringify(wrong).slice(0, 90)).toEqual([400, 'invalid_input'])
  }
  expect(await kept(good.id)).toEqual([])
  expect((await send([])).status).toBe(400)
  expect((await send(Array.from({ length: 21 }, () => feedback()))).status).toBe(400)
  expect((await send(Array.from({ length: 20 }, () => feedback()))).status).toBe(204)
  const large = await send([feedback({ tell_us_more: 'a'.repeat(300_000) })])
  expect([large.status, large.body.details.reason]).toEqual([413, 'too_large'])
})

test('nobody writes into the stream of another merchant, or without the permission of the area [DEC-CAPI-10]', async () => {
  const foreign = feedback({ merchant_id: other.merchantId })
  const refused = await send([feedback(), foreign])
  expect([refused.status, refused.body.details.reason]).toEqual([404, 'not_found'])
  expect(await kept(foreign.id)).toEqual([])
  const supervisor = await product.db.database.system((tx) =>
    aMember(tx, merchant.merchantId, { role: 'supervisor' }),
  )
  expect((await send([feedback()], await product.signIn(supervisor))).status).toBe(403)
  expect((await product.call('events.collect', { body: { events: [feedback()] } })).status).toBe(401)
  const away = await product.call('events.collect', {
    body: { events: [feedback()] },
    as: owner,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(away.status).toBe(403)
})

test('whoever sends without end is told to wait', async () => {
  const limited = await testApp({ rateLimits: { events: 2 }, realNow: () => stillness })
  try {
    const facts = await limited.db.database.system((tx) => aMerchant(tx))
    const as = await limited.signIn(facts.personId)
    const body = { events: [feedback({ merchant_id: facts.merchantId })] }
    const answers = []
    for (let sent = 0; sent < 3; sent += 1) answers.push(await limited.call('events.collect', { body, as }))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})

test('support reads who asked to be called, where, and on which working day [DEC-OFR-12]', async () => {
  product.clock.set('2026-11-24T08:00:00Z')
  const saturday = aCall({ date: '2026-11-28', phone: '+971559876543' })
  await send([saturday])
  const { status, body } = await read({ kind: 'call_back', page_size: '1' })
  expect(status).toBe(200)
  expect(body.call_backs).toEqual([
    {
      id: `evt_${saturday.id}`,
      kind: 'call_back',
      at: '2026-11-24T08:00:00.000Z',
      merchant_id: merchant.merchantId,
      merchant_name: expect.any(String),
      merchant_name_ar: expect.any(String),
      person: expect.any(String),
      language: 'ar',
      offer_id: 'ofr_1',
      call: { phone: '+971559876543', date: '2026-11-28', call_on: '2026-11-30' },
      feedback: null,
    },
  ])
})

test('a phone stands beside feedback only where the person may be contacted [OFR-40]', async () => {
  product.clock.set('2026-11-25T08:00:00Z')
  const phone = '+971507654321'
  await product.db.database.system(
    (tx) => tx`update person set phone = ${phone} where id = ${merchant.personId}`,
  )
  await send([feedback({ can_contact: true, tell_us_more: 'Call me' })])
  product.clock.set('2026-11-25T09:00:00Z')
  await send([feedback({ can_contact: false })])
  const { body } = await read({ kind: 'feedback', page_size: '2' })
  expect(body.call_backs.map((row: { feedback: object }) => row.feedback)).toEqual([
    { reason: 'other', tell_us_more: '', can_contact: false, phone: null },
    { reason: 'other', tell_us_more: 'Call me', can_contact: true, phone },
  ])
})

test('the list is read page by page, narrowed by kind, merchant and time, and its reading is on record', async () => {
  const stranger = await product.signIn(other.personId)
  for (const hour of [1, 2, 3, 4]) {
    product.clock.set(`2026-12-01T0${hour}:00:00Z`)
    const payload = { merchant_id: other.merchantId }
    await send([hour % 2 ? aCall(payload) : feedback(payload)], stranger)
  }
  const ofOther = { merchant_id: other.merchantId, page_size: '3' }
  const first = await read(ofOther)
  expect(first.body.call_backs).toHaveLength(3)
  const second = await read({ ...ofOther, page_token: first.body.next_page_token })
  expect(second.body.next_page_token).toBeNull()
  const all = [...first.body.call_backs, ...second.body.call_backs]
  expect(all.map((row: { at: string }) => row.at.slice(11, 13))).toEqual(['04', '03', '02', '01'])
  expect(all.map((row: { kind: string }) => row.kind)).toEqual([
    'feedback',
    'call_back',
    'feedback',
    'call_back',
  ])
  const span = { from: '2026-12-01T02:00:00Z', until: '2026-12-01T03:00:00Z' }
  const narrow = await read({ ...span, kind: 'feedback' })
  expect(narrow.body.call_backs.map((row: { at: string }) => row.at)).toEqual(['2026-12-01T02:00:00.000Z'])
  expect((await read({ ...span, kind: 'call_back' })).body.call_backs).toEqual([])
  const [entry] = await product.db.database.system(
    (tx) =>
      tx`select action, outcome from audit_entry where merchant_id = ${other.merchantId} order by number desc limit 1`,
  )
  expect(entry).toEqual({ action: 'call_backs.viewed', outcome: 'done' })
})

test('every event of the catalogue is taken and counted, of every area of the product [EVT-01, DEC-EVT-1]', async () => {
  const fresh = await product.db.database.system((tx) => aMerchant(tx))
  const as = await product.signIn(fresh.personId)
  const rows = Object.entries(eventCatalogue as Record<string, EventRule>)
  const events = rows.map(([name, { properties }]) =>
    used(name, {
      merchant_id: fresh.merchantId,
      ...Object.fromEntries(
        Object.entries(properties).map(([key, rule]) => [
          key,
          rule === 'id' ? 'id_1' : rule === 'count' ? 1 : rule[0],
        ]),
      ),
    }),
  )
  while (events.length > 0) expect((await send(events.splice(0, 20), as)).status).toBe(204)
  const { body } = await usage({ merchant_id: fresh.merchantId })
  const counted = body.usage as { name: string; area: string; count: number; merchants: number }[]
  expect(counted.map(({ name }) => name).toSorted()).toEqual(rows.map(([name]) => name).toSorted())
  expect(counted.every(({ count, merchants }) => count === 1 && merchants === 1)).toBe(true)
  // What visitors do is of no merchant.
  expect(eventAreas.filter((area) => counted.every((one) => one.area !== area))).toEqual([])
  const wallet = await usage({ merchant_id: fresh.merchantId, area: 'wallet' })
  expect(wallet.body.usage.length).toBeGreaterThan(0)
  expect(wallet.body.usage.every((one: { area: string }) => one.area === 'wallet')).toBe(true)
})

test('who may not see capital tells of the rest of the product, and of capital nothing', async () => {
  const supervisor = await product.signIn(
    await product.db.database.system((tx) => aMember(tx, merchant.merchantId, { role: 'supervisor' })),
  )
  expect((await send([used('Orders Opened')], supervisor)).status).toBe(204)
  expect((await send([used('Orders Opened'), feedback()], supervisor)).status).toBe(403)
})

test('steps of signing in are counted without anybody being known', async () => {
  const tell = (name: string) =>
    product.call('events.visitor', { body: { name, language: 'ar', platform: 'web' } })
  expect((await tell('Login Code Sent')).status).toBe(204)
  expect((await tell('Login Code Sent')).status).toBe(204)
  expect((await tell('Orders Opened')).status).toBe(400)
  const { body } = await usage()
  expect(body.usage).toContainEqual(
    expect.objectContaining({ name: 'Login Code Sent', area: 'sign_in', count: 2, merchants: 0, people: 0 }),
  )
  expect((await usage({}, agent)).status).toBe(403)
})

test('what was told of one name is read with what it carried, and without phones and words', async () => {
  const [call, opened] = [aCall(), used('Dispute Opened', { dispute_id: 'dsp_9' })]
  await send([call, opened])
  const list = async (name: string) =>
    (await product.call('events.list', { params: { name }, as: administrator })).body.events
  expect((await list('Dispute Opened'))[0]).toMatchObject({
    merchant_id: merchant.merchantId,
    payload: { dispute_id: 'dsp_9', route: 'payments', platform: 'web' },
  })
  const calls = await list('ScheduledCall')
  expect(calls.some((one: { id: string }) => one.id === `evt_${call.id}`)).toBe(true)
  expect(JSON.stringify(calls)).not.toContain('+9715')
})

test('a configured collector gets each event once, by ids alone, and nothing a person asked for', async () => {
  const got: { authorization: string; batch: { messageId: string; event: string; properties: object }[] }[] =
    []
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      got.push({ authorization: String(request.headers.authorization), ...JSON.parse(body) })
      response.end()
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  const forwarding = await testApp({
    env: { EVENTS_FORWARD_URL: `http://127.0.0.1:${port}`, EVENTS_FORWARD_KEY: 'wk_1' },
  })
  const { merchantId, personId } = await forwarding.db.database.system((tx) => aMerchant(tx))
  const as = await forwarding.signIn(personId)
  const event = used('Payouts CSV Downloaded', { merchant_id: merchantId })
  const events = [event, aCall({ merchant_id: merchantId })]
  for (const _ of [1, 2]) await forwarding.call('events.collect', { body: { events }, as })
  await forwarding.settle()
  expect(got.map(({ batch }) => batch.map(({ messageId }) => messageId))).toEqual([[`evt_${event.id}`]])
  expect(got[0]?.authorization).toBe(`Basic ${Buffer.from('wk_1:').toString('base64')}`)
  expect(got[0]?.batch[0]).toMatchObject({
    ...{ type: 'track', event: 'Payouts CSV Downloaded', userId: personId },
    properties: { merchant_id: merchantId, account_id: personId, language: 'en', platform: 'web' },
  })
  await forwarding.close()
  collector.close()
})
