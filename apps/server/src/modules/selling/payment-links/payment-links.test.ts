import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, aStore } from '../../../testing/app/builders.ts'
import { linksOf } from '../../../testing/app/links.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let links: ReturnType<typeof linksOf>
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  links = linksOf(app)
})
beforeEach(() => app.clock.advance(3 * 3_600_000))
afterAll(() => app.close())

const minutes = 60_000
const read = (by: { as: string }, id: string) => app.call('paymentLinks.read', { params: { id }, as: by.as })
const send = (by: { as: string }, id: string) => app.call('paymentLinks.send', { params: { id }, as: by.as })
const cancel = (by: { as: string }, id: string) =>
  app.call('paymentLinks.cancel', { params: { id }, as: by.as })
const status = async (payment_id: string) =>
  (await app.call('paymentLinks.status', { query: { payment_id } })).body

test('a link is made of store, amount and phone; its url is said once [ORD-06, ORD-07, DEC-ORD-9, DEC-ORD-13]', async () => {
  const seller = await links.seller()
  const now = app.clock.now()
  const made = await links.made(seller)
  expect(made.link).toMatchObject({
    status: 'created',
    order_status: 'created',
    amount: '400.00',
    currency: 'AED',
    store_id: seller.storeId,
    masked_phone: `•••••${made.phone.slice(-2)}`,
    expires_at: new Date(now.getTime() + 24 * 60 * minutes).toISOString(),
    times_sent: 0,
  })
  expect(made.link.reference).toMatch(/^\d{7}$/)
  expect(made.url).toBe(`https://daftar.example/pay/${made.token}`)
  const later = await read(seller, made.id)
  expect(later.body).toEqual({ link: made.link })
  expect(JSON.stringify(later.body)).not.toContain(made.token)
  const order = await app.db.database.system(
    (tx) => tx`select status, source, instalments, shopper_phone from orders where id = ${made.id}`,
  )
  expect(order).toEqual([{ status: 'created', source: 'link', instalments: 4, shopper_phone: made.phone }])
})

test('reference, description, name, e-mail, language and the four validities are taken as given [DEC-ORD-9]', async () => {
  const seller = await links.seller()
  const now = app.clock.now().getTime()
  for (const [validity, hours] of [
    ['1h', 1],
    ['1d', 24],
    ['3d', 72],
    ['7d', 168],
  ] as const) {
    const { link } = await links.made(seller, { validity })
    expect(link.expires_at).toBe(new Date(now + hours * 60 * minutes).toISOString())
  }
  const given = {
    reference: 'INV-7',
    description: 'Oud, 50 ml',
    name: 'Huda Mansour',
    email: ' Huda@Shop.example ',
    language: 'ar',
  }
  const made = await links.made(seller, given)
  expect(made.link.reference).toBe('INV-7')
  const [kept] = await app.db.database.system(
    (tx) => tx`
      select p.shopper_name, p.shopper_email, d.description, c.language from orders p
        join order_detail d on d.order_id = p.id join checkout_session c on c.order_id = p.id
       where p.id = ${made.id}`,
  )
  expect(kept).toEqual({
    shopper_name: 'Huda M.',
    shopper_email: 'huda@shop.example',
    description: 'Oud, 50 ml',
    language: 'ar',
  })
})

test('every fault is named at its field: decimals of the store’s currency, the shared phone rule [DEC-ORD-9]', async () => {
  const seller = await links.seller()
  const bahrain = await links.seller({ currency: 'BHD' })
  const faults = async (by: typeof seller, given: object) =>
    (await links.create(by, { ...given })).body.details?.fields
  expect(await faults(seller, { amount: '10.005' })).toEqual({ amount: 'too_many_decimals' })
  expect((await links.create(bahrain, { amount: '10.005', phone: '+97336001234' })).status).toBe(200)
  expect(await faults(seller, { amount: '0' })).toEqual({ amount: 'below_minimum' })
  expect(await faults(seller, { amount: 'ten' })).toEqual({ amount: 'invalid' })
  expect(await faults(seller, { phone: '+97140000000' })).toEqual({ phone: 'phone_invalid' })
  expect(await faults(seller, { email: 'huda@' })).toEqual({ email: 'email_invalid' })
  expect(await faults(seller, { reference: 'x'.repeat(51) })).toEqual({ reference: 'too_long' })
  expect(await faults(seller, { description: 'x'.repeat(201) })).toEqual({ description: 'too_long' })
  expect((await links.create(seller, { store_id: bahrain.storeId })).status).toBe(404)
  expect(await faults(seller, { validity: '2d' })).toHaveProperty('validity')
})

