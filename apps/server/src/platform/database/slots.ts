import { connect, type ConnectOptions, type Sql } from './connect.ts'

/** One connection, held by one transaction at a time. */
export type Slot = {
  sql: Sql
  /** Told the moment the connection closes, before the driver would open another one in its place. */
  onLost: ((error: Error) => void) | null
}

export type Slots = {
  take(): Promise<Slot>
  give(slot: Slot): void
  end(): Promise<void>
}

/** All connections were taken for as long as anybody waits: nothing was begun, and the same may be tried again. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}

/**
 * A pool of at most `max` connections, each waited for no longer than `waitMs`, and each a driver of its own with a single connection that is thrown away
 * when it closes. The driver's own pool does not survive a crash of the database under load (seen with 3.4.9):
 * reserve() loses a connection for good whenever connecting fails, a connection that closes with bytes still
 * to be written never connects again, and what a lost transaction left in the queue runs on the next connection.
 */
export function createSlots(url: string, options: ConnectOptions & { max: number; waitMs: number }): Slots {
  const { waitMs } = options
  const all = new Set<Slot>()
  const free: Slot[] = []
  const waiting: ((slot: Slot) => void)[] = []
  let ended = false

  function open(): Slot {
    const slot: Slot = {
      onLost: null,
      sql: connect(url, {
        ...options,
        max: 1,
        onClose: () => {
          all.delete(slot)
          if (free.includes(slot)) free.splice(free.indexOf(slot), 1)
          slot.onLost?.(new Error('connection closed'))
        },
      }),
    }
    all.add(slot)
    return slot
  }

  function wait(): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(served), 1)
        reject(new DatabaseBusy(`no database connection became free within ${waitMs / 1000} seconds`))
      }, waitMs)
      const served = (slot: Slot) => {
        clearTimeout(late)
        resolve(slot)
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
    give: (slot) => {
      slot.onLost = null
      const lost = !all.has(slot)
      if (lost) void slot.sql.end({ timeout: 0 }).catch(() => undefined)
      const next = waiting.shift()
      if (next) next(lost ? open() : slot)
      else if (!lost) free.push(slot)
    },
    end: async () => {
      ended = true
      await Promise.all([...all].map((slot) => slot.sql.end({ timeout: 5 })))
    },
  }
}
