import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMerchant, anOffer, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { emptyQuarantine } from './sweep.ts'
import { nightOfFiles, pictureFixture, statementFixture, upload } from '../../../testing/files/uploads.ts'

let product: TestApp
let shop: MerchantFacts
let owner: string
let applicationId: string
let version: number

beforeAll(async () => {
  product = await testApp({ now: '2026-11-21T08:00:00Z' })
})
beforeEach(async () => {
  const at = product.clock.now()
  const offerId = await product.db.database.system(async (tx) => {
    shop = await aMerchant(tx)
    return anOffer(tx, shop, { at })
  })
  owner = await product.signIn(shop.personId)
  const created = await product.call('applications.create', {
    as: owner,
    body: { amount: '50000.00', tenor: 20, offer_id: offerId },
  })
  applicationId = created.body.id
  const read = await product.call('applications.read', { as: owner, params: { id: applicationId } })
  version = Number(/"(\d+)"/.exec(String(read.headers['etag']))?.[1])
})
afterAll(() => product.close())

const given = async (name: string) =>
  (await upload(product, owner, { name, bytes: statementFixture(name), purpose: 'bank_statement' })).body
    .url as string

const save = (statements: { url: string; password?: string }[]) =>
  product.call('applications.update', {
    as: owner,
    params: { id: applicationId },
    ifMatch: version,
    body: { bank_statements: statements, requirements_confirmed: true },
  })

test('a saved statement shows what was read from it [DEC-WIZ-9]', async () => {
  const { status, body } = await save([{ url: await given('text-browser-print.pdf') }])
  expect(status).toBe(200)
  const [row] = (body.application ?? body).bank_statements
  expect(row).toMatchObject({
    has_password: false,
    reading: {
      state: 'read',
      holder: 'Noor Perfumes Trading L.L.C',
      iban: 'AE070331234567890123456',
      first_entry: '2026-05-04',
      last_entry: '2026-11-19',
      pages: 2,
    },
  })
})

test('a locked statement opens with its password only, which never comes back [WIZ-56, DEC-WIZ-9, DEC-WIZ-11]', async () => {
  const url = await given('encrypted-user-qpdf.pdf')
  const fieldsOf = async (password?: string) =>
    (await save([{ url, ...(password && { password }) }])).body.details.fields
  expect(await fieldsOf()).toEqual({ 'bank_statements.0.password': 'statement_password_required' })
  expect(await fieldsOf('wrong')).toEqual({ 'bank_statements.0.password': 'statement_password_wrong' })
  const { status, body } = await save([{ url, password: 'open-me' }])
  expect(status).toBe(200)
  const [row] = (body.application ?? body).bank_statements
  expect(row).toMatchObject({
    password: '',
    has_password: true,
    reading: { state: 'read', last_entry: '2026-11-19' },
  })
  expect(JSON.stringify(body)).not.toContain('open-me')
  const [file] = await product.db.database.system((tx) => tx`select state from stored_file where id = ${url}`)
  expect(file!['state']).toBe('clean')
})

test('no transaction is open while a locked statement is read', async () => {
  const url = await given('encrypted-user-qpdf.pdf')
  const stream = product.storage.stream.bind(product.storage)
  const held = () =>
    product.db.database.system(
      (tx) => tx<{ pid: number }[]>`
        select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    )
  let isNothingHeld = false
  product.storage.stream = async (key) => {
    // A transaction that has just ended may still be told for a moment.
    await vi.waitUntil(async () => (await held()).length === 0, { timeout: 10_000 })
    isNothingHeld = true
    return stream(key)
  }
  const { status } = await save([{ url, password: 'open-me' }])
  product.storage.stream = stream
  expect([status, isNothingHeld]).toEqual([200, true])
})

test('a scanned copy is refused, also with a scanner’s stamp on it [WIZ-53]', async () => {
  for (const name of ['scanned-ghostscript.pdf', 'scanned-stamped-qpdf.pdf'])
    expect((await save([{ url: await given(name) }])).body.details.fields).toEqual({
      'bank_statements.0.url': 'statement_scanned',
    })
})

test('a picture, another merchant’s file or no file at all is no statement of one’s own [WIZ-52, DEC-CAPI-10]', async () => {
  const picture = await upload(product, owner, {
    name: 'a.png',
    bytes: pictureFixture('picture-with-notes.png'),
  })
  expect((await save([{ url: picture.body.url }])).body.details.fields).toEqual({
    'bank_statements.0.url': 'file_type',
  })
  const stranger = await product.db.database.system((tx) => aMerchant(tx))
  const theirs = await upload(product, await product.signIn(stranger.personId), {
    name: 'a.pdf',
    bytes: statementFixture('text-reportlab.pdf'),
    purpose: 'bank_statement',
  })
  for (const url of [theirs.body.url as string, 'fil_00000000'])
    expect((await save([{ url }])).body.details.fields).toEqual({ 'bank_statements.0.url': 'not_your_file' })
})

test('what no form named is deleted after a week, what a draft named when nobody hands it in [README-17]', async () => {
  const used = await given('text-reportlab.pdf')
  const unused = await given('text-ghostscript.pdf')
  expect((await save([{ url: used }])).status).toBe(200)
  const isThere = async (id: string) => product.storage.exists(`uploads/${shop.merchantId}/${id}`)
  const day = 86_400_000
  const after = (days: number) => new Date(product.clock.now().getTime() + days * day)

  await nightOfFiles(product, after(6))
  expect([await isThere(used), await isThere(unused)]).toEqual([true, true])
  await nightOfFiles(product, after(8))
  expect([await isThere(used), await isThere(unused)]).toEqual([true, false])
  expect((await product.call('files.download', { as: owner, query: { url: unused } })).status).toBe(404)
  const [gone] = await product.db.database.system(
    (tx) => tx`select state, facts, storage_key, deleted_at from stored_file where id = ${unused}`,
  )
  expect(gone).toMatchObject({ state: 'deleted', facts: null, storage_key: null, deleted_at: after(8) })
  await nightOfFiles(product, after(182))
  expect(await isThere(used)).toBe(false)

  const sweep = product.app.modules.flatMap((one) => one.schedules).find(({ name }) => name === 'files.sweep')
  expect(sweep!.dueTimes(new Date('2026-11-20T02:00:00Z'), new Date('2026-11-22T02:00:00Z'))).toEqual([
    new Date('2026-11-21T02:00:00Z'),
    new Date('2026-11-22T02:00:00Z'),
  ])
})

test('what a process that died left in quarantine is removed, what is under way is not', async () => {
  const folder = join(product.config.dataDir, 'quarantine')
  mkdirSync(folder, { recursive: true })
  for (const name of ['old', 'new']) writeFileSync(join(folder, name), name)
  const hoursAgo = new Date(Date.now() - 3 * 3_600_000)
  utimesSync(join(folder, 'old'), hoursAgo, hoursAgo)
  utimesSync(join(folder, 'new'), new Date(), new Date())
  await emptyQuarantine(folder)
  expect(existsSync(folder) && readdirSync(folder)).toEqual(['new'])
})
