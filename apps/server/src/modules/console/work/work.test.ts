import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import type { StaffRole } from '@daftar/rules/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aMerchant, anOrder } from '../../../testing/app/builders.ts'
import { aSubmittedApplication, tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let first: { id: string; as: string }
let second: { id: string; as: string }
let finance: { id: string; as: string }
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  const staff = async (role: StaffRole) => {
    const id = await app.aStaff(role)
    return { id, as: await app.signInStaff(id) }
  }
  first = await staff('underwriter')
  second = await staff('underwriter')
  finance = await staff('finance')
})
afterAll(() => app.close())

async function aCase(at: string, name = 'Rimal Sports') {
  return app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, { name })
    const { id } = await aSubmittedApplication(tx, merchant, { at: new Date(at) })
    return { id, merchant }
  })
}

const mine = async ({ as }: { as: string }) => (await app.call('work.mine', { as })).body
const counts = async ({ as }: { as: string }) => (await app.call('work.counts', { as })).body
const assign = (who: { as: string }, body: object) =>
  app.call('work.assign', { as: who.as, body: { subject: 'application', ...body } })
const take = (who: { id: string; as: string }, id: string, held_by: string | null = null) =>
  assign(who, { pieces: [{ id, held_by }], to: who.id })
const ids = (items: WorkItem[]) => items.map(({ id }) => id)

test('work stands by its deadline for whom it waits, and for nobody else', async () => {
  const late = await aCase('2026-11-21T09:00:00Z')
  const early = await aCase('2026-11-20T09:00:00Z', 'Warda Flowers')
  const { items, total, kinds, next_due_at, lending, settlement } = await mine(first)
  expect(ids(items)).toEqual([early.id, late.id])
  expect(items[0]).toMatchObject({
    kind: 'case',
    target: early.id,
    merchant_name: 'Warda Flowers',
    amount: '50000.00',
    currency: 'AED',
    since: '2026-11-20T09:00:00.000Z',
    due_at: '2026-11-23T09:00:00.000Z',
    assignee: null,
  })
  expect(total).toBe(2)
  expect(kinds).toEqual([{ kind: 'case', count: 2, oldest_since: '2026-11-20T09:00:00.000Z' }])
  expect(next_due_at).toBe('2026-11-23T09:00:00.000Z')
  expect(await counts(first)).toEqual({ total, kinds, next_due_at })
  expect([lending, settlement]).toEqual([[], null])
  expect(await counts(finance)).toEqual({ total: 0, kinds: [], next_due_at: null })
  expect((await mine(finance)).settlement).toEqual([])
})

test('what test keys made is nobody’s work', async () => {
  const before = await counts(first)
  const { merchant } = await aCase('2026-11-21T10:00:00Z')
  const owner = await app.db.database.system((tx) => aMerchant(tx))
  await app.db.database.system(
    (tx) =>
      tx`update merchant set sandbox_of = ${owner.merchantId} where merchant_id = ${merchant.merchantId}`,
  )
  expect(await counts(first)).toEqual(before)
})

test('what one person takes waits for nobody else until it is released', async () => {
  const { id } = await aCase('2026-11-21T11:00:00Z')
  expect((await take(first, id)).body).toEqual({
    assignee: { id: first.id, name: expect.any(String) },
    count: 1,
  })
  expect(ids((await mine(first)).items)).toContain(id)
  const others = await mine(second)
  expect(ids(others.items)).not.toContain(id)
  expect(others.elsewhere.find((item: WorkItem) => item.id === id).assignee.id).toBe(first.id)
  await assign(first, { pieces: [{ id, held_by: first.id }], to: null })
  expect(ids((await mine(second)).items)).toContain(id)
  const entries = await app.db.database.system(
    (tx) =>
      tx`select object, after from audit_entry where action = 'work.assigned' and object = ${`application:${id}`} order by number`,
  )
  expect(entries.map(({ after }) => after.to)).toEqual([first.id, null])
})

