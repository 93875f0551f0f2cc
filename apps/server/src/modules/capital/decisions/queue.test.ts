import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, aSale } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { values } from '../../../platform/database/rows.ts'

let app: TestApp
let reviewer: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  reviewer = await aReviewer(app, 'reviewer')
})
afterAll(() => app.close())

const queue = (query: Record<string, string> = {}) => app.call('decisions.queue', { as: reviewer, query })
const idsOf = (body: { applications: { id: string }[] }) => body.applications.map((item) => item.id)

test('the queue holds what was submitted, the nearest deadline first, page by page [DEC-APPL-3]', async () => {
  const ids = await app.db.database.system(async (tx) => {
    const made: string[] = []
    for (const hour of [5, 3, 4, 1, 2]) {
      const merchant = await aMerchant(tx, { name: `Shop ${hour}` })
      const at = new Date(Date.UTC(2026, 10, 20, hour))
      made[hour - 1] = (await aSubmittedApplication(tx, merchant, { at })).id
      await tx`insert into application ${values(tx, 'application', { merchant_id: merchant.merchantId, id: `app_draft${hour}`, offer_id: (await aSubmittedApplication(tx, merchant, { at })).offerId, status: 'rejected', currency: 'AED', amount_minor: 1_000_000n, tenor: 4, created_by: merchant.personId, created_at: at, saved_at: at })}`
      await tx`update application set status = 'rejected' where merchant_id = ${merchant.merchantId} and id <> ${made[hour - 1]!} and id not like 'app_draft%'`
      await tx`update application set status = 'draft' where id = ${`app_draft${hour}`}`
    }
    return made
  })
  const first = await queue({ page_size: '2' })
  expect(idsOf(first.body)).toEqual(ids.slice(0, 2))
  expect(first.body.waiting).toBe(5)
  expect(first.body.applications[0]).toMatchObject({
    merchant_name: 'Shop 1',
    status: 'submitted',
    amount: '50000.00',
    deadline_at: '2026-11-23T01:00:00.000Z',
    waits_for_second: false,
  })
  const next = await queue({ page_size: '2', page_token: first.body.next_page_token })
  expect(idsOf(next.body)).toEqual(ids.slice(2, 4))
  const last = await queue({ page_size: '2', page_token: next.body.next_page_token })
  expect(idsOf(last.body)).toEqual(ids.slice(4))
  expect(last.body.next_page_token).toBeNull()
  expect((await queue({ status: 'rejected' })).body.applications).toHaveLength(5)
  // A draft is the merchant's alone.
  expect((await queue({ status: 'draft' })).body.applications).toEqual([])
  expect((await app.call('decisions.case', { params: { id: 'app_draft1' }, as: reviewer })).status).toBe(404)
})

test('the queue is searched by a part of the name or by an id, without wildcards', async () => {
  const { merchantId, id } = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, { name: 'Saffron 100% Trading' })
    return { merchantId: merchant.merchantId, ...(await aSubmittedApplication(tx, merchant)) }
  })
  expect(idsOf((await queue({ search: 'saffron 100%' })).body)).toEqual([id])
  expect(idsOf((await queue({ search: merchantId })).body)).toEqual([id])
  expect(idsOf((await queue({ search: '100%%' })).body)).toEqual([])
})

test('a case shows checks, 26 weeks of sales and its history, and opening it is on record', async () => {
  const { merchantId, id, statementId } = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    // Sunday 23:30 in Dubai belongs to the week that ends there; half an hour later to the next one.
    await aSale(tx, merchant, 10_000n, new Date('2026-11-15T19:30:00Z'))
    await aSale(tx, merchant, 500n, new Date('2026-11-15T20:00:00Z'))
    await aSale(tx, merchant, 5_989_500n, new Date('2026-09-01T12:00:00Z'))
    await aSale(tx, merchant, 99_999n, new Date('2026-05-17T19:59:59Z'))
    return { merchantId: merchant.merchantId, ...(await aSubmittedApplication(tx, merchant)) }
  })
  const answer = await app.call('decisions.case', { params: { id }, as: reviewer })
  expect(answer.headers['etag']).toBe('"1"')
  const { sales, checks, history, estimate, application } = answer.body.case
  expect(sales.weeks).toHaveLength(26)
  expect(sales.weeks[0].week_start).toBe('2026-05-18')
  expect(sales.weeks.at(-1)).toEqual({ week_start: '2026-11-09', amount: '100.00' })
  expect(sales.monthly_average).toBe('9999.17')
  expect(estimate).toMatchObject({ amount: '50000.00', fee_amount: '3750.00', start_date: '2026-11-23' })
  expect(application.bank_statements[0]).toMatchObject({
    password: '',
    has_password: true,
    reading: { holder: 'TEST MERCHANT L.L.C', first_entry: '2026-05-01', last_entry: '2026-11-20' },
  })
  expect(
    Object.fromEntries(checks.map((check: { code: string; outcome: string }) => [check.code, check.outcome])),
  ).toEqual({
    statement_period: 'pass',
    statement_holder: 'pass',
    statement_iban: 'pass',
    licence_expiry: 'unknown',
    exposure: 'pass',
    amount_to_sales: 'warn',
  })
  expect(history).toEqual([
    { at: '2026-11-21T09:00:00.000Z', actor: 'Test Person', action: 'application.submitted', detail: '' },
  ])
  const [entry] = await app.db.database.system(
    (tx) => tx`select action, object, actor_role, after from audit_entry where merchant_id = ${merchantId}`,
  )
  expect(entry).toMatchObject({
    action: 'case.viewed',
    object: `application:${id}`,
    actor_role: 'reviewer',
    after: { documents: [statementId] },
  })
})

test('the outlook of cases says what their checks and the weekly burden are, as the case itself does', async () => {
  const { id } = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, { name: 'Steady Shop' })
    for (let week = 1; week <= 26; week++)
      await aSale(tx, merchant, 1_000_000n, new Date(Date.UTC(2026, 10, 20 - 7 * week, 9)))
    return aSubmittedApplication(tx, merchant, { at: new Date('2026-11-21T09:00:00Z') })
  })
  const outlook = (ids: string) => app.call('decisions.outlook', { as: reviewer, query: { ids } })
  const opened = (await app.call('decisions.case', { as: reviewer, params: { id } })).body.case
  const passed = opened.checks.filter(({ outcome }: { outcome: string }) => outcome === 'pass').length
  const { outlooks } = (await outlook(`${id},app_nowhere`)).body
  expect(outlooks).toMatchObject([{ id, passed, checks: opened.checks.length }])
  const week =
    opened.sales.weeks.reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount), 0) / 26
  const minimum = Number(opened.estimate.minimum_repayment_amount)
  expect(outlooks[0].burden_percent).toBeCloseTo((minimum / week) * 100, 0)
  const agent = await app.signInStaff(await app.aStaff('support_agent'))
  expect((await app.call('decisions.outlook', { as: agent, query: { ids: id } })).status).toBe(403)
})
