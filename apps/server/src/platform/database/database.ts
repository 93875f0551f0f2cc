import type postgres from 'postgres'
import { connect, type Sql, type Tx } from './connect.ts'
import { runRead, runTransaction, type TransactionOptions } from './transaction.ts'

export type { Sql, Tx } from './connect.ts'

type Work<T> = (tx: Tx) => Promise<T> | T
type ReadQuery<T extends postgres.Row[]> = (tx: Tx) => postgres.PendingQuery<T>

/** The only way to the tables. Every query runs in a transaction that says whose rows it may see. */
export type Database = {
  /** Work on rows of these merchants only. An empty list sees nothing. */
  tenant<T>(merchantIds: readonly string[], work: Work<T>, options?: TransactionOptions): Promise<T>
  /** Staff of the provider, across merchants: the caller checks the permission and writes the audit entry. */
  provider<T>(work: Work<T>, options?: TransactionOptions): Promise<T>
  /** The product's own work across merchants: jobs, schedules, sign-in before a merchant is known. */
  system<T>(work: Work<T>, options?: TransactionOptions): Promise<T>
  /** One query, one round trip: returns its rows. Use it where a read is all there is to do. */
  tenantRead<T extends postgres.Row[]>(
    merchantIds: readonly string[],
    query: ReadQuery<T>,
  ): Promise<postgres.RowList<T>>
  providerRead<T extends postgres.Row[]>(query: ReadQuery<T>): Promise<postgres.RowList<T>>
  systemRead<T extends postgres.Row[]>(query: ReadQuery<T>): Promise<postgres.RowList<T>>
  /** The raw pool, for LISTEN and NOTIFY only: it has no scope, so tenant tables are empty through it. */
  sql: Sql
  /** Connection string of the app role, for the job queue's own pool. */
  appUrl: string
  close(): Promise<void>
}

/** A database seen through the app role. Opens nothing before the first query. */
export function databaseAt(appUrl: string, options: { max?: number; name?: string } = {}): Database {
  const sql = connect(appUrl, {
    max: options.max ?? 10,
    name: options.name ?? 'daftar-app',
    statementMs: 5_000,
    lockMs: 2_000,
    idleInTransactionMs: 10_000,
  })
  return {
    tenant: (merchants, work, how = {}) => runTransaction(sql, { merchants }, how, work),
    provider: (work, how = {}) => runTransaction(sql, { reach: 'provider' }, how, work),
    system: (work, how = {}) =>
      runTransaction(sql, { reach: 'system' }, { statementSeconds: 60, ...how }, work),
    tenantRead: (merchants, query) => runRead(sql, { merchants }, query),
    providerRead: (query) => runRead(sql, { reach: 'provider' }, query),
    systemRead: (query) => runRead(sql, { reach: 'system' }, query),
    sql,
    appUrl,
    close: () => sql.end({ timeout: 5 }),
  }
}
