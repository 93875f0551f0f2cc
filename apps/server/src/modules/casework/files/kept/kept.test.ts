import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  erasureCauses,
  fileHoldReasons,
  retentionCauses,
  retentionEvents,
} from '@daftar/rules/files/retention'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { aMerchant, type MerchantFacts } from '../../../../testing/app/builders.ts'
import { aReviewer } from '../../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { nightOfFiles, statementFixture, upload } from '../../../../testing/files/uploads.ts'

let product: TestApp
let reviewer: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T08:00:00Z' })
  reviewer = await aReviewer(product, 'reviewer')
})
afterAll(() => product.close())

const system = <Answer>(work: (tx: Tx) => Promise<Answer>) => product.db.database.system(work)

async function aShopOf(): Promise<MerchantFacts & { as: string }> {
  const shop = await system((tx) => aMerchant(tx))
  return { ...shop, as: await product.signIn(shop.personId) }
}

async function aFile(as: string, isUsed = true): Promise<string> {
  const file = { name: 'passport.pdf', bytes: statementFixture('passport.pdf') }
  const { body } = await upload(product, as, { ...file, purpose: 'identity_document' })
  const id = body.url as string
  if (isUsed) await system((tx) => tx`update stored_file set used_at = now() where id = ${id}`)
  return id
}

const nightOf = (at: string) => nightOfFiles(product, at)

const stateOf = async (id: string) => {
  const [row] = await system(
    (tx) => tx<Row<'stored_file', 'state'>[]>`select state from stored_file where id = ${id}`,
  )
  return row?.state
}

const hold = (body: object, as = reviewer) =>
  product.call('files.placeHold', {
    as,
    body: { file_id: null, reason: 'legal_claim', note: 'Claim 12', ...body },
  })

test('the database allows exactly the events, causes and reasons of the rules', async () => {
  const rows = await system(
    (tx) => tx<{ place: string; rule: string }[]>`
      select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as rule
        from pg_constraint k join pg_class c on c.oid = k.conrelid
        join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
       where k.contype = 'c' and c.relname in ('stored_file', 'file_hold')
         and a.attname in ('kept_for', 'kept_because', 'erased_because', 'reason')`,
  )
  const allowed = Object.fromEntries(
    rows.map(({ place, rule }) => [place, [...rule.matchAll(/'(\w+)'/g)].map(([, value]) => value)]),
  )
  expect(allowed).toEqual({
    'stored_file.kept_for': retentionEvents,
    'stored_file.kept_because': retentionCauses,
    'stored_file.erased_because': erasureCauses,
    'file_hold.reason': fileHoldReasons,
  })
})

test('staff see what is deleted when, the next first, and afterwards the proof of it', async () => {
  const shop = await aShopOf()
  const [unused, kept] = [await aFile(shop.as, false), await aFile(shop.as)]
  await nightOf('2026-11-25T02:00:00Z')
  const query = { merchant_id: shop.merchantId }
  const listed = await product.call('files.keptForStaff', { as: reviewer, query })
  expect(listed.body.files).toMatchObject([
    { id: unused, kept_for: 'never_used', kept_from: '2026-11-24', until: '2026-12-01', because: 'need' },
    { id: kept, kept_for: 'relation_ended', kept_from: null, until: null, because: 'law' },
  ])
  const due = await product.call('files.keptForStaff', { as: reviewer, query: { ...query, state: 'due' } })
  expect(due.body.files).toHaveLength(1)
  await nightOf('2026-12-02T02:00:00Z')
  const gone = await product.call('files.erased', { as: reviewer, query })
  expect(gone.body.files).toMatchObject(
    [{ id: unused, because: 'never_used', by: 'system', key_destroyed: true, sha256: /^[0-9a-f]{64}$/ }].map(
      (one) => ({ ...one, sha256: expect.stringMatching(one.sha256) }),
    ),
  )
  expect((await product.call('files.keptForStaff', { as: await aReviewer(product, 'finance') })).status).toBe(
    403,
  )
})

