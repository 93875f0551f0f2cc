import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aStore, noAdmin, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

/** A merchant that sees the fake door, and its owner's session. */
async function aWaiter(name = 'Waiter') {
  const merchant = await app.db.database.system(async (tx) => {
    const made = await aMerchant(tx, { name })
    await tx`
      update merchant_experiment set name = 'capital_fake_door' where merchant_id = ${made.merchantId} and name = 'capital'`
    return made
  })
  return { ...merchant, as: await app.signIn(merchant.personId) }
}

function join(as: string, body?: unknown, key?: string) {
  return app.call('waitlist.join', { as, ...(body !== undefined && { body }), ...(key && { key }) })
}

async function rowsOf({ merchantId }: Pick<MerchantFacts, 'merchantId'>) {
  return app.db.database.system((tx) => tx`select * from waitlist_join where merchant_id = ${merchantId}`)
}

async function experimentsOf({ personId, as }: { personId: string; as: string }) {
  const query = { entity_id: personId, entity: 'merchant_account' }
  return (await app.call('settings.experiments', { as, query })).body.experiments
}

const joined = { name: 'capital_waitlist', value: 'on' }

test('joining needs no body, and the merchant is told by its experiment from then on [CAPI-05, DEC-WAIT-1, DEC-WAIT-4]', async () => {
  const waiter = await aWaiter()
  expect(await experimentsOf(waiter)).toEqual([{ name: 'capital_fake_door', value: 'true' }])
  expect(await join(waiter.as)).toMatchObject({ status: 200, body: { experiment: joined } })
  expect(await rowsOf(waiter)).toMatchObject([
    {
      stores: [],
      capital_use: null,
      other_use: null,
      joined_by: waiter.personId,
      joined_at: app.clock.now(),
    },
  ])
  expect(await experimentsOf(waiter)).toEqual(
    [{ name: 'capital_fake_door', value: 'true' }, joined].toSorted((a, b) => a.name.localeCompare(b.name)),
  )
  const account = await app.call('accounts.read', { as: waiter.as })
  expect(account.body.experiments).toContainEqual(joined)
})

test('what the form holds is kept; the text counts for `other` alone [WAIT-04, DEC-WAIT-1, DEC-WAIT-2]', async () => {
  const [some, other] = [await aWaiter(), await aWaiter()]
  const text = '  A second oven  '
  const form = { stores: [some.storeId, some.storeId], capital_use: 'buy_more_inventory', other_use: text }
  expect((await join(some.as, form)).status).toBe(200)
  expect(await rowsOf(some)).toMatchObject([
    { stores: [some.storeId], capital_use: 'buy_more_inventory', other_use: null },
  ])
  await join(other.as, { stores: [other.storeId], capital_use: 'other', other_use: text })
  expect(await rowsOf(other)).toMatchObject([{ capital_use: 'other', other_use: 'A second oven' }])
})

test('a form that does not hold is refused field by field, and nobody joins [WAIT-06, WAIT-08, DEC-WAIT-2]', async () => {
  const waiter = await aWaiter()
  const stranger = await aWaiter()
  const fieldsOf = async (body: object) => (await join(waiter.as, body)).body.details.fields
  expect(await fieldsOf({ stores: [] })).toEqual({ stores: 'required' })
  expect(await fieldsOf({ stores: [waiter.storeId, stranger.storeId] })).toEqual({ stores: 'invalid' })
  expect(await fieldsOf({ capital_use: 'yacht' })).toEqual({ capital_use: 'choose_option' })
  const other = (other_use?: string) => fieldsOf({ capital_use: 'other', other_use })
  expect(await other()).toEqual({ other_use: 'required' })
  expect(await other('ab')).toEqual({ other_use: 'too_short' })
  expect(await other('x'.repeat(501))).toEqual({ other_use: 'too_long' })
  expect(await fieldsOf({ amount: 1 })).toEqual({ amount: 'unknown_field' })
  expect(await rowsOf(waiter)).toEqual([])
})

test('somebody limited to some stores of the merchant names none of the others [DEC-CAP-14]', async () => {
  const waiter = await aWaiter()
  const hidden = await app.db.database.system(async (tx) => {
    const id = await aStore(tx, waiter)
    await tx`update membership set store_ids = ${[waiter.storeId]} where person_id = ${waiter.personId}`
    return id
  })
  expect((await join(waiter.as, { stores: [hidden] })).body.details.fields).toEqual({ stores: 'invalid' })
  expect((await join(waiter.as, { stores: [waiter.storeId] })).status).toBe(200)
})

