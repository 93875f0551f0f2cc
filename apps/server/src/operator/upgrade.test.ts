import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { connect } from '../platform/database/connect.ts'
import { migrationsFolder } from '../platform/database/upgrade/migrate.ts'
import { readTotals } from '../platform/database/upgrade/totals.ts'
import { tryUpgrade } from '../platform/database/upgrade/try-upgrade.ts'
import { aMerchant } from '../testing/app/builders.ts'
import { dropDatabase } from '../testing/database/test-cluster.ts'
import { createTestDatabase } from '../testing/database/test-database.ts'
import { temporaryFolder } from '../testing/database/temporary-folder.ts'
import { report } from './upgrade.ts'

const cluster = inject('testCluster')
const toDrop: string[] = []
afterAll(() => Promise.all(toDrop.map((name) => dropDatabase(cluster, name))))

/** A database with two merchants, and what a build with one more migration would do to it. */
async function trialOf(migration: string) {
  const db = await createTestDatabase()
  toDrop.push(db.name)
  await db.database.system(async (tx) => {
    await aMerchant(tx)
    await aMerchant(tx)
    await tx`select ledger_post('m_1', 'ltx_1', 'refund', 'planted', now(), null, null,
      '[{"account":"bank","currency":"AED","amount_minor":"500"},{"account":"transit","currency":"AED","amount_minor":"-500"}]')`
  })
  await db.leave()
  const folder = temporaryFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  writeFileSync(join(folder, '9000-planted.sql'), migration)
  const url = new URL(cluster.adminUrl)
  url.pathname = `/${db.name}`
  const sql = connect(url.href, { max: 1 })
  const options = {
    sql,
    url: url.href,
    secretKey: cluster.secretKey,
    by: 'files',
    isMigrating: false,
    folder,
  } as const
  try {
    const trial = await tryUpgrade(options)
    return { trial, unchanged: await readTotals(sql) }
  } finally {
    await sql.end()
  }
}

test('an upgrade is tried on a copy and tells time, locks and what became of the rows', async () => {
  const { trial, unchanged } = await trialOf(
    `alter table merchant add column planted text; create index planted on store (name);
     update store set name = name; create table new_table (id int); insert into new_table values (1)`,
  )
  expect(unchanged).toEqual(trial.before)
  expect(trial.before).toMatchObject({
    'rows of merchant': '2',
    'ledger AED debits': '500',
    'ledger AED bank': '500',
  })
  const [first = '', step = '', ...rest] = report(trial)
  expect(first).toMatch(/^On a copy, made in [\d.]+ s: 1 migrations in [\d.]+ s\.$/)
  expect(step).toMatch(/^9000-planted\.sql {2}[\d.]+ s {2}blocks merchant, store \(writes only\)$/)
  expect(rest).toEqual([
    `rows of schema_migration: ${trial.before['rows of schema_migration']} before, ${Number(trial.before['rows of schema_migration']) + 1} now`,
    'rows of new_table: none before, 1 now',
    'The books are the same: every sum of the ledger, and the heads of both chains.',
  ])
})

test('an upgrade that changes the books is called so', async () => {
  const { trial } = await trialOf(
    `set local app.reach = 'system'; update ledger_balance set balance_minor = balance_minor + 1 where account = 'bank'`,
  )
  expect(() => report(trial)).toThrow(/The books came out differently:\nledger AED bank: 500 before, 501 now/)
})
