import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogger } from '../../../platform/logging/logger.ts'
import { anOrder } from '../../../testing/app/builders.ts'
import { linksOf, type Seller } from '../../../testing/app/links.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { limitsPolicy } from './limits-policy.ts'

let app: TestApp
let links: ReturnType<typeof linksOf>
let seller: Seller
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  links = linksOf(app)
  seller = await links.seller()
})
beforeEach(() => app.clock.advance(3_600_000))
afterAll(() => app.close())

const minutes = 60_000
const session = async (token: string) =>
  (await app.call('checkout.session', { params: { token } })).body.session
const cancel = (token: string) => app.call('checkout.cancel', { params: { token } })

test('the page of a link shows merchant, store, amount and the plan from today, to whoever has the address', async () => {
  const made = await links.made(seller, { amount: '400.02', description: 'Oud', reference: 'INV-9' })
  const shown = await session(made.token)
  const on = app.clock.now().toISOString().slice(0, 10)
  expect(shown).toMatchObject({
    status: 'open',
    merchant_name: 'Test Merchant',
    store_name: 'Store',
    store_name_ar: 'متجر',
    is_test: false,
    reference: 'INV-9',
    description: 'Oud',
    amount: '400.02',
    currency: 'AED',
    masked_phone: `•••••${made.phone.slice(-2)}`,
    success_url: null,
    rejection: null,
  })
  expect(shown.plan.map((part: { amount: string }) => part.amount)).toEqual([
    '100.02',
    '100.00',
    '100.00',
    '100.00',
  ])
  expect(shown.plan[0].due_on).toBe(on)
  expect(JSON.stringify(shown)).not.toContain(made.phone)
})

test('an unknown address is not there, for any of the four calls', async () => {
  const params = { token: 'x'.repeat(43) }
  expect((await app.call('checkout.session', { params })).status).toBe(404)
  expect((await app.call('checkout.sendCode', { params, body: {} })).status).toBe(404)
  expect((await app.call('checkout.confirm', { params, body: { code: '1234' } })).status).toBe(404)
  expect((await app.call('checkout.cancel', { params })).status).toBe(404)
})

test('the right code approves a link, and its order is captured in full at once', async () => {
  const made = await links.made(seller)
  const code = await links.codeOf(made.token, made.phone)
  expect(code).toMatch(/^\d{4}$/)
  const done = await links.confirm(made.token, code)
  expect(done.body.session).toMatchObject({ status: 'approved', rejection: null })
  expect(await links.stateOf(made.id)).toMatchObject({
    status: 'captured',
    captured_minor: 40_000n,
    captures: 1,
    session: 'approved',
    events: ['created', 'authorized', 'captured'],
  })
  app.clock.advance(40 * 24 * 60 * minutes)
  expect((await session(made.token)).plan[0].due_on).toBe(done.body.session.plan[0].due_on)
})

test('a shop’s checkout is authorised and left to the shop to capture; the way back names the payment', async () => {
  const checkout = await links.aCheckout(seller, { phone: links.aShopper() })
  const [{ shopper_phone }] = [(await links.stateOf(checkout.orderId))!]
  const done = await links.pay({ token: checkout.token, phone: shopper_phone! })
  expect(done.body.session).toMatchObject({
    status: 'approved',
    success_url: `https://shop.example/success?cart=7&payment_id=${checkout.orderId}`,
  })
  expect(await links.stateOf(checkout.orderId)).toMatchObject({ status: 'authorized', captures: 0 })
})

test('the SMS names the merchant and the amount, and lets the phone fill the code in on our host alone', async () => {
  const made = await links.made(seller)
  const code = await links.codeOf(made.token, made.phone)
  const [message] = (await app.inbox()).filter(({ recipient }) => recipient === made.phone)
  expect(message?.text).toContain('Test Merchant')
  expect(message?.text).toContain('AED 400.00')
  expect(message?.text.split('\n').at(-1)).toBe(`@daftar.example #${code}`)
})