test('joining again answers success and changes nothing, also at the same moment [DEC-WAIT-4, DEC-CAPI-11]', async () => {
  const waiter = await aWaiter()
  const uses = ['invest_in_marketing', 'manage_cash_flows', 'buy_more_inventory'] as const
  const answers = await Promise.all(uses.map((capital_use) => join(waiter.as, { capital_use })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first, ...more] = await rowsOf(waiter)
  expect(more).toEqual([])
  expect((await join(waiter.as, { capital_use: 'other', other_use: 'something else' })).body).toEqual({
    experiment: joined,
  })
  expect(await rowsOf(waiter)).toEqual([first])
  await join(waiter.as, {}, 'the-same-key')
  expect((await join(waiter.as, {}, 'the-same-key')).status).toBe(200)
})

test('whoever may not see capital cannot join [CAP-50, CAP-51]', async () => {
  const waiter = await aWaiter()
  await app.db.database.system((tx) => noAdmin(tx, waiter))
  const as = await app.signIn(waiter.personId)
  expect((await join(as)).status).toBe(403)
  expect((await join('')).status).toBe(401)
})

test('staff may switch the flag by hand; joining counts more than a flag that is off [WAIT-13]', async () => {
  const waiter = await aWaiter()
  const flag = (enabled: boolean) =>
    app.db.database.system(
      (tx) => tx`
        insert into merchant_experiment (merchant_id, name, enabled, changed_at)
        values (${waiter.merchantId}, 'capital_waitlist', ${enabled}, now())
        on conflict (merchant_id, name) do update set enabled = excluded.enabled`,
    )
  await flag(true)
  expect(await experimentsOf(waiter)).toContainEqual({ name: 'capital_waitlist', value: 'true' })
  await flag(false)
  await join(waiter.as)
  const flags = (await experimentsOf(waiter)).filter(({ name }: { name: string }) => name === joined.name)
  expect(flags).toEqual([joined])
})

test('the fake door is gone from the experiments as soon as there is an application [CAP-39, DEC-CAP-3]', async () => {
  const waiter = await aWaiter()
  await app.db.database.system((tx) => aSubmittedApplication(tx, waiter))
  expect(await experimentsOf(waiter)).toEqual([])
})

test('the console lists who joined, newest first and by use, with a count and a safe CSV', async () => {
  const [early, late] = [await aWaiter('=HYPERLINK("x")'), await aWaiter('Late')]
  const passMinute = () => app.clock.set(new Date(app.clock.now().getTime() + 60_000))
  passMinute()
  await join(early.as, { stores: [early.storeId], capital_use: 'other', other_use: '+1 oven' })
  passMinute()
  await join(late.as, { capital_use: 'invest_in_marketing' })
  const as = await app.signInStaff(await app.aStaff('support_agent'))
  const list = (query: Record<string, string> = {}) => app.call('waitlist.list', { as, query })
  const { body } = await list({ page_size: '2' })
  expect(body.entries).toMatchObject([
    { merchant_id: late.merchantId, merchant_name: 'Late', stores: [], capital_use: 'invest_in_marketing' },
    {
      merchant_id: early.merchantId,
      stores: [{ id: early.storeId, name: 'Store', name_ar: 'متجر' }],
      capital_use: 'other',
      other_use: '+1 oven',
      joined_by: 'Test Person',
    },
  ])
  const next = await list({ page_size: '2', page_token: body.next_page_token })
  expect(next.body.entries.map((one: { merchant_id: string }) => one.merchant_id)).not.toContain(
    early.merchantId,
  )
  const others = (await list({ capital_use: 'other' })).body
  expect(others.entries.every((one: { capital_use: string }) => one.capital_use === 'other')).toBe(true)
  const [counted] = await app.db.database.system(
    (tx) => tx`select count(*)::int as other from waitlist_join where capital_use = 'other'`,
  )
  expect(others.counts).toContainEqual({ capital_use: 'other', merchants: counted?.['other'] })

  const file = await app.call('waitlist.export', { as, query: { capital_use: 'other' } })
  expect(file.headers['content-disposition']).toMatch(/^attachment;.*waitlist-2026-11-22\.csv/)
  expect(file.body).toMatch(/^\ufeff?Merchant,Merchant ID,Stores,Use,Other use,/)
  expect(file.body).toContain(`"'=HYPERLINK(""x"")",${early.merchantId},Store,Other,'+1 oven,Test Person,`)
  expect(file.body).not.toContain(late.merchantId)
  const reviewer = await app.signInStaff(await app.aStaff('reviewer'))
  expect((await app.call('waitlist.list', { as: reviewer })).status).toBe(403)
  expect((await app.call('waitlist.export', { as: reviewer })).status).toBe(403)
})