test('a second look waits for others though who proposed still holds the case', async () => {
  const merchant = await app.db.database.system((tx) => aMerchant(tx))
  const { id } = await app.db.database.system((tx) =>
    aSubmittedApplication(tx, merchant, {
      ...{ amountMinor: 60_000_000n, offerAmountMinor: 60_000_000n, at: new Date('2026-11-21T11:30:00Z') },
    }),
  )
  await take(first, id)
  const decision = { decision: 'approve', note: 'Sales are known from the till.' }
  const call = { params: { id }, body: decision, as: first.as, ifMatch: 1 }
  expect((await app.call('decisions.decide', call)).body.case.proposal).not.toBeNull()
  const seen = (await mine(second)).items.find((item: WorkItem) => item.id === id)
  expect(seen).toMatchObject({ kind: 'case_second', assignee: { id: first.id } })
  const own = await mine(first)
  expect(ids(own.items)).not.toContain(id)
  expect(ids(own.elsewhere)).toContain(id)
  expect((await take(second, id, first.id)).status).toBe(200)
  expect((await mine(second)).items.find((item: WorkItem) => item.id === id).assignee.id).toBe(second.id)
})

test('of eight who take one piece at once one has it, and the others are told', async () => {
  const { id } = await aCase('2026-11-21T12:00:00Z')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => take(at % 2 === 0 ? first : second, id)),
  )
  expect(tally(answers)).toEqual({ done: 1, assigned_meanwhile: 7 })
  const held = await app.db.database.system(
    (tx) => tx`select assignee from assignment where subject_id = ${id}`,
  )
  const winner = answers.find(({ status }) => status === 200)!
  expect(held).toEqual([{ assignee: winner.body.assignee.id }])
})

test('of a hand-over and a release at once one happens', async () => {
  const { id } = await aCase('2026-11-21T13:00:00Z')
  await take(first, id)
  const pieces = [{ id, held_by: first.id }]
  const answers = await Promise.all([
    assign(first, { pieces, to: second.id }),
    assign(second, { pieces, to: null }),
    assign(first, { pieces, to: second.id }),
  ])
  expect(tally(answers)).toEqual({ done: 1, assigned_meanwhile: 2 })
})

test('several are taken together, all of them or none', async () => {
  const [one, two] = [await aCase('2026-11-21T14:00:00Z'), await aCase('2026-11-21T15:00:00Z')]
  await take(second, two.id)
  const both = [one.id, two.id].map((id) => ({ id, held_by: null }))
  expect((await assign(first, { pieces: both, to: first.id })).body.details.reason).toBe('assigned_meanwhile')
  const rows = await app.db.database.system(
    (tx) => tx`select subject_id from assignment where subject_id in (${one.id}, ${two.id})`,
  )
  expect(rows).toEqual([{ subject_id: two.id }])
  const known = [
    { id: one.id, held_by: null },
    { id: two.id, held_by: second.id },
  ]
  expect((await assign(first, { pieces: known, to: first.id })).status).toBe(200)
})

test('work is held by who may do it, and nobody else gives it away', async () => {
  const { id } = await aCase('2026-11-21T16:00:00Z')
  expect((await take(finance, id)).status).toBe(403)
  expect((await assign(first, { pieces: [{ id, held_by: null }], to: finance.id })).status).toBe(403)
  expect((await take(first, 'app_nobody')).status).toBe(404)
  const { body } = await app.call('work.people', { as: first.as, query: { subject: 'application' } })
  const offered = body.people.map((one: { id: string }) => one.id)
  expect(offered).toEqual(expect.arrayContaining([first.id, second.id]))
  expect(offered).not.toContain(finance.id)
})

