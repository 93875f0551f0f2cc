import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../../platform/database/rows.ts'

let product: TestApp
let admin: string
let agent: string
beforeAll(async () => {
  product = await testApp()
  admin = await product.signInStaff(await product.aStaff('desk_admin'))
  agent = await product.signInStaff(await product.aStaff('support_agent'))
})
afterAll(() => product.close())

const noor = {
  name: 'Noor Perfumes',
  name_ar: 'عطور نور',
  country: 'BHR',
  currency: 'BHD',
  commission_percent: 5.5,
  commission_fixed: '0.100',
  vat_percent: 10,
}
const marina = { code: 'marina', name: 'Marina Mall', name_ar: 'مارينا مول', products: ['pay_later'] }
const company = {
  legal_company_name: 'Noor Perfumes WLL',
  legal_address: '1 Creek Road',
  commercial_registration_number: 'CR-1',
  tax_number: '',
  iban: 'AE07 0331 2345 6789 0123 456',
  bank_name: 'Gulf Bank',
}

const create = (body: object = noor, more: object = {}) =>
  product.call('merchants.create', { as: admin, body, ...more })
const made = async () => (await create()).body.merchant.id as string
const addStore = (id: string, body: object = marina) =>
  product.call('merchants.addStore', { as: admin, params: { id }, body })
const stand = (act: 'suspend' | 'resume', id: string, by = admin) =>
  product.call(`merchants.${act}`, { as: by, params: { id }, body: { note: 'licence expired' } })
const recorded = (id: string) =>
  product.db.database.system(
    (tx) => tx<Row<'audit_entry', 'action' | 'object' | 'actor_role'>[]>`
      select action, object, actor_role from audit_entry where merchant_id = ${id} order by number`,
  )

test('an administrator makes a merchant with a store and a company, and each stands in its record', async () => {
  const id = await made()
  expect((await addStore(id)).status).toBe(200)
  const added = await product.call('merchants.addLegalEntity', { as: admin, params: { id }, body: company })
  expect(added.status).toBe(200)
  const { body } = await product.call('merchants.profile', { as: agent, params: { id } })
  expect(body.merchant).toMatchObject({
    ...noor,
    suspended_at: null,
    stores: [{ ...marina, aliases: [] }],
    legal_entities: [{ legal_company_name: 'Noor Perfumes WLL', status: 'active', tax_number: null }],
  })
  expect(body.merchant.legal_entities[0].iban.replaceAll(/\s/g, '')).toBe(`${'•'.repeat(19)}3456`)
  expect((await recorded(id)).map(({ action }) => action)).toEqual([
    'merchant.created',
    'store.added',
    'legal_entity.added',
  ])
})

test('a merchant is made once for a key, however often it is sent', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create(noor, { key: 'one-merchant' })))
  const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.merchant.id as string)
  expect(new Set(ids).size).toBe(1)
  expect((await create(noor, { key: 'one-merchant' })).body.merchant.id).toBe(ids[0])
})

describe('what is wrong is named', () => {
  const fields = async (answer: Promise<{ status: number; body: any }>) => (await answer).body.details.fields // oxlint-disable-line typescript/no-explicit-any -- what came over the wire

  test('of a merchant: a currency not of its country, missing names, a commission too precise', async () => {
    expect(await fields(create({ ...noor, currency: 'AED', commission_fixed: '0' }))).toEqual({
      currency: 'wrong_currency',
    })
    expect(await fields(create({ ...noor, country: 'JOR', name: ' ', name_ar: '' }))).toEqual({
      country: 'choose_option',
      name: 'required',
      name_ar: 'required',
    })
    expect(await fields(create({ ...noor, commission_percent: 5.555, vat_percent: 7.5 }))).toEqual({
      commission_percent: 'invalid',
      vat_percent: 'invalid',
    })
    expect(await fields(create({ ...noor, commission_fixed: '0.1005' }))).toEqual({
      commission_fixed: 'invalid',
    })
  })

  test('of a store: a code that is taken, and one that no shop can send', async () => {
    const id = await made()
    await addStore(id)
    const taken = await addStore(id, { ...marina, name: 'Other' })
    expect([taken.status, taken.body.details]).toMatchObject([
      409,
      { reason: 'store_code_taken', fields: { code: 'taken' } },
    ])
    expect(await fields(addStore(id, { ...marina, code: 'marina mall', products: ['gold'] }))).toEqual({
      code: 'invalid',
      products: 'choose_option',
    })
    // Another merchant's store may have the same code.
    expect((await addStore(await made())).status).toBe(200)
  })

  test('of a company: an account whose check digits are wrong [VAL-40]', async () => {
    const id = await made()
    const body = { ...company, iban: 'AE080331234567890123456' }
    const call = { as: admin, params: { id }, body }
    expect(await fields(product.call('merchants.addLegalEntity', call))).toEqual({ iban: 'invalid' })
  })
})

