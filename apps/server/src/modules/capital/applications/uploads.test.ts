import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { aKybShop, saveBlocks } from '../../../testing/capital/kyb.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, statementFixture, upload } from '../../../testing/files/uploads.ts'
import { applicationUploads } from './uploads.ts'

let product: TestApp
let owner: string

beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T08:00:00Z' })
  owner = await product.signIn((await product.db.database.system((tx) => aMerchant(tx))).personId)
})
afterAll(() => product.close())

const purposes = ['kyb_licence', 'identity_document'] as const
const photo = pictureFixture('photo-with-place.jpg')
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(64, '\0'), 'latin1')

test.each(purposes)('a %s is a PDF, a JPEG or a PNG, and nothing else [KYB-134]', async (purpose) => {
  const statusOf = async (name: string, bytes: Uint8Array) =>
    (await upload(product, owner, { name, bytes, purpose })).status
  expect(await statusOf('paper.pdf', statementFixture('passport.pdf'))).toBe(200)
  expect(await statusOf('paper.jpg', photo)).toBe(200)
  expect(await statusOf('paper.png', pictureFixture('picture-with-notes.png'))).toBe(200)
  for (const name of ['paper.heic', 'paper.jpg']) expect(await statusOf(name, heic)).toBe(415)
  expect(await statusOf('paper.jpg', photo.subarray(0, photo.length / 2))).toBe(400)
})

test.each(purposes)('a %s has 150000 KB at most [KYB-136, UPL-11]', (purpose) => {
  expect(applicationUploads[purpose]?.maximumBytes).toBe(150_000 * 1_024)
})

test('a bank statement is a PDF, and a scanned one is refused when it is saved [KYB-135]', async () => {
  const shop = await aKybShop(product)
  const send = (name: string, bytes: Uint8Array) =>
    upload(product, shop.as, { name, bytes, purpose: 'bank_statement' })
  expect((await send('statement.png', pictureFixture('picture-with-notes.png'))).status).toBe(415)
  const { url } = (await send('scan.pdf', statementFixture('scanned-ghostscript.pdf'))).body
  const { body } = await saveBlocks(product, shop, { bank_statements: [{ url }] })
  expect(body.details.fields).toEqual({ 'bank_statements.0.url': 'statement_scanned' })
})

test('a photo above 10 MB is taken in as a smaller one is', async () => {
  // What follows a picture is dropped, so the large one is kept as small as it looks.
  const bytes = Buffer.concat([photo, Buffer.alloc(11_000_000)])
  const both = await Promise.all(
    purposes.map((purpose) => upload(product, owner, { name: 'large.jpg', bytes, purpose })),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})
