import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { contractsOf } from '../../../testing/capital/contracts.ts'
import { aReviewer, aSubmittedApplication, tally } from '../../../testing/app/desk-builders.ts'
import { offersIn } from '../../../testing/capital/offers.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let underwriter: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  underwriter = await aReviewer(app, 'underwriter')
})
afterAll(() => app.close())

interface Draft {
  merchant: MerchantFacts
  id: string
  offerId: string
  token: string
}

/** A whole application that only has to be handed in, on an active offer. */
async function aDraft(): Promise<Draft> {
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    const application = await aSubmittedApplication(tx, merchant, { offerAt: app.clock.now() })
    await tx`
      update application set status = 'draft', submitted_at = null, deadline_at = null,
             legal_info = legal_info || jsonb_build_object('cr_file', ${application.statementId}::text)
       where id = ${application.id}`
    await tx`update offer set status = 'active' where id = ${application.offerId}`
    return { merchant, ...application }
  })
  return { ...made, token: await app.signIn(made.merchant.personId) }
}

const submit = ({ id, token }: Draft) => app.call('applications.submit', { as: token, params: { id } })
const withdraw = ({ offerId }: Draft) =>
  app.call('offers.withdraw', {
    as: underwriter,
    params: { id: offerId },
    body: { reason: 'another look is needed' },
  })
const movesOf = async ({ merchant }: Pick<Draft, 'merchant'>) =>
  (await offersIn(app, merchant.merchantId))[0]?.moves

test('submitting hides the offer, and a declined contract gives it back within its 30 days [DEC-OFR-2]', async () => {
  const draft = await aDraft()
  expect((await submit(draft)).body.application.status).toBe('submitted')
  expect(await movesOf(draft)).toEqual(['active>hidden merchant'])
  expect((await app.call('offers.list', { as: draft.token })).body.offers).toEqual([])
  const contracts = contractsOf(app)
  const sent = await contracts.sent()
  await app.call('signing.decline', { params: { token: sent.token }, body: { reason: 'not now' } })
  expect(await contracts.stateOf(sent)).toMatchObject({ application: 'cancelled', offer: 'active' })
  expect(await movesOf(sent)).toEqual(['hidden>active signing_service'])
  // It begins anew: what was cancelled is not its application any more.
  const as = await app.signIn(sent.merchant.personId)
  const { body } = await app.call('offers.list', { as })
  expect(body.offers).toMatchObject([{ id: sent.offerId, application: null }])
})

test('a signed contract uses its offer, once and for all [DEC-OFR-2]', async () => {
  const contracts = contractsOf(app)
  const sent = await contracts.sent()
  expect((await contracts.sign(sent, await contracts.codeOf(sent))).status).toBe(200)
  expect(await contracts.stateOf(sent)).toMatchObject({ offer: 'used', loans: 1 })
  expect(await movesOf(sent)).toEqual(['hidden>used signing_service'])
})

test('of a withdrawal and a submission at once one takes effect, whichever is first', async () => {
  const outcomes: Record<string, number> = {}
  for (let round = 0; round < 12; round += 1) {
    const draft = await aDraft()
    const calls = round % 2 ? [withdraw(draft), submit(draft)] : [submit(draft), withdraw(draft)]
    expect(tally(await Promise.all(calls))['done']).toBe(1)
    const [offer] = await offersIn(app, draft.merchant.merchantId)
    const application = await app.call('applications.read', { as: draft.token, params: { id: draft.id } })
    const state = `${offer?.status} ${application.body.application.status}`
    outcomes[state] = (outcomes[state] ?? 0) + 1
    expect(offer?.moves).toHaveLength(1)
  }
  const known = (outcomes['hidden submitted'] ?? 0) + (outcomes['withdrawn draft'] ?? 0)
  expect(known).toBe(12)
})

test('at its end an offer is not listed and cannot be taken any more, though nobody has ended it yet [DEC-OFR-2]', async () => {
  const draft = await aDraft()
  const now = app.clock.now()
  const estimate = async (days: number, seconds = 0) => {
    app.clock.set(new Date(now.getTime() + days * 86_400_000 + seconds * 1_000))
    const as = await app.signIn(draft.merchant.personId)
    const body = { amount: '50000', tenor: 20 }
    const asked = await app.call('offers.calculate', { as, params: { offerId: draft.offerId }, body })
    return asked.body.details?.reason ?? asked.status
  }
  const listed = async () => {
    const as = await app.signIn(draft.merchant.personId)
    return (await app.call('offers.list', { as })).body.offers.map(({ id }: { id: string }) => id)
  }
  expect([await estimate(30, -1), await listed()]).toEqual([200, [draft.offerId]])
  expect([await estimate(30), await listed()]).toEqual(['offer_inactive', []])
  const late = { ...draft, token: await app.signIn(draft.merchant.personId) }
  expect((await submit(late)).body.details.reason).toBe('offer_inactive')
  expect((await offersIn(app, draft.merchant.merchantId))[0]?.status).toBe('active')
  app.clock.set(now)
})

test('a hidden offer is not withdrawn at the desk: its application is decided there', async () => {
  const draft = await aDraft()
  await submit(draft)
  expect((await withdraw(draft)).body.details.reason).toBe('wrong_status')
  expect(await movesOf(draft)).toEqual(['active>hidden merchant'])
})
