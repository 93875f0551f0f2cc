import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aMerchant, anOffer, noAdmin } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-22T08:00:00Z' })))
afterAll(() => app.close())

async function aBegunApplication() {
  const { merchant, offerId } = await app.db.database.system(async (tx) => {
    const made = await aMerchant(tx)
    return { merchant: made, offerId: await anOffer(tx, made) }
  })
  const as = await app.signIn(merchant.personId)
  const body = { offer_id: offerId, amount: '40000', tenor: 12 }
  const { id } = (await app.call('applications.create', { body, as })).body
  return { merchant, as, id: id as string }
}

type Given = Awaited<ReturnType<typeof aBegunApplication>>

function keep({ id, as }: Pick<Given, 'id' | 'as'>, content: unknown, step = 'social_networks') {
  return app.call('drafts.keep', { params: { id, step }, body: { content }, as })
}

function list({ id, as }: Pick<Given, 'id' | 'as'>) {
  return app.call('drafts.list', { params: { id }, as })
}

test('what is typed on one device is there on the next one, step by step, until it is saved', async () => {
  const given = await aBegunApplication()
  expect((await keep(given, { instagram: '@layal' })).body).toEqual({ version: 1 })
  await keep(given, { address: 'Al Maktoum Road' }, 'location_details')
  expect((await keep(given, { instagram: '@layal.shop' })).body).toEqual({ version: 2 })
  const other = { ...given, as: await app.signIn(given.merchant.personId) }
  expect((await list(other)).body.drafts).toEqual([
    { step: 'location_details', content: { address: 'Al Maktoum Road' }, version: 1 },
    { step: 'social_networks', content: { instagram: '@layal.shop' }, version: 2 },
  ])
  await keep(other, null)
  expect((await list(given)).body.drafts).toContainEqual({
    step: 'social_networks',
    content: null,
    version: 3,
  })
})

test('a colleague has drafts of their own, and another merchant finds no application [DEC-WIZ-19, DEC-CAPI-10]', async () => {
  const given = await aBegunApplication()
  await keep(given, { instagram: '@layal' })
  const stranger = await aBegunApplication()
  expect((await list({ id: given.id, as: stranger.as })).status).toBe(404)
  expect((await keep({ id: given.id, as: stranger.as }, { instagram: '' })).status).toBe(404)
  await app.db.database.system((tx) =>
    aMember(tx, given.merchant.merchantId, { personId: stranger.merchant.personId }),
  )
  await app.db.database.system(async (tx) => {
    await noAdmin(tx, stranger.merchant)
    await tx`delete from membership where person_id = ${stranger.merchant.personId} and role = 'sales_manager'`
  })
  const colleague = { id: given.id, as: await app.signIn(stranger.merchant.personId) }
  expect((await list(colleague)).body.drafts).toEqual([])
})

test('a password is never kept, nor more than a form can hold [DEC-WIZ-11]', async () => {
  const given = await aBegunApplication()
  const locked = { rows: [{ url: 'fil_1', password: 'open-me' }] }
  expect((await keep(given, locked, 'bank_statements')).body.details.fields).toEqual({ content: 'invalid' })
  expect((await keep(given, { instagram: 'x'.repeat(20_000) })).body.details.fields).toEqual({
    content: 'too_long',
  })
  expect((await keep(given, {}, 'somewhere')).status).toBe(404)
  expect((await list(given)).body.drafts).toEqual([])
})

test('what is nested without end is no draft, whether it would fit in one or not', async () => {
  const given = await aBegunApplication()
  for (const depth of [50, 3_000, 20_000]) {
    const payload = `{"content":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`
    const { statusCode } = await app.app.http.inject({
      method: 'PUT',
      url: `/merchant/api/v1/capital/application/${given.id}/drafts/social_networks`,
      headers: { authorization: `Bearer ${given.as}`, 'content-type': 'application/json' },
      payload,
    })
    expect(statusCode, `${depth} deep`).toBe(400)
  }
  expect((await list(given)).body.drafts).toEqual([])
})

test('after submission nothing is kept, and the night forgets what was [DEC-WIZ-19]', async () => {
  await app.app.schedules.runDue()
  const given = await aBegunApplication()
  await keep(given, { instagram: '@layal' })
  await app.db.database.system((tx) => tx`update application set status = 'submitted' where id = ${given.id}`)
  expect((await keep(given, { instagram: '@late' })).body.details.reason).toBe('wrong_status')
  expect((await list(given)).body.drafts).toEqual([])
  app.clock.set('2026-11-23T08:00:00Z')
  await app.app.schedules.runDue()
  const left = await app.db.database.system(
    (tx) => tx`select step from application_draft where application_id = ${given.id}`,
  )
  expect(left).toHaveLength(0)
})
