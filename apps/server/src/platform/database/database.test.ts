import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await createTestDatabase()
  await db.owner.unsafe(`
    create table planted_order (merchant_id text not null, id text not null, amount_minor bigint not null,
      on_day date, rate numeric, at timestamptz, facts jsonb, primary key (merchant_id, id));
    call tenant_table('planted_order');`)
  await db.database.system(async (tx) => {
    await tx`insert into planted_order (merchant_id, id, amount_minor, on_day, rate, at, facts) values
      ('m_a', '1', 9007199254740993, '2026-11-23', 22.50, '2026-11-23T00:00:00Z', ${tx.json({ a: [1] })}),
      ('m_b', '1', 5, null, null, null, null)`
  })
})
afterAll(() => db.drop())

describe('whose rows a transaction sees', () => {
  test('a merchant sees its own rows only, whatever the query forgets to filter', async () => {
    const rows = await db.database.tenant(['m_a'], (tx) => tx`select merchant_id from planted_order`)
    expect(rows.map((row) => row['merchant_id'])).toEqual(['m_a'])
    const both = await db.database.tenant(['m_a', 'm_b'], (tx) => tx`select merchant_id from planted_order`)
    expect(both).toHaveLength(2)
  })

  test('without a merchant nothing is seen, and the raw pool sees nothing either', async () => {
    expect(await db.database.tenant([], (tx) => tx`select 1 from planted_order`)).toHaveLength(0)
    expect(await db.database.sql`select 1 from planted_order`).toHaveLength(0)
  })

  test('staff of the provider and the product itself see every merchant', async () => {
    expect(await db.database.provider((tx) => tx`select 1 from planted_order`)).toHaveLength(2)
    expect(await db.database.system((tx) => tx`select 1 from planted_order`)).toHaveLength(2)
    expect(await db.report`select 1 from planted_order`).toHaveLength(2)
  })

  test('a merchant cannot write into another one, nor change or delete its rows', async () => {
    await expect(
      db.database.tenant(
        ['m_a'],
        (tx) => tx`insert into planted_order (merchant_id, id, amount_minor) values ('m_b', '9', 1)`,
      ),
    ).rejects.toThrow(/row-level security/)
    const changed = await db.database.tenant(
      ['m_a'],
      (tx) => tx`update planted_order set amount_minor = 0 where merchant_id = 'm_b'`,
    )
    expect(changed.count).toBe(0)
  })

  test('the owner is bound by row security too, and the reports role cannot write', async () => {
    expect(await db.owner`select 1 from planted_order`).toHaveLength(0)
    await expect(db.report`delete from planted_order`).rejects.toThrow(/permission denied|read-only/)
  })

  test('the scope ends with its transaction, also on a connection used again', async () => {
    for (let round = 0; round < 20; round += 1) {
      await db.database.tenant(['m_a'], (tx) => tx`select 1`)
      expect(await db.database.sql`select 1 from planted_order`).toHaveLength(0)
    }
  })

  test('a merchant id that could end the statement is refused before anything is sent', async () => {
    await expect(
      db.database.tenant(["m'; set local app.reach='system"], (tx) => tx`select 1`),
    ).rejects.toThrow(/merchant id/)
  })

  test('64 merchants at once on ten connections never see one another', async () => {
    await db.database.system(
      (tx) =>
        tx`insert into planted_order (merchant_id, id, amount_minor) select 'm_' || n, 'x', n from generate_series(1, 64) n`,
    )
    const seen = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        db.database.tenant([`m_${n + 1}`], async (tx) => {
          await tx`select 1`
          return tx<{ merchant_id: string }[]>`select merchant_id from planted_order`
        }),
      ),
    )
    expect(seen.every((rows, n) => rows.length === 1 && rows[0]?.merchant_id === `m_${n + 1}`)).toBe(true)
  })
})

