import type { Tx } from '../database/database.ts'

/** What runs in a lane: of its name, where none is given. */
interface InLane {
  name: string
  lane?: 'books'
}

/**
 * What is further behind than this missed its minute: after an outage lanes catch up together, in the order
 * of time.
 */
const lateMs = 10 * 60_000

/**
 * The right to run schedules is held by advisory locks of a transaction that does nothing else, so it is free
 * again the moment this process dies: all of them at once, or shared with others, lane by lane.
 */
const allLanes = 'daftar-schedules'

/** Waits until nobody runs any lane. */
export async function waitForAll(lock: Tx): Promise<void> {
  await holdWithoutLimit(lock)
  await lock`select pg_advisory_xact_lock(hashtext(${allLanes}))`
}

/**
 * False when another process runs all lanes or one of these; what was taken is free again with the
 * transaction.
 */
export async function takeLanes(lock: Tx, group: readonly InLane[]): Promise<boolean> {
  await holdWithoutLimit(lock)
  const [all] = await lock<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock_shared(hashtext(${allLanes})) as free`
  if (!all?.free) return false
  for (const lane of new Set(group.map(laneOf))) {
    const [one] = await lock<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext(${`${allLanes}:${lane}`})) as free`
    if (!one?.free) return false
  }
  return true
}

async function holdWithoutLimit(lock: Tx): Promise<void> {
  await lock`set local idle_in_transaction_session_timeout = 0`
  await lock`set local lock_timeout = 0`
}

function laneOf({ lane, name }: InLane): string {
  return lane ?? name
}

/** Each lane for itself; those that are late are one group, which catches up in the order of time. */
export function lanesTogether<One extends InLane>(
  schedules: readonly One[],
  behindMs: (name: string) => number,
): (readonly One[])[] {
  const lanes = [...Map.groupBy(schedules, laneOf).values()]
  const isLate = (lane: readonly One[]) => lane.some(({ name }) => behindMs(name) > lateMs)
  const late = lanes.filter(isLate).flat()
  return [...(late.length > 0 ? [late] : []), ...lanes.filter((lane) => !isLate(lane))]
}
