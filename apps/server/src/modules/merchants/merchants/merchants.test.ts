import { addLegalEntity } from './commands.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aMember, aMerchant, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { granted } from '../../../platform/http/refusal.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

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

test('the stores carry their ids in items, and a limited person sees the own ones only [PERM-07, CAPI-26]', async () => {
  const [other, limited] = await inSystem(async (tx) => {
    const store = await aStore(tx, merchant, 'Two', 'اثنان')
    const { merchantId } = merchant
    return [store, await aMember(tx, merchantId, { role: 'sales_manager', storeIds: [store] })] as const
  })
  const all = await product.call('merchants.stores', { as: token })
  expect(all.body.items.map((item: { id: string }) => item.id)).toEqual([merchant.storeId, other])
  const own = await product.call('merchants.stores', { as: await product.signIn(limited) })
  expect(own.body.items.map((item: { id: string }) => item.id)).toEqual([other])
})

test('legal entities are listed by status for the alert, with what the alert shows [NAV-43, NAV-44]', async () => {
  await inSystem(async (tx) => {
    const at = new Date('2026-03-01T00:00:00Z')
    const added = granted(await addLegalEntity(tx, merchant.merchantId, aCompany('Second LLC'), at))
    await tx`update legal_entity set status = 'suspending' where id = ${added.legalEntityId}`
  })
  const { body } = await product.call('legalEntities.list', {
    as: token,
    query: { statuses: 'pending_info,suspending,suspended' },
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

test('the legal entity of the merchant, with what the forms are filled from [CAPI-24, APPL-12, KYB-153]', async () => {
  const { body } = await product.call('merchants.legalEntity', {
    as: token,
    params: { id: merchant.merchantId },
  })
  expect(body.legal_entity).toMatchObject({
    legal_company_name: 'Test Merchant LLC',
    legal_address: '1 Test Street',
    commercial_registration_number: 'CN-100',
    iban: '•••• •••• •••• •••• ••• 3456',
  })
})
