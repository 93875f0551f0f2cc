import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDisputedShop, type DisputedShop } from '../../../testing/money/disputes.ts'

let shop: DisputedShop
beforeAll(async () => {
  shop = await aDisputedShop()
})
afterAll(() => shop.product.close())

const desk = (
  id: Parameters<DisputedShop['call']>[0],
  call: Parameters<DisputedShop['call']>[1],
  as = shop.agent,
) => shop.product.call(id, { as, ...call })

async function challenged(given?: Parameters<DisputedShop['open']>[0]) {
  const opened = await shop.open(given)
  await shop.call('disputes.challenge', { params: { id: opened.id }, body: { reason: 'order_on_its_way' } })
  return opened
}

const decide = async (id: string, body: object, as = shop.agent) =>
  desk(
    'disputes.decide',
    {
      params: { id },
      body: { reason: 'The courier handed it over.', verdict: await shop.verdict(id), ...body },
    },
    as,
  )

test('the queue shows what waits for the desk, the nearest deadline first', async () => {
  const first = await challenged()
  shop.product.clock.advance(60_000)
  const second = await challenged()
  const waiting = await shop.open()
  const ids = async (query: Record<string, string>) =>
    (await desk('disputes.queue', { query })).body.disputes.map((one: { id: string }) => one.id)
  expect(await ids({})).toEqual([first.id, second.id])
  expect(await ids({ state: 'pending' })).toEqual([waiting.id])
  await decide(first.id, { outcome: 'shop' })
  expect(await ids({})).toEqual([second.id])
  expect(await ids({ state: 'done' })).toEqual([first.id])
  const { body } = await desk('disputes.queue', { query: { type: 'product_issue' } })
  expect(body).toMatchObject({ disputes: [], total: 0 })
  expect((await desk('disputes.queue', { query: { page_size: '1' } })).body.total).toBe(1)
})

test('what waits for whoever decides stands in their work', async () => {
  const { id } = await challenged()
  const { body } = await desk('work.mine', {})
  const found = body.items.find((one: { id: string }) => one.id === id)
  expect(found).toMatchObject({ kind: 'dispute', amount: '200.00', currency: 'AED' })
})

test('a file of either side is shown to who decides, and no file of another dispute', async () => {
  const { id } = await shop.open()
  const picture = readFileSync(
    join(import.meta.dirname, '../../casework/files/fixtures/picture-with-notes.png'),
  )
  const { body } = await shop.upload('parcel.png', picture)
  const file = (disputeId: string, as = shop.agent) =>
    desk('disputes.fileForStaff', { params: { id: disputeId, fileId: body.asset.id } }, as)
  expect((await file(id)).status).toBe(404)
  const answer = { reason: 'already_delivered', attachments: [body.asset.id] }
  await shop.call('disputes.challenge', { params: { id }, body: answer })
  const shown = await file(id)
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await file((await shop.open()).id)).status).toBe(404)
  const reviewer = await shop.product.signInStaff(await shop.product.aStaff('reviewer'))
  expect((await file(id, reviewer)).status).toBe(403)
})

test('the evidence is a paper for who decides, as it is for its merchant, and for no other staff', async () => {
  const { id } = await challenged()
  const paper = (as: string) => desk('disputes.packForStaff', { params: { id } }, as)
  const { status, headers } = await paper(shop.agent)
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  const reviewer = await shop.product.signInStaff(await shop.product.aStaff('reviewer'))
  expect((await paper(reviewer)).status).toBe(403)
  expect((await desk('disputes.packForStaff', { params: { id: 'dsp_nobody' } })).status).toBe(404)
})

test('a verdict marks every item, says why, and the next checklist learns from it', async () => {
  const { id } = await challenged()
  const half = await decide(id, { outcome: 'shop', verdict: [{ item: 'order', mark: 'counted' }] })
  expect([half.status, half.body.details.reason]).toEqual([400, 'verdict_incomplete'])
  const verdict = (await shop.verdict(id)).map((one) => ({
    ...one,
    mark: one.item === 'proof' ? 'missing' : one.mark,
  }))
  expect((await decide(id, { outcome: 'shop', verdict })).body.dispute.status).toBe('declined')
  expect(await shop.read(id)).toMatchObject({
    ...{ status: 'declined', ending: 'arbiter', refunded_amount: null },
    verdict: { reason: 'The courier handed it over.', items: verdict },
  })
  const next = await shop.open()
  const proof = (await shop.read(next.id)).evidence.find(({ item }) => item === 'proof')
  expect(proof?.learned?.missing).toBe(1)
})

