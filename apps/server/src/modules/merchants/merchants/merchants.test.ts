import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { aMerchant, type MerchantFacts } from '../../../testing/builders.ts'
import { testApp, type TestApp } from '../../../testing/test-app.ts'

let product: TestApp
let merchant: MerchantFacts
let token: string
beforeAll(async () => {
  product = await testApp()
  merchant = await product.db.database.system((tx) => aMerchant(tx))
  token = await product.signIn(merchant.personId)
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

test('PERM-07, CAPI-26: the stores carry their ids in items, and a limited person sees the own ones only', async () => {
  const other = newId('sto')
  const limited = newId('per')
  const at = new Date('2026-02-01T00:00:00Z')
  await inSystem(async (tx) => {
    const row = {
      merchant_id: merchant.merchantId,
      name: 'Two',
      name_ar: 'اثنان',
      country: 'ARE',
      currency: 'AED',
      created_at: at,
    }
    await tx`insert into store ${tx({ ...row, id: other, code: other })}`
    await tx`insert into person ${tx({ id: limited, email: `${limited}@test.example`, created_at: at })}`
    await tx`insert into membership ${tx({ merchant_id: merchant.merchantId, person_id: limited, role: 'sales_manager', store_ids: [other], created_at: at })}`
  })
  const all = await product.call('merchants.stores', { as: token })
  expect(all.body.items.map((item: { id: string }) => item.id)).toEqual([merchant.storeId, other])
  const own = await product.call('merchants.stores', { as: await product.signIn(limited) })
  expect(own.body.items.map((item: { id: string }) => item.id)).toEqual([other])
})

test('PERM-08, CAPI-27: the products of a store are in items; a store that is not one’s own is not found', async () => {
  const { body } = await product.call('merchants.availableProducts', {
    as: token,
    params: { id: merchant.storeId },
  })
  expect(body.items).toEqual([{ product: 'pay_later' }])
  expect(
    (await product.call('merchants.availableProducts', { as: token, params: { id: 'sto_other' } })).status,
  ).toBe(404)
})

test('NAV-43, NAV-44: legal entities are listed by status for the alert, with what the alert shows', async () => {
  await inSystem(
    (tx) =>
      tx`insert into legal_entity ${tx({
        merchant_id: merchant.merchantId,
        id: newId('leg'),
        status: 'suspending',
        country: 'ARE',
        legal_company_name: 'Second LLC',
        legal_address: '2 Test Street',
        commercial_registration_number: 'CN-200',
        iban: 'AE070331234567890123456',
        bank_name: 'Test Bank',
        created_at: new Date('2026-03-01T00:00:00Z'),
      })}`,
  )
  const { body } = await product.call('merchants.legalEntities', {
    as: token,
    query: { status: 'pending_info,suspending,suspended' },
  })
  expect(body.legal_entities).toEqual([
    expect.objectContaining({
      status: 'suspending',
      legal_company_name: 'Second LLC',
      bank_name: 'Test Bank',
      license_url: null,
    }),
  ])
})

test('CAPI-24, APPL-12: the legal entity of the merchant, with what the forms are filled from', async () => {
  const { body } = await product.call('merchants.legalEntity', {
    as: token,
    params: { id: merchant.merchantId },
  })
  expect(body.legal_entity).toMatchObject({
    legal_company_name: 'Test Merchant LLC',
    legal_address: '1 Test Street',
    commercial_registration_number: 'CN-100',
    iban: 'AE070331234567890123456',
  })
})

test('APP-06, APP-07: the shell reads the onboarding application of the person, or that there is none', async () => {
  expect((await product.call('merchants.onboarding', { as: token })).body).toEqual({ application: null })
  await inSystem(
    (tx) =>
      tx`insert into onboarding_application ${tx({ id: newId('onb'), person_id: merchant.personId, status: 'draft', steps: ['basic-info'], created_at: new Date() })}`,
  )
  const { body } = await product.call('merchants.onboarding', { as: token })
  expect(body.application).toMatchObject({ status: 'draft', steps: ['basic-info'] })
})