test('a preset phone stays: nobody who finds the address has the code sent elsewhere', async () => {
  const made = await links.made(seller)
  const elsewhere = await links.sendCode(made.token, links.aShopper())
  expect(elsewhere.body.details).toMatchObject({
    reason: 'invalid_phone',
    fields: { phone: 'phone_invalid' },
  })
  expect((await links.sendCode(made.token, made.phone)).status).toBe(200)
})

test('where no phone is preset the shopper gives one, and the order keeps it', async () => {
  const checkout = await links.aCheckout(seller)
  expect((await session(checkout.token)).masked_phone).toBeNull()
  expect((await links.sendCode(checkout.token)).body.details.fields).toEqual({ phone: 'required' })
  expect((await links.sendCode(checkout.token, '+97140000000')).body.details.fields).toEqual({
    phone: 'phone_invalid',
  })
  expect((await links.confirm(checkout.token, '1234')).body.details.reason).toBe('invalid_code')
  const [first, second] = [links.aShopper(), links.aShopper()]
  const old = await links.codeOf(checkout.token, first, false)
  const code = await links.codeOf(checkout.token, second, false)
  // By chance the two may be the same digits.
  const oldAnswer =
    old === code ? 'invalid_code' : (await links.confirm(checkout.token, old)).body.details.reason
  expect(oldAnswer).toBe('invalid_code')
  expect((await links.confirm(checkout.token, code)).body.session.status).toBe('approved')
  expect((await links.stateOf(checkout.orderId))?.shopper_phone).toBe(second)
})

