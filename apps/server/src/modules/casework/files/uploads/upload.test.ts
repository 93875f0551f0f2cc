import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aMerchant, type MerchantFacts } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { safeFileName } from './file-name.ts'
import { uploadRegistry } from '../purposes.ts'
import { pictureFixture, statementFixture, upload } from '../../../../testing/files/uploads.ts'

let product: TestApp
let shop: MerchantFacts
let owner: string

beforeAll(async () => {
  product = await testApp({ now: '2026-11-21T08:00:00Z' })
  shop = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(shop.personId)
})
afterAll(() => product.close())

test('a purpose that no module takes uploads for ends the start', () => {
  expect(() => uploadRegistry({})).toThrow('no module takes uploads for: bank_statement, rental_contract')
})

const photo = pictureFixture('photo-with-place.jpg')
const picture = pictureFixture('picture-with-notes.png')
const statement = statementFixture('text-reportlab.pdf')

const rowCount = async () => {
  const [row] = await product.db.database.system(
    (tx) => tx<{ count: number }[]>`select count(*)::int as count from stored_file`,
  )
  return row!.count
}
const filesOf = (folder: string): string[] => {
  const path = join(product.config.dataDir, folder)
  return existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map(({ name }) => name)
    : []
}

/** Runs an upload that is to leave nothing: no row, no bytes. */
async function leavesNothing(file: Parameters<typeof upload>[2]) {
  const [rows, kept] = [await rowCount(), filesOf('files').length]
  const answer = await upload(product, owner, file)
  expect([await rowCount(), filesOf('files').length, filesOf('quarantine')]).toEqual([rows, kept, []])
  return { status: answer.status, reason: answer.body.details.reason as string }
}

describe('what is taken in', () => {
  test.each([
    ['a JPEG', 'shop.jpg', photo, 'image/jpeg'],
    ['a PNG', 'shop.png', picture, 'image/png'],
    ['a PDF', 'lease.pdf', statement, 'application/pdf'],
  ])('%s is uploaded and answered with its handle [UPL-01]', async (_, name, bytes, type) => {
    const { status, body } = await upload(product, owner, { name, bytes })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name, content_type: type })
    expect(body.url).toMatch(/^fil_[a-z0-9]{26}$/)
    const [row] = await product.db.database.system(
      (tx) => tx`select * from stored_file where id = ${body.url as string}`,
    )
    expect(row).toMatchObject({
      merchant_id: shop.merchantId,
      uploaded_by: shop.personId,
      area: 'licence',
      state: 'clean',
      size_bytes: BigInt(body.size as number),
    })
    const stored = await product.storage.bytes(row!['storage_key'] as string)
    expect(createHash('sha256').update(stored).digest()).toEqual(row!['sha256'])
    expect(filesOf('quarantine')).toEqual([])
  })

  test('the bytes decide, not the name or the declared type; the name gets the right ending [DEC-UPL-2]', async () => {
    const { body } = await upload(product, owner, { name: 'scan.pdf', bytes: photo, type: 'application/pdf' })
    expect(body).toMatchObject({ content_type: 'image/jpeg', name: 'scan.pdf.jpg', inspection: null })
    const jpeg = await upload(product, owner, { name: 'A.JPEG', bytes: photo })
    expect(jpeg.body.name).toBe('A.jpeg')
  })

  test('what is stored of a photo does not say where it was taken', async () => {
    const { body } = await upload(product, owner, { name: 'a.jpg', bytes: photo })
    const bytes = await product.storage.bytes(`uploads/${shop.merchantId}/${body.url}`)
    expect(bytes.includes('Canon')).toBe(false)
    expect(body.size).toBe(bytes.length)
  })

  test.each([
    ['text-reportlab.pdf', 'text', 2],
    ['pages-300-reportlab.pdf', 'text', 300],
    ['text-arabic-pango.pdf', 'text', 1],
    ['scanned-ghostscript.pdf', 'scanned', 2],
    ['scanned-stamped-qpdf.pdf', 'scanned', 2],
    ['encrypted-user-qpdf.pdf', 'encrypted', null],
    ['encrypted-owner-qpdf.pdf', 'text', 2],
  ])('a first look at the statement %s tells %s [DEC-WIZ-9]', async (name, kind, pages) => {
    const { status, body } = await upload(product, owner, {
      name,
      bytes: statementFixture(name),
      purpose: 'bank_statement',
    })
    expect([status, body.inspection]).toEqual([200, { kind, pages }])
  })

  test('a statement tells its holder and period at once; a scan, a locked one and a licence do not [DEC-WIZ-9]', async () => {
    const readingOf = async (name: string, purpose: 'bank_statement' | 'licence') =>
      (await upload(product, owner, { name, bytes: statementFixture(name), purpose })).body.reading as unknown
    expect(await readingOf('text-reportlab.pdf', 'bank_statement')).toMatchObject({
      state: 'read',
      holder: expect.any(String),
      iban: expect.stringMatching(/^[A-Z]{2}\d{2}/),
      first_entry: expect.stringMatching(/^2026-/),
      last_entry: expect.stringMatching(/^2026-/),
      pages: 2,
    })
    expect(await readingOf('scanned-ghostscript.pdf', 'bank_statement')).toBeNull()
    expect(await readingOf('encrypted-user-qpdf.pdf', 'bank_statement')).toBeNull()
    expect(await readingOf('text-reportlab.pdf', 'licence')).toBeNull()
  })

  test('an upload is on record with who, what and how large [ADD-01]', async () => {
    const { body } = await upload(product, owner, { name: 'a.png', bytes: picture })
    const [entry] = await product.db.database.system(
      (tx) => tx`select * from audit_entry where object = ${`file:${body.url}`}`,
    )
    expect(entry).toMatchObject({
      action: 'file.uploaded',
      actor_id: shop.personId,
      merchant_id: shop.merchantId,
      after: { purpose: 'licence', size: body.size, content_type: 'image/png' },
    })
  })
})

