import type { Database, Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'

/** One run of a schedule: its name, and when it fell due. */
interface DueTime {
  name: string
  at: Date
}

/** How far each schedule was looked at; one seen for the first time begins now. */
export async function readMarks(
  database: Database,
  names: readonly string[],
  upTo: Date,
): Promise<Map<string, Date>> {
  const rows = await database.system(async (tx) => {
    for (const name of names)
      await tx`insert into schedule_mark (name, looked_until) values (${name}, ${upTo}) on conflict do nothing`
    return tx<Row<'schedule_mark', 'name' | 'looked_until'>[]>`select name, looked_until from schedule_mark`
  })
  return new Map(rows.map((row) => [row.name, row.looked_until]))
}

/** A schedule was looked at until then, and nothing was due. */
export async function advance(
  database: Database,
  marks: Map<string, Date>,
  name: string,
  to: Date,
): Promise<void> {
  if ((marks.get(name) ?? to) >= to) return
  marks.set(name, to)
  await database.system(
    (tx) => tx`update schedule_mark set looked_until = ${to} where name = ${name} and looked_until < ${to}`,
  )
}

/** False when this due time was done before. One left running by a crash is begun again. */
export async function begin(database: Database, { name, at }: DueTime): Promise<boolean> {
  const begun = await database.system(
    (tx) => tx`
      insert into schedule_run (name, due_at, state) values (${name}, ${at}, 'running')
      on conflict (name, due_at) do update
        set state = 'running', attempts = schedule_run.attempts + 1, started_at = now()
        where schedule_run.state <> 'done'`,
  )
  return begun.count === 1
}

export async function noteFailed(database: Database, { name, at }: DueTime, reason: string): Promise<void> {
  await database.system(
    (tx) => tx`
      update schedule_run set state = 'failed', finished_at = now(), error = ${reason}
      where name = ${name} and due_at = ${at}`,
  )
}

/** The run is done, and with it what was due before, unless some of that is owing still. */
export async function noteDone(database: Database, { name, at }: DueTime, isOwing: boolean): Promise<void> {
  await database.system(async (tx) => {
    await tx`
      update schedule_run set state = 'done', finished_at = now(), error = null
      where name = ${name} and due_at = ${at}`
    if (!isOwing) await settle(tx, name, at)
  })
}

/**
 * All that was due before is done, by runs of its own or, where a sweep failed, by one that looked at the
 * same.
 */
async function settle(tx: Tx, name: string, at: Date): Promise<void> {
  await tx`
    update schedule_run set state = 'done', finished_at = now()
    where name = ${name} and due_at < ${at} and state <> 'done'`
  await tx`update schedule_mark set looked_until = ${at} where name = ${name} and looked_until < ${at}`
}
