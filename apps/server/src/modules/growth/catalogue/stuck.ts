import type { Database } from '../../../platform/database/database.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { failSync } from './sync.ts'
import { listStuck } from './sync-store.ts'

/** Nobody goes on with a reading after this long. */
const stuckMs = 3_600_000

/** Ends readings that were given up, so that others may begin. */
export function stuckSchedule({ database }: { database: Database }): Schedule {
  return defineSchedule({
    name: 'catalogue.stuck',
    dueTimes: lastEveryMinutes(15),
    run: (at) =>
      database.system(async (tx) => {
        for (const run of await listStuck(tx, new Date(at.getTime() - stuckMs)))
          await failSync(tx, run, 'stopped', at)
      }),
  })
}
