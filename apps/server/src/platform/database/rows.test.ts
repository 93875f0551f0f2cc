import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'
import type { Tx } from './database.ts'
import { changes, values, type Row } from './rows.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

const row = {
  id: 'evt_test',
  kind: 'x',
  sealed: Buffer.from('x'),
  created_at: new Date('2026-11-23T00:00:00Z'),
}

test('a row is written by its columns, and a column of JSON is serialised whatever it holds', async () => {
  const config = { key: 'planted', value: [1, { a: 'b' }], is_public: false, changed_at: row.created_at }
  const read = await db.database.system(async (tx) => {
    await tx`insert into remote_config ${values(tx, 'remote_config', config)}`
    await tx`update remote_config set ${changes(tx, 'remote_config', { value: { now: 'another' } })} where key = 'planted'`
    return tx<
      Row<'remote_config', 'key' | 'value'>[]
    >`select key, value from remote_config where key = 'planted'`
  })
  expect(read).toEqual([{ key: 'planted', value: { now: 'another' } }])
})

test('what the tables do not have does not compile', () => {
  const written = (tx: Tx) => [
    // @ts-expect-error -- the column has another name, as a renamed one has
    values(tx, 'outbox_message', { ...row, sort: 'x' }),
    // @ts-expect-error -- one column that has neither a default nor null is missing
    values(tx, 'outbox_message', { id: 'evt_test' }),
    // @ts-expect-error -- the status is one that its CHECK does not list
    changes(tx, 'advance', { status: 'paid' }),
    // @ts-expect-error -- what is serialised already would be serialised twice
    changes(tx, 'remote_config', { value: tx.json({}) }),
    // @ts-expect-error -- JSON has no bigint
    tx.json({ amount: 1n }),
  ]
  // @ts-expect-error -- one read has no snapshot and no locks to offer
  const asked = () => db.database.systemRead((tx) => written(tx))
  // @ts-expect-error -- the table has no such column
  const other: Row<'orders', 'sort'> | undefined = undefined
  expect([written, asked, other]).toHaveLength(3)
})
