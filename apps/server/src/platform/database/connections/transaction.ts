import { isPostgresError, type Tx } from '../connect.ts'
import {
  failQuery,
  intercepted,
  interceptQueries,
  isSent,
  type Query,
  type QueryInterceptor,
} from './intercept-queries.ts'
import { ConnectionLost } from './passing.ts'
import { settingsOf, type Scope } from '../scope.ts'
import type { ConnectionPool } from './connection-pool.ts'

export type TransactionOptions = {
  isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /** Longest a statement may take; the pool's default is for requests, long runs say more. */
  statementSeconds?: number
  readOnly?: boolean
  /**
   * False, for filling a database: the commit does not wait for the disk, and a crash may lose it; and a
   * statement is planned once, not anew for each of the few rows there are.
   */
  durable?: boolean
}

/**
 * A transaction was used after its end, or rolled back where it was to be kept: nothing more may be sent on
 * its behalf.
 */
export class TransactionGone extends Error {
  override name = 'TransactionGone'
}

type Life = { over?: Error; failed?: unknown; sent: Set<Query> }

const hooks = new WeakMap<object, Map<unknown, () => Promise<void>>>()

/**
 * Run once just before the commit, in the same transaction. A second call with the same key keeps the first:
 * the place for work that should hold its locks as briefly as possible (the audit chain).
 */
export function beforeCommit(tx: Tx, key: unknown, work: () => Promise<void>): void {
  const list = hooks.get(tx)
  if (!list) throw new TransactionGone('beforeCommit outside a transaction')
  if (!list.has(key)) list.set(key, work)
}

/**
 * One transaction in one scope. BEGIN and the scope leave in the same packet as the first query, so a read
 * costs one round trip plus the commit. Serialization failures and deadlocks run the work again, three times
 * at most: work changes nothing outside the database (what must leave goes through the outbox).
 */
export async function runTransaction<T>(
  pool: ConnectionPool,
  scope: Scope,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T> | T,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(pool, scope, options, work)
    } catch (error) {
      const again = isPostgresError(error, '40001') || isPostgresError(error, '40P01')
      if (!again || attempt === 4) throw error
    }
  }
}

async function attemptTransaction<T>(
  pool: ConnectionPool,
  scope: Scope,
  options: TransactionOptions,
  work: (tx: Tx) => Promise<T> | T,
): Promise<T> {
  const { tx, life, send, release, lost } = await open(pool, scope, options)
  const pending = new Map<unknown, () => Promise<void>>()
  hooks.set(tx, pending)
  try {
    const result = await Promise.race([Promise.resolve(work(tx)), lost])
    for (const hook of pending.values()) await Promise.race([hook(), lost])
    if (life.failed) throw life.failed
    await commit(send)
    return result
  } catch (error) {
    life.failed ??= error
    if (!life.over) await send('rollback').catch(() => undefined)
    throw isPostgresError(error, '25P02') ? life.failed : error
  } finally {
    hooks.delete(tx)
    release()
  }
}

async function commit(send: (text: string) => Promise<{ command: string }>): Promise<void> {
  // A transaction that failed half way answers COMMIT with ROLLBACK and no error.
  const { command } = await send('commit')
  if (command !== 'COMMIT') throw new TransactionGone('the transaction was rolled back')
}

async function open(pool: ConnectionPool, scope: Scope, options: TransactionOptions) {
  const first = opening(scope, options)
  const connection = await pool.take()
  const life: Life = { sent: new Set() }
  const lost = new Promise<never>((_, reject) => {
    connection.onLost = (cause) => {
      life.over = new ConnectionLost('the connection was lost', { cause })
      // What the driver still queues would run on its next connection, outside of any transaction.
      for (const query of life.sent) if (!isSent(query)) query.cancel()
      reject(life.over)
    }
  })
  lost.catch(() => undefined)
  const before = sentIn(life)
  // A query sent between a connection's error and its close never settles by itself.
  const send = (text: string) =>
    Promise.race([
      intercepted(connection.sql.unsafe(text), before).execute() as unknown as Promise<{ command: string }>,
      lost,
    ])
  send(first).catch(() => undefined)
  const release = () => {
    life.over ??= new TransactionGone('the transaction is over')
    pool.give(connection)
  }
  return { tx: interceptQueries(connection.sql, before), life, send, release, lost }
}

function opening(scope: Scope, options: TransactionOptions): string {
  const { isolation, statementSeconds, readOnly, durable = true } = options
  const { merchants, reach } = settingsOf(scope)
  return [
    `begin${isolation ? ` isolation level ${isolation}` : ''}${readOnly ? ' read only' : ''}`,
    // What is not set is empty in a new transaction: one statement says the scope.
    reach ? `set local app.reach = '${reach}'` : `set local app.merchants = '${merchants}'`,
    ...(statementSeconds ? [`set local statement_timeout = ${Math.round(statementSeconds * 1000)}`] : []),
    ...(durable
      ? []
      : ['set local synchronous_commit = off', 'set local plan_cache_mode = force_generic_plan']),
  ].join('; ')
}

/** A query is refused after the transaction's end, and its failure fails the transaction. */
function sentIn(life: Life): QueryInterceptor {
  return (query, forward) => {
    if (life.over) return failQuery(query, life.over)
    life.sent.add(query)
    query.then(
      () => life.sent.delete(query),
      (error: unknown) => {
        life.sent.delete(query)
        life.failed ??= error
      },
    )
    forward(query)
  }
}
