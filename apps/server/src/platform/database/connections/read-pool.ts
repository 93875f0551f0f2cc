import { connect, type ConnectOptions, type Sql, type ReadTx } from '../connect.ts'
import {
  answerBy,
  copyFor,
  failQuery,
  interceptQueries,
  sendNow,
  sendQuery,
  type Query,
} from './intercept-queries.ts'
import { ConnectionLost } from './passing.ts'
import { settingsOf, type Scope } from '../scope.ts'

/** One connection, shared by any number of reads at once. */
interface ReadConnection {
  sql: Sql
  /** Sent and not answered yet. */
  waiting: Set<Query>
  /** Handles by scope: a read of a scope seen before costs no new one. */
  handles: Map<string, ReadTx>
}

export interface ReadPool {
  /**
   * A handle whose queries see the rows of the scope and nothing else. It keeps no connection from others.
   */
  of(scope: Scope): ReadTx
  end(): Promise<void>
}

const mostHandles = 1_000

/**
 * Reading, without a connection of one's own: every query is a read-only transaction by itself. BEGIN with
 * the scope, the query and COMMIT leave together, so a read costs one round trip; and because nothing is
 * waited for in between, the queries of many requests share a connection and a packet. A connection that
 * closes is never used again (see `createConnectionPool` for why). It takes with it what was sent over it;
 * what was not leaves over another one.
 */
export function createReadPool(url: string, options: ConnectOptions & { max: number }): ReadPool {
  const readers = new Set<ReadConnection>()
  let ended = false

  function open(): ReadConnection {
    const reader: ReadConnection = {
      waiting: new Set(),
      handles: new Map(),
      sql: connect(url, { ...options, max: 1, onClose: () => lose(reader) }),
    }
    readers.add(reader)
    return reader
  }

  function lose(reader: ReadConnection): void {
    readers.delete(reader)
    // A query sent between a connection's error and its close never settles by itself.
    for (const query of reader.waiting) failQuery(query, connectionLost())
    reader.waiting.clear()
    void reader.sql.end({ timeout: 0 }).catch(() => undefined)
  }

  /** The least busy one; another is opened only when all have something to do. */
  function choose(): ReadConnection {
    let best: ReadConnection | undefined
    for (const reader of readers) if (!best || reader.waiting.size < best.waiting.size) best = reader
    return best && (best.waiting.size === 0 || readers.size >= options.max) ? best : open()
  }

  function sendOver(reader: ReadConnection, begin: string, query: Query, send: (query: Query) => void): void {
    if (ended || !readers.has(reader)) return failQuery(query, connectionLost())
    reader.waiting.add(query)
    const answered = () => void reader.waiting.delete(query)
    query.then(answered, answered)
    sendNow(reader.sql, begin, (error) => failQuery(query, error))
    send(query)
    sendNow(reader.sql, 'commit')
  }

  function handleOf(reader: ReadConnection, begin: string): ReadTx {
    const known = reader.handles.get(begin)
    if (known) return known
    const handle = interceptQueries(reader.sql, (query, forward) => {
      if (ended || readers.has(reader)) return sendOver(reader, begin, query, forward)
      // It died while whoever holds the handle did something else.
      const another = choose()
      const again = copyFor(another.sql, query)
      sendOver(another, begin, again, sendQuery)
      answerBy(query, again)
    })
    if (reader.handles.size >= mostHandles) reader.handles.clear()
    reader.handles.set(begin, handle)
    return handle
  }

  return {
    of: (scope) => handleOf(choose(), beginning(scope)),
    async end() {
      ended = true
      await Promise.all([...readers].map((reader) => reader.sql.end({ timeout: 5 })))
    },
  }
}

/**
 * What is not set is empty in a new transaction: one statement says the scope, and a query without it sees
 * nothing.
 */
function beginning(scope: Scope): string {
  const { merchants, reach } = settingsOf(scope)
  return `begin read only; set local ${reach ? `app.reach = '${reach}'` : `app.merchants = '${merchants}'`}`
}

function connectionLost(): Error {
  return new ConnectionLost('the connection was lost')
}
