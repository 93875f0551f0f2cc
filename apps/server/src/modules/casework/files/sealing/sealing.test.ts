import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { destroyMerchantKey } from '../../../../platform/crypto/merchant-keys.ts'
import { aMerchant, type MerchantFacts } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { statementFixture, upload } from '../../../../testing/files/uploads.ts'
import { sealSchedule } from './seal-older.ts'

let product: TestApp
let shop: MerchantFacts
let owner: string
const statement = statementFixture('text-reportlab.pdf')

beforeAll(async () => {
  product = await testApp({ now: '2026-11-21T08:00:00Z' })
  shop = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(shop.personId)
})
afterAll(() => product.close())

async function uploaded(): Promise<{ handle: string; path: string }> {
  const { body } = await upload(product, owner, {
    name: 'a.pdf',
    bytes: statement,
    purpose: 'bank_statement',
  })
  return {
    handle: body.url,
    path: join(product.config.dataDir, 'files/uploads', shop.merchantId, body.url),
  }
}

async function streamed(handle: string) {
  const { body } = await product.call('files.ticket', { as: owner, body: { url: handle } })
  const ticket = decodeURIComponent(body.address.split('/').at(-1))
  return product.call('files.stream', { as: owner, params: { ticket } })
}

test('an upload lies on the disk encrypted, for the product alone, and comes back as it was', async () => {
  const { handle, path } = await uploaded()
  expect(readFileSync(path).includes('%PDF')).toBe(false)
  expect(statSync(path).mode & 0o077).toBe(0)
  const answer = await streamed(handle)
  expect([answer.status, answer.headers['content-length']]).toEqual([200, String(statement.length)])
})

test('what was uploaded before files were encrypted is handed out, and encrypted within the hour', async () => {
  const { handle, path } = await uploaded()
  const gone = await uploaded()
  writeFileSync(path, statement, { mode: 0o644 })
  await product.db.database.system(
    (tx) => tx`update stored_file set is_sealed = false where id = any (${[handle, gone.handle]})`,
  )
  await product.storage.remove(`uploads/${shop.merchantId}/${gone.handle}`)
  expect((await streamed(handle)).status).toBe(200)
  const { database } = product.db
  await sealSchedule({ database, storage: product.storage }).run(product.clock.now())
  expect(readFileSync(path).includes('%PDF')).toBe(false)
  expect(statSync(path).mode & 0o077).toBe(0)
  expect((await streamed(handle)).headers['content-length']).toBe(String(statement.length))
  expect(await database.systemRead((tx) => tx`select 1 from stored_file where not is_sealed`)).toEqual([])
})

test('after the key of a merchant is destroyed its files are not found, and new ones have a new key', async () => {
  const { handle } = await uploaded()
  const { merchantId } = shop
  expect(await product.db.database.system((tx) => destroyMerchantKey(tx, merchantId))).toBe(true)
  expect((await streamed(handle)).status).toBe(404)
  expect((await product.call('files.download', { as: owner, query: { url: handle } })).status).toBe(404)
  expect((await streamed((await uploaded()).handle)).status).toBe(200)
})