test('codes are limited: two minutes apart, ten of a session, five wrong tries and then a wait', async () => {
  const made = await links.made(seller)
  const sent = await links.sendCode(made.token)
  expect(sent.body.resend_at).toBe(new Date(app.clock.now().getTime() + 2 * minutes).toISOString())
  expect((await links.sendCode(made.token)).body.resend_at).toBe(sent.body.resend_at)
  const code = await links.codeOf(made.token, made.phone)
  const wrong = code === '1111' ? '2222' : '1111'
  for (let tries = 0; tries < 5; tries += 1)
    expect((await links.confirm(made.token, wrong)).body.details.reason).toBe('invalid_code')
  const blocked = await links.confirm(made.token, code)
  expect(blocked.status).toBe(429)
  expect((await links.stateOf(made.id))?.status).toBe('created')

  const checkout = await links.aCheckout(seller)
  const answers = []
  for (let count = 0; count < 12; count += 1)
    answers.push((await links.sendCode(checkout.token, links.aShopper())).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(10)
})

test('a declined purchase is rejected with a reason the shopper understands, and stays so', async () => {
  const tooHigh = await links.aCheckout(seller, { amountMinor: 2_000_001n, phone: links.aShopper() })
  const phone = (await links.stateOf(tooHigh.orderId))!.shopper_phone!
  const declined = await links.pay({ token: tooHigh.token, phone })
  expect(declined.status).toBe(200)
  expect(declined.body.session).toMatchObject({
    status: 'rejected',
    rejection: 'order_amount_too_high',
    failure_url: `https://shop.example/failure?cart=7&payment_id=${tooHigh.orderId}`,
  })
  expect(await links.stateOf(tooHigh.orderId)).toMatchObject({
    status: 'rejected',
    session: 'rejected',
    captures: 0,
  })
  expect((await links.sendCode(tooHigh.token)).body.details.reason).toBe('payment_closed')
  const tooLow = await links.aCheckout(seller, { amountMinor: 999n })
  const code = await links.codeOf(tooLow.token, phone, false)
  expect((await links.confirm(tooLow.token, code)).body.session.rejection).toBe('order_amount_too_low')
})

test('what a shopper owes counts, all merchants together; what has been paid by its plan counts no more', async () => {
  const phone = links.aShopper()
  const other = await links.seller()
  await links.pay(await links.made(seller, { amount: '20000', phone }))
  await links.pay(await links.made(other, { amount: '10000', phone }))
  // 15,000 and 7,500 are still to come: of 30,000 there are 7,500 left.
  const over = await links.create(seller, { amount: '7500.01', phone })
  expect(over.body.details.reason).toBe('no_installments')
  const last = await links.made(seller, { amount: '7500', phone })
  expect((await links.pay(last)).body.session.status).toBe('approved')
  expect((await links.create(seller, { amount: '2000', phone })).body.details.reason).toBe('no_installments')
  app.clock.advance(32 * 24 * 60 * minutes)
  const fresh = await app.signIn(seller.personId)
  expect((await links.create({ ...seller, as: fresh }, { amount: '2000', phone })).status).toBe(200)
})

test('when the shopper goes back without paying the order expires and the page is closed', async () => {
  const checkout = await links.aCheckout(seller)
  const gone = await cancel(checkout.token)
  expect(gone.body.session).toMatchObject({
    status: 'cancelled',
    cancel_url: `https://shop.example/cancel?cart=7&payment_id=${checkout.orderId}`,
  })
  expect(await links.stateOf(checkout.orderId)).toMatchObject({ status: 'expired', session: 'cancelled' })
  expect((await cancel(checkout.token)).body.details.reason).toBe('payment_closed')
  expect((await links.sendCode(checkout.token, links.aShopper())).body.details.reason).toBe('payment_closed')
})

test('a checkout is over after 20 minutes, and a link after its validity', async () => {
  await app.app.schedules.runDue()
  const checkout = await links.aCheckout(seller, { phone: links.aShopper() })
  const link = await links.made(seller, { validity: '1h' })
  const code = await links.codeOf(link.token, link.phone)
  app.clock.advance(20 * minutes)
  expect((await session(checkout.token)).status).toBe('expired')
  expect((await links.sendCode(checkout.token)).body.details.reason).toBe('payment_closed')
  expect((await session(link.token)).status).toBe('open')
  app.clock.advance(minutes)
  await app.app.schedules.runDue()
  expect(await links.stateOf(checkout.orderId)).toMatchObject({ status: 'expired', session: 'expired' })
  expect((await links.stateOf(link.id))?.status).toBe('created')
  app.clock.advance(40 * minutes)
  expect((await links.confirm(link.token, code)).body.details.reason).toBe('payment_closed')
  await app.app.schedules.runDue()
  expect(await links.stateOf(link.id)).toMatchObject({
    status: 'expired',
    events: ['created', 'link_opened', 'expired'],
  })
})

test('of 64 confirmations at once one approves: one authorisation, one capture', async () => {
  const made = await links.made(seller)
  const code = await links.codeOf(made.token, made.phone)
  const answers = await Promise.all(Array.from({ length: 64 }, () => links.confirm(made.token, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.details?.reason === 'payment_closed')).toHaveLength(63)
  expect(await links.stateOf(made.id)).toMatchObject({
    status: 'captured',
    captures: 1,
    events: ['created', 'authorized', 'captured'],
  })
})

test('of a confirmation and a cancellation at once one takes effect, whoever is first', async () => {
  for (let round = 0; round < 8; round += 1) {
    const made = await links.made(seller)
    const code = await links.codeOf(made.token, made.phone)
    const [paid, cancelled] = await Promise.all([
      links.confirm(made.token, code),
      app.call('paymentLinks.cancel', { params: { id: made.id }, as: seller.as }),
    ])
    expect(new Set([paid.status, cancelled.status])).toEqual(new Set([200, 409]))
    const state = await links.stateOf(made.id)
    expect([state?.status, state?.session]).toEqual(
      paid.status === 200 ? ['captured', 'approved'] : ['expired', 'cancelled'],
    )
  }
})

test('a link that is paid at the very moment it expires is either paid whole or over, in all its books', async () => {
  await app.app.schedules.runDue()
  const made = []
  for (let count = 0; count < 6; count += 1) made.push(await links.made(seller, { validity: '1h' }))
  app.clock.advance(59 * minutes)
  const codes: string[] = []
  for (const { token, phone } of made) codes.push(await links.codeOf(token, phone))
  const over = app.clock.now().getTime() + 2 * minutes
  const [answers] = await Promise.all([
    Promise.all(made.map(({ token }, at) => links.confirm(token, codes[at]!))),
    app.app.schedules.runDue(new Date(over)),
  ])
  await app.app.schedules.runDue(new Date(over + minutes))
  for (const [at, { id }] of made.entries()) {
    const state = await links.stateOf(id)
    expect([state?.status, state?.session, state?.captures]).toEqual(
      answers[at]?.status === 200 ? ['captured', 'approved', 1] : ['expired', 'expired', 0],
    )
  }
})

test('a link that is open in two tabs has one code, one wait for the next, and is paid once', async () => {
  const made = await links.made(seller)
  const code = await links.codeOf(made.token, made.phone)
  app.clock.advance(30_000)
  const second = await links.sendCode(made.token)
  expect(second.body.resend_after_seconds).toBe(90)
  await app.settle()
  const sent = (await app.inbox()).filter((message) => message.recipient === made.phone)
  expect(sent).toHaveLength(1)
  expect((await links.confirm(made.token, code)).body.session.status).toBe('approved')
  expect((await links.confirm(made.token, code)).body.details.reason).toBe('payment_closed')
  expect((await session(made.token)).status).toBe('approved')
})

test('two purchases of one shopper decided at once do not both fit into what one may owe', async () => {
  const phone = links.aShopper()
  const policy = limitsPolicy(app.db.database, app.config.checkout)
  const at = app.clock.now()
  const merchants = await Promise.all([links.seller(), links.seller(), links.seller()])
  const verdicts = await Promise.all(
    merchants.map((merchant) =>
      app.db.database.system(async (tx) => {
        const facts = {
          merchantId: merchant.merchantId,
          orderId: null,
          amountMinor: 2_000_000n,
          currency: 'AED',
        } as const
        const verdict = await policy.decide(tx, {
          ...facts,
          instalments: 4,
          phone,
          email: null,
          isTest: false,
          at,
        })
        const shopper = { name: null, phone, email: null }
        if (verdict.kind === 'approved')
          await anOrder(tx, merchant, { amountMinor: facts.amountMinor, at, shopper, as: 'authorized' })
        return verdict.kind
      }),
    ),
  )
  expect(verdicts.toSorted()).toEqual(['approved', 'declined', 'declined'])
})

test('the token of a page stands in no table and no log', async () => {
  const made = await links.made(seller, { send: true })
  await links.sendCode(made.token)
  await app.call('checkout.session', { params: { token: made.token } })
  const [kept] = await app.db.database.system(
    (tx) => tx<{ text: string }[]>`
      select string_agg(t::text, ' ') as text from (
        select s::text as t from checkout_session s where order_id = ${made.id}
        union all select l::text from payment_link l where order_id = ${made.id}
        union all select e::text from order_event e where order_id = ${made.id}
        union all select a::text from audit_entry a where object = ${`order:${made.id}`}
        union all select encode(m.sealed, 'escape') from outbox_message m where m.sealed is not null) rows`,
  )
  expect(kept?.text).toContain(made.id)
  expect(kept?.text).not.toContain(made.token)
  const lines: string[] = []
  const logger = createLogger({ level: 'trace' }, { write: (line) => void lines.push(line) })
  logger.info(
    { address: made.url, reason: made.token, route: `/pay/api/v1/sessions/${made.token}` },
    `GET ${made.url}`,
  )
  logger.error({ err: new Error(`could not answer ${made.url}`) }, 'failed')
  expect(lines.join('')).not.toContain(made.token)
})