test('strict validation wants name, e-mail and reference, and a phone of the store’s country [ORD-11, PERM-38, DEC-ORD-10]', async () => {
  const lax = await links.seller()
  expect((await links.create(lax, { phone: '+966512345678' })).status).toBe(200)
  const strict = await links.seller()
  await links.setStrict(strict)
  const refused = await links.create(strict, { phone: '+966512345678' })
  expect(refused.status).toBe(400)
  expect(refused.body.details.fields).toEqual({
    name: 'required',
    email: 'required',
    reference: 'required',
    phone: 'phone_invalid',
  })
  const whole = { name: 'Huda Mansour', email: 'huda@shop.example', reference: 'INV-8' }
  expect((await links.create(strict, whole)).status).toBe(200)
})

test('four roles see links, settlements makes none [ORD-09, ORD-10, PERM-36, DEC-ORD-12, DEC-USR-5]', async () => {
  const seller = await links.seller()
  const { id } = await links.made(seller)
  for (const role of ['workspace_admin', 'supervisor', 'sales_manager', 'settlements'] as const) {
    const person = await links.colleague(seller, role)
    const expected = role === 'settlements' ? 403 : 200
    expect((await links.create(person)).status, role).toBe(expected)
    expect((await read(person, id)).body.link.id, role).toBe(id)
    const listed = await app.call('paymentLinks.list', { as: person.as })
    expect(listed.status).toBe(200)
    expect((await send(person, id)).status, role).toBe(expected)
    app.clock.advance(3 * minutes)
  }
  const settlements = await links.colleague(seller, 'settlements')
  expect((await cancel(settlements, id)).status).toBe(403)
})

test('whoever is limited to stores sells in them and sees their links alone; other merchants see nothing [DEC-USR-5]', async () => {
  const seller = await links.seller()
  const second = await app.db.database.system((tx) => aStore(tx, seller))
  const limited = await links.colleague(seller, 'sales_manager', [second])
  const there = await links.made(seller)
  const here = await links.made(seller, { store_id: second })
  expect((await links.create(limited)).status).toBe(404)
  const listed = await app.call('paymentLinks.list', { as: limited.as })
  expect(listed.body.links.map((link: { id: string }) => link.id)).toEqual([here.id])
  for (const act of [read, send, cancel]) expect((await act(limited, there.id)).status).toBe(404)
  const stranger = await links.seller()
  for (const act of [read, send, cancel]) expect((await act(stranger, there.id)).status).toBe(404)
  expect((await send(limited, here.id)).status).toBe(200)
})

test('the list goes by pages, the newest first', async () => {
  const seller = await links.seller()
  const ids = []
  for (let count = 0; count < 5; count += 1) {
    ids.unshift((await links.made(seller)).id)
    app.clock.advance(1000)
  }
  const page = (query: Record<string, string>) =>
    app.call('paymentLinks.list', { as: seller.as, query: { page_size: '2', ...query } })
  const seen: string[] = []
  for (let token: string | null = ''; token !== null;) {
    const answer: Awaited<ReturnType<typeof page>> = await page(token ? { page_token: token } : {})
    seen.push(...answer.body.links.map((link: { id: string }) => link.id))
    token = answer.body.next_page_token
  }
  expect(seen).toEqual(ids)
})

test('an Arabic message of a store and a merchant without Arabic names has the names they do have', async () => {
  const seller = await links.seller()
  await app.db.database.system(async (tx) => {
    await tx`update store set name_ar = '' where merchant_id = ${seller.merchantId}`
    await tx`update merchant set name_ar = '' where merchant_id = ${seller.merchantId}`
  })
  const made = await links.made(seller, { language: 'ar', send: true })
  await app.call('checkout.sendCode', {
    params: { token: made.token },
    body: {},
    headers: { 'accept-language': 'ar' },
  })
  await app.settle()
  const texts = (await app.inbox()).flatMap((one) => (one.recipient === made.phone ? [one.text] : []))
  expect(texts).toHaveLength(2)
  for (const name of ['Store: قسّط', 'Test Merchant'])
    expect(texts.filter((text) => text.includes(name))).toHaveLength(1)
})

