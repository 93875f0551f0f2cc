import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer, aSubmittedApplication } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let underwriter: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z' })
  underwriter = await aReviewer(app, 'underwriter')
})
afterAll(() => app.close())

interface Case {
  id: string
  merchant: MerchantFacts
  owner: string
}

async function submitted(): Promise<Case> {
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return { id: (await aSubmittedApplication(tx, merchant)).id, merchant }
  })
  return { ...made, owner: await app.signIn(made.merchant.personId) }
}

const caseOf = async ({ id }: Case) =>
  (await app.call('decisions.case', { params: { id }, as: underwriter })).body.case

async function reset(one: Case, body: object) {
  app.clock.advance(60_000)
  const { version } = (await caseOf(one)).application
  const call = {
    params: { id: one.id },
    body: { decision: 'reset', ...body },
    ifMatch: version,
    as: underwriter,
  }
  expect((await app.call('decisions.decide', call)).status).toBe(200)
}

async function resubmit(one: Case, company_name_or_legal_name: string) {
  app.clock.advance(60_000)
  const { version } = (await caseOf(one)).application
  const body = { company_name_or_legal_name }
  const call = { params: { id: one.id }, body, ifMatch: version, as: one.owner }
  expect((await app.call('singlePage.change', call)).status).toBe(200)
}

const named = (text: string) => ({ text, file: null })

test('what a reset by reasons asked about stands beside what the merchant put in its place, round by round [DEC-APPL-8]', async () => {
  const one = await submitted()
  expect((await caseOf(one)).corrections).toEqual([])
  await reset(one, { reasons: ['company_name_mismatch'] })
  expect((await caseOf(one)).corrections).toMatchObject([
    {
      round: 1,
      reasons: ['company_name_mismatch'],
      answered_at: null,
      fields: [{ target: 'company_name', before: named('Test Merchant LLC'), after: null }],
    },
  ])

  await resubmit(one, 'Test Trading LLC')
  const [first] = (await caseOf(one)).corrections
  expect(first.answered_at).not.toBeNull()
  expect(first.fields[0].after).toEqual(named('Test Trading LLC'))

  // The next round changes the name again: the first one's difference stays what it was.
  await reset(one, { reasons: ['company_name_mismatch'] })
  await resubmit(one, 'Test Trading Company')
  expect((await caseOf(one)).corrections.map(({ round, fields }: never) => [round, fields])).toEqual([
    [
      2,
      [{ target: 'company_name', before: named('Test Trading LLC'), after: named('Test Trading Company') }],
    ],
    [1, [{ target: 'company_name', before: named('Test Merchant LLC'), after: named('Test Trading LLC') }]],
  ])
})

test('a later round by marks leaves the difference of the round before it as it was [DEC-APPL-8]', async () => {
  const one = await submitted()
  await reset(one, { reasons: ['company_name_mismatch'] })
  await resubmit(one, 'Test Trading LLC')
  await reset(one, { marks: [{ target: 'company_name', reason: 'does_not_match' }] })
  await app.db.database.system(
    (tx) =>
      tx`update application set legal_info = legal_info || '{"company_name":"Third"}' where id = ${one.id}`,
  )
  const { corrections, marks } = await caseOf(one)
  expect(corrections).toHaveLength(1)
  expect(corrections[0].fields[0].after).toEqual(named('Test Trading LLC'))
  expect(marks).toMatchObject([{ round: 2, before: named('Test Trading LLC') }])
})
