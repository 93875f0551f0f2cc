import type { AnswerOf } from '@daftar/contract'
import { ClockRefused, moveClock } from '../../../platform/clock/clock.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { lastMove } from './clock-move.ts'
import type { ConsoleDependencies } from './dependencies.ts'

type ClockState = AnswerOf<'console.clock'>['clock']
type Moved = AnswerOf<'console.moveClock'>

/** The furthest one move goes: a year of Mondays is run while the caller waits. */
const longestMoveDays = 366
const dayMs = 86_400_000

/** What the console shows of the clock. */
export async function clockState(tx: ReadTx, now: Date, isMovable: boolean): Promise<ClockState> {
  const [row] = await tx<Row<'clock_offset', 'offset_ms'>[]>`select offset_ms from clock_offset`
  return {
    now: now.toISOString(),
    movable: isMovable,
    moved_by_seconds: Number((row?.offset_ms ?? 0n) / 1000n),
  }
}

/**
 * Moves the clock forward and runs everything due in between (README decision 4). The move is committed
 * first: should a run fail, it is due and tried again, and nothing has happened in the future. What takes
 * longer than a caller should wait goes on by itself, and the answer says so; the same call again waits for
 * the same move and moves nothing twice.
 */
export async function move(deps: ConsoleDependencies, to: Date): Promise<Moved | Refusal> {
  if (!deps.isClockMovable) return refuse('not_found')
  const from = deps.clock.now()
  const before = await deps.database.provider((tx) => lastMove(tx, deps.scheduleNames()))
  if (before?.to !== to.toISOString()) {
    if (to <= from) return refuse('clock_backwards')
    if (to.getTime() - from.getTime() > longestMoveDays * dayMs) return refuseFields({ to: 'above_maximum' })
    // A schedule seen for the first time begins now: before the move, or what is due in between would be
    // skipped.
    if (!(await finishes(deps, from))) return refuse('clock_moving')
    if (!(await moveStored(deps, from, to))) return refuse('clock_backwards')
  }
  await deps.clock.refresh()
  await finishes(deps, to)
  return deps.database.provider(async (tx) => ({
    clock: await clockState(tx, deps.clock.now(), deps.isClockMovable),
    move: await requireMove(tx, deps),
  }))
}

/**
 * False when it takes longer; it goes on, and what it cannot do is tried again by the worker every minute.
 */
async function finishes({ runDue, patience }: ConsoleDependencies, upTo: Date): Promise<boolean> {
  const work = runDue(upTo)
  work.catch(() => undefined)
  return Promise.race([work.then(() => true), patience().then(() => false)])
}

async function requireMove(tx: Tx, { scheduleNames }: ConsoleDependencies): Promise<Moved['move']> {
  const moved = await lastMove(tx, scheduleNames())
  if (!moved) throw new Error('the clock was moved and knows nothing of it')
  return moved
}

/** False when somebody else moved it further meanwhile; the same move made twice at once is one. */
async function moveStored(deps: ConsoleDependencies, from: Date, to: Date): Promise<boolean> {
  try {
    await deps.database.provider((tx) => moveClock(tx, from, to))
    return true
  } catch (error) {
    if (!(error instanceof ClockRefused)) throw error
    const made = await deps.database.provider((tx) => lastMove(tx, deps.scheduleNames()))
    return made?.to === to.toISOString()
  }
}