test('the palette finds what the roles may open, by name and by number, and nothing of test keys', async () => {
  const { id, merchant } = await aCase('2026-11-21T17:00:00Z', 'Palette Palace')
  const order = await app.db.database.system((tx) => anOrder(tx, merchant, { at: app.clock.now() }))
  const look = async (who: { as: string }, query: string) =>
    (await app.call('work.find', { as: who.as, query: { query } })).body
  const byName = await look(first, 'palette')
  expect(byName.merchants).toMatchObject([{ id: merchant.merchantId, name: 'Palette Palace' }])
  expect(byName.cases).toMatchObject([{ id, status: 'submitted', merchant_name: 'Palette Palace' }])
  expect((await look(finance, 'palette')).cases).toEqual([])
  const [number] = await app.db.database.system(
    (tx) => tx<Row<'orders', 'number'>[]>`select number from orders where id = ${order.id}`,
  )
  expect((await look(finance, number!.number)).orders).toMatchObject([{ id: order.id }])
  const owner = await app.db.database.system((tx) => aMerchant(tx))
  await app.db.database.system(
    (tx) =>
      tx`update merchant set sandbox_of = ${owner.merchantId} where merchant_id = ${merchant.merchantId}`,
  )
  const nothing = { merchants: [], cases: [], advances: [], payouts: [], orders: [] }
  expect(await look(first, 'palette')).toEqual(nothing)
  expect((await app.call('work.find', { as: first.as, query: { query: 'x' } })).status).toBe(400)
})

test('the queue of cases says who has taken each, and is narrowed to one’s own and to the free ones', async () => {
  const [own, free] = [await aCase('2026-11-21T18:00:00Z'), await aCase('2026-11-21T19:00:00Z')]
  await take(first, own.id)
  const queue = async (held_by: string) =>
    (await app.call('decisions.queue', { as: first.as, query: { held_by, page_size: '100' } })).body
      .applications
  const mineOnly = await queue('me')
  expect(ids(mineOnly)).toContain(own.id)
  expect(ids(mineOnly)).not.toContain(free.id)
  for (const { assignee } of mineOnly) expect(assignee.id).toBe(first.id)
  expect(ids(await queue('nobody'))).toContain(free.id)
})

test('who does work of a sort reads who holds which piece of it, and nobody else', async () => {
  const { id } = await aCase('2026-11-20T11:00:00Z', 'Sahra Books')
  await take(first, id)
  const held = (who: { as: string }) =>
    app.call('work.assignees', { as: who.as, query: { subject: 'application' } })
  expect((await held(second)).body.assignees).toContainEqual({
    id,
    assignee: { id: first.id, name: 'Staff underwriter' },
  })
  expect((await held(finance)).body.details.reason).toBe('no_permission')
})

test('a view is saved under a name for one person alone, takes new filters, and is removed', async () => {
  const save = (who: { as: string }, name: string, search: string) =>
    app.call('work.saveView', { as: who.as, body: { list: 'cases', name, search } })
  const views = async (who: { as: string }) => (await app.call('work.views', { as: who.as })).body.views
  await save(first, ' Mine ', '?held=me')
  await save(first, 'Mine', '?held=nobody')
  expect(await views(first)).toMatchObject([{ list: 'cases', name: 'Mine', search: '?held=nobody' }])
  expect(await views(second)).toEqual([])
  const [{ id }] = await views(first)
  const remove = (who: { as: string }) => app.call('work.removeView', { as: who.as, params: { id } })
  expect((await remove(second)).status).toBe(404)
  expect((await remove(first)).body.views).toEqual([])
  expect((await save(first, '', '?a=b')).body.details.fields).toEqual({ name: 'required' })
  expect((await save(first, 'Odd', 'https://else.example')).status).toBe(400)
})

test('of more than twelve views of a list the oldest goes', async () => {
  for (let n = 1; n <= 13; n++) {
    app.clock.advance(1000)
    const body = { list: 'relief', name: `View ${n}`, search: '' }
    await app.call('work.saveView', { as: second.as, body })
  }
  const { views } = (await app.call('work.views', { as: second.as })).body
  expect(views).toHaveLength(12)
  expect(views.map(({ name }: { name: string }) => name)).not.toContain('View 1')
})
