import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { aMerchant, anOrder, aSignedAdvance, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { aDisputedShop } from '../../../testing/money/disputes.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let shop: MerchantFacts
let agent: string
let underwriter: string
let writer: { id: string; as: string }
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  shop = await inSystem((tx) => aMerchant(tx))
  agent = await app.signInStaff(await app.aStaff('support_agent'))
  underwriter = await app.signInStaff(await app.aStaff('underwriter'))
  const id = await app.aStaff('reviewer')
  writer = { id, as: await app.signInStaff(id) }
})
afterAll(() => app.close())

const inSystem = <T>(work: Parameters<typeof app.db.database.system<T>>[0]) => app.db.database.system<T>(work)
const ask = (
  act: 'overview' | 'happened' | 'notes' | 'letters' | 'advances' | 'cases',
  as: string,
  more = {},
) => app.call(`dossier.${act}`, { as, params: { id: shop.merchantId }, ...more })
const write = (text: string, id = shop.merchantId) =>
  app.call('dossier.writeNote', { as: writer.as, params: { id }, body: { text } })

test('a merchant’s figures are of seven days against the seven before, and each part as far as a role goes', async () => {
  const theirs = await inSystem(async (tx) => {
    const sale = (amountMinor: bigint, at: string) =>
      anOrder(tx, shop, { amountMinor, at: new Date(at), as: 'captured' })
    await sale(30_000n, '2026-11-21T10:00:00Z')
    await sale(20_000n, '2026-11-14T10:00:00Z')
    await sale(90_000n, '2026-11-01T10:00:00Z')
    await sale(5_000n, '2026-11-23T10:00:00Z')
    return aSubmittedApplication(tx, shop, { at: new Date('2026-11-21T09:00:00Z') })
  })
  const seen = (await ask('overview', underwriter)).body
  expect(seen).toMatchObject({
    currency: 'AED',
    sales: { amount: '300.00', before: '200.00', orders: 1 },
    payout: null,
    advances: { open: 0, outstanding: '0.00', in_arrears: 0 },
    counts: { payouts: 0, cases: 1, notes: 0 },
  })
  expect(seen.open).toMatchObject([{ kind: 'case', id: theirs.id, merchant_id: shop.merchantId }])
  expect((await ask('overview', agent)).body).toMatchObject({
    payout: null,
    open: [],
    counts: { payouts: null, cases: null },
  })
  expect((await ask('cases', underwriter)).body.cases).toMatchObject([{ id: theirs.id, status: 'submitted' }])
  expect((await ask('cases', agent)).status).toBe(403)
})

test('what is open stands there whoever holds it, and never what is open at another merchant', async () => {
  const [ours, other] = await inSystem(async (tx) => [await aMerchant(tx), await aMerchant(tx)])
  const cases = await inSystem(async (tx) => {
    const at = new Date('2026-11-21T09:00:00Z')
    return [await aSubmittedApplication(tx, ours!, { at }), await aSubmittedApplication(tx, other!, { at })]
  })
  const body = { subject: 'application', pieces: [{ id: cases[0]!.id, held_by: null }], to: writer.id }
  expect((await app.call('work.assign', { as: underwriter, body })).status).toBe(200)
  const { open } = (await app.call('dossier.overview', { as: underwriter, params: { id: ours!.merchantId } }))
    .body
  expect(open).toMatchObject([{ id: cases[0]!.id, assignee: { id: writer.id } }])
  expect(open).toHaveLength(1)
})

test('an advance stands there with what is left of it, for whose role sees advances', async () => {
  const borrower = await inSystem(async (tx) => {
    const merchant = await aMerchant(tx)
    const at = new Date('2026-11-20T09:00:00Z')
    await app.app.createAdvance(tx, await aSignedAdvance(tx, merchant, { at }), at)
    return merchant
  })
  const params = { id: borrower.merchantId }
  const { advances } = (await app.call('dossier.advances', { as: agent, params })).body
  expect(advances).toMatchObject([{ status: 'waiting', amount: '100000.00' }])
  expect((await app.call('dossier.advances', { as: writer.as, params })).status).toBe(403)
  expect((await app.call('dossier.overview', { as: writer.as, params })).body.advances).toBeNull()
})

