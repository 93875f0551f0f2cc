import { rejectionSections } from '@daftar/rules/onboarding/rejection-reasons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aMember, aMerchant } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aFreelancer, anApproved, aSubmission, versionOf, type Applying } from '../onboarding/testing.ts'

let product: TestApp
let reviewer: string
beforeAll(async () => {
  product = await testApp()
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
})
afterAll(() => product.close())

/** An application that was sent back for its IBAN, with the id of the organization it may become. */
async function sentBack(): Promise<Applying & { organizationId: string }> {
  const applying = await aSubmission(product, aFreelancer())
  const params = { id: applying.id }
  const act = async (id: 'onboarding.take' | 'onboarding.askChanges') => {
    const ifMatch = versionOf(await product.call('onboarding.case', { as: reviewer, params }))
    expect((await product.call(id, { as: reviewer, params, ifMatch })).status).toBe(200)
  }
  await act('onboarding.take')
  const marks = [{ section: rejectionSections['iban_not_found'], reason: 'iban_not_found' }]
  const marked = await product.call('onboarding.addMarks', { as: reviewer, params, body: { marks } })
  expect(marked.status).toBe(200)
  await act('onboarding.askChanges')
  return { ...applying, organizationId: await organizationOf(applying) }
}

async function organizationOf({ id }: Applying): Promise<string> {
  const [row] = await product.db.database.system(
    (tx) => tx<Row<'onboarding_status', 'merchant_id'>[]>`
      select merchant_id from onboarding_status where id = ${id}`,
  )
  return row!.merchant_id
}

const read = (as: string, id: string) => product.call('businessProfile.read', { as, params: { id } })

test('while it is reviewed its applicant reads the profile, as an application submitted [BIZ-01, BIZ-03, DEC-BIZ-2]', async () => {
  const applying = await aSubmission(product, aFreelancer())
  const { body } = await read(applying.token, await organizationOf(applying))
  expect(body.business_profile).toMatchObject({
    status: 'in_review',
    contract_status: 'none',
    application: { general: { status: 'submitted' }, basic_info: { country_of_main_operations: 'SAU' } },
    review: null,
  })
})

test('asked for changes it says the reasons, and what was asked for is saved over it [BIZ-02, BIZ-04]', async () => {
  const { token: as, organizationId: id } = await sentBack()
  const seen = await read(as, id)
  const { application, ...profile } = seen.body.business_profile
  expect(profile).toMatchObject({
    status: 'changes_requested',
    review: { status: 'changes_requested', reasons: [{ code: 'iban_not_found' }] },
  })
  const { bank_details } = aFreelancer()
  const blocks = Object.fromEntries(
    Object.entries(application).filter(([, value]) => typeof value === 'object' && value !== null),
  )
  const { general: _, steps: __, review: ___, declined: ____, ...document } = blocks as Record<string, object>
  const save = (changed: object, ifMatch = versionOf(seen)) =>
    product.call('businessProfile.save', {
      ...{ as, params: { id }, ifMatch },
      body: { application: { ...document, ...changed } },
    })
  const iban = { bank_details: { ...application.bank_details, iban: bank_details.iban } }
  const saved = await save(iban)
  expect(saved.body.business_profile.application.bank_details.iban).toBe(bank_details.iban)
  expect((await save(iban)).status).toBe(412)
  const outside = { basic_info: { ...application.basic_info, business_name: 'Another Name' } }
  expect((await save(outside, versionOf(saved))).status).toBe(400)
})

test('in any other status it is not saved [BIZ-02]', async () => {
  const applying = await aSubmission(product, aFreelancer())
  const id = await organizationOf(applying)
  const seen = await read(applying.token, id)
  const document = aFreelancer()
  const { status, body } = await product.call('businessProfile.save', {
    ...{ as: applying.token, params: { id }, ifMatch: versionOf(seen), body: { application: document } },
  })
  expect([status, body.details.reason]).toEqual([409, 'wrong_status'])
})

test('approved, its administrators read it, other roles do not, and nobody of another merchant [BIZ-01]', async () => {
  const merchant = await anApproved(product)
  const own = await read(merchant.token, merchant.merchantId)
  expect(own.body.business_profile).toMatchObject({ status: 'approved', contract_status: 'sent' })
  const [finance, stranger] = await product.db.database.system(async (tx) => [
    await aMember(tx, merchant.merchantId, { role: 'settlements', email: 'finance@profile.example' }),
    (await aMerchant(tx)).personId,
  ])
  expect((await read(await product.signIn(finance), merchant.merchantId)).status).toBe(403)
  expect((await read(await product.signIn(stranger), merchant.merchantId)).status).toBe(404)
})

test('of a merchant that staff entered there is no application', async () => {
  const { personId, merchantId } = await product.db.database.system((tx) => aMerchant(tx))
  const { body } = await read(await product.signIn(personId), merchantId)
  expect(body.business_profile).toMatchObject({
    ...{ status: 'approved', contract_status: 'completed', application: null, review: null },
  })
})