test('pages of what is kept go on where the one before ended, with what has no day last', async () => {
  const shop = await aShopOf()
  const ids = [await aFile(shop.as, false), await aFile(shop.as, false), await aFile(shop.as)]
  await nightOf('2026-11-25T02:00:00Z')
  const found: string[] = []
  let token: string | undefined
  do {
    const query = { merchant_id: shop.merchantId, page_size: '1', ...(token && { page_token: token }) }
    const { body } = await product.call('files.keptForStaff', { as: reviewer, query })
    found.push(...(body.files as { id: string }[]).map(({ id }) => id))
    token = body.next_page_token as string | undefined
  } while (token)
  expect(found).toEqual([...ids.slice(0, 2).toSorted(), ids[2]])
})

test('a hold keeps a file whatever its clock says, and lifting it lets the night take it', async () => {
  const shop = await aShopOf()
  const file = await aFile(shop.as, false)
  const placed = await hold({ merchant_id: shop.merchantId, file_id: file })
  expect(placed.status).toBe(200)
  expect((await hold({ merchant_id: shop.merchantId, file_id: file })).status).toBe(409)
  await nightOf('2026-12-10T02:00:00Z')
  expect(await stateOf(file)).toBe('clean')
  const query = { merchant_id: shop.merchantId, state: 'held' as const }
  const held = await product.call('files.keptForStaff', { as: reviewer, query })
  expect(held.body.files).toMatchObject([{ id: file, hold: { covers: 'file', reason: 'legal_claim' } }])
  const lift = () =>
    product.call('files.releaseHold', {
      as: reviewer,
      params: { id: placed.body.id as string },
      body: { note: 'The claim was settled.' },
    })
  expect([(await lift()).status, (await lift()).status]).toEqual([200, 409])
  await nightOf('2026-12-11T02:00:00Z')
  expect(await stateOf(file)).toBe('deleted')
})

test('a hold on a merchant keeps all of its files, those that come later too, and none of others', async () => {
  const [shop, other] = [await aShopOf(), await aShopOf()]
  const [mine, theirs] = [await aFile(shop.as, false), await aFile(other.as, false)]
  expect((await hold({ merchant_id: shop.merchantId })).status).toBe(200)
  const later = await aFile(shop.as, false)
  await nightOf('2026-12-10T02:00:00Z')
  expect([await stateOf(mine), await stateOf(later), await stateOf(theirs)]).toEqual([
    'clean',
    'clean',
    'deleted',
  ])
  expect((await hold({ merchant_id: 'mer_nobody' })).status).toBe(404)
})

test('of sixteen holds placed on one file at once one stands', async () => {
  const shop = await aShopOf()
  const file = await aFile(shop.as)
  const all = await Promise.all(
    Array.from({ length: 16 }, () => hold({ merchant_id: shop.merchantId, file_id: file })),
  )
  expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array<number>(15).fill(409),
  ])
})

test('a file that a form named since its clock was worked out is not deleted', async () => {
  const shop = await aShopOf()
  const file = await aFile(shop.as, false)
  await nightOf('2026-11-30T02:00:00Z')
  await system((tx) => tx`update stored_file set used_at = now() where id = ${file}`)
  await nightOf('2026-12-10T02:00:00Z')
  expect(await stateOf(file)).toBe('clean')
})

test('the end of a relation starts the years of the law, is taken back, and lies in no future', async () => {
  const shop = await aShopOf()
  await aFile(shop.as)
  const end = (ended_on: string | null) =>
    product.call('files.endRelation', {
      as: reviewer,
      params: { id: shop.merchantId },
      body: { ended_on, note: 'They closed their shop.' },
    })
  expect((await end('2026-11-20')).body).toEqual({ first_until: '2031-11-20' })
  expect((await end(null)).body).toEqual({ first_until: null })
  expect((await end('2026-11-25')).body.details.fields).toEqual({ ended_on: 'date_in_future' })
})

test('a merchant reads what is kept of it, why and until when, and nothing of another', async () => {
  const [shop, other] = [await aShopOf(), await aShopOf()]
  await aFile(shop.as)
  await aFile(other.as, false)
  await nightOf('2026-11-25T02:00:00Z')
  const { body } = await product.call('files.kept', { as: shop.as })
  expect(body.files).toEqual([
    {
      purpose: 'identity_document',
      count: 1,
      oldest: '2026-11-24T08:00:00.000Z',
      kept_for: 'relation_ended',
      because: 'law',
      first_until: null,
      last_until: null,
      held: false,
    },
  ])
})