test('a note stays as it was written, with who wrote it, the newest first, page by page', async () => {
  expect((await write('  Prefers to be called in the morning. ')).body.note).toMatchObject({
    text: 'Prefers to be called in the morning.',
    author: 'Staff reviewer',
    written_at: '2026-11-22T08:00:00.000Z',
  })
  app.clock.advance(1000)
  await write('Moves to a new shop in January.')
  const first = (await ask('notes', agent, { query: { page_size: '1' } })).body
  const rest = (await ask('notes', agent, { query: { page_token: first.next_page_token } })).body
  expect([...first.notes, ...rest.notes].map(({ text }: { text: string }) => text)).toEqual([
    'Moves to a new shop in January.',
    'Prefers to be called in the morning.',
  ])
  expect((await ask('overview', agent)).body.counts.notes).toBe(2)
  const refused = /append-only|permission denied/
  await expect(inSystem((tx) => tx`update merchant_note set text = 'Changed'`)).rejects.toThrow(refused)
  await expect(inSystem((tx) => tx`delete from merchant_note`)).rejects.toThrow(refused)
})

test('a note says something, of a merchant that is there, and by nobody of a merchant', async () => {
  expect((await write('  a ')).body.details.fields).toEqual({ text: 'too_short' })
  expect((await write('x'.repeat(2001))).body.details.fields).toEqual({ text: 'too_long' })
  expect((await write('Nobody is there.', 'mer_unknown')).status).toBe(404)
  const params = { id: shop.merchantId }
  const owner = await app.signIn(shop.personId)
  expect((await app.call('dossier.notes', { as: owner, params })).status).toBe(401)
})

test('the story of a merchant says who did what, by group, without what changed or from where', async () => {
  const admin = await app.signInStaff(await app.aStaff('desk_admin'))
  const params = { id: shop.merchantId }
  await app.call('merchants.suspend', { as: admin, params, body: { note: 'Papers are missing.' } })
  await app.call('merchants.resume', { as: admin, params, body: { note: 'Papers came.' } })
  const { entries } = (await ask('happened', agent, { query: { group: 'people' } })).body
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'merchant.resumed', actor: 'Staff desk_admin', outcome: 'done' },
    { action: 'merchant.suspended' },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Papers|127\.0\.0\.1/)
  expect(Object.keys(entries[0])).not.toEqual(expect.arrayContaining(['before']))
  expect((await ask('happened', agent, { query: { group: 'money' } })).body.entries).toEqual([])
})

test('what moved without a call of anybody is told too, and what a call moved is told once', async () => {
  const borrower = await inSystem(async (tx) => {
    const merchant = await aMerchant(tx)
    await aSubmittedApplication(tx, merchant, { at: new Date('2026-11-21T09:00:00Z') })
    return merchant
  })
  const params = { id: borrower.merchantId }
  const story = async () =>
    (await app.call('dossier.happened', { as: agent, params, query: { group: 'cases' } })).body.entries
  const moved = (await story()).filter(({ action }: { action: string }) => action === 'application:submitted')
  expect(moved).toMatchObject([{ actor_role: 'merchant', at: '2026-11-21T09:00:00.000Z' }])
  await inSystem((tx) =>
    recordAudit(tx, {
      ...{ merchantId: borrower.merchantId, at: new Date('2026-11-21T09:00:01Z'), outcome: 'done' },
      ...{ action: 'application.submitted', object: 'application', actorId: borrower.personId },
      actorRole: 'merchant',
    }),
  )
  expect((await story()).map(({ action }: { action: string }) => action)).toEqual(['application.submitted'])
})

test('letters to a merchant’s people are listed by their heading, and when they left', async () => {
  await inSystem((tx) =>
    app.app.deps.queueMail(tx, {
      to: 'owner@noor.example',
      kind: 'advance_short',
      merchantId: shop.merchantId,
      facts: {
        repaidBy: 'payout',
        currency: 'AED',
        taken: '1.00',
        carried: '2.00',
        address: 'https://a.example/',
      },
    }),
  )
  const read = async () => (await ask('letters', agent)).body.letters
  expect(await read()).toMatchObject([
    {
      kind: 'advance_short',
      heading: 'A repayment was short this week',
      heading_ar: 'سداد هذا الأسبوع لم يكتمل',
      recipient: 'owner@noor.example',
      sent_at: null,
    },
  ])
  await app.app.deps.outbox.deliverWaiting()
  expect((await read())[0].sent_at).not.toBeNull()
})

