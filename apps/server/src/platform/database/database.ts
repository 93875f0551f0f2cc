import { connect, type ReadTx, type Sql, type Tx } from './connect.ts'
import { createReadPool } from './connections/read-pool.ts'
import type { Scope } from './scope.ts'
import { createConnectionPool } from './connections/connection-pool.ts'
import { runTransaction, type TransactionOptions } from './connections/transaction.ts'

export type { Fragment, ReadTx, Sql, Tx } from './connect.ts'
export { DatabaseBusy } from './connections/connection-pool.ts'
export { isPassing } from './connections/passing.ts'

type Work<T> = (tx: Tx) => Promise<T> | T
type Reading<T> = (tx: ReadTx) => Promise<T> | T

/** The only way to the tables. Every query says whose rows it may see. */
export type Database = {
  /** Work on rows of these merchants only. An empty list sees nothing. */
  tenant<T>(merchantIds: readonly string[], work: Work<T>, options?: TransactionOptions): Promise<T>
  /** Staff of the provider, across merchants: the caller checks the permission and writes the audit entry. */
  provider<T>(work: Work<T>, options?: TransactionOptions): Promise<T>
  /** The product's own work across merchants: jobs, schedules, sign-in before a merchant is known. */
  system<T>(work: Work<T>, options?: TransactionOptions): Promise<T>
  /**
   * The same three for reading only: each query is a transaction by itself and sees what is committed when it
   * runs.
   */
  tenantRead<T>(merchantIds: readonly string[], work: Reading<T>): Promise<T>
  providerRead<T>(work: Reading<T>): Promise<T>
  systemRead<T>(work: Reading<T>): Promise<T>
  /**
   * Fills an empty database with what can be made again, before anybody is served; does nothing where
   * something is there already. No commit of `work` waits for the disk, and no statement is planned twice;
   * once it is done, all of it is on the disk. A crash in the middle may lose the last commits, always the
   * latest first. What did not come to its end is never served: an embedded database that this start made is
   * made again by the next one, and one of others is refused (`fillOnce`).
   */
  firstFilling(isBegun: () => Promise<boolean>, work: () => Promise<unknown>): Promise<boolean>
  /** The raw pool, for LISTEN and NOTIFY only: it has no scope, so tenant tables are empty through it. */
  sql: Sql
  /** How this process's connections for transactions stand. */
  connections(): { open: number; free: number; waiting: number }
  /** Connection string of the app role, for the job queue's own pool. */
  appUrl: string
  close(): Promise<void>
}

/** How long a request waits before it is told that it did not work, in milliseconds. */
export interface Patience {
  /** For one of the connections. */
  waitMs: number
  /** For the answer to a statement, and of that for rows others have locked. */
  statementMs: number
  lockMs: number
  /** How long a transaction may stand still. */
  idleInTransactionMs: number
}

const patience: Patience = { waitMs: 10_000, statementMs: 5_000, lockMs: 2_000, idleInTransactionMs: 10_000 }

export interface DatabaseOptions {
  max?: number
  readers?: number
  name?: string
  patience?: Partial<Patience>
}

/** A database seen through the app role. Opens nothing before the first query. */
export function databaseAt(appUrl: string, options: DatabaseOptions = {}): Database {
  const { waitMs, ...sessions } = { ...patience, ...options.patience }
  const limits = { ...sessions, name: options.name ?? 'daftar-app' }
  const pool = createConnectionPool(appUrl, { ...limits, waitMs, max: options.max ?? 10 })
  const readers = createReadPool(appUrl, { ...limits, max: options.readers ?? 4 })
  const sql = connect(appUrl, { ...limits, max: 2 })
  let durable = true
  const run = <T>(scope: Scope, work: Work<T>, how: TransactionOptions = {}) =>
    runTransaction(pool, scope, { durable, ...how }, work)
  const read = async <T>(scope: Scope, work: Reading<T>): Promise<T> => work(readers.of(scope))
  return {
    tenant: (merchants, work, how) => run({ merchants }, work, how),
    provider: (work, how) => run({ reach: 'provider' }, work, how),
    system: (work, how) => run({ reach: 'system' }, work, { statementSeconds: 60, ...how }),
    tenantRead: (merchants, work) => read({ merchants }, work),
    providerRead: (work) => read({ reach: 'provider' }, work),
    systemRead: (work) => read({ reach: 'system' }, work),
    firstFilling: async (isBegun, work) => {
      if (await isBegun()) return false
      durable = false
      await work().finally(() => (durable = true))
      // A commit that waits: what was written before it is on the disk before it is.
      await run(
        { merchants: [] },
        (tx) =>
          tx`select set_config('synchronous_commit', 'on', true), pg_logical_emit_message(true, 'daftar', 'flush')`,
      )
      return true
    },
    sql,
    connections: () => pool.state(),
    appUrl,
    close: async () => {
      await Promise.all([pool.end(), readers.end(), sql.end({ timeout: 5 })])
    },
  }
}