test('a link is sent by SMS in its language, again after 2 minutes, five times at most [ORD-08, DEC-ORD-11]', async () => {
  const seller = await links.seller()
  const made = await links.made(seller, { language: 'ar', send: true })
  expect(made.link).toMatchObject({ times_sent: 1, sent_at: app.clock.now().toISOString() })
  expect((await send(seller, made.id)).body.details.reason).toBe('too_many_codes')
  await app.settle()
  const messages = async () => (await app.inbox()).filter((message) => message.recipient === made.phone)
  const [first] = await messages()
  expect(first?.text).toContain(made.url)
  expect(first?.text).toContain('متجر: قسّط')
  for (let sent = 2; sent <= 5; sent += 1) {
    app.clock.advance(2 * minutes)
    expect((await send(seller, made.id)).body.link.times_sent).toBe(sent)
  }
  app.clock.advance(10 * minutes)
  const last = await send(seller, made.id)
  expect(last.status).toBe(429)
  expect((await read(seller, made.id)).body.link).toMatchObject({ times_sent: 5, resend_at: null })
  await app.settle()
  expect(await messages()).toHaveLength(5)
  const state = await links.stateOf(made.id)
  expect(state?.events).toEqual(['created', ...Array.from({ length: 5 }, () => 'link_sent')])
})

test('of 16 sends at once one SMS leaves; many links to one phone do not become many messages', async () => {
  const seller = await links.seller()
  const made = await links.made(seller)
  const answers = await Promise.all(Array.from({ length: 16 }, () => send(seller, made.id)))
  expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
  const phone = links.aShopper()
  const sent = []
  for (let count = 0; count < 12; count += 1)
    sent.push((await links.made(seller, { phone, send: true })).link.times_sent as number)
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(10)
})

test('a link is cancelled while nobody has paid it; then its page is closed and its order over', async () => {
  const seller = await links.seller()
  const made = await links.made(seller)
  const cancelled = await cancel(seller, made.id)
  expect(cancelled.body.link).toMatchObject({ status: 'cancelled', order_status: 'expired' })
  expect(await links.stateOf(made.id)).toMatchObject({
    status: 'expired',
    session: 'cancelled',
    events: ['created', 'link_cancelled'],
  })
  expect((await app.call('checkout.session', { params: { token: made.token } })).body.session.status).toBe(
    'cancelled',
  )
  expect((await links.sendCode(made.token)).body.details.reason).toBe('payment_closed')
  for (const act of [send, cancel])
    expect((await act(seller, made.id)).body.details.reason).toBe('wrong_status')
  const paid = await links.made(seller)
  await links.pay(paid)
  expect((await cancel(seller, paid.id)).body.details.reason).toBe('wrong_status')
})

test('a link the shopper gives up is cancelled, for the merchant and on the status page as on its own', async () => {
  const seller = await links.seller()
  const made = await links.made(seller)
  const givenUp = await app.call('checkout.cancel', { params: { token: made.token } })
  expect(givenUp.body.session.status).toBe('cancelled')
  expect((await read(seller, made.id)).body.link).toMatchObject({
    status: 'cancelled',
    order_status: 'expired',
  })
  expect(await status(made.id)).toEqual({ status: 'cancelled' })
})

test('the live status follows the shopper: created, opened, paid, expired [DEC-ORD-11]', async () => {
  const seller = await links.seller()
  const made = await links.made(seller)
  const statusOf = async (id: string) => (await read(seller, id)).body.link.status
  expect(await statusOf(made.id)).toBe('created')
  await app.call('checkout.session', { params: { token: made.token } })
  await app.call('checkout.session', { params: { token: made.token } })
  expect(await statusOf(made.id)).toBe('opened')
  await links.pay(made)
  expect(await statusOf(made.id)).toBe('paid')
  expect((await links.stateOf(made.id))?.events).toEqual(['created', 'link_opened', 'authorized', 'captured'])
  const late = await links.made(seller, { validity: '1h' })
  app.clock.advance(60 * minutes)
  expect(await statusOf(late.id)).toBe('expired')
})

