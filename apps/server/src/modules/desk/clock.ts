import type { AnswerOf } from '@daftar/contract'
import { ClockRefused, moveClock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../platform/http/refusal.ts'
import type { DeskDependencies } from './parts.ts'

type ClockState = AnswerOf<'desk.clock'>['clock']
type Moved = AnswerOf<'desk.moveClock'>

/** The furthest one move goes: a year of Mondays is run while the caller waits. */
const longestMoveDays = 366
const dayMs = 86_400_000

/** What the console shows of the clock. */
export async function clockState(tx: Tx, now: Date, isMovable: boolean): Promise<ClockState> {
  const [row] = await tx<{ offset_ms: bigint }[]>`select offset_ms from clock_offset`
  return {
    now: now.toISOString(),
    movable: isMovable,
    moved_by_seconds: Number((row?.offset_ms ?? 0n) / 1000n),
  }
}

/**
 * Moves the clock forward and runs everything due in between before it answers (README decision 4). The move is
 * committed first: should a run fail, it is due and tried again, and nothing has happened in the future.
 */
export async function move(deps: DeskDependencies, to: Date): Promise<Moved | Refusal> {
  if (!deps.isClockMovable) return refuse('not_found')
  const from = deps.clock.now()
  if (to <= from) return refuse('clock_backwards')
  if (to.getTime() - from.getTime() > longestMoveDays * dayMs) return refuseFields({ to: 'above_maximum' })
  // A schedule seen for the first time begins now: before the move, or what is due in between would be skipped.
  await deps.runDue(from)
  const refusal = await moveStored(deps, to)
  if (refusal) return refusal
  await deps.clock.refresh()
  await deps.runDue(to)
  return deps.database.provider(async (tx) => ({
    clock: await clockState(tx, deps.clock.now(), deps.isClockMovable),
    ran: await ranBetween(tx, from, to),
  }))
}

async function moveStored({ database }: DeskDependencies, to: Date): Promise<Refusal | null> {
  try {
    await database.provider((tx) => moveClock(tx, to))
    return null
  } catch (error) {
    // Somebody else moved it further meanwhile.
    if (error instanceof ClockRefused) return refuse('clock_backwards')
    throw error
  }
}

async function ranBetween(tx: Tx, from: Date, to: Date): Promise<Moved['ran']> {
  const rows = await tx<{ name: string; due_at: Date }[]>`
    select name, due_at from schedule_run
     where state = 'done' and due_at > ${from} and due_at <= ${to} order by due_at, name limit 1000`
  return rows.map((row) => ({ name: row.name, due_at: row.due_at.toISOString() }))
}