describe('codes of a store', () => {
  const setCodes = (id: string, storeId: string, body: object) =>
    product.call('merchants.setStoreCodes', { as: admin, params: { id, storeId }, body })
  const storesOf = async (id: string) =>
    (await product.call('merchants.profile', { as: agent, params: { id } })).body.merchant.stores

  test('are its own and those that plugins send, changed by an administrator and on record', async () => {
    const id = await made()
    const { body } = await addStore(id)
    const storeId = body.merchant.stores[0].id as string
    const aliases = [' AE', 'default_AED', 'AE', 'marina-1']
    expect((await setCodes(id, storeId, { code: 'marina-1', aliases })).status).toBe(200)
    expect(await storesOf(id)).toMatchObject([{ code: 'marina-1', aliases: ['AE', 'default_AED'] }])
    expect((await recorded(id)).at(-1)).toMatchObject({
      action: 'store.codes_changed',
      object: `store:${storeId}`,
    })
    const bySupport = await product.call('merchants.setStoreCodes', {
      ...{ as: agent, params: { id, storeId }, body: { code: 'x', aliases: [] } },
    })
    expect(bySupport.status).toBe(403)
  })

  test('are one store’s of a merchant, whichever kind they are; what is wrong is named', async () => {
    const id = await made()
    const first = (await addStore(id)).body.merchant.stores[0].id as string
    await setCodes(id, first, { code: 'marina', aliases: ['AE'] })
    expect((await addStore(id, { ...marina, code: 'AE' })).body.details.fields).toEqual({ code: 'taken' })
    await addStore(id, { ...marina, code: 'creek' })
    const second = (await storesOf(id)).find(({ code }: { code: string }) => code === 'creek').id as string
    const refusedFor = async (body: object) => (await setCodes(id, second, body)).body.details.fields
    expect(await refusedFor({ code: 'AE', aliases: [] })).toEqual({ code: 'taken' })
    expect(await refusedFor({ code: 'creek', aliases: ['marina'] })).toEqual({ aliases: 'taken' })
    expect(await refusedFor({ code: '', aliases: ['a b'] })).toEqual({ code: 'required', aliases: 'invalid' })
    expect((await setCodes(id, 'sto_nobody', { code: 'x', aliases: [] })).status).toBe(404)
    const at = await Promise.all(
      [first, second].map((storeId, index) =>
        setCodes(id, storeId, { code: `code-${index}`, aliases: ['SA'] }),
      ),
    )
    expect(at.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

test('of many stores with one code at once one is added', async () => {
  const id = await made()
  const answers = await Promise.all(Array.from({ length: 12 }, () => addStore(id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
})

test('a merchant nobody knows and a sandbox are not found, by none of the acts', async () => {
  const { merchantId } = await product.db.database.system((tx) => aMerchant(tx))
  const keys = { as: admin, params: { id: merchantId }, body: { mode: 'test' } }
  expect((await product.call('apiKeys.issue', keys)).status).toBe(200)
  for (const id of ['mer_nobody', `test_${merchantId.slice(4)}`]) {
    expect((await addStore(id)).status).toBe(404)
    expect((await stand('suspend', id)).status).toBe(404)
    expect((await product.call('merchants.profile', { as: admin, params: { id } })).status).toBe(404)
    expect((await product.call('members.list', { as: admin, params: { id } })).status).toBe(404)
  }
})

test('staff without the right see a merchant and change nothing', async () => {
  const id = await made()
  expect((await product.call('merchants.create', { as: agent, body: noor })).status).toBe(403)
  expect((await stand('suspend', id, agent)).status).toBe(403)
  expect((await product.call('merchants.profile', { as: agent, params: { id } })).status).toBe(200)
})

test('a suspended merchant signs in and makes no new payment link, until the suspension ends [DEC-LGL-15]', async () => {
  const facts = await product.db.database.system((tx) => aMerchant(tx))
  const as = await product.signIn(facts.personId)
  const link = () =>
    product.call('paymentLinks.create', {
      as,
      body: { store_id: facts.storeId, amount: '100', phone: '+971501234567', language: 'en' },
    })
  const first = await stand('suspend', facts.merchantId)
  expect(first.body.merchant.suspended_at).toBe(product.clock.now().toISOString())
  const again = await Promise.all([1, 2, 3].map(() => stand('suspend', facts.merchantId)))
  expect(again.map(({ status }) => status)).toEqual([409, 409, 409])
  expect((await product.call('orders.list', { as })).status).toBe(200)
  const refused = await link()
  expect([refused.status, refused.body.details.reason]).toEqual([403, 'store_suspended'])
  expect((await stand('resume', facts.merchantId)).body.merchant.suspended_at).toBeNull()
  expect((await stand('resume', facts.merchantId)).body.details.reason).toBe('wrong_status')
  expect((await link()).status).toBe(200)
})
