import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countLetterToStranger } from '../../../platform/rates/letters-to-strangers.ts'
import { aMember, aMerchant, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'

let product: TestApp
let merchant: MerchantFacts
let admin: string
beforeAll(async () => void (product = await testApp()))
beforeEach(async () => {
  merchant = await inSystem((tx) => aMerchant(tx))
  admin = await product.signIn(merchant.personId)
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

let invited = 0
/** Somebody nobody has invited before. */
function somebody(more: object = {}) {
  invited += 1
  const email = `invited${invited}@noor.example`
  return {
    first_name: 'Mona',
    last_name: 'Hadid',
    email,
    phone: '',
    role: 'supervisor',
    store_ids: null,
    ...more,
  }
}

const invite = (body: object, as = admin) => product.call('users.invite', { as, body })
const change = (id: string, body: object, as = admin) =>
  product.call('users.change', { as, params: { id }, body })
const remove = (id: string, as = admin) => product.call('users.remove', { as, params: { id } })
const users = async (as = admin) => (await product.call('users.list', { as })).body.users
/** One of the users that a call answers. */
const one = ({ body }: { body: { users: { id: string }[] } }, id: string) =>
  body.users.find((user) => user.id === id)
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof invite>>) => [status, body.details?.reason]
const member = (more: Parameters<typeof aMember>[2] = {}) =>
  inSystem((tx) => aMember(tx, merchant.merchantId, { role: 'supervisor', ...more }))
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

test('the list says who works here, as what, in which stores and since when they were last here [USR-01, USR-06, DEC-USR-1]', async () => {
  const id = await member({ firstName: 'Mona', lastName: 'Hadid', storeIds: [merchant.storeId] })
  await invite(somebody({ email: '', phone: '+971 50 777 0001' }))
  const listed = await users()
  const own = [merchant.personId, id].map((each) => one({ body: { users: listed } }, each))
  expect([...own, listed[2]]).toMatchObject([
    { id: merchant.personId, role: 'workspace_admin', status: 'active', is_you: true, store_ids: null },
    { id, first_name: 'Mona', role: 'supervisor', store_ids: [merchant.storeId], last_active_at: null },
    { status: 'invited', phone: '+971507770001', email: null, role: 'supervisor' },
  ])
  await product.call('accounts.read', { as: await product.signIn(id) })
  const active = (await users()).map(
    (user: { last_active_at: string | null }) => user.last_active_at !== null,
  )
  expect(active).toEqual([true, true, false])
})

test('users are for workspace admins alone [USR-02, USR-03, PERM-33]', async () => {
  for (const role of ['supervisor', 'sales_manager', 'settlements']) {
    const as = await product.signIn(await member({ role }))
    expect((await product.call('users.list', { as })).status).toBe(403)
    expect((await invite(somebody(), as)).status).toBe(403)
  }
})

test('an invitation is mailed, or sent by SMS, and lets in for seven days [USR-04, DEC-USR-2]', async () => {
  const given = somebody()
  const [, row] = (await invite(given)).body.users
  const day = 86_400_000
  const at = product.clock.now().getTime()
  expect([Date.parse(row.expires_at), Date.parse(row.resend_at)]).toEqual([at + 7 * day, at + 120_000])
  await invite(somebody({ email: '', phone: '+971507770002' }))
  await product.deliver()
  const [letter] = await product.inbox(given.email)
  expect(letter!.text).toContain('/auth')
  expect(letter!.text).toContain('Test Merchant')
  expect((await product.inbox('+971507770002'))[0]!.text).toContain('/auth')
})

test('an invitation is sent again two minutes later, and withdrawn [USR-05, DEC-USR-2]', async () => {
  const given = somebody()
  const { id } = (await invite(given)).body.users[1]
  const resend = () => product.call('users.resend', { as: admin, params: { id } })
  expect(reasonOf(await resend())).toEqual([429, 'too_many_codes'])
  product.clock.advance(120_000)
  const [, again] = (await resend()).body.users
  expect(Date.parse(again.expires_at)).toBe(product.clock.now().getTime() + 7 * 86_400_000)
  await product.deliver()
  expect(await product.inbox(given.email)).toHaveLength(2)
  const other = await product.signIn((await inSystem((tx) => aMerchant(tx))).personId)
  const revoke = (as: string) => product.call('users.revoke', { as, params: { id } })
  expect((await revoke(other)).status).toBe(404)
  expect((await revoke(admin)).body.users).toHaveLength(1)
  expect((await revoke(admin)).status).toBe(404)
})

test('nobody invites themselves, nor who works here or is invited already, each said at its field [USR-07, USR-08, DEC-USR-4]', async () => {
  const said = async (body: object) => {
    const { status, body: answer } = await invite(somebody(body))
    return [status, answer.error, answer.details.fields]
  }
  await inSystem((tx) => tx`update person set phone = '+971507770003' where id = ${merchant.personId}`)
  const oneself = "user can't invite oneself"
  expect(await said({ email: `${merchant.personId}@test.example` })).toEqual([
    409,
    oneself,
    { email: 'oneself' },
  ])
  expect(await said({ email: '', phone: '+971 50 777 0003' })).toEqual([409, oneself, { phone: 'oneself' }])
  const id = await member({ phone: '+971507770004' })
  const [emailTaken, phoneTaken] = ['email', 'phone'].map((one) => `account with given ${one} already exists`)
  expect(await said({ email: `${id}@test.example` })).toEqual([409, emailTaken, { email: 'taken' }])
  expect(await said({ email: '', phone: '+971507770004' })).toEqual([409, phoneTaken, { phone: 'taken' }])
  await invite(somebody({ email: 'once@noor.example' }))
  expect(await said({ email: 'Once@noor.example' })).toEqual([409, emailTaken, { email: 'taken' }])
  product.clock.advance(7 * 86_400_000)
  expect((await invite(somebody({ email: 'once@noor.example' }))).status).toBe(200)
})

test('what is missing or wrong is said at its field, and a store of somebody else is none', async () => {
  const fields = async (body: object) => (await invite(somebody(body))).body.details.fields
  const nobody = { first_name: ' ', last_name: '', email: '', role: 'boss', store_ids: [] }
  expect(await fields(nobody)).toEqual({ role: 'choose_option' })
  expect(await fields({ ...nobody, role: 'settlements' })).toEqual({
    first_name: 'required',
    last_name: 'required',
    email: 'required',
    store_ids: 'choose_option',
  })
  expect(await fields({ phone: '+971507770005' })).toEqual({ phone: 'invalid' })
  const other = await inSystem((tx) => aMerchant(tx))
  expect(await fields({ store_ids: [other.storeId] })).toEqual({ store_ids: 'choose_option' })
})

test('of parallel invitations of one contact one stands, and no more than fifty wait at once', async () => {
  const given = somebody()
  const answers = await Promise.all(Array.from({ length: 8 }, () => invite(given)))
  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  await inSystem(
    (tx) => tx`
      insert into user_invite
      select merchant_id, 'inv_' || n, 'many' || n || '@noor.example', null, 'A', 'B', role, null, created_at, sent_at, expires_at
        from user_invite, generate_series(1, 49) n where email = ${given.email}`,
  )
  expect(reasonOf(await invite(somebody()))).toEqual([409, 'too_many_invites'])
})

test('inviting and withdrawing writes to a hundred people a day at most', async () => {
  await inSystem(async (tx) => {
    for (let at = 0; at < 99; at += 1)
      await countLetterToStranger(tx, merchant.merchantId, product.clock.now())
  })
  const { body } = await invite(somebody())
  const { id } = body.users.find(({ status }: { status: string }) => status === 'invited')
  expect((await product.call('users.revoke', { as: admin, params: { id } })).status).toBe(200)
  expect(reasonOf(await invite(somebody()))).toEqual([429, 'too_many_codes'])
  expect(await users()).toHaveLength(1)
})

test('role and stores are changed unless somebody just did; nobody changes or removes themselves [USR-05, DEC-USR-3]', async () => {
  const id = await member()
  const second = await inSystem((tx) => aStore(tx, merchant))
  const body = { from_role: 'supervisor', role: 'settlements', store_ids: [second] }
  expect(one(await change(id, body), id)).toMatchObject({
    id,
    role: 'settlements',
    store_ids: [second],
  })
  expect(reasonOf(await change(id, body))).toEqual([409, 'wrong_status'])
  expect(one(await change(id, { store_ids: null }), id)).toMatchObject({
    role: 'settlements',
    store_ids: null,
  })
  expect((await change(id, {})).status).toBe(400)
  const { personId } = merchant
  await member({ role: 'workspace_admin' })
  expect(reasonOf(await change(personId, { role: 'supervisor' }))).toEqual([409, 'own_membership'])
  expect(reasonOf(await remove(personId))).toEqual([409, 'own_membership'])
})

test('who is disabled is signed out at once and gets nowhere until enabled again [USR-05, DEC-USR-3]', async () => {
  const id = await member()
  const as = await product.signIn(id)
  expect((await product.call('orders.list', { as })).status).toBe(200)
  expect(one(await change(id, { status: 'disabled' }), id)).toMatchObject({ status: 'disabled' })
  expect((await product.call('orders.list', { as })).status).toBe(401)
  expect(reasonOf(await change(id, { status: 'disabled' }))).toEqual([409, 'wrong_status'])
  const again = await product.signIn(id)
  expect((await product.call('orders.list', { as: again })).status).toBe(403)
  await change(id, { status: 'active' })
  expect((await product.call('orders.list', { as: await product.signIn(id) })).status).toBe(200)
})

test('whoever is removed is signed out at once and is in no list [USR-05, DEC-USR-3]', async () => {
  const id = await member()
  const as = await product.signIn(id)
  expect((await remove(id)).body.users).toHaveLength(1)
  expect((await product.call('orders.list', { as })).status).toBe(401)
  expect((await remove(id)).status).toBe(404)
})

test('of two admins who put each other out at once one stays, by the database too [DEC-USR-3]', async () => {
  const acts: ((id: string, as: string) => Promise<{ status: number }>)[] = [
    remove,
    (id, as) => change(id, { role: 'supervisor' }, as),
    (id, as) => change(id, { status: 'disabled' }, as),
  ]
  for (const act of acts) {
    const two = await inSystem((tx) => aMerchant(tx))
    const second = await inSystem((tx) => aMember(tx, two.merchantId))
    const [first, other] = [await product.signIn(two.personId), await product.signIn(second)]
    const answers = await Promise.all([act(second, first), act(two.personId, other)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const params = { id: two.merchantId }
    const left = answers[0]!.status === 200 ? first : other
    expect(reasonOf(await product.call('users.leave', { as: left, params }))).toEqual([409, 'last_admin'])
  }
  const { merchantId } = merchant
  const write = (how: 'delete' | 'lower' | 'disable') =>
    inSystem((tx) => {
      if (how === 'delete') return tx`delete from membership where merchant_id = ${merchantId}`
      if (how === 'lower')
        return tx`update membership set role = 'supervisor' where merchant_id = ${merchantId}`
      return tx`update membership set disabled_at = now() where merchant_id = ${merchantId}`
    })
  for (const how of ['delete', 'lower', 'disable'] as const)
    await expect(write(how)).rejects.toThrow('last workspace admin')
})

test('an admin of some stores gives no others, and reaches nobody who works in more', async () => {
  const second = await inSystem((tx) => aStore(tx, merchant))
  const limited = await product.signIn(await member({ role: 'workspace_admin', storeIds: [second] }))
  expect(reasonOf(await invite(somebody(), limited))).toEqual([403, 'no_permission'])
  expect((await invite(somebody({ store_ids: [second] }), limited)).status).toBe(200)
  const [wide, narrow] = [await member(), await member({ storeIds: [second] })]
  expect(reasonOf(await remove(wide, limited))).toEqual([403, 'no_permission'])
  expect(reasonOf(await change(merchant.personId, { status: 'disabled' }, limited))).toEqual([
    403,
    'no_permission',
  ])
  expect(reasonOf(await change(narrow, { store_ids: null }, limited))).toEqual([403, 'no_permission'])
  expect((await change(narrow, { role: 'settlements' }, limited)).status).toBe(200)
})

test('a person leaves by themselves, and the record says who did what [DEC-USR-3]', async () => {
  const id = await member()
  const as = await product.signIn(id)
  const leave = (token: string, of = merchant.merchantId) =>
    product.call('users.leave', { as: token, params: { id: of } })
  expect((await leave(as, (await inSystem((tx) => aMerchant(tx))).merchantId)).status).toBe(404)
  await change(id, { role: 'settlements' })
  expect((await leave(as)).status).toBe(204)
  expect(await users()).toHaveLength(1)
  const { id: invitation } = (await invite(somebody())).body.users[1]
  await product.call('users.revoke', { as: admin, params: { id: invitation } })
  const rows = await inSystem(
    (tx) => tx<Row<'audit_entry', 'action' | 'object' | 'before'>[]>`
      select action, object, before from audit_entry where merchant_id = ${merchant.merchantId} order by number`,
  )
  expect(rows).toMatchObject([
    { action: 'member.changed', object: `person:${id}`, before: { role: 'supervisor', status: 'active' } },
    { action: 'member.left', object: `person:${id}`, before: { role: 'settlements' } },
    { action: 'member.invited', object: `invite:${invitation}` },
    { action: 'member.uninvited', object: `invite:${invitation}`, before: { role: 'supervisor' } },
  ])
})
