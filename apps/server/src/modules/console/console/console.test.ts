import { recordAudit } from '../../../platform/audit/audit.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { tamper } from '../../../testing/database/planted.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let admin: string
let agent: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  admin = await aReviewer(app, 'desk_admin')
  agent = await aReviewer(app, 'support_agent')
})
afterAll(() => app.close())

const banner = {
  is_active: true,
  title: { en: 'Maintenance', ar: 'صيانة' },
  message: { en: 'Tonight from 10 to 11', ar: 'الليلة من 10 إلى 11' },
}

function publish(body: object, by = admin) {
  return app.call('settings.setRemoteConfig', { params: { key: 'web_status_message' }, body, as: by })
}

test('an admin publishes the warning banner, and everybody reads it [DEC-CFG-1, CAP-63, CAP-64, CAP-65]', async () => {
  expect((await app.call('settings.remoteConfigForStaff', { as: agent })).body).toEqual({
    web_status_message: null,
  })
  expect((await publish(banner, agent)).status).toBe(403)
  expect((await publish(banner)).status).toBe(200)
  expect((await app.call('settings.remoteConfig')).body.values.web_status_message).toEqual(banner)
  const off = { ...banner, is_active: false, title: { en: '', ar: '' } }
  expect((await publish(off)).body).toEqual({ web_status_message: off })
})

test('a banner that shows is written in both languages', async () => {
  const half = { ...banner, title: { en: 'Maintenance', ar: ' ' }, message: { en: '', ar: 'الليلة' } }
  const answer = await publish(half)
  expect(answer.status).toBe(400)
  expect(answer.body.details.fields).toEqual({ 'title.ar': 'required', 'message.en': 'required' })
  expect((await publish({ ...banner, title: 'Maintenance' })).status).toBe(400)
})

test('merchants are found by name in either language or by id, page by page', async () => {
  const ids = await app.db.database.system(async (tx) => {
    const made = [
      await aMerchant(tx, { name: 'Almond House' }),
      await aMerchant(tx, { name: 'Almond Garden' }),
    ]
    return made.map((one) => one.merchantId)
  })
  const find = (query: Record<string, string>) => app.call('merchants.list', { as: agent, query })
  const first = await find({ search: 'almond', page_size: '1' })
  const second = await find({ search: 'almond', page_size: '1', page_token: first.body.next_page_token })
  const found = [...first.body.merchants, ...second.body.merchants]
  expect(found.map((one: { id: string }) => one.id).toSorted()).toEqual(ids.toSorted())
  expect(second.body.next_page_token).toBeNull()
  expect((await find({ search: ids[0]! })).body.merchants).toEqual([
    { id: ids[0], name: 'Almond House', name_ar: 'Almond House', country: 'ARE', currency: 'AED' },
  ])
})

test('an experiment switched by name changes what the merchant may do at once [PERM-37]', async () => {
  const merchant = await app.db.database.system((tx) => aMerchant(tx))
  const owner = await app.signIn(merchant.personId)
  const sees = async () =>
    (await app.call('accounts.read', { as: owner })).body.computedPermissions.canViewCapital
  const set = (name: string, enabled: boolean, by = admin, id = merchant.merchantId) =>
    app.call('settings.setExperiment', { params: { id, name }, body: { enabled }, as: by })
  expect(await sees()).toBe(true)
  const off = await set('capital', false)
  expect(off.body.experiments).toContainEqual({
    ...{ name: 'capital', value: 'false', enabled: false, own: false },
  })
  expect(await sees()).toBe(false)
  await set('capital', true)
  expect(await sees()).toBe(true)
  expect((await set('capital', true, agent)).status).toBe(403)
  expect((await set('teleport', true)).status).toBe(404)
  expect((await set('capital', true, admin, 'mer_unknown')).status).toBe(404)
  expect(
    (await app.call('settings.merchantExperiments', { params: { id: 'mer_unknown' }, as: agent })).status,
  ).toBe(404)
  const log = await app.call('audit.list', {
    as: admin,
    query: { merchant_id: merchant.merchantId, action: 'experiment' },
  })
  expect(
    log.body.entries.map((entry: { before: unknown; after: unknown }) => [entry.before, entry.after]),
  ).toEqual([
    [{ enabled: false }, { enabled: true }],
    [{ enabled: true }, { enabled: false }],
  ])
})