test('decided for the shopper, a part goes back to the card', async () => {
  const { id, orderId } = await challenged({ amount: '100.00' })
  expect((await decide(id, { outcome: 'shopper', amount: '100.01' })).body.details.reason).toBe(
    'amount_over_rest',
  )
  const { body } = await decide(id, { outcome: 'shopper', amount: '60' })
  expect(body.dispute).toMatchObject({ status: 'approved', ending: 'arbiter', refunded_amount: '60.00' })
  expect((await shop.call('orders.read', { params: { id: orderId } })).body.payment.refunded).toBe('60.00')
  expect((await decide(id, { outcome: 'shop' })).body.details.reason).toBe('wrong_status')
})

test('above the limit two people decide; it waits in the work of others than who proposed', async () => {
  const { id } = await challenged({ order: { amountMinor: 90_000_000n } })
  const proposed = await decide(id, { outcome: 'shopper' })
  expect(proposed.body.dispute).toMatchObject({
    ...{ status: 'arbitration', needs_second: true, may_decide: false },
    proposal: { outcome: 'shopper', may_confirm: false },
  })
  const readAt = async () =>
    (await desk('disputes.readForStaff', { params: { id } })).body.dispute.proposal?.at
  const confirm = async (agrees: boolean, as = shop.agent, proposed_at?: string) => {
    const seen = proposed_at ?? (await readAt()) ?? first
    return desk('disputes.confirm', { params: { id }, body: { agrees, proposed_at: seen } }, as)
  }
  const first: string = proposed.body.dispute.proposal.at
  expect((await confirm(true)).body.details.reason).toBe('own_proposal')
  expect((await confirm(false)).body.dispute.proposal).toBeNull()
  shop.product.clock.advance(60_000)
  await decide(id, { outcome: 'shop' })
  const other = await shop.product.signInStaff(await shop.product.aStaff('finance'))
  const waits = async (as: string) =>
    (await desk('work.mine', {}, as)).body.items.find((one: { id: string }) => one.id === id)
  expect(await waits(other)).toMatchObject({ kind: 'dispute_second', amount: '900000.00' })
  expect(await waits(shop.agent)).toBeUndefined()
  expect((await confirm(true, other, first)).body.details.reason).toBe('not_proposed')
  const done = await confirm(true, other)
  expect(done.body.dispute).toMatchObject({ status: 'declined', proposal: null })
  expect(await waits(other)).toBeUndefined()
  expect((await confirm(true, other)).body.details.reason).toBe('not_proposed')
})

test('a shopper who takes it back ends it, and nothing is refunded', async () => {
  const { id, orderId } = await shop.open()
  const { body } = await desk('disputes.withdraw', { params: { id } })
  expect(body.dispute).toMatchObject({ status: 'cancelled', ending: 'withdrawn', refunded_amount: null })
  expect((await shop.call('orders.read', { params: { id: orderId } })).body.payment.status).toBe('captured')
  expect((await desk('disputes.withdraw', { params: { id } })).status).toBe(409)
})

test('a merchant’s figures say how often it is disputed, why, and how that ended', async () => {
  const { body } = await desk('disputes.ofMerchant', { params: { id: shop.merchantId } })
  expect(body).toMatchObject({ currency: 'AED', lost: 1, unanswered: 0, types: [{ type: 'not_delivered' }] })
  expect(body.won).toBeGreaterThan(1)
  expect(body.disputes).toBe(body.orders)
  expect(body.risks).toEqual(['often'])
  const nobody = await shop.product.signInStaff(await shop.product.aStaff('reviewer'))
  expect((await desk('disputes.ofMerchant', { params: { id: shop.merchantId } }, nobody)).status).toBe(403)
})

test('disputes to decide are taken together, handed over and released, by who decides disputes', async () => {
  const [first, second] = [await challenged(), await challenged()]
  const staffId = await shop.product.aStaff('support_agent')
  const colleague = await shop.product.signInStaff(staffId)
  const give = (to: string | null, heldBy: string | null, as = shop.agent) =>
    desk(
      'work.assign',
      {
        body: {
          subject: 'dispute',
          pieces: [first, second].map(({ id }) => ({ id, held_by: heldBy })),
          to,
        },
      },
      as,
    )
  expect((await give(staffId, null)).status).toBe(200)
  const { body } = await desk('work.mine', {}, colleague)
  const mine = body.items.filter(({ id }: { id: string }) => [first.id, second.id].includes(id))
  expect(mine.map(({ assignee }: { assignee: { id: string } }) => assignee.id)).toEqual([staffId, staffId])
  expect((await give(null, null)).body.details.reason).toBe('assigned_meanwhile')
  const reviewer = await shop.product.signInStaff(await shop.product.aStaff('reviewer'))
  expect((await give(null, staffId, reviewer)).status).toBe(403)
  expect((await give(null, staffId, colleague)).status).toBe(200)
})
