import type { ClockMove } from '@daftar/contract/endpoints/console/console'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

type Moved = Row<
  'clock_offset',
  never,
  {
    moved_from: Date
    moved_to: Date
  }
>

type RunRow = Row<'schedule_run', 'name' | 'due_at'>

/** The last move of the clock and how far the schedules have come since; null while it was never moved. */
export async function lastMove(tx: ReadTx, scheduleNames: readonly string[]): Promise<ClockMove | null> {
  const [moved] = await tx<Moved[]>`
    select moved_from, moved_to from clock_offset where moved_from is not null and moved_to is not null`
  if (!moved) return null
  const { moved_from: from, moved_to: to } = moved
  const marks = await tx<Row<'schedule_mark', 'name' | 'looked_until'>[]>`
    select name, looked_until from schedule_mark where name = any (${[...scheduleNames]})`
  const failed = await runsIn(tx, 'failed', from, to)
  const behind = marks.filter((mark) => mark.looked_until < to)
  const isHeldUp = behind.every((mark) => failed.some((run) => run.name === mark.name))
  const state = behind.length === 0 ? 'done' : isHeldUp ? 'held_up' : 'running'
  const reachedMs = Math.min(to.getTime(), ...behind.map((mark) => mark.looked_until.getTime()))
  const [count] = await tx<{ ran: number }[]>`
    select count(*)::int as ran from schedule_run
     where state = 'done' and due_at > ${from} and due_at <= ${to}`
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    reached: new Date(Math.max(from.getTime(), reachedMs)).toISOString(),
    state,
    ran_count: count?.ran ?? 0,
    ran: state === 'running' ? [] : (await runsIn(tx, 'done', from, to)).map(presentRun),
    failed: failed.map(presentRun),
  }
}

function runsIn(tx: ReadTx, state: 'done' | 'failed', from: Date, to: Date): Promise<RunRow[]> {
  return tx<RunRow[]>`
    select name, due_at from schedule_run
     where state = ${state} and due_at > ${from} and due_at <= ${to} order by due_at, name limit 1000`
}

function presentRun({ name, due_at }: RunRow) {
  return { name, due_at: due_at.toISOString() }
}
