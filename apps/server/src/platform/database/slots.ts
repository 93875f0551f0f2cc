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

const waitMs = 10_000

/**
 * A pool of at most `max` connections, each a driver of its own with a single connection. The driver's own
 * reserve() loses a connection for good whenever connecting fails, so a database that is down for a second
 * would leave no connection behind; and its queue may run what a lost transaction left on the next connection.
 */
export function createSlots(url: string, options: ConnectOptions & { max: number }): Slots {
  const all: Slot[] = []
  const free: Slot[] = []
  const waiting: ((slot: Slot) => void)[] = []
  let ended = false

  function open(): Slot {
    const slot: Slot = {
      onLost: null,
      sql: connect(url, { ...options, max: 1, onClose: () => slot.onLost?.(new Error('connection closed')) }),
    }
    all.push(slot)
    return slot
  }

  function wait(): Promise<Slot> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.splice(waiting.indexOf(served), 1)
        reject(new Error(`no database connection became free within ${waitMs / 1000} seconds`))
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
      return free.pop() ?? (all.length < options.max ? open() : wait())
    },
    give: (slot) => {
      slot.onLost = null
      const next = waiting.shift()
      if (next) next(slot)
      else free.push(slot)
    },
    end: async () => {
      ended = true
      await Promise.all(all.map((slot) => slot.sql.end({ timeout: 5 })))
    },
  }
}
