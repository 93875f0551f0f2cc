import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import { connect } from '../connect.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const hard = ['plain', '', 'a "quoted", one', 'back\\slash', '{}', 'NULL', 'متجر', ' two\nlines ']
const instants = [new Date('2026-11-23T00:00:00.123Z'), new Date('1999-12-31T23:59:59Z')]

test('arrays come back as they were sent, whatever their elements hold', async () => {
  const [row] = await db.database.systemRead(
    (tx) => tx`
      select ${hard}::text[] as texts, ${[]}::text[] as none, ${tx.array([1n, 9_007_199_254_740_993n], 20)} as bigs,
             ${tx.array([1, -2], 23)} as ints, ${tx.array([true, false], 16)} as truths, ${tx.array(instants, 1184)} as instants,
             ${['2026-11-23', '2026-02-28']}::date[] as days, ${['1.50', '0.001']}::numeric[] as numerics`,
  )
  expect(row).toEqual({
    texts: hard,
    none: [],
    bigs: [1n, 9_007_199_254_740_993n],
    ints: [1, -2],
    truths: [true, false],
    instants,
    days: ['2026-11-23', '2026-02-28'],
    numerics: ['1.50', '0.001'],
  })
})

test('a missing element is null, and arrays may hold arrays and documents', async () => {
  const [row] = await db.database.systemRead(
    (tx) => tx`
      select array[null, 'NULL', 'x'] as some, array[[1, 2], [3, 4]] as square,
             array['{"a": [1, "}"]}'::jsonb, 'null'] as documents, ${[null, 'x']}::text[] as sent`,
  )
  expect(row).toEqual({
    some: [null, 'NULL', 'x'],
    square: [
      [1, 2],
      [3, 4],
    ],
    documents: [{ a: [1, '}'] }, null],
    sent: [null, 'x'],
  })
})

test('every array of our tables is one of them', async () => {
  const unknown = await db.owner`
    select c.relname, a.attname, t.typname
      from pg_attribute a join pg_type t on t.oid = a.atttypid join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
     where t.typcategory = 'A' and c.relkind = 'r' and a.attnum > 0 and n.nspname in ('public', 'graphile_worker')
       and t.oid <> all (${'{1000,1016,1005,1007,1009,1022,1015,1182,1185,1231,2951,3807}'}::oid[])`
  expect(unknown).toEqual([])
})

test('a connection that closes while it opens fails whoever asked, and nothing else', async () => {
  const ready = Buffer.from([
    ...[0x52, 0, 0, 0, 8, 0, 0, 0, 0], // authenticated
    ...[0x5a, 0, 0, 0, 5, 0x49], // ready
  ])
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(ready)
      socket.once('data', () => socket.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sql = connect(`postgres://app:secret@127.0.0.1:${port}/none`, { max: 1 })
  await expect(sql`select 1`).rejects.toThrow(/CONNECTION_CLOSED/)
  await sql.end({ timeout: 0 })
  server.close()
})
