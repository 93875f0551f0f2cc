import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import { csvOf, decimal, escapeFormula, withByteOrderMark } from '../../csv.ts'
import { quoteLiteral, quoteLiterals, openCopySnapshot } from './copy-snapshot.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner.unsafe(`
    create table planted (merchant_id text not null, id text not null, primary key (merchant_id, id));
    call tenant_table('planted');`)
  await db.database.system(
    (tx) => tx`insert into planted values ('m_a', 'one'), ('m_a', 'it''s \\ "two"'), ('m_b', 'three')`,
  )
})
afterAll(() => db.drop())

const scope = { merchants: ['m_a'] }

/** Who of the exports is still at work in the database. */
async function running(): Promise<number> {
  const [row] = await db.owner<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
     where application_name = 'daftar-export' and datname = current_database()`
  return row?.count ?? 0
}

test('a copy holds the rows of its scope, of the moment they were counted, and ends its connection', async () => {
  const snapshot = await openCopySnapshot(db.database.appUrl, scope)
  expect(await snapshot.count('select count(*) from planted')).toBe(2)
  await db.database.system((tx) => tx`insert into planted values ('m_a', 'later')`)
  const bytes = await snapshot.copy(csvOf('select id from planted order by id'))
  expect(await text(bytes)).toBe('id\n"it\'s \\ ""two"""\none\n')
  await expect.poll(running).toBe(0)
})

test('what others typed stays a value, whatever characters it has', async () => {
  const hard = [`it's \\ "two"`, `'; drop table planted; --`, 'ar: متجر', '\\', "\\'"]
  const [row] = await db.database.systemRead(
    (tx) => tx<{ one: string; all: string[] }[]>`
      select ${tx.unsafe(quoteLiteral(hard[0]!))} as one, ${tx.unsafe(quoteLiterals(hard))} as all`,
  )
  expect(row).toEqual({ one: hard[0], all: hard })
  const [none] = await db.database.systemRead((tx) => tx`select ${tx.unsafe(quoteLiterals([]))} as all`)
  expect(none).toEqual({ all: [] })
  expect(() => quoteLiteral('\0')).toThrow(/zero/)
})

test('a reader that goes away ends the query at once, though nobody reads the rest', async () => {
  const snapshot = await openCopySnapshot(db.database.appUrl, scope)
  const bytes = await snapshot.copy(csvOf('select repeat($$x$$, 100), generate_series(1, 100000000)'))
  await once(bytes, 'readable')
  bytes.read(10)
  expect(await running()).toBe(1)
  bytes.on('error', () => undefined)
  bytes.destroy()
  await expect.poll(running).toBe(0)
})

test('a query that fails half way fails its reader, so that half a file never looks whole', async () => {
  const snapshot = await openCopySnapshot(db.database.appUrl, scope)
  const bytes = withByteOrderMark(
    await snapshot.copy(csvOf('select 1 / (100000 - n) from generate_series(1, 200000) n')),
  )
  await expect(text(bytes)).rejects.toThrow(/division by zero/)
  await expect.poll(running).toBe(0)
})

test('UTF-8 with its mark first, decimals with a dot, and no text a spreadsheet would run [DEC-PO-5]', async () => {
  const snapshot = await openCopySnapshot(db.database.appUrl, scope)
  const rows = `(values ('=1+1', 2045000::bigint, 'AED'), ('@x', -500, 'BHD'), ('  +9', 5, 'KWD'), ('a-b', 0, 'OMR'),
    ('-', 1, 'AED'), ('متجر، "نور"', 1, 'SAR')) t (typed, minor, currency)`
  const bytes = await snapshot.copy(
    csvOf(
      `select ${escapeFormula('typed')} as typed, ${decimal('minor', 'currency')} as amount from ${rows}`,
    ),
  )
  expect((await buffer(withByteOrderMark(bytes))).toString()).toBe(
    '\ufefftyped,amount\n\'=1+1,20450.00\n\'@x,-0.500\n\'  +9,0.005\na-b,0.00\n\'-,0.01\n"متجر، ""نور""",0.01\n',
  )
})
