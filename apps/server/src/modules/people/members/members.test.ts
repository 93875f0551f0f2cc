import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, aMerchant, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'

let product: TestApp
let admin: string
let agent: string
let merchant: MerchantFacts
beforeAll(async () => {
  product = await testApp()
  admin = await product.signInStaff(await product.aStaff('desk_admin'))
  agent = await product.signInStaff(await product.aStaff('support_agent'))
})
beforeEach(async () => void (merchant = await inSystem((tx) => aMerchant(tx))))
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

let people = 0
/** Somebody nobody has invited before. */
function somebody(more: object = {}) {
  people += 1
  return {
    first_name: 'Mona',
    last_name: 'Hadid',
    email: `mona${people}@noor.example`,
    phone: `+97150${2_000_000 + people}`,
    role: 'supervisor',
    store_ids: null,
    ...more,
  }
}

const of = (more: object = {}) => ({ id: merchant.merchantId, ...more })
const invite = (body: object, as = admin) => product.call('members.invite', { as, params: of(), body })
const change = (personId: string, from_role: string, role: string, store_ids: string[] | null = null) =>
  product.call('members.change', {
    as: admin,
    params: of({ personId }),
    body: { from_role, role, store_ids },
  })
const remove = (personId: string) => product.call('members.remove', { as: admin, params: of({ personId }) })
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof invite>>) => [status, body.details.reason]

test('an invited person sees the merchant at once, with the role and the stores they were given [DEC-USR-2]', async () => {
  const second = await inSystem((tx) => aStore(tx, merchant))
  const given = somebody({ store_ids: [second] })
  const { status, body } = await invite(given)
  expect(status).toBe(200)
  const member = body.members.at(-1)
  expect(member).toMatchObject({ first_name: 'Mona', role: 'supervisor', store_ids: [second] })
  expect(JSON.stringify(body)).not.toContain(given.email)
  const as = await product.signIn(member.person_id)
  expect((await product.call('accounts.read', { as })).body.permissions).toMatchObject({
    merchant_id: merchant.merchantId,
    role: 'supervisor',
  })
  const stores = await product.call('merchants.stores', { as })
  expect(stores.body.items.map(({ id }: { id: string }) => id)).toEqual([second])
})

test('what somebody else typed is proven by the first sign-in, not before', async () => {
  const given = somebody()
  await invite(given)
  const rows = await inSystem(
    (tx) => tx`select email_unconfirmed, phone_unconfirmed from person where email = ${given.email}`,
  )
  expect(rows).toEqual([{ email_unconfirmed: true, phone_unconfirmed: true }])
})

test('a person who is known is found by either contact and keeps their own; a person has one role', async () => {
  const given = somebody()
  await invite(given)
  const [first, second] = [merchant, await inSystem((tx) => aMerchant(tx))]
  merchant = second
  const { body } = await invite({ ...given, email: '', first_name: 'Somebody', last_name: 'Else' })
  expect(body.members.at(-1)).toMatchObject({ first_name: 'Mona', last_name: 'Hadid' })
  merchant = first
  expect(reasonOf(await invite({ ...given, role: 'settlements' }))).toEqual([409, 'member_exists'])
})

test('contacts of two people, or of one and of nobody, are refused', async () => {
  const [one, other] = [somebody(), somebody()]
  await Promise.all([invite(one), invite(other)])
  const mixed = { ...one, phone: other.phone }
  expect(reasonOf(await invite(mixed))).toEqual([409, 'contacts_differ'])
  expect(reasonOf(await invite({ ...one, phone: somebody().phone }))).toEqual([409, 'contacts_differ'])
})

