import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../platform/database/database.ts'
import { BytesErased } from '../../../platform/storage/storage.ts'
import { aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { nightOfFiles, pictureFixture, statementFixture, upload } from '../../../testing/files/uploads.ts'

let product: TestApp
let shop: MerchantFacts
let owner: string

beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T08:00:00Z' })
  shop = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(shop.personId)
})
afterAll(() => product.close())

/** The handle of a passport that a form named, or of one that none did. */
async function aPassport(isUsed = true): Promise<string> {
  const file = { name: 'Mariam.pdf', bytes: statementFixture('passport.pdf') }
  const { body } = await upload(product, owner, { ...file, purpose: 'identity_document' })
  if (isUsed)
    await product.db.database.system(
      (tx) => tx`update stored_file set used_at = now() where id = ${body.url}`,
    )
  return body.url
}

const rows = (sql: (tx: Tx) => Promise<object[]>) => product.db.database.system(sql)

const auditOf = (handle: string, action: string) =>
  rows(
    (tx) => tx`
      select after from audit_entry
       where merchant_id = ${shop.merchantId} and object = ${`file:${handle}`} and action = ${action}
         and outcome = 'done' order by at, number`,
  )

test('staff open an identity document with a reason alone, which stays on record', async () => {
  const url = await aPassport()
  const reviewer = await aReviewer(product, 'reviewer')
  const ask = (body: object) => product.call('files.ticketForStaff', { as: reviewer, body: { url, ...body } })
  const refused = await ask({})
  expect([refused.status, refused.body.details.fields]).toEqual([400, { reason: 'reason_required' }])
  expect((await ask({ reason: 'because' })).status).toBe(400)
  expect((await ask({ reason: 'review' })).status).toBe(200)
  expect(await auditOf(url, 'file.viewed')).toEqual([{ after: { reason: 'review' } }])
})

/** What staff are sent of a file they open. */
async function opened(as: string, body: object) {
  const { body: ticket } = await product.call('files.ticketForStaff', { as, body })
  const params = { ticket: decodeURIComponent(String(ticket.address).split('/').at(-1) ?? '') }
  return product.app.http.inject({
    url: `/desk/api/v1/files/stream/${encodeURIComponent(params.ticket)}`,
    headers: { authorization: `Bearer ${as}` },
  })
}

test('staff are sent a copy with their name in it, the document itself for an authority alone', async () => {
  const reviewer = await aReviewer(product, 'reviewer')
  const url = await aPassport()
  const original = await product.storage.bytes(`uploads/${shop.merchantId}/${url}`)
  const copy = await opened(reviewer, { url, reason: 'review' })
  expect([copy.statusCode, copy.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(copy.headers['content-disposition']).toMatch(/^inline/)
  expect(copy.rawPayload.equals(original)).toBe(false)
  // The pages are pictures: nothing of the text of the passport is in them.
  expect(copy.rawPayload.includes('/DCTDecode')).toBe(true)
  expect(copy.rawPayload.includes('/Font')).toBe(false)
  const photo = await upload(product, owner, {
    name: 'id.jpg',
    bytes: pictureFixture('photo-with-place.jpg'),
    purpose: 'identity_document',
  })
  const picture = await opened(reviewer, { url: photo.body.url, reason: 'review' })
  expect(picture.headers['content-type']).toBe('image/jpeg')
  const asks = { url, original: true }
  const refused = await product.call('files.ticketForStaff', {
    as: reviewer,
    body: { ...asks, reason: 'review' },
  })
  expect(refused.body.details.fields).toEqual({ original: 'invalid' })
  const saved = await opened(reviewer, { ...asks, reason: 'authority_asks' })
  expect(saved.headers['content-disposition']).toMatch(/^attachment/)
  expect(saved.rawPayload.equals(original)).toBe(true)
  expect(await auditOf(url, 'file.viewed')).toEqual([
    { after: { reason: 'review' } },
    { after: { reason: 'authority_asks', original: true } },
  ])
})

test('what was read of a person is kept as closed as the document', async () => {
  const url = await aPassport()
  const [row] = await rows((tx) => tx`select facts::text as facts from stored_file where id = ${url}`)
  expect(JSON.stringify(row)).not.toMatch(/HADDAD|P1234567/)
  const { body } = await product.call('files.reading', { as: owner, query: { url } })
  expect(body.identity.names).toBe('MARIAM NOOR HADDAD')
})

test('when its time is over its key is destroyed: no copy opens, and a proof of it stays', async () => {
  const url = await aPassport()
  const key = `uploads/${shop.merchantId}/${url}`
  const path = join(product.config.dataDir, 'files', key)
  const copy = readFileSync(path)
  expect((await product.storage.bytes(key)).subarray(0, 5).toString()).toBe('%PDF-')
  await nightOfFiles(product, '2041-11-24T02:00:00Z')
  expect(await product.storage.exists(key)).toBe(true)
  const admin = await aReviewer(product, 'desk_admin')
  const body = { ended_on: '2026-11-20', note: 'They closed their shop.' }
  const told = await product.call('files.endRelation', { as: admin, params: { id: shop.merchantId }, body })
  expect([told.status, told.body.first_until]).toEqual([200, expect.any(String)])
  await nightOfFiles(product, '2031-11-20T02:00:00Z')
  expect(await product.storage.exists(key)).toBe(true)
  await nightOfFiles(product, '2031-11-21T02:00:00Z')
  writeFileSync(path, copy)
  await expect(product.storage.bytes(key)).rejects.toThrow(BytesErased)
  const [proof] = await rows(
    (tx) => tx`
      select name, area, state, facts, length(sha256) as digest, key_destroyed_at is not null as destroyed,
             erased_because, erased_by
        from stored_file where id = ${url}`,
  )
  expect(proof).toEqual({
    name: 'erased',
    area: 'identity_document',
    state: 'deleted',
    facts: null,
    digest: 32,
    destroyed: true,
    erased_because: 'relation_ended',
    erased_by: 'system',
  })
  expect(await auditOf(url, 'file.erased')).toMatchObject([
    { after: { purpose: 'identity_document', cause: 'relation_ended', key_destroyed: true } },
  ])
})
