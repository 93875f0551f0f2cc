import { closedWeek } from '@daftar/rules/locations/closed-week-for-tests'
import { locationTemplate } from '@daftar/rules/locations/import'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { values } from '../../../platform/database/rows.ts'
import { aMember, aMerchant, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let merchant: MerchantFacts
let admin: string
beforeAll(async () => void (product = await testApp()))
beforeEach(async () => {
  merchant = await aShop()
  admin = await product.signIn(merchant.personId)
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

/** A merchant with locations, as far as the flag and the experiment say so. */
function aShop({ hasLocations = true, isOn = true } = {}): Promise<MerchantFacts> {
  return inSystem(async (tx) => {
    const made = await aMerchant(tx)
    await tx`update merchant set has_locations = ${hasLocations} where merchant_id = ${made.merchantId}`
    const flag = { merchant_id: made.merchantId, name: 'locations', enabled: isOn, changed_at: new Date() }
    await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', flag)}`
    return made
  })
}
const signInAs = async (given: Parameters<typeof aMember>[2], of = merchant) =>
  product.signIn(await inSystem((tx) => aMember(tx, of.merchantId, given)))

const given = (more: object = {}) => ({
  ...{ name: 'Dubai Mall', name_ar: 'دبي مول', store_id: merchant.storeId, address: 'Ground floor' },
  ...{ city: 'Dubai', country: 'ARE', map_link: 'maps.app.goo.gl/x', phone: '+971501234567' },
  ...{ pos_id: '', status: 'active', hours: closedWeek },
  ...more,
})
const list = async (as = admin) => (await product.call('locations.list', { as })).body
const add = (more: object = {}, as = admin) => product.call('locations.add', { as, body: given(more) })
const added = async (more: object = {}): Promise<string> => (await add(more)).body.location.id
const change = (id: string, ifMatch: number, more: object = {}, as = admin) =>
  product.call('locations.change', { as, params: { id }, ifMatch, body: given(more) })
const remove = (id: string, ifMatch: number, as = admin) =>
  product.call('locations.remove', { as, params: { id }, ifMatch })
const restore = (id: string, as = admin) => product.call('locations.restore', { as, params: { id } })
const importOf = (text: string, lines: number[] | null = null, as = admin) =>
  product.call('locations.import', { as, body: { text, lines } })
const undo = (id: string, as = admin) => product.call('locations.undoImport', { as, params: { id } })
const fieldsOf = ({ body }: TestAnswer) => body.details?.fields
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.reason]
const statuses = (answers: TestAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const template = () =>
  locationTemplate([
    { id: merchant.storeId, code: merchant.storeId, name: 'Store', name_ar: 'متجر', country: 'ARE' },
  ])
const rows = (count: number) =>
  `name,name_ar,address,city,pos_id\n${Array.from({ length: count }, (_, at) => `Kiosk ${at},كشك,Level 1,Dubai,T${at}\n`).join('')}`

test('locations need their experiment and the flag has_locations [LOC-02, LOC-03, PERM-19, PERM-48]', async () => {
  expect((await add()).status).toBe(200)
  for (const without of [{ hasLocations: false }, { isOn: false }]) {
    const as = await product.signIn((await aShop(without)).personId)
    expect((await product.call('locations.list', { as })).status).toBe(403)
    expect((await product.call('accounts.read', { as })).body.computedPermissions.canViewLocations).toBe(
      false,
    )
  }
})

test('admins and supervisors keep them, nobody else does [DEC-USR-5]', async () => {
  for (const [role, status] of [
    ['supervisor', 200],
    ['sales_manager', 403],
    ['settlements', 403],
  ] as const)
    expect([role, (await add({}, await signInAs({ role }))).status]).toEqual([role, status])
})

test('a location is added, changed, hidden and read, by name [LOC-01, DEC-LOC-1, DEC-LOC-2]', async () => {
  const friday = [
    { from: '09:00', to: '11:30' },
    { from: '14:00', to: '01:00' },
  ]
  const hours = closedWeek.map((spans, day) => (day === 4 ? friday : spans))
  await added({ name: 'Yas' })
  const id = await added({ hours, pos_id: 'TILL-1' })
  const [first] = (await list()).locations
  expect(first).toMatchObject({
    ...{ id, version: 1, name: 'Dubai Mall', name_ar: 'دبي مول', store_id: merchant.storeId },
    ...{ map_link: 'https://maps.app.goo.gl/x', phone: '+971501234567', pos_id: 'TILL-1', status: 'active' },
  })
  expect(first.hours[4]).toEqual(friday)
  const changed = await change(id, 1, { status: 'hidden', phone: '', map_link: '' })
  expect(changed.body.location).toMatchObject({ version: 2, status: 'hidden', phone: '', map_link: '' })
})

test('what is wrong stands at its field: map, phone, hours, store, till [DEC-LOC-1]', async () => {
  await added({ pos_id: 'TILL-1' })
  const other = await aShop()
  const hours = closedWeek.map((spans, day) =>
    day === 0
      ? [
          { from: '09:00', to: '13:00' },
          { from: '12:00', to: '15:00' },
        ]
      : spans,
  )
  const wrong = { map_link: 'https://evil.example', phone: '+97112', hours, store_id: other.storeId }
  expect(fieldsOf(await add(wrong))).toEqual({
    ...{ map_link: 'url_invalid', phone: 'phone_invalid', store_id: 'choose_option' },
    'hours.monday': 'times_overlap',
  })
  expect(fieldsOf(await add({ pos_id: 'TILL-1' }))).toEqual({ pos_id: 'taken' })
  const id = await added({ pos_id: 'TILL-2' })
  expect(fieldsOf(await change(id, 1, { pos_id: 'TILL-1' }))).toEqual({ pos_id: 'taken' })
})

test('of many who change one at once one does, and of many who use one till one does', async () => {
  const id = await added()
  const changes = Array.from({ length: 16 }, (_, at) => change(id, 1, { name: `Name ${at}` }))
  expect(statuses(await Promise.all(changes))).toEqual([200, ...Array(15).fill(412)])
  const tills = await Promise.all(Array.from({ length: 16 }, () => add({ pos_id: 'TILL-9' })))
  expect(statuses(tills)).toEqual([200, ...Array(15).fill(400)])
})

test('what is deleted is gone from the list and from its till, and can be brought back for seven days', async () => {
  const id = await added({ pos_id: 'TILL-1' })
  expect((await remove(id, 7)).status).toBe(412)
  expect((await remove(id, 1)).status).toBe(200)
  expect((await list()).locations).toEqual([])
  expect((await change(id, 2)).status).toBe(404)
  const other = await added({ pos_id: 'TILL-1' })
  expect(fieldsOf(await restore(id))).toEqual({ pos_id: 'taken' })
  await change(other, 1, { pos_id: '' })
  expect((await restore(id)).status).toBe(200)
  expect(reasonOf(await restore(id))).toEqual([409, 'wrong_status'])
  await remove(id, 3)
  await inSystem((tx) => tx`update location set removed_at = removed_at - interval '8 days' where id = ${id}`)
  expect((await restore(id)).status).toBe(404)
  await product.app.schedules.runDue()
  await product.app.schedules.runDue(new Date(product.clock.now().getTime() + 2 * 86_400_000))
  const kept = await inSystem((tx) => tx`select id from location where id = ${id}`)
  expect(kept).toHaveLength(0)
  expect((await list()).locations).toHaveLength(1)
})

test('whoever is limited to some stores sees and writes the locations of these alone', async () => {
  const second = await inSystem((tx) => aStore(tx, merchant))
  const own = await added()
  const foreign = await added({ store_id: second, pos_id: 'TILL-2' })
  const as = await signInAs({ role: 'supervisor', storeIds: [merchant.storeId] })
  expect((await list(as)).locations.map(({ id }: { id: string }) => id)).toEqual([own])
  expect((await change(foreign, 1, {}, as)).status).toBe(404)
  expect((await remove(foreign, 1, as)).status).toBe(404)
  expect(fieldsOf(await add({ store_id: second }, as))).toEqual({ store_id: 'choose_option' })
  expect(fieldsOf(await change(own, 1, { store_id: second }, as))).toEqual({ store_id: 'choose_option' })
})

test('nobody reaches the locations of another merchant', async () => {
  const id = await added()
  const as = await product.signIn((await aShop()).personId)
  expect((await change(id, 1, {}, as)).status).toBe(404)
  expect((await remove(id, 1, as)).status).toBe(404)
  expect((await restore(id, as)).status).toBe(404)
  expect((await list(as)).locations).toEqual([])
})

test('a file brings all of its rows, or the chosen ones; a wrong one among them brings none [DEC-LOC-2]', async () => {
  expect((await importOf(template())).body).toMatchObject({ added: 1 })
  expect(fieldsOf(await importOf(template()))).toEqual({ 'lines.2.pos_id': 'taken' })
  const text = `${rows(3)}Kiosk 9,,Level 1,Dubai,\n`
  expect(fieldsOf(await importOf(text))).toEqual({ 'lines.5.name_ar': 'required' })
  expect((await list()).locations).toHaveLength(1)
  expect((await importOf(text, [2, 4])).body).toMatchObject({ added: 2 })
  expect((await list()).locations).toHaveLength(3)
  expect(reasonOf(await importOf('a,b\n1,2'))).toEqual([400, 'location_import_unreadable'])
  expect(reasonOf(await importOf(text, [77]))).toEqual([400, 'location_import_unreadable'])
})

test('an import is undone within seven days; what was changed since then stays [DEC-LOC-2]', async () => {
  const { import_id: id } = (await importOf(rows(3))).body
  const { locations, imports } = await list()
  expect(imports).toEqual([expect.objectContaining({ id, added: 3, left: 3, by: 'Test Person' })])
  await change(locations[0].id, 1, { pos_id: 'T0' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => undo(id)))
  expect(statuses(answers)).toEqual([200, ...Array(7).fill(409)])
  expect(answers.find(({ status }) => status === 200)?.body).toEqual({ removed: 2, kept: 1 })
  const after = await list()
  expect(after.locations.map((one: { id: string }) => one.id)).toEqual([locations[0].id])
  expect(after.imports).toEqual([])
})

test('a merchant keeps at most 500 locations', async () => {
  expect((await importOf(rows(499))).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => add({ pos_id: `X${at}` })))
  expect(statuses(answers)).toEqual([200, 409, 409, 409])
  expect((await importOf(rows(1).replace('T0', 'Y0'))).status).toBe(409)
})

test('staff read the locations of a merchant', async () => {
  const id = await added()
  const as = await product.signInStaff(await product.aStaff('support_agent'))
  const params = { id: merchant.merchantId }
  const answer = await product.call('locations.listForStaff', { as, params })
  expect(answer.body.locations).toEqual([expect.objectContaining({ id, name: 'Dubai Mall' })])
  expect((await product.call('locations.listForStaff', { as, params: { id: 'mer_none' } })).status).toBe(404)
})