test('administrators see every experiment by country and who switched it, on what they have seen [PERM-37]', async () => {
  const merchant = await app.db.database.system((tx) => aMerchant(tx, { currency: 'QAR' }))
  const params = { id: merchant.merchantId, name: 'locations' }
  const set = (body: object) => app.call('settings.setExperiment', { params, body, as: admin })
  const answers = await Promise.all(Array.from({ length: 8 }, () => set({ enabled: true, from: true })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]))
  expect((await set({ enabled: true, from: false })).status).toBe(200)
  const { body } = await app.call('settings.everyExperiment', { as: admin })
  const locations = body.experiments.find((one: { name: string }) => one.name === 'locations')
  expect(locations.countries).toContainEqual({ country: 'QAT', on: 1, merchants: 1 })
  const change = body.changes.find((one: { merchant_id: string }) => one.merchant_id === merchant.merchantId)
  expect(change).toMatchObject({ name: 'locations', enabled: true, by: expect.any(String) })
  expect((await app.call('settings.everyExperiment', { as: agent })).status).toBe(403)
})

test('the audit log is read newest first, page by page without a gap, with the names of those who acted', async () => {
  await app.app.refusals.flush()
  const all = await app.call('audit.list', { as: admin, query: { page_size: '100' } })
  const pages: { id: string }[] = []
  let token: string | null = null
  do {
    const query: Record<string, string> = { page_size: '3', ...(token && { page_token: token }) }
    const page = (await app.call('audit.list', { as: admin, query })).body
    pages.push(...page.entries)
    token = page.next_page_token
  } while (token)
  expect(pages.map((entry) => entry.id)).toEqual(all.body.entries.map((entry: { id: string }) => entry.id))
  expect(all.body.entries[0]).toMatchObject({
    actor: 'Staff desk_admin',
    actor_role: 'desk_admin',
    merchant_id: null,
  })
  const refused = all.body.entries.find((entry: { reason: string }) => entry.reason === 'invalid_input')
  expect(refused).toMatchObject({ action: 'remote_config.set', outcome: 'refused' })
  expect((await app.call('audit.list', { as: agent })).status).toBe(403)
})

test('the audit log is found by person and by area, and names the merchant an entry is about', async () => {
  const find = async (query: Record<string, string>) =>
    (await app.call('audit.list', { as: admin, query: { page_size: '100', ...query } })).body.entries
  const switched = await find({ family: 'merchants', person: 'desk_admin' })
  const ofMerchants = switched.filter((entry: { merchant_id: string | null }) => entry.merchant_id !== null)
  expect(ofMerchants.length).toBeGreaterThan(0)
  for (const entry of ofMerchants)
    expect(entry).toMatchObject({
      action: 'experiment.set',
      actor: 'Staff desk_admin',
      merchant_name: 'Test Merchant',
    })
  expect(await find({ family: 'merchants', person: 'nobody is called so' })).toEqual([])
  expect(await find({ family: 'orders' })).toEqual([])
  expect((await app.call('audit.list', { as: admin, query: { family: 'none' } })).status).toBe(400)
})

test('steps of signing in are found by whom they were about', async () => {
  const merchant = await app.db.database.system((tx) => aMerchant(tx))
  await app.db.database.system(async (tx) => {
    await tx`update person set first_name = 'Zahra', last_name = 'Signing' where id = ${merchant.personId}`
    await recordAudit(tx, {
      ...{ merchantId: merchant.merchantId, at: app.clock.now(), outcome: 'done' },
      ...{ action: 'sign_in.completed', object: `person:${merchant.personId}`, actorId: 'flow_1' },
      actorRole: 'flow',
    })
  })
  const { body } = await app.call('audit.list', { as: admin, query: { person: 'Zahra Sign' } })
  expect(body.entries).toMatchObject([{ action: 'sign_in.completed', actor: 'Zahra Signing' }])
})

test('an admin verifies every chain, and a changed entry is found', async () => {
  const verify = (query: Record<string, string> = {}) => app.call('audit.verify', { as: admin, query })
  const before = await verify()
  expect(before.body).toMatchObject({ intact: true, broken_at: null, journal_intact: true })
  expect(before.body.entries).toBeGreaterThan(5)
  await tamper(
    app.db.owner,
    { audit_entry: ['append_only_rows'] },
    `update audit_entry set object = 'nothing' where merchant_id = 'provider' and number = 2`,
  )
  expect((await verify()).body).toMatchObject({ intact: false, broken_at: 'provider:2' })
  expect((await verify({ merchant_id: 'mer_other' })).body).toMatchObject({ intact: true, entries: 0 })
})

test('the session tells who is signed in, the clock, and from which amounts two must look', async () => {
  const session = await app.call('console.session', { as: agent })
  expect(session.body).toMatchObject({
    name: 'Staff support_agent',
    roles: ['support_agent'],
    clock: { now: '2026-11-22T08:00:00.000Z', movable: true, moved_by_seconds: 0 },
  })
  expect(session.body.four_eyes_above).toMatchObject({ AED: '100000.00', BHD: '10000.000' })
})
