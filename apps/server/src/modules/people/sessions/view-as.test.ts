import { endpoints, type Endpoint, type EndpointId } from '@daftar/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMember, aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { exampleCall } from '../../../testing/calls/example-call.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

/** An administrator of the provider sees what somebody of a merchant sees, and changes nothing. */

let product: TestApp
let noor: MerchantFacts
let nowMs = Date.parse('2026-11-22T08:00:00Z')
let adminId: string
let admin: string

beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z', realNow: () => new Date(nowMs) })
  adminId = await product.aStaff('desk_admin')
  noor = await inSystem((tx) => aMerchant(tx))
})
beforeEach(async () => void (admin = await product.signInStaff(adminId)))
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)
const reason = 'cannot find the October invoice'
const look = (personId: string, as = admin, merchantId = noor.merchantId) =>
  product.call('sessions.viewAs', { as, params: { id: merchantId, personId }, body: { reason } })
const tokenOf = ({ headers }: Awaited<ReturnType<typeof look>>) =>
  /_?session=(\w{52})/.exec(String(headers['set-cookie']))?.[1] ?? ''
const reasonOf = ({ status, body }: Awaited<ReturnType<typeof look>>) => [status, body.details?.reason]

/** A session is believed for a second. */
async function isOver(as: string): Promise<void> {
  await expect
    .poll(async () => reasonOf(await product.call('accounts.read', { as })))
    .toEqual([401, 'session_revoked'])
}

test('the view has the person’s rights and refusals, for half an hour, and says that it is one', async () => {
  const sales = await inSystem((tx) => aMember(tx, noor.merchantId, { role: 'sales_manager' }))
  const begun = await look(sales)
  expect(begun.body).toEqual({ until: new Date(nowMs + 1_800_000).toISOString() })
  expect(String(begun.headers['set-cookie'])).toMatch(/Max-Age=1800.*HttpOnly/)
  const as = tokenOf(begun)
  const [seen, own] = await Promise.all([
    product.call('accounts.read', { as }),
    product.call('accounts.read', { as: await product.signIn(sales) }),
  ])
  expect(seen.body).toEqual({ ...own.body, viewed_until: begun.body.until })
  expect(own.body.viewed_until).toBeNull()
  expect(reasonOf(await product.call('payouts.upcoming', { as }))).toEqual([403, 'no_permission'])
  nowMs += 1_800_001
  await isOver(as)
})

const changing = (Object.keys(endpoints) as EndpointId[]).filter((id) => {
  const { access, route }: Endpoint = endpoints[id]
  return access.kind === 'account' && !route.startsWith('GET ') && id !== 'sessions.logout'
})

test('every endpoint that changes something refuses a view, whoever’s it is', async () => {
  const as = tokenOf(await look(noor.personId))
  const answers: unknown[] = []
  for (const id of changing)
    answers.push([id, ...reasonOf(await product.call(id, { as, ifMatch: 1, ...exampleCall(id) }))])
  expect(changing.length).toBeGreaterThan(40)
  expect(answers).toEqual(changing.map((id) => [id, 403, 'view_only']))
})

test('the record names who looked and why; they end the view, which is none of the person’s sessions', async () => {
  const as = tokenOf(await look(noor.personId))
  const own = await product.signIn(noor.personId)
  expect((await product.call('sessions.list', { as: own })).body.sessions).toHaveLength(1)
  expect((await product.call('sessions.logout', { as })).status).toBe(204)
  await isOver(as)
  expect((await product.call('accounts.read', { as: own })).status).toBe(200)
  const entries = await inSystem(
    (tx) => tx`
      select action, actor_id, object, after from audit_entry
       where merchant_id = ${noor.merchantId} and actor_id = ${adminId} and outcome = 'done'
       order by number desc limit 2`,
  )
  expect(entries).toMatchObject([
    { action: 'session.ended' },
    { action: 'member.viewed', object: `person:${noor.personId}`, after: { reason } },
  ])
})

test('of a person’s several merchants the view shows the one that was named', async () => {
  const other = await inSystem((tx) => aMerchant(tx))
  await inSystem(
    (tx) => tx`
      insert into membership (merchant_id, person_id, role, created_at)
      values (${other.merchantId}, ${noor.personId}, 'supervisor', now())`,
  )
  const as = tokenOf(await look(noor.personId, admin, other.merchantId))
  const { body } = await product.call('accounts.read', { as })
  expect([body.permissions.merchant_id, body.permissions.role]).toEqual([other.merchantId, 'supervisor'])
  expect(body.workspaces).toHaveLength(1)
})

test('nobody is seen as a stranger, and only who administers looks, as long as they do', async () => {
  const stranger = await inSystem((tx) => aMerchant(tx))
  expect(reasonOf(await look(stranger.personId))).toEqual([404, 'not_found'])
  const agent = await product.signInStaff(await product.aStaff('support_agent', 'underwriter'))
  expect(reasonOf(await look(noor.personId, agent))).toEqual([403, 'no_permission'])
  const leavingId = await product.aStaff('desk_admin')
  const leaving = tokenOf(await look(noor.personId, await product.signInStaff(leavingId)))
  await inSystem((tx) => tx`update staff set roles = array['reviewer'] where id = ${leavingId}`)
  await isOver(leaving)
})

test('a view needs a written reason', async () => {
  const call = {
    as: admin,
    params: { id: noor.merchantId, personId: noor.personId },
    body: { reason: ' x ' },
  }
  const { status, body } = await product.call('sessions.viewAs', call)
  expect([status, body.details.fields]).toEqual([400, { reason: 'too_short' }])
})