test('disputes stand there with what is open of them, the newest first, for whose role sees disputes', async () => {
  const disputed = await aDisputedShop({ now: '2026-11-22T08:00:00Z' })
  const { product } = disputed
  const params = { id: disputed.merchantId }
  const as = (who: string) => ({ as: who, params })
  const first = await disputed.open({ order: { amountMinor: 30_000n } })
  product.clock.advance(60_000)
  const second = await disputed.open({ order: { amountMinor: 20_000n }, type: 'product_issue' })
  product.clock.advance(60_000)
  const third = await disputed.open({ order: { amountMinor: 10_000n } })
  await disputed.call('disputes.approve', { params: { id: third.id }, body: {} })
  const seen = (await product.call('dossier.overview', as(disputed.agent))).body
  expect(seen.disputes).toEqual({
    open: 2,
    amount: '500.00',
    respond_by: (await disputed.read(first.id)).respond_by,
  })
  expect(seen.counts.disputes).toBe(3)
  const { disputes } = (await product.call('dossier.disputes', as(disputed.agent))).body
  expect(disputes).toMatchObject([
    { id: third.id, status: 'approved' },
    { id: second.id, number: second.number, type: 'product_issue', status: 'pending', amount: '200.00' },
    { id: first.id, amount: '300.00' },
  ])
  const reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  expect((await product.call('dossier.disputes', as(reviewer))).status).toBe(403)
  expect((await product.call('dossier.overview', as(reviewer))).body).toMatchObject({
    disputes: null,
    counts: { disputes: null },
  })
  await product.close()
})

test('tickets stand there with who has them and until when they are answered, for who answers them', async () => {
  const asking = await inSystem((tx) => aMerchant(tx))
  const owner = await app.signIn(asking.personId)
  const params = { id: asking.merchantId }
  const body = {
    ...{ topic: 'finances', subject: 'Where is the VAT on the fees?', description: 'I do not find it.' },
    ...{ store_id: null, order_id: null, attachments: [] },
  }
  const { ticket } = (await app.call('support.create', { as: owner, body })).body
  const listed = async () => (await app.call('dossier.tickets', { as: agent, params })).body.tickets
  expect(await listed()).toMatchObject([
    { id: ticket.id, subject: 'Where is the VAT on the fees?', status: 'new', assignee: null },
  ])
  expect((await listed())[0].due_at).not.toBeNull()
  await app.call('support.take', { as: agent, params: { id: ticket.id }, body: { from: null } })
  expect((await listed())[0].assignee).toBe('Staff support_agent')
  const counted = async (as: string) =>
    (await app.call('dossier.overview', { as, params })).body.counts.tickets
  expect(await counted(agent)).toBe(1)
  await app.call('support.close', { as: owner, params: { id: ticket.id }, body: {} })
  expect([await counted(agent), await counted(underwriter)]).toEqual([0, null])
  expect(await listed()).toMatchObject([{ status: 'closed', due_at: null }])
  expect((await app.call('dossier.tickets', { as: underwriter, params })).status).toBe(403)
})

test('of a sign-in the story names who it was', async () => {
  await inSystem((tx) =>
    recordAudit(tx, {
      ...{ merchantId: shop.merchantId, at: app.clock.now(), outcome: 'done' },
      ...{
        action: 'sign_in.completed',
        object: `person:${shop.personId}`,
        actorId: 'flow_1',
        actorRole: 'flow',
      },
    }),
  )
  const { entries } = (await ask('happened', agent)).body
  const signIn = entries.find(({ action }: { action: string }) => action === 'sign_in.completed')
  const [person] = await inSystem(
    (tx) => tx<{ name: string }[]>`
      select coalesce(nullif(trim(first_name || ' ' || last_name), ''), email, phone) as name from person_name
       where id = ${shop.personId}`,
  )
  expect(signIn.actor).toBe(person!.name)
})
