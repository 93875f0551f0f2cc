import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../../../testing/app/links.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let pages: ReturnType<typeof linksOf>
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  pages = linksOf(app)
})
afterAll(() => app.close())

const other = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

test('a shopper’s codes are counted by phone: five guesses over all pages, shops and addresses', async () => {
  const shops = [await pages.seller(), await pages.seller()]
  const phone = pages.aShopper()
  const links = []
  for (let index = 0; index < 8; index += 1) {
    const link = await pages.made(shops[index % 2]!, { phone })
    links.push({ ...link, code: await pages.codeOf(link.token, phone) })
  }
  const guesses = links.flatMap(({ token }, index) =>
    Array.from({ length: 16 }, (_, time) =>
      app.call('checkout.confirm', {
        params: { token },
        body: { code: String(index * 16 + time).padStart(4, '0') },
        headers: { 'x-forwarded-for': `10.0.${index}.${time}`, 'idempotency-key': `k-${time}` },
      }),
    ),
  )
  const reasons = (await Promise.all(guesses)).map(({ body }) => body.details?.reason ?? body.session.status)
  const evaluated = reasons.filter((reason) => reason !== 'too_many_tries')
  expect(evaluated.length).toBeLessThanOrEqual(5)
  expect(reasons).not.toContain('approved')
  const last = links.at(-1)!
  expect((await pages.confirm(last.token, last.code)).body.details.reason).toBe('too_many_tries')
  app.clock.advance(31 * 60_000)
  for (let round = 0; round < 5; round += 1) {
    const link = await pages.made(shops[round % 2]!, { phone })
    const code = await pages.codeOf(link.token, phone)
    for (let time = 0; time < 5; time += 1) await pages.confirm(link.token, other(code))
    app.clock.advance(31 * 60_000)
  }
  const link = await pages.made(shops[0]!, { phone })
  const sent = await pages.sendCode(link.token)
  const code = sent.status === 200 ? await pages.codeOf(link.token, phone) : '0000'
  expect((await pages.confirm(link.token, code)).body.details.reason).toBe('too_many_tries')
})

test('a code opens the page it was asked on, once, and no other page of the same phone', async () => {
  const seller = await pages.seller()
  const phone = pages.aShopper()
  const [one, two] = [await pages.made(seller, { phone }), await pages.made(seller, { phone })]
  const code = await pages.codeOf(one.token, phone)
  expect((await pages.confirm(two.token, code)).body.details.reason).toBe('invalid_code')
  expect((await pages.confirm(one.token, code)).body.session.status).toBe('approved')
  expect((await pages.confirm(two.token, code)).body.details.reason).toBe('invalid_code')
  expect((await pages.confirm(one.token, code)).body.details.reason).toBe('payment_closed')
})

test('an expired and a cancelled page takes no code, also one that was right', async () => {
  const seller = await pages.seller()
  const late = await pages.made(seller)
  const code = await pages.codeOf(late.token, late.phone)
  app.clock.advance(8 * 24 * 3_600_000)
  expect((await pages.confirm(late.token, code)).body.details.reason).toBe('payment_closed')
  expect((await pages.sendCode(late.token)).body.details.reason).toBe('payment_closed')
  const taken = await pages.made(seller)
  const right = await pages.codeOf(taken.token, taken.phone)
  await app.call('paymentLinks.cancel', { params: { id: taken.id }, as: seller.as })
  expect((await pages.confirm(taken.token, right)).body.details.reason).toBe('payment_closed')
})

test('a link that its shopper pays while its seller takes it back is one of both, and the money follows', async () => {
  const seller = await pages.seller()
  for (let round = 0; round < 6; round += 1) {
    const link = await pages.made(seller)
    const code = await pages.codeOf(link.token, link.phone)
    const [paid, cancelled] = await Promise.all([
      pages.confirm(link.token, code),
      app.call('paymentLinks.cancel', { params: { id: link.id }, as: seller.as }),
    ])
    expect([paid.status === 200, cancelled.status === 200].filter(Boolean)).toHaveLength(1)
    const state = await pages.stateOf(link.id)
    expect(state).toMatchObject(
      paid.status === 200
        ? { status: 'captured', session: 'approved', captures: 1 }
        : { status: 'expired', session: 'cancelled', captures: 0 },
    )
  }
})
