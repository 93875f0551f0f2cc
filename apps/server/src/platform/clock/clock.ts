import type { Database, Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'

/** The one source of time of the product (decision 4 of the specification). */
export type Clock = { now(): Date }

/** The product's clock across processes: the system's plus the stored offset, fresh within a notification. */
export type ProductClock = Clock & {
  /** Called after the clock moved, in this process or another one. */
  onMove(listener: () => void): void
  /** Read the offset again, without waiting for the notification. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** The clock was asked to go back, or to move where it never moves. */
export class ClockRefused extends Error {
  override name = 'ClockRefused'
}

/** Open the clock and keep it fresh by LISTEN; after a lost connection the offset is read again. */
export async function openClock(database: Database): Promise<ProductClock> {
  let offsetMs = 0
  const listeners: (() => void)[] = []
  const take = (value: number) => {
    // Notifications of two moves may arrive in either order; the clock itself only goes forward.
    if (value <= offsetMs) return
    offsetMs = value
    for (const listener of listeners) listener()
  }
  const refresh = async () => take(await storedOffset(database))
  const listening = await database.sql.listen(
    'clock',
    (payload) => take(Number(payload)),
    () => void refresh().catch(() => undefined),
  )
  await refresh()
  return {
    now: () => new Date(Date.now() + offsetMs),
    onMove: (listener) => void listeners.push(listener),
    refresh,
    close: () => listening.unlisten(),
  }
}

/**
 * Move the product's clock forward, from where it stands to an instant; demo mode only, the caller checks
 * that and the permission. Whatever falls due in between is run by the schedules. Throws ClockRefused for an
 * instant in the past.
 */
export async function moveClock(tx: Tx, from: Date, to: Date): Promise<void> {
  const offsetMs = BigInt(Math.ceil(to.getTime() - Date.now()))
  const moved = await tx`
    update clock_offset set offset_ms = ${offsetMs}, moved_at = now(), moved_from = ${from}, moved_to = ${to}
     where offset_ms < ${offsetMs}`
  if (moved.count === 0) throw new ClockRefused('the clock only moves forward')
}

async function storedOffset(database: Database): Promise<number> {
  const [row] = await database.systemRead(
    (tx) => tx<Row<'clock_offset', 'offset_ms'>[]>`select offset_ms from clock_offset`,
  )
  return Number(row?.offset_ms ?? 0n)
}
