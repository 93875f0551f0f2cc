import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListener, type Listener } from '../../../testing/shop/listener.ts'
import { aShop, callsOf, payments, type Shop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/** The people of the developers' guide to the sandbox whom everybody may try a shop out with. */

let product: TestApp
let listener: Listener
let shop: Shop
beforeAll(async () => {
  product = await testApp()
  listener = await aListener()
  shop = await aShop(product)
})
afterAll(async () => {
  await listener.close()
  await product.close()
})

const success = 'otp.success@shop.example'
const rejected = 'otp.rejected@shop.example'

/** A session of the sandbox for this person, and the calls of their page. */
async function shopping(phone: string, email = success, amount = '100.00') {
  const buyer = { name: 'Sara Ali', phone, email }
  const { body } = await shop.test.checkout({ amount, payment: { buyer } })
  const url = (body.configuration.available_products.installments?.[0].web_url ?? '') as string
  const params = { token: url.slice(url.lastIndexOf('/') + 1) }
  const status = async () => (await product.call('checkout.session', { params })).body.session?.status
  const send = () => product.call('checkout.sendCode', { params, body: {} })
  const confirm = async (code: string) => {
    const answer = await product.call('checkout.confirm', { params, body: { code } })
    return answer.body.session?.status ?? answer.body.details.reason
  }
  return { body, status, send, confirm }
}

test('the person who succeeds is approved with 8888, however often, and nothing is sent to anybody', async () => {
  for (let purchase = 0; purchase < 3; purchase += 1) {
    const { body, send, confirm } = await shopping('500000001', success, '9000.00')
    expect(body.status).toBe('created')
    const sent = await send()
    expect([sent.status, sent.body.resend_after_seconds]).toEqual([200, 0])
    expect(await confirm('8888')).toBe('approved')
  }
  await product.settle()
  expect(await product.inbox()).toEqual([])
})

test('any other code is wrong, and the page asks again without end', async () => {
  const { send, confirm } = await shopping('+971 50 000 0001')
  for (let tries = 0; tries < 12; tries += 1) {
    expect((await send()).status).toBe(200)
    expect(await confirm('0000')).toBe('invalid_code')
  }
  expect(await confirm('8888')).toBe('approved')
})

test('the phone that is declined gets no page, and the address that is declined gets no approval', async () => {
  const early = await shopping('500000002')
  expect(early.body).toMatchObject({ status: 'rejected', rejection_reason_code: 'not_available' })
  const late = await shopping('500000001', rejected)
  await late.send()
  expect(await late.confirm('8888')).toBe('rejected')
  const seen = await shop.test.get(`${payments}/${late.body.payment.id}`)
  expect(seen.body.status).toBe('REJECTED')
})

test('the phone that lets time run out expires after a minute, and the shop hears of it', async () => {
  await product.app.schedules.runDue()
  const hook = listener.url('/expiring')
  await shop.test.post('/api/v1/webhooks', { url: hook })
  const { body, status, confirm, send } = await shopping('500000003')
  await send()
  expect(await status()).toBe('open')
  product.clock.advance(60_000)
  expect([await status(), await confirm('8888')]).toEqual(['expired', 'payment_closed'])
  product.clock.advance(60_000)
  await product.app.schedules.runDue()
  await product.settle()
  const told = listener.at('/expiring').filter((one) => one.body.id === body.payment.id)
  expect(told.map((one) => one.body.status)).toEqual(['expired'])
})

test('amounts that are not sold are declined for everybody', async () => {
  const { body } = await shopping('500000001', success, '1.00')
  expect(body.rejection_reason_code).toBe('order_amount_too_low')
})

test('with live keys these people are shoppers like any other', async () => {
  const live = callsOf(product, shop.secrets.live, shop.code, 'AED')
  const buyer = { name: 'Sara Ali', phone: '500000002', email: rejected }
  const { body } = await live.checkout({ payment: { buyer } })
  expect(body.status).toBe('created')
  const url = body.configuration.available_products.installments[0].web_url as string
  const params = { token: url.slice(url.lastIndexOf('/') + 1) }
  await product.call('checkout.sendCode', { params, body: {} })
  await product.settle()
  const [message] = await product.inbox('+971500000002')
  expect(message!.code).toMatch(/^\d{4}$/)
  const code = message!.code === '8888' ? '0000' : '8888'
  const tried = await product.call('checkout.confirm', { params, body: { code } })
  expect(tried.body.details.reason).toBe('invalid_code')
})
