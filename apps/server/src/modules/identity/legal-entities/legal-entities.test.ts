import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aMerchant } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aLicensed, managed, type Licensed } from './testing.ts'

let product: TestApp
let licensed: Licensed
beforeAll(async () => {
  product = await testApp({ now: '2026-11-22T08:00:00Z' })
  licensed = await aLicensed(product, { expiresOn: '2027-06-30' })
})
afterAll(() => product.close())

const numerically = (one: number, other: number) => one - other
const iban = '•••• •••• •••• •••• ••• 3456'

describe('reading', () => {
  test('one entity has its facts nested and flat, and of its IBAN the last four alone [LGL-09, LGL-10, LGL-14]', async () => {
    const { body, status } = await licensed.read()
    expect(status).toBe(200)
    expect(body.legal_entity).toMatchObject({
      ...{ id: licensed.entityId, merchant_id: licensed.merchantId, status: 'active', owners: [] },
      legal_info: { legal_entity_country: 'ARE', license_expiry_date: '2027-06-30' },
      bank_details: { iban, bank_name: 'Test Bank' },
      ...{ legal_company_name: 'Test Merchant LLC', legal_address: '1 Test Street' },
      ...{ commercial_registration_number: 'CN-100', iban, bank_name: 'Test Bank', license_url: null },
    })
    expect([body.update, body.version]).toEqual([null, 0])
  })

  test('every call of the record answers the same one, and none the whole IBAN [LGL-18, LGL-19, MER-12]', async () => {
    const params = { id: licensed.merchantId }
    const { legal_entity: one } = (await licensed.read()).body
    for (const id of ['merchants.legalEntity', 'legalEntities.ofMerchant'] as const) {
      const { body } = await product.call(id, { as: licensed.token, params })
      expect(body.legal_entity).toEqual(one)
    }
    const all = await Promise.all([
      product.call('legalEntities.list', { as: licensed.token }),
      product.call('legalEntities.withStores', { as: licensed.token }),
      licensed.read(),
    ])
    expect(JSON.stringify(all.map(({ body }) => body))).not.toContain('AE0703')
  })

  test('a list takes statuses and begins with the licence that ends first [LGL-16, LGL-11]', async () => {
    const { merchantId, token } = await aLicensed(product, { expiresOn: '2027-03-01' })
    await product.db.database.system(
      (tx) => tx`
        insert into legal_entity (merchant_id, id, status, country, legal_company_name, legal_address,
          commercial_registration_number, iban, bank_name, licence_expires_on, created_at, confirmed_at, suspended_at)
        select merchant_id, 'leg_' || s, s, 'ARE', s, 'Dubai', s, iban, bank_name, d::date, created_at, created_at, x
          from legal_entity, (values ('pending_info', '2026-12-10', null::timestamptz), ('suspending', '2026-11-20', null),
                                     ('suspended', '2026-10-01', now())) v (s, d, x) where merchant_id = ${merchantId}`,
    )
    const statusesOf = async (statuses?: string) => {
      const { body } = await product.call('legalEntities.list', {
        as: token,
        ...(statuses && { query: { statuses } }),
      })
      return body.legal_entities.map(({ status }: { status: string }) => status)
    }
    expect(await statusesOf()).toEqual(['suspended', 'suspending', 'pending_info', 'active'])
    expect(await statusesOf('pending_info,suspended')).toEqual(['suspended', 'pending_info'])
  })

  test('with the stores that sell under it, the first entity has all of them [LGL-17]', async () => {
    const { body } = await product.call('legalEntities.withStores', { as: licensed.token })
    expect(body.items).toMatchObject([
      {
        legal_entity: { id: licensed.entityId },
        stores: [{ id: licensed.storeId, name: 'Store', kind: 'online', status: 'active' }],
      },
    ])
  })

  test('who works for the merchant may read it, who does not manage stores neither owners nor updates [LGL-06, LGL-07, LGL-15]', async () => {
    const writer = await aLicensed(product)
    expect((await writer.write()).status).toBe(200)
    const personId = await product.db.database.system((tx) =>
      aMember(tx, writer.merchantId, { role: 'settlements' }),
    )
    const as = await product.signIn(personId)
    const params = { id: writer.entityId }
    const seen = await product.call('legalEntities.read', { as, params })
    expect([seen.status, seen.body.update]).toEqual([200, null])
    expect((await product.call('legalEntities.owners', { as, params })).status).toBe(403)
    const given = { as, params, ifMatch: 0, body: { legal_info: { legal_address: 'Elsewhere' } } }
    expect((await product.call('legalEntities.change', given)).status).toBe(403)
    expect((await product.call('legalEntities.submit', { as, params, ifMatch: 0 })).status).toBe(403)
    expect((await product.call('legalEntities.owners', { as: writer.token, params })).body).toEqual({
      owners: [],
    })
  })

  test('an entity of another merchant is nowhere', async () => {
    const other = await aLicensed(product)
    const params = { id: licensed.entityId }
    const as = other.token
    for (const id of ['legalEntities.read', 'legalEntities.owners'] as const)
      expect((await product.call(id, { as, params })).status).toBe(404)
    const given = { as, params, ifMatch: 0 }
    expect((await product.call('legalEntities.change', { ...given, body: { legal_info: {} } })).status).toBe(
      404,
    )
    expect((await product.call('legalEntities.submit', given)).status).toBe(404)
    const ofMerchant = { as, params: { id: licensed.merchantId } }
    expect((await product.call('legalEntities.ofMerchant', ofMerchant)).status).toBe(404)
  })
})