test('the public status says paid, rejected, expired, cancelled or unknown, and nothing of the shopper [ORD-13, DEC-ORD-14, APP-27]', async () => {
  const seller = await links.seller()
  const [paid, rejected, expired, cancelled, waiting] = await Promise.all([
    links.made(seller),
    links.made(seller, { amount: '20000' }),
    links.made(seller, { validity: '1h' }),
    links.made(seller),
    links.made(seller),
  ])
  await links.pay(paid)
  await app.db.database.system((tx) => tx`update orders set amount_minor = 2500000 where id = ${rejected.id}`)
  await links.pay(rejected)
  await cancel(seller, cancelled.id)
  app.clock.advance(61 * minutes)
  expect(await status(paid.id)).toEqual({ status: 'paid' })
  expect(await status(rejected.id)).toEqual({ status: 'rejected' })
  expect(await status(expired.id)).toEqual({ status: 'expired' })
  expect(await status(cancelled.id)).toEqual({ status: 'cancelled' })
  for (const id of [waiting.id, '0199aaaa-0000-7000-8000-000000000000', 'nonsense'])
    expect(await status(id)).toEqual({ status: 'unknown' })
})

test('what the policy says of amount and shopper refuses the link, in words the form knows [DEC-ORD-15]', async () => {
  const seller = await links.seller()
  const reasonOf = async (given: object, by = seller) =>
    (await links.create(by, { ...given })).body.details?.reason
  expect(await reasonOf({ amount: '20000.01' })).toBe('order_amount_too_high')
  expect(await reasonOf({ amount: '9.99' })).toBe('order_amount_too_low')
  const phone = links.aShopper()
  const owed = { amountMinor: 4_000_000n, as: 'captured', at: app.clock.now() } as const
  const shopper = { name: null, phone, email: null }
  await app.db.database.system((tx) => anOrder(tx, seller, { ...owed, shopper }))
  expect(await reasonOf({ amount: '100', phone })).toBe('no_installments')
  const euro = await links.seller({ currency: 'EUR' })
  expect(await reasonOf({ amount: '100' }, euro)).toBe('not_available')
  const atOnce = await links.seller({ products: ['pay_later'] })
  expect(await reasonOf({ amount: '5000.01' }, atOnce)).toBe('try_installments')
  expect((await links.create(atOnce, { amount: '5000' })).status).toBe(200)
})

test('trying amounts on the form tells nobody what a shopper owes elsewhere: refused links are counted', async () => {
  const seller = await links.seller()
  const phone = links.aShopper()
  const owed = { amountMinor: 3_900_000n, as: 'captured', at: app.clock.now() } as const
  const shopper = { name: null, phone, email: null }
  const other = await links.seller()
  await app.db.database.system((tx) => anOrder(tx, other, { ...owed, shopper }))
  const answers = []
  for (let count = 0; count < 8; count += 1)
    answers.push(await links.create(seller, { amount: String(2000 - count), phone }))
  expect(answers.slice(0, 5).map(({ body }) => body.details?.reason)).toEqual(
    Array(5).fill('no_installments'),
  )
  expect(answers.slice(5).map(({ status }) => status)).toEqual([200, 200, 200])
  const declined = await links.pay({ ...answers[7]!.body, token: links.tokenOf(answers[7]!.body.url), phone })
  expect(declined.body.session).toMatchObject({ status: 'rejected', rejection: 'not_available' })
})

test('a suspended merchant makes no links [DEC-LGL-15]', async () => {
  const seller = await links.seller()
  await app.db.database.system(
    (tx) =>
      tx`update merchant set suspended_at = ${app.clock.now()} where merchant_id = ${seller.merchantId}`,
  )
  const refused = await links.create(seller)
  expect(refused.status).toBe(403)
  expect(refused.body.error).toBe('store suspended')
})

test('a link asked for twice with one key is made once', async () => {
  const seller = await links.seller()
  const body = { store_id: seller.storeId, amount: '50', phone: links.aShopper(), language: 'en' }
  const twice = await Promise.all(
    [1, 2].map(() => app.call('paymentLinks.create', { body, as: seller.as, key: 'k-1' })),
  )
  const again = await app.call('paymentLinks.create', { body, as: seller.as, key: 'k-1' })
  const listed = await app.call('paymentLinks.list', { as: seller.as })
  expect(listed.body.links).toHaveLength(1)
  expect(again.body.link.id).toBe(listed.body.links[0].id)
  expect(twice.some(({ status: code }) => code === 200)).toBe(true)
})
