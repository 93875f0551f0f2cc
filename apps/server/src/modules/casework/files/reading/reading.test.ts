import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { photoOf } from '../../../../testing/files/photo-of.ts'
import { pictureFixture, statementFixture, upload } from '../../../../testing/files/uploads.ts'

let product: TestApp
let owner: string

beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T08:00:00Z' })
  const shop = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(shop.personId)
})
afterAll(() => product.close())

type Purpose = 'kyb_licence' | 'identity_document' | 'licence'

async function readingOf(name: string, purpose: Purpose, bytes = statementFixture(name)) {
  const { status, body } = await upload(product, owner, { name, bytes, purpose })
  expect([name, status]).toEqual([name, 200])
  return (await product.call('files.reading', { as: owner, query: { url: body.url } })).body
}

test.each([
  [
    'in two languages',
    'licence-two-languages.pdf',
    {
      number: 'CN-1234567',
      company_name: 'Noor Perfumes Trading L.L.C',
      issue_date: '2024-03-01',
      expiry_date: '2027-02-28',
    },
  ],
  [
    'in Arabic',
    'licence-arabic.pdf',
    {
      number: '1010478823',
      company_name: 'مؤسسة روعة للأزياء',
      issue_date: '2023-05-14',
      expiry_date: '2028-05-13',
    },
  ],
])('a licence %s says its number, name and dates [DEC-KYB-14]', async (_, name, licence) => {
  expect(await readingOf(name, 'kyb_licence')).toEqual({ state: 'read', licence, identity: null })
})

test.each([
  ['passport.pdf', { document: 'passport', names: 'MARIAM NOOR HADDAD', expiry_date: '2031-07-14' }],
  ['passport-expired.pdf', { document: 'passport', names: 'OMAR SALEH', expiry_date: '2024-02-29' }],
  [
    'emirates-id.pdf',
    {
      document: 'card',
      names: 'MARIAM HADDAD',
      national_number: '784198765432109',
      issuer: 'ARE',
      expiry_date: '2030-01-01',
    },
  ],
])('the machine-readable zone of %s is read', async (name, identity) => {
  expect(await readingOf(name, 'identity_document')).toMatchObject({ state: 'read', identity })
})

test('a zone with a wrong check digit tells nothing of the person', async () => {
  expect(await readingOf('emirates-id-wrong-digit.pdf', 'identity_document')).toEqual({
    state: 'unchecked',
    licence: null,
    identity: null,
  })
})

test.each([
  ['a scan', 'no_text', 'scanned-ghostscript.pdf', 'identity_document'],
  ['a text that is no licence', 'nothing', 'passport.pdf', 'kyb_licence'],
  ['a text without a zone', 'nothing', 'licence-arabic.pdf', 'identity_document'],
  ['what nobody asked to read', 'nothing', 'passport.pdf', 'licence'],
] as const)('%s says so: %s', async (_, state, name, purpose) => {
  expect(await readingOf(name, purpose)).toEqual({ state, licence: null, identity: null })
})

test('the zone in a photo is read, of one without a zone nothing, and it says so [DEC-KYB-14]', async () => {
  const passport = await readingOf('id.jpg', 'identity_document', await photoOf('passport.pdf'))
  expect(passport).toMatchObject({ state: 'read', identity: { names: 'MARIAM NOOR HADDAD' } })
  const photo = pictureFixture('photo-with-place.jpg')
  expect(await readingOf('shop.jpg', 'identity_document', photo)).toMatchObject({ state: 'picture' })
})

test('a photo that lies is stored upright, without what its camera wrote [README-17]', async () => {
  const bytes = await photoOf('passport.pdf', { isLying: true })
  const { body } = await upload(product, owner, { name: 'lying.jpg', bytes, purpose: 'identity_document' })
  const { body: file } = await product.call('files.download', { as: owner, query: { url: body.url } })
  const stored = Buffer.from(file.data as string, 'base64')
  expect([bytes.includes('Canon'), stored.includes('Canon'), stored.includes('Exif')]).toEqual([
    true,
    false,
    false,
  ])
  const frame = stored.indexOf(Buffer.of(0xff, 0xc0))
  expect(stored.readUInt16BE(frame + 7)).toBeGreaterThan(stored.readUInt16BE(frame + 5))
})

test('what was read of another merchant’s document is not found', async () => {
  const bytes = statementFixture('passport.pdf')
  const { body } = await upload(product, owner, { name: 'p.pdf', bytes, purpose: 'identity_document' })
  const other = await product.db.database.system((tx) => aMerchant(tx))
  const stranger = await product.signIn(other.personId)
  const { status } = await product.call('files.reading', { as: stranger, query: { url: body.url } })
  expect(status).toBe(404)
})
