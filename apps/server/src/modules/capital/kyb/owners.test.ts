import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import {
  aKybShop,
  aLicence,
  aShareholder,
  aSignatory,
  saveBlocks,
  type KybShop,
} from '../../../testing/capital/kyb.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, upload } from '../../../testing/files/uploads.ts'

let product: TestApp
let shop: KybShop

beforeAll(async () => void (product = await testApp({ now: '2026-11-24T08:00:00Z' })))
beforeEach(async () => void (shop = await aKybShop(product)))
afterAll(() => product.close())

const fieldsOf = async (body: object) => (await saveBlocks(product, shop, body)).body.details?.fields

const aFile = async () => {
  const file = { name: 'id.png', bytes: pictureFixture('picture-with-notes.png') }
  return (await upload(product, shop.as, { ...file, purpose: 'identity_document' })).body.url as string
}

describe('the licence', () => {
  const metadata = (change: object) => ({
    legal_info: aLicence(shop, {
      license_metadata: {
        activities: 'Perfumes',
        issue_date: '2024-01-01',
        expiry_date: '2027-12-31',
        ...change,
      },
    }),
  })

  test('the server asks for two weeks more, and for dates in their order [KYB-56, DEC-KYB-13]', async () => {
    const path = 'legal_info.license_metadata'
    expect(await fieldsOf(metadata({ expiry_date: '2026-12-07' }))).toEqual({
      [`${path}.expiry_date`]: 'licence_expires_soon',
    })
    expect(await fieldsOf(metadata({ expiry_date: '2023-12-31' }))).toEqual({
      [`${path}.expiry_date`]: 'date_before_issue',
    })
    expect(await fieldsOf(metadata({ issue_date: '2026-11-25' }))).toEqual({
      [`${path}.issue_date`]: 'date_in_future',
    })
    expect(await fieldsOf(metadata({ expiry_date: '2026-12-08' }))).toBeUndefined()
  })

  test('e-mail and phone of the company are checked when they are given [DEC-KYB-15]', async () => {
    const given = { company_email: 'noor', company_phone: '+97112' }
    expect(await fieldsOf({ legal_info: aLicence(shop, given) })).toEqual({
      'legal_info.company_email': 'email_invalid',
      'legal_info.company_phone': 'phone_invalid',
    })
  })

  test('the file’s address is kept decoded [KYB-141]', async () => {
    const encoded = [...shop.file].map((letter) => (letter === '_' ? '%5F' : letter)).join('')
    const { body } = await saveBlocks(product, shop, { legal_info: aLicence(shop, { cr_file_url: encoded }) })
    expect(body.application.legal_info.cr_file_url).toBe(shop.file)
  })
})

describe('the shareholders', () => {
  const holders = (...values: number[]) => ({
    shareholders: values.map((value) => aShareholder(shop, { value })),
  })

  test('shares have their bounds, and no more than a hundred together [KYB-75, KYB-76, DEC-KYB-19]', async () => {
    expect(await fieldsOf(holders(24))).toEqual({ 'shareholders.0.value': 'share_below_minimum' })
    expect(await fieldsOf(holders(101))).toEqual({ 'shareholders.0.value': 'share_above_maximum' })
    expect(await fieldsOf(holders(60, 41))).toEqual({ 'shareholders.1.value': 'share_above_maximum' })
    expect(await fieldsOf(holders(25, 75))).toBeUndefined()
  })

  test('a list has one at least, and each is an individual or a company [KYB-77, KYB-78]', async () => {
    expect(await fieldsOf({ shareholders: [] })).toEqual({ shareholders: 'required' })
    expect(await fieldsOf({ shareholders: [aShareholder(shop, { type: 'fund' })] })).toHaveProperty([
      'shareholders.0.type',
    ])
    expect(await fieldsOf({ shareholders: [aShareholder(shop, { type: 'company' })] })).toBeUndefined()
  })

  test('a document that nobody of the list has any more is deleted after a week [DEC-KYB-21]', async () => {
    const [hers, his, signatorys] = [await aFile(), await aFile(), await aFile()]
    const documents = (file: string) => ({ documents: { passport: { file }, national_id: { file } } })
    const both = [
      aShareholder(shop, { value: 50, ...documents(hers) }),
      aShareholder(shop, { value: 50, ...documents(his) }),
    ]
    await saveBlocks(product, shop, {
      authorized_signatory: aSignatory(shop, { national_id_url: signatorys }),
    })
    await saveBlocks(product, shop, { shareholders: both })
    await saveBlocks(product, shop, { shareholders: both.slice(0, 1) })
    const kept = await product.db.database.system(
      (tx) => tx<(Row<'stored_file', 'id'> & { used: boolean })[]>`
        select id, used_at is not null as used from stored_file where id = any (${[hers, his, signatorys]})`,
    )
    expect(new Map(kept.map(({ id, used }) => [id, used]))).toEqual(
      new Map([
        [hers, true],
        [his, false],
        [signatorys, true],
      ]),
    )
  })
})