describe('what is refused', () => {
  test('a bank statement is a PDF, whatever it is called [WIZ-52]', async () => {
    const refused = { status: 415, reason: 'file_type' }
    expect(await leavesNothing({ name: 'statement.pdf', bytes: photo, purpose: 'bank_statement' })).toEqual(
      refused,
    )
  })

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing that runs scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['an animation in front of a PDF', Buffer.concat([Buffer.from('GIF89a'), statement])],
    ['a page in front of a PDF', Buffer.concat([Buffer.from('<html>\n'), statement])],
    ['text', Buffer.from('hello')],
    ['a HEIC photo', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(64, ' '), 'latin1')],
  ])('%s called photo.png is refused [UPL-04]', async (_, bytes) => {
    expect(await leavesNothing({ name: 'photo.png', bytes, type: 'image/png' })).toEqual({
      status: 415,
      reason: 'file_type',
    })
  })

  test.each([
    [
      'a PDF with a page behind its end',
      Buffer.concat([statement, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['half a JPEG', photo.subarray(0, 1_000)],
    ['half a PNG', picture.subarray(0, 200)],
  ])('%s is refused', async (_, bytes) => {
    expect(await leavesNothing({ name: 'a', bytes })).toEqual({ status: 400, reason: 'file_unreadable' })
  })

  test.each(['malformed-truncated.pdf', 'malformed-garbage.pdf', 'bomb-text.pdf'])(
    '%s costs one upload and nothing else',
    async (name) => {
      const bytes = statementFixture(name)
      expect(await leavesNothing({ name, bytes, purpose: 'bank_statement' })).toEqual({
        status: 400,
        reason: 'file_unreadable',
      })
    },
  )

  test('only a statement may be locked, because only a statement comes with its password [WIZ-56]', async () => {
    const bytes = statementFixture('encrypted-user-qpdf.pdf')
    expect(await leavesNothing({ name: 'lease.pdf', bytes, purpose: 'rental_contract' })).toEqual({
      status: 400,
      reason: 'file_unreadable',
    })
  })

  test('an empty file is refused', async () => {
    expect(await leavesNothing({ name: 'a.pdf', bytes: Buffer.alloc(0) })).toEqual({
      status: 400,
      reason: 'file_missing',
    })
  })

  test('a request without a file is refused', async () => {
    expect((await product.call('files.upload', { as: owner })).body.details.reason).toBe('file_missing')
  })

  test('10 MB of 1000 KB each are the most, to the byte [UPL-02, UPL-03]', async () => {
    const most = 10_000_000
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)])
    expect((await upload(product, owner, { name: 'a.jpg', bytes: padded(most) })).status).toBe(200)
    expect(await leavesNothing({ name: 'a.jpg', bytes: padded(most + 1) })).toEqual({
      status: 413,
      reason: 'file_too_large',
    })
  })

  test('a role without the screen may not upload for it', async () => {
    const id = await product.db.database.system((tx) =>
      aMember(tx, shop.merchantId, { role: 'sales_manager' }),
    )
    const answer = await upload(product, await product.signIn(id), { name: 'a.png', bytes: picture })
    expect([answer.status, answer.body.details.reason]).toEqual([403, 'no_permission'])
    expect(filesOf('quarantine')).toEqual([])
  })
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\noor\\statement.pdf', 'statement.pdf'],
  ['statement\u202efdp.exe', 'statementfdp.exe.pdf'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['كشف حساب.pdf', 'كشف حساب.pdf'],
  ['cafe\u0301.PDF', 'caf\u00e9.pdf'],
  ['  .hidden  ', 'hidden.pdf'],
  ['<img src=x>.pdf', '_img src=x_.pdf'],
  ['', 'file.pdf'],
  ['\ud800.pdf', '_.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(116)}.pdf`],
])('the name %j is kept as %j', async (given, kept) => {
  expect(safeFileName(given, 'pdf').toLowerCase()).toBe(kept)
})

test('a hostile name in a request ends as a plain one', async () => {
  const { status, body } = await upload(product, owner, {
    name: '../../كشف\u202e "x"\r\nSet-Cookie: a=b.exe',
    bytes: picture,
  })
  expect(status).toBe(200)
  expect(body.name).toMatch(/^[^/\\\r\n"\u202e]+\.png$/u)
})

test('one merchant’s uploads of a day are counted, another’s are not', async () => {
  const small = await testApp()
  const [one, other] = await small.db.database.system(async (tx) => [
    await aMerchant(tx),
    await aMerchant(tx),
  ])
  await small.db.database.system(
    (tx) => tx`
      insert into stored_file (merchant_id, id, area, name, content_type, size_bytes, sha256, storage_key, state,
        uploaded_by, created_at)
      select ${one.merchantId}, 'fil_' || n, 'licence', 'a.png', 'image/png', 1, ''::bytea, 'x', 'clean', 'x',
        ${small.clock.now()} from generate_series(1, 299) n`,
  )
  const first = await small.signIn(one.personId)
  expect((await upload(small, first, { name: 'a.png', bytes: picture })).status).toBe(200)
  const refused = await upload(small, first, { name: 'a.png', bytes: picture })
  expect([refused.status, refused.body.details.reason]).toEqual([429, 'file_quota'])
  const second = await small.signIn(other.personId)
  expect((await upload(small, second, { name: 'a.png', bytes: picture })).status).toBe(200)
  small.clock.advance(86_400_000)
  expect((await upload(small, first, { name: 'a.png', bytes: picture })).status).toBe(200)
  await small.close()
})