describe('an update', () => {
  test('is a copy with an id of its own that leaves the entity as it is [DEC-LGL-6, DEC-LGL-7, LGL-08]', async () => {
    const writer = await aLicensed(product)
    const first = await writer.save({ legal_info: { legal_address: '2 Creek Road' } })
    expect(first.body).toMatchObject({
      legal_entity: { status: 'active', legal_address: '1 Test Street' },
      update: {
        id: expect.stringMatching(/^lup_/),
        ...{ original_legal_entity_id: writer.entityId, status: 'draft' },
        legal_info: { legal_address: '2 Creek Road', legal_company_name: 'Test Merchant LLC' },
        steps: ['commercial-licence-are', 'legal-details-are'],
      },
      version: 1,
    })
    const { update } = (await writer.write()).body
    expect(update.steps).toEqual([
      ...['commercial-licence-are', 'legal-details-are', 'legal-documents-are', 'shareholders-are'],
      ...['senior-management-are', 'authorized-signatories-are', 'ultimate-beneficial-owners-are'],
    ])
    expect(update.steps).not.toContain('bank-details')
  })

  test('saved twice on one version, the second is told and writes nothing over it [DEC-LGL-7]', async () => {
    const writer = await aLicensed(product)
    const saves = await Promise.all(
      ['one', 'two', 'three'].map((legal_address) => writer.save({ legal_info: { legal_address } }, 0)),
    )
    expect(saves.map(({ status }) => status).toSorted(numerically)).toEqual([200, 412, 412])
    const { update, version } = (await writer.read()).body
    expect(version).toBe(1)
    expect(['one', 'two', 'three']).toContain(update.legal_info.legal_address)
  })

  test('names only files of the merchant’s own', async () => {
    const writer = await aLicensed(product)
    const strange = (await (await aLicensed(product)).write()).body.update.legal_info.license_url
    const { body } = await writer.save({ commercial_licence: { license_url: strange } })
    expect(body.details.fields).toMatchObject({ 'commercial_licence.license_url': 'not_your_file' })
  })

  test('is not sent before every step is right, and puts the entity under review once [LGL-08, DEC-LGL-4]', async () => {
    const writer = await aLicensed(product, { expiresOn: '2026-12-10' })
    await writer.save({ legal_info: { legal_address: '2 Creek Road' } })
    const refused = await writer.submit()
    expect(refused.status).toBe(400)
    expect(refused.body.details.fields).toMatchObject({ 'commercial_licence.license_url': 'required' })
    const { version } = (await writer.write()).body
    const sent = await Promise.all(Array.from({ length: 16 }, () => writer.submit(version as number)))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await writer.read()).body).toMatchObject({
      legal_entity: { status: 'in_review' },
      update: { status: 'in_review' },
    })
    expect((await writer.save({ legal_info: { legal_address: 'Elsewhere' } })).status).toBe(409)
  })

  test('of a company of another country is left to support [LGL-13]', async () => {
    const merchant = await product.db.database.system((tx) => aMerchant(tx, { currency: 'SAR' }))
    const writer = await aLicensed(product, { merchant })
    const { status, body } = await writer.save({ legal_info: { legal_address: 'Riyadh' } })
    expect([status, body.details.reason]).toEqual([409, 'country_not_updated'])
  })
})

describe('the first entity of a merchant', () => {
  const body = {
    legal_info: {
      ...{ legal_company_name: 'First LLC', legal_address: 'Dubai', commercial_registration_number: 'CN-1' },
    },
    bank_details: { iban: 'AE070331234567890123456', bank_name: 'Bank of First' },
  }

  /** A merchant whose companies were never entered. */
  async function withoutOne() {
    const merchant = await product.db.database.system(async (tx) => {
      const made = await aMerchant(tx)
      await tx`delete from legal_entity where merchant_id = ${made.merchantId}`
      return made
    })
    await managed(product, merchant.merchantId)
    return { ...merchant, token: await product.signIn(merchant.personId) }
  }

  test('is entered once by many at once, and is reviewed before it is anybody’s account [LGL-20, DEC-LGL-8]', async () => {
    const { merchantId, token: as } = await withoutOne()
    const call = { as, params: { id: merchantId }, body }
    const all = await Promise.all(
      Array.from({ length: 16 }, () => product.call('legalEntities.create', call)),
    )
    expect(all.map(({ status }) => status).toSorted(numerically)).toEqual([
      200,
      ...Array<number>(15).fill(409),
    ])
    expect(all.find(({ status }) => status === 409)?.body.details.reason).toBe('legal_entity_exists')
    const made = all.find(({ status }) => status === 200)!.body.legal_entity
    expect(made).toMatchObject({ status: 'in_review', legal_company_name: 'First LLC', iban })
    const finance = await product.signInStaff(await product.aStaff('reviewer'))
    const { updates } = (await product.call('legalEntities.queue', { as: finance })).body
    const one = updates.find(
      ({ legal_entity_id }: { legal_entity_id: string }) => legal_entity_id === made.id,
    )
    const params = { id: one.id }
    const seen = await product.call('legalEntities.case', { as: finance, params })
    expect(seen.body.case).toMatchObject({ is_first: true, status: 'in_review', may_ask_again: false })
    const approved = await product.call('legalEntities.approve', {
      ...{ as: finance, params, ifMatch: seen.body.case.version, body: {} },
    })
    expect(approved.body.case.legal_entity.status).toBe('active')
  })

  test('says at its field what is wrong with it [LGL-20]', async () => {
    const { merchantId, token: as } = await withoutOne()
    const wrong = { ...body, bank_details: { ...body.bank_details, iban: 'AE070331234567890123457' } }
    const answer = await product.call('legalEntities.create', { as, params: { id: merchantId }, body: wrong })
    expect(answer.body.details.fields).toEqual({ iban: 'invalid' })
  })
})
