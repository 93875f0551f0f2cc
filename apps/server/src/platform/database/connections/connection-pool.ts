import { connect, type ConnectOptions, type Sql } from '../connect.ts'

/** One connection, held by one transaction at a time. */
export type PooledConnection = {
  sql: Sql
  /** Told the moment the connection closes, before the driver would open another one in its place. */
  onLost: ((error: Error) => void) | null
}

export type ConnectionPool = {
  take(): Promise<PooledConnection>
  give(connection: PooledConnection): void
  /** How many are open, how many of them nobody holds, and how many wait for one. */
  state(): { open: number; free: number; waiting: number }
  end(): Promise<void>
}

/**
 * All connections were taken for as long as anybody waits: nothing was begun, and the same may be tried
 * again.
 */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

/**
 * A pool of at most `max` connections, each waited for no longer than `waitMs`, and each a driver of its own
 * with a single connection that is thrown away when it closes. The driver's own pool does not survive a crash
 * of the database under load (seen with 3.4.9): reserve() loses a connection for good whenever connecting
 * fails, a connection that closes with bytes still to be written never connects again, and what a lost
 * transaction left in the queue runs on the next connection.
 */
export function createConnectionPool(
  url: string,
  options: ConnectOptions & { max: number; waitMs: number },
): ConnectionPool {
  const { waitMs } = options
  const all = new Set<PooledConnection>()
  const free: PooledConnection[] = []
  const waiting: ((connection: PooledConnection) => void)[] = []
  let ended = false

  function open(): PooledConnection {
    const connection: PooledConnection = {
      onLost: null,
      sql: connect(url, {
        ...options,
        max: 1,
        onClose: () => {
          all.delete(connection)
          if (free.includes(connection)) free.splice(free.indexOf(connection), 1)
          connection.onLost?.(new Error('connection closed'))
        },
      }),
    }
    all.add(connection)
    return connection
  }

  function wait(): Promise<PooledConnection> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(served), 1)
        reject(new DatabaseBusy(`no database connection became free within ${waitMs / 1000} seconds`))
      }, waitMs)
      const served = (connection: PooledConnection) => {
        clearTimeout(late)
        resolve(connection)
      }
      waiting.push(served)
    })
  }

  return {
    take: async () => {
      if (ended) throw new Error('the database was closed')
      // The last one given back first: in quiet times few connections are open.
      return free.pop() ?? (all.size < options.max ? open() : wait())
    },
    give: (connection) => {
      connection.onLost = null
      const lost = !all.has(connection)
      if (lost) void connection.sql.end({ timeout: 0 }).catch(() => undefined)
      const next = waiting.shift()
      if (next) next(lost ? open() : connection)
      else if (!lost) free.push(connection)
    },
    state: () => ({ open: all.size, free: free.length, waiting: waiting.length }),
    end: async () => {
      ended = true
      await Promise.all([...all].map((connection) => connection.sql.end({ timeout: 5 })))
    },
  }
}