test('a role there is none of, a store of somebody else and no way to reach them are named', async () => {
  const other = await inSystem((tx) => aMerchant(tx))
  const fields = async (body: object) => (await invite(body)).body.details.fields
  expect(await fields(somebody({ role: 'boss' }))).toEqual({ role: 'choose_option' })
  expect(await fields(somebody({ store_ids: [other.storeId] }))).toEqual({ store_ids: 'choose_option' })
  expect(await fields(somebody({ store_ids: [] }))).toEqual({ store_ids: 'choose_option' })
  expect(await fields(somebody({ email: ' ', phone: '' }))).toEqual({ email: 'required' })
  expect(await fields(somebody({ email: 'mona', phone: '12' }))).toEqual({
    email: 'email_invalid',
    phone: 'phone_invalid',
  })
})

test('of many invites of one person at once one stands, and the person is made once', async () => {
  const given = somebody()
  const answers = await Promise.all(Array.from({ length: 12 }, () => invite(given)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const rows = await inSystem((tx) => tx`select from person where email = ${given.email}`)
  expect(rows).toHaveLength(1)
})

test('two merchants that invite one new person at once share them', async () => {
  const other = await inSystem((tx) => aMerchant(tx))
  const given = somebody()
  const ids = [merchant.merchantId, other.merchantId]
  const answers = await Promise.all(
    ids.map((id) => product.call('members.invite', { as: admin, params: { id }, body: given })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const found = answers.map(({ body }) => body.members.at(-1).person_id)
  expect(found[0]).toBe(found[1])
})

test('the last workspace admin is neither removed nor lowered, and of two who go at once one stays [DEC-USR-3]', async () => {
  const { personId, merchantId } = merchant
  expect(reasonOf(await remove(personId))).toEqual([409, 'last_admin'])
  expect(reasonOf(await change(personId, 'workspace_admin', 'supervisor'))).toEqual([409, 'last_admin'])
  const second = await inSystem((tx) => aMember(tx, merchantId))
  const answers = await Promise.all([remove(personId), change(second, 'workspace_admin', 'settlements')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a blocked admin does not count as one', async () => {
  const blocked = await inSystem(async (tx) => {
    const id = await aMember(tx, merchant.merchantId)
    await tx`update person set blocked_at = now() where id = ${id}`
    return id
  })
  expect(reasonOf(await remove(merchant.personId))).toEqual([409, 'last_admin'])
  expect((await remove(blocked)).status).toBe(200)
})

test('a role that somebody changed meanwhile is not changed over', async () => {
  const id = await inSystem((tx) => aMember(tx, merchant.merchantId, { role: 'supervisor' }))
  const answers = await Promise.all([
    change(id, 'supervisor', 'settlements'),
    change(id, 'supervisor', 'sales_manager'),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('whoever is removed is signed out at once and sees the merchant no more [DEC-USR-3]', async () => {
  const id = await inSystem((tx) => aMember(tx, merchant.merchantId, { role: 'supervisor' }))
  const as = await product.signIn(id)
  expect((await product.call('accounts.read', { as })).status).toBe(200)
  expect((await remove(id)).status).toBe(200)
  expect((await product.call('accounts.read', { as })).status).toBe(401)
  const again = await product.signIn(id)
  expect((await product.call('accounts.read', { as: again })).body.permissions.merchant_id).toBeNull()
  expect((await remove(id)).status).toBe(404)
})

test('staff without the right see who works for a merchant, and change nobody', async () => {
  const given = somebody()
  expect((await invite(given, agent)).status).toBe(403)
  const { body } = await invite(given)
  const id = body.members.at(-1).person_id as string
  await change(id, 'supervisor', 'settlements')
  await remove(id)
  expect((await product.call('members.list', { as: agent, params: of() })).body.members).toHaveLength(1)
  const rows = await inSystem(
    (tx) => tx<Row<'audit_entry', 'action' | 'object' | 'before' | 'after'>[]>`
      select action, object, before, after from audit_entry
       where merchant_id = ${merchant.merchantId} order by number`,
  )
  expect(rows.map(({ action, object }) => [action, object])).toEqual([
    ['member.invited', `person:${id}`],
    ['member.changed', `person:${id}`],
    ['member.removed', `person:${id}`],
  ])
  expect(rows[1]).toMatchObject({ before: { role: 'supervisor' }, after: { role: 'settlements' } })
})
