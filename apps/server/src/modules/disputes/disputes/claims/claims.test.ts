import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDisputedShop, type DisputedShop } from '../../../../testing/money/disputes.ts'
import type { TestAnswer } from '../../../../testing/app/test-app.ts'
import { formAround, formType } from '../../../../testing/files/uploads.ts'

let shop: DisputedShop
beforeAll(async () => {
  shop = await aDisputedShop({ env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
})
afterAll(() => shop.product.close())

let phones = 1_000_000
const aPhone = () => `+97154${(phones += 1)}`
const picture = () =>
  readFileSync(join(import.meta.dirname, '../../../casework/files/fixtures/picture-with-notes.png'))

/** An order of a shopper of its own. */
async function bought(given: { reference?: string; language?: string } = {}) {
  const phone = aPhone()
  const { id, number } = await shop.order({
    as: 'captured',
    amountMinor: 30_000n,
    shopper: { name: 'Lina Saleh', phone, email: null },
    ...(given.reference && { reference: given.reference }),
  })
  return { id, order: number, phone }
}
const ask = (named: { order: string; phone: string }, ip = '10.1.0.1') =>
  shop.product.call('disputes.askClaim', {
    body: { order: named.order, phone: named.phone },
    headers: { 'x-forwarded-for': ip },
  })
async function messagesTo(phone: string) {
  await shop.product.settle()
  return (await shop.product.inbox()).filter(({ recipient }) => recipient === phone)
}
const codeOf = async (phone: string) =>
  (await messagesTo(phone)).find(({ code }) => code !== null)?.code ?? ''
const enter = ({ order, phone }: { order: string; phone: string }, otp_code: string) =>
  shop.product.call('disputes.enterClaim', { body: { order, phone, otp_code } })
/** What the browser brings along once the code has let in. */
const passOf = ({ headers }: TestAnswer) => {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return { cookie: set.find((one) => one.includes('daftar_claim='))?.split(';', 1)[0] ?? '' }
}
async function letIn(named: { order: string; phone: string }) {
  shop.product.clock.advance(1000)
  expect((await ask(named)).status).toBe(200)
  const entered = await enter(named, await codeOf(named.phone))
  expect(entered.status).toBe(200)
  return { order: entered.body.order, headers: passOf(entered) }
}
const claim = (headers: Record<string, string>, body: object = {}) =>
  shop.product.call('disputes.claim', {
    headers,
    body: { type: 'not_delivered', comment: 'It never came.', ...body },
  })
const seen = (token: string) => shop.product.call('disputes.claimSeen', { body: { token } })

test('a shopper is let in by a code to the phone that bought, says what went wrong, and the shop has it', async () => {
  const named = await bought()
  const { order, headers } = await letIn(named)
  expect(order).toMatchObject({ order_number: named.order, amount: '300.00', up_to: '300.00', claims: [] })
  const { status, body } = await claim(headers, { amount: '120.00' })
  expect(status).toBe(200)
  expect(body.claim).toMatchObject({
    ...{ status: 'pending', type: 'not_delivered', disputed_amount: '120.00', may_withdraw: true },
    ...{ comment: 'It never came.', answer: null, ending: null, files: 0 },
  })
  const { disputes } = (await shop.call('disputes.list', { query: { query: named.order } })).body
  expect(disputes).toMatchObject([{ number: body.claim.number, disputed_amount: '120.00' }])
  expect(await shop.read(disputes[0].id)).toMatchObject({
    source: 'shopper',
    history: [{ status: 'pending', by: 'shopper' }],
  })
  // The page of the order leads to it from now on, and nothing of it can be disputed twice.
  const again = await letIn(named)
  expect(again.order).toMatchObject({
    up_to: '0.00',
    claims: [{ number: body.claim.number, token: body.token }],
  })
  expect((await claim(again.headers)).body.details.reason).toBe('already_disputed')
})

test('whether there is such an order shows in no answer and no limit', async () => {
  const named = await bought()
  const stranger = { order: named.order, phone: aPhone() }
  const nowhere = { order: 'NONE-NONE', phone: named.phone }
  const answers = [await ask(named), await ask(stranger), await ask(nowhere)]
  expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual(
    Array.from({ length: 3 }, () => [200, ['resend_at', 'resend_after_seconds']]),
  )
  expect(await messagesTo(stranger.phone)).toEqual([])
  expect(await messagesTo(named.phone)).toHaveLength(1)
  const refusals = async (of: typeof named | typeof stranger) => {
    const found = []
    for (let guess = 0; guess < 7; guess += 1)
      found.push((await enter(of, '0000')).body.details.reason as string)
    return found
  }
  const other = await bought()
  await ask(other)
  const known = await refusals(other)
  expect(await refusals(stranger)).toEqual(known)
  expect(known).toContain('too_many_tries')
})

test('without the pass of a code, and an hour after it, nothing is opened', async () => {
  const named = await bought()
  expect((await claim({})).body.details.reason).toBe('claim_pass_over')
  expect((await claim({ cookie: 'daftar_claim=bm90IG91cnM' })).body.details.reason).toBe('claim_pass_over')
  const { headers } = await letIn(named)
  shop.product.clock.advance(61 * 60_000)
  expect((await claim(headers)).body.details.reason).toBe('claim_pass_over')
})

test('the lines that are picked say what is disputed, never more than was paid', async () => {
  const named = await bought()
  await shop.product.db.database.system(
    (tx) => tx`
      insert into order_detail (merchant_id, order_id, items) values (${shop.merchantId}, ${named.id},
        ${tx.json([
          { title: 'Lamp', quantity: 2, unit_price: '60.00' },
          { title: 'Sofa', quantity: 1, unit_price: '900.00' },
        ])}) on conflict (merchant_id, order_id) do update set items = excluded.items`,
  )
  const { headers, order } = await letIn(named)
  expect(order.items).toHaveLength(2)
  expect((await claim(headers, { items: [{ line: 0, quantity: 3 }] })).body.details.fields).toEqual({
    items: 'invalid',
  })
  expect((await claim(headers, { amount: '300.01' })).body.details.reason).toBe('dispute_too_large')
  const { body } = await claim(headers, { items: [{ line: 0, quantity: 1 }] })
  expect(body.claim).toMatchObject({ disputed_amount: '60.00', items: [{ title: 'Lamp', quantity: 1 }] })
  const [listed] = (await shop.call('disputes.list', { query: { query: named.order } })).body.disputes
  expect((await shop.read(listed.id)).claimed_items).toEqual([{ title: 'Lamp', quantity: 1 }])
})

test('pictures travel with it, and both sides see them', async () => {
  const named = await bought()
  const { headers } = await letIn(named)
  const { before, after } = formAround('torn.png', 'image/png')
  const upload = (more: Record<string, string>) =>
    shop.product.call('disputes.uploadClaim', {
      body: Buffer.concat([before, picture(), after]),
      headers: { 'content-type': formType, ...more },
    })
  expect((await upload({})).body.details.reason).toBe('claim_pass_over')
  const { status, body } = await upload(headers)
  expect([status, body.file.name]).toEqual([200, 'torn.png'])
  expect((await claim(headers, { attachments: ['fil_of_nobody'] })).body.details.fields).toEqual({
    attachments: 'not_your_file',
  })
  expect((await claim(headers, { attachments: [body.file.id] })).body.claim.files).toBe(1)
  const [listed] = (await shop.call('disputes.list', { query: { query: named.order } })).body.disputes
  expect((await shop.read(listed.id)).shopper_files).toMatchObject([{ id: body.file.id, name: 'torn.png' }])
  const ticket = await shop.call('files.ticket', { body: { url: body.file.id } })
  expect(ticket.status).toBe(200)
  const atDesk = { as: shop.agent, params: { id: listed.id, fileId: body.file.id } }
  expect((await shop.product.call('disputes.fileForStaff', atDesk)).status).toBe(200)
})

test('the shopper is told that it came in, was answered and was decided, and reads it on their page', async () => {
  const named = await bought()
  const { headers } = await letIn(named)
  const { body } = await claim(headers)
  const { token } = body
  const [listed] = (await shop.call('disputes.list', { query: { query: named.order } })).body.disputes
  const { id } = listed
  const challenged = await shop.call('disputes.challenge', {
    params: { id },
    body: { reason: 'other', comment: 'The guard took it.' },
  })
  expect(challenged.status).toBe(200)
  expect((await seen(token)).body.claim).toMatchObject({
    status: 'arbitration',
    answer: { reason: 'other', comment: 'The guard took it.' },
  })
  const decided = await shop.product.call('disputes.decide', {
    as: shop.agent,
    params: { id },
    body: {
      outcome: 'shopper',
      amount: '100.00',
      reason: 'No name, no signature.',
      verdict: await shop.verdict(id),
    },
  })
  expect(decided.status).toBe(200)
  expect((await seen(token)).body.claim).toMatchObject({
    ...{
      status: 'approved',
      refunded_amount: '100.00',
      reason: 'No name, no signature.',
      may_withdraw: false,
    },
  })
  const texts = (await messagesTo(named.phone)).filter(({ code }) => code === null).map(({ text }) => text)
  expect(texts).toHaveLength(3)
  for (const text of texts) expect(text).toContain(`https://daftar.example/claim#${token}`)
  expect((await seen('x'.repeat(43))).status).toBe(404)
})

test('a shopper takes it back once, and the shop has its money apart no longer', async () => {
  const { headers } = await letIn(await bought())
  const { token } = (await claim(headers)).body
  const withdraw = () => shop.product.call('disputes.withdrawClaim', { body: { token } })
  const both = await Promise.all(Array.from({ length: 16 }, withdraw))
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await seen(token)).body.claim).toMatchObject({ status: 'cancelled', ending: 'withdrawn' })
})

test('one phone opens five disputes in a day, and of many at once over one order one is there', async () => {
  const phone = aPhone()
  const order = async () => {
    const made = await shop.order({ as: 'captured', shopper: { name: 'Noura', phone, email: null } })
    return { order: made.number, phone }
  }
  const first = await letIn(await order())
  const rush = await Promise.all(Array.from({ length: 16 }, () => claim(first.headers)))
  expect(rush.filter(({ status }) => status === 200)).toHaveLength(1)
  for (let count = 1; count < 5; count += 1) {
    shop.product.clock.advance(31 * 60_000)
    expect((await claim((await letIn(await order())).headers)).status).toBe(200)
  }
  shop.product.clock.advance(31 * 60_000)
  expect((await claim((await letIn(await order())).headers)).body.details.reason).toBe('too_many_claims')
})
