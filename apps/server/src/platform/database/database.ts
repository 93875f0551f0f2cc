import type postgres from 'postgres'
import { connect, type Sql, type Tx } from './connect.ts'
import { createSlots } from './slots.ts'
import { runQuery, runRead, runTransaction, type TransactionOptions } from './transaction.ts'

export type { Sql, Tx } from './connect.ts'

type Work<T> = (tx: Tx) => Promise<T> | T
type OneQuery<T extends readonly postgres.MaybeRow[]> = (tx: Tx) => postgres.PendingQuery<T>

/** The only way to the tables. Every query runs in a transaction that says whose rows it may see. */
export type Database = {
  /** Work on rows of these merchants only. An empty list sees nothing. */
  tenant<T>(merchantIds: readonly string[], work: Work<T>, options?: TransactionOptions): Promise<T>
  /** Staff of the provider, across merchants: the caller checks the permission and writes the audit entry. */
  provider<T>(work: Work<T>, options?: TransactionOptions): Promise<T>
  /** The product's own work across merchants: jobs, schedules, sign-in before a merchant is known. */
  system<T>(work: Work<T>, options?: TransactionOptions): Promise<T>
  /** The same three for reading only: cheaper, because nobody waits for the transaction's end. */
  tenantRead<T>(merchantIds: readonly string[], work: Work<T>): Promise<T>
  providerRead<T>(work: Work<T>): Promise<T>
  systemRead<T>(work: Work<T>): Promise<T>
  /** One query in one round trip, scope included: for what runs on every request. */
  tenantQuery<T extends readonly postgres.MaybeRow[]>(
    merchantIds: readonly string[],
    query: OneQuery<T>,
  ): Promise<postgres.RowList<T>>
  systemQuery<T extends readonly postgres.MaybeRow[]>(query: OneQuery<T>): Promise<postgres.RowList<T>>
  /** The raw pool, for LISTEN and NOTIFY only: it has no scope, so tenant tables are empty through it. */
  sql: Sql
  /** Connection string of the app role, for the job queue's own pool. */
  appUrl: string
  close(): Promise<void>
}

/** A database seen through the app role. Opens nothing before the first query. */
export function databaseAt(appUrl: string, options: { max?: number; name?: string } = {}): Database {
  const limits = {
    name: options.name ?? 'daftar-app',
    statementMs: 5_000,
    lockMs: 2_000,
    idleInTransactionMs: 10_000,
  }
  const slots = createSlots(appUrl, { ...limits, max: options.max ?? 10 })
  const sql = connect(appUrl, { ...limits, max: 2 })
  return {
    tenant: (merchants, work, how = {}) => runTransaction(slots, { merchants }, how, work),
    provider: (work, how = {}) => runTransaction(slots, { reach: 'provider' }, how, work),
    system: (work, how = {}) =>
      runTransaction(slots, { reach: 'system' }, { statementSeconds: 60, ...how }, work),
    tenantRead: (merchants, work) => runRead(slots, { merchants }, work),
    providerRead: (work) => runRead(slots, { reach: 'provider' }, work),
    systemRead: (work) => runRead(slots, { reach: 'system' }, work),
    tenantQuery: (merchants, query) => runQuery(slots, { merchants }, query),
    systemQuery: (query) => runQuery(slots, { reach: 'system' }, query),
    sql,
    appUrl,
    close: async () => {
      await Promise.all([slots.end(), sql.end({ timeout: 5 })])
    },
  }
}
