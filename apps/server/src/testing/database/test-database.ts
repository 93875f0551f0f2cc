import { inject } from 'vitest'
import { connect, type Sql } from '../../platform/database/connect.ts'
import { databaseAt, type Database, type Patience } from '../../platform/database/database.ts'
import { roleNames, urlFor } from '../../platform/database/roles.ts'
import { cloneDatabase, dropDatabase, type CloneOptions } from './test-cluster.ts'

/**
 * A database of its own for a test file. `database` is what the product gets (the app role); `owner` is the
 * migrating role and `report` the reading one, to plant faults and to look; `drop` belongs into afterAll.
 */
export type TestDatabase = {
  database: Database
  owner: Sql
  report: Sql
  secretKey: string
  ownerUrl: string
  name: string
  /** Leaves it as it is, with nobody connected: `copyOf` makes copies of it. */
  leave(): Promise<void>
  drop(): Promise<void>
}

const hourMs = 3_600_000

/**
 * No test fails because a machine is slow: the product's patience ends where a test says so, everywhere else
 * the test's own limit does.
 */
const patient: Patience = { waitMs: hourMs, statementMs: hourMs, lockMs: hourMs, idleInTransactionMs: hourMs }

/** Clone the migrated template, copy another database, or make an empty one for tests of migrations. */
export async function createTestDatabase({
  patience,
  ...options
}: CloneOptions & { patience?: Partial<Patience> } = {}): Promise<TestDatabase> {
  const cluster = inject('testCluster')
  const name = await cloneDatabase(cluster, options)
  const as = (role: string) => urlFor(cluster.adminUrl, role, cluster.secretKey, name)
  const database = databaseAt(as(roleNames.app), { patience: { ...patient, ...patience } })
  const owner = connect(as(roleNames.owner), { max: 4 })
  const report = connect(as(roleNames.report), { max: 2 })
  const leave = async () => void (await Promise.all([database.close(), owner.end(), report.end()]))
  return {
    database,
    owner,
    report,
    secretKey: cluster.secretKey,
    ownerUrl: as(roleNames.owner),
    name,
    leave,
    drop: async () => {
      await leave()
      await dropDatabase(cluster, name)
    },
  }
}