describe('a transaction', () => {
  test('gives bigint, text for numeric, a date as its text, an instant as Date, jsonb parsed', async () => {
    const [row] = await db.database.tenantRead(
      ['m_a'],
      (tx) => tx`select * from planted_order where merchant_id = 'm_a'`,
    )
    expect(row).toMatchObject({
      amount_minor: 9007199254740993n,
      on_day: '2026-11-23',
      rate: '22.50',
      at: new Date('2026-11-23T00:00:00Z'),
      facts: { a: [1] },
    })
  })

  test('leaves nothing behind when its work fails, the failure a caller swallowed included', async () => {
    const insert = (id: string) =>
      db.database.tenant(['m_a'], async (tx) => {
        await tx`insert into planted_order (merchant_id, id, amount_minor) values ('m_a', ${id}, 1)`
        if (id === 'thrown') throw new Error('no')
        await tx`select 1 / 0`.catch(() => undefined)
      })
    await expect(insert('thrown')).rejects.toThrow('no')
    await expect(insert('swallowed')).rejects.toThrow(/division by zero/)
    expect(
      await db.database.tenant(
        ['m_a'],
        (tx) => tx`select 1 from planted_order where id in ('thrown', 'swallowed')`,
      ),
    ).toHaveLength(0)
  })

  test('refuses to be used after its end', async () => {
    const leaked = await db.database.tenant(['m_a'], (tx) => ({ tx }))
    await expect(leaked.tx`select 1`).rejects.toThrow(/over/)
  })

  test("whose connection is cut fails, and its later queries never run on somebody else's connection", async () => {
    const after: unknown[] = []
    const noticed = Promise.withResolvers<void>()
    const cut = db.database.tenant(['m_a'], async (tx) => {
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
      await db.owner`select 1`
      await terminate(row?.pid ?? 0)
      await noticed.promise
      await tx`insert into planted_order (merchant_id, id, amount_minor) values ('m_a', 'cut', 1)`.then(
        () => after.push('ran'),
        (error: Error) => after.push(error.name),
      )
    })
    await expect(cut).rejects.toThrow(/connection/i)
    noticed.resolve()
    await expect.poll(() => after).toEqual(['ConnectionLost'])
    expect(
      await db.database.tenant(['m_a'], (tx) => tx`select 1 from planted_order where id = 'cut'`),
    ).toHaveLength(0)
  })

  test('runs again after a deadlock or a serialization failure, so both writers win', async () => {
    const bump = () =>
      db.database.tenant(
        ['m_b'],
        async (tx) => {
          const [row] = await tx<
            { amount_minor: bigint }[]
          >`select amount_minor from planted_order where merchant_id = 'm_b' and id = '1'`
          await tx`update planted_order set amount_minor = ${(row?.amount_minor ?? 0n) + 1n} where merchant_id = 'm_b' and id = '1'`
        },
        { isolation: 'serializable' },
      )
    await Promise.all([bump(), bump()])
    const [row] = await db.database.tenant(
      ['m_b'],
      (tx) => tx`select amount_minor from planted_order where merchant_id = 'm_b'`,
    )
    expect(row?.['amount_minor']).toBe(7n)
  })
})

async function terminate(pid: number): Promise<void> {
  // The app role may end its own sessions.
  await db.database.sql`select pg_terminate_backend(${pid})`
}

test('commits wait for the disk, but for those of work that is flushed at its end', async () => {
  const waits = () =>
    db.database.system(async (tx) => {
      const [row] = await tx`
        select source <> 'session' as waits from pg_settings where name = 'synchronous_commit'`
      return row!['waits']
    })
  const empty = () => Promise.resolve(false)
  let waited: unknown
  expect(await db.database.firstFilling(empty, async () => (waited = await waits()))).toBe(true)
  expect(waited).toBe(false)
  expect(await waits()).toBe(true)
  const failed = db.database.firstFilling(empty, () => Promise.reject(new Error('no demo')))
  await expect(failed).rejects.toThrow('no demo')
  expect(await waits()).toBe(true)
  const [before] = await db.owner`select pg_current_wal_flush_lsn() as lsn`
  await db.database.firstFilling(empty, () => Promise.resolve())
  const [after] = await db.owner`select pg_current_wal_flush_lsn() > ${before!['lsn']} as moved`
  expect(after!['moved']).toBe(true)
  const nothing = () => Promise.reject(new Error('filled again'))
  expect(await db.database.firstFilling(() => Promise.resolve(true), nothing)).toBe(false)
})
