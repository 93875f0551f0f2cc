import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, tally } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let admin: string
let second: string
let saudi: readonly MerchantFacts[]
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  admin = await aReviewer(app, 'desk_admin')
  second = await aReviewer(app, 'desk_admin')
  saudi = await app.db.database.system(async (tx) => {
    const made = []
    for (let at = 0; at < 40; at += 1) made.push(await aMerchant(tx, { currency: 'SAR' }))
    return made
  })
})
afterAll(() => app.close())

type Share = number | null
const setRule = (name: string, country: string, percent: Share, from: Share, as = admin) =>
  app.call('settings.setRule', { as, params: { name, country }, body: { percent, from } })
const preview = async (name: string, country: string, percent?: number) =>
  (
    await app.call('settings.previewRule', {
      ...{ as: admin, params: { name, country } },
      query: percent === undefined ? {} : { percent: String(percent) },
    })
  ).body
const setOne = (merchant: MerchantFacts, name: string, enabled: boolean | null) =>
  app.call('settings.setExperiment', {
    ...{ as: admin, params: { id: merchant.merchantId, name }, body: { enabled } },
  })
/** The merchants of Saudi Arabia for whom it is on, as their people's sessions would be told. */
async function onFor(name: string): Promise<string[]> {
  const rows = await app.db.database.system(
    (tx) => tx<Row<'merchant_experiment_public', 'merchant_id'>[]>`
      select merchant_id from merchant_experiment_public
       where name = ${name} and enabled and merchant_id = any (${saudi.map(({ merchantId }) => merchantId)})`,
  )
  return rows.map(({ merchant_id }) => merchant_id)
}
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.reason]

test('a share of a country is on for the same merchants each time, and who is in stays in as it grows', async () => {
  expect(await preview('locations', 'SAU', 30)).toMatchObject({ merchants: 40, on_now: 0, by_hand: 0 })
  const { on_then } = await preview('locations', 'SAU', 30)
  expect((await setRule('locations', 'SAU', 30, null)).body.state).toBe('done')
  const few = await onFor('locations')
  expect(few).toHaveLength(on_then)
  expect(few.length).toBeGreaterThan(3)
  expect(few.length).toBeLessThan(24)
  await setRule('locations', 'SAU', 60, 30)
  const more = await onFor('locations')
  expect(more).toEqual(expect.arrayContaining(few))
  expect(more.length).toBeGreaterThan(few.length)
  expect(await preview('locations', 'SAU', 30)).toMatchObject({
    turned_on: 0,
    turned_off: more.length - few.length,
  })
})

test('the merchant’s own switch comes first, then its country, then all other countries, then off [PERM-37]', async () => {
  const name = 'store_management'
  const [mine, other] = saudi
  expect(await onFor(name)).toEqual([])
  await setRule(name, 'all', 100, null)
  expect(await onFor(name)).toHaveLength(40)
  await setRule(name, 'SAU', 0, null)
  expect(await onFor(name)).toEqual([])
  await setOne(mine!, name, true)
  expect(await onFor(name)).toEqual([mine!.merchantId])
  expect(await preview(name, 'SAU', 100)).toMatchObject({ by_hand: 1, turned_on: 39 })
  await setRule(name, 'SAU', 100, 0)
  await setOne(other!, name, false)
  expect(await onFor(name)).toHaveLength(39)
  const back = await setOne(other!, name, null)
  expect(back.body.experiments).toContainEqual({ name, value: 'true', enabled: true, own: null })
  expect(await onFor(name)).toHaveLength(40)
  expect(await preview(name, 'SAU')).toMatchObject({ on_then: 40, turned_off: 0 })
  await setRule(name, 'SAU', null, 100)
  expect(await onFor(name)).toHaveLength(40)
})

test('whoever is signed in is told at their next call, whichever share switched it [PERM-19, PERM-42]', async () => {
  const merchant = await app.db.database.system((tx) => aMerchant(tx, { currency: 'KWD' }))
  const owner = await app.signIn(merchant.personId)
  const sees = async () =>
    (await app.call('accounts.read', { as: owner })).body.computedPermissions.canViewMarketing
  expect(await sees()).toBe(false)
  await setRule('marketing_and_products', 'KWT', 100, null)
  expect(await sees()).toBe(true)
  await setRule('marketing_and_products', 'KWT', 0, 100)
  expect(await sees()).toBe(false)
})

test('of sixteen who change a share at once one does, and whoever is late is told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => setRule('integration_form', 'SAU', at + 1, null)),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
  const [rule] = (await app.call('settings.everyExperiment', { as: admin })).body.experiments.find(
    (one: { name: string }) => one.name === 'integration_form',
  ).rules
  expect(rule).toMatchObject({ country: 'SAU', by: 'Staff desk_admin' })
})

test('of sixteen who switch it for one merchant on what they have seen, one does', async () => {
  const params = { id: saudi[2]!.merchantId, name: 'integration_form' }
  const isOn = (await onFor('integration_form')).includes(params.id)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      app.call('settings.setExperiment', { params, body: { enabled: !isOn, from: isOn }, as: admin }),
    ),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
})

test('a share of a sensitive experiment waits for a second person, who confirms the very same', async () => {
  const name = 'merchant_wallet'
  expect((await setRule(name, 'SAU', 25, null)).body).toMatchObject({ state: 'proposed' })
  expect(await onFor(name)).toEqual([])
  expect(reasonOf(await setRule(name, 'SAU', 25, null))).toEqual([403, 'own_proposal'])
  expect(reasonOf(await setRule(name, 'SAU', 50, null, second))).toEqual([409, 'wrong_status'])
  const answers = await Promise.all(Array.from({ length: 16 }, () => setRule(name, 'SAU', 25, null, second)))
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
  expect((await onFor(name)).length).toBeGreaterThan(0)
  await setRule(name, 'SAU', 75, 25)
  const decline = () => app.call('settings.declineRule', { as: second, params: { name, country: 'SAU' } })
  expect((await decline()).body.experiment.proposals).toEqual([])
  expect(reasonOf(await decline())).toEqual([409, 'wrong_status'])
  const log = await app.call('audit.list', { as: admin, query: { action: 'experiment.rule_set' } })
  expect(log.body.entries[0]).toMatchObject({ after: { country: 'SAU', percent: 75, state: 'proposed' } })
})

test('an experiment nobody knows has no shares, and only administrators set them', async () => {
  expect((await setRule('teleport', 'SAU', 10, null)).status).toBe(404)
  const agent = await aReviewer(app, 'support_agent')
  expect((await setRule('locations', 'SAU', 10, 60, agent)).status).toBe(403)
})

test('a merchant is said to have locations, and its people see them where the experiment is on [LOC-03, PERM-19]', async () => {
  const merchant = await app.db.database.system((tx) => aMerchant(tx))
  const owner = await app.signIn(merchant.personId)
  const sees = async () =>
    (await app.call('accounts.read', { as: owner })).body.computedPermissions.canViewLocations
  await setOne(merchant, 'locations', true)
  expect(await sees()).toBe(false)
  const params = { id: merchant.merchantId }
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      app.call('merchants.switchLocations', {
        as: admin,
        params,
        body: { has_locations: true, from: false },
      }),
    ),
  )
  expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
  expect(await sees()).toBe(true)
})
