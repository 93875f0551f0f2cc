import { lastEveryMinutes } from '../../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../../platform/schedules/schedules.ts'
import type { FilesDependencies } from '../dependencies.ts'
import { findClear, markSealed } from '../store.ts'

/** In one hour; what is left waits for the next. */
const mostAtOnce = 2_000

/** Every hour: files that were stored before files were encrypted. */
export function sealSchedule({
  database,
  storage,
}: Pick<FilesDependencies, 'database' | 'storage'>): Schedule {
  return defineSchedule({
    name: 'files.seal-older',
    dueTimes: lastEveryMinutes(60),
    run: async () => {
      const rows = await database.systemRead((tx) => findClear(tx, mostAtOnce))
      await eachOne(rows, async ({ merchant_id, id, storage_key }) => {
        await storage.seal(merchant_id, storage_key)
        // It may have been deleted meanwhile: then what was written just now goes as well.
        if (!(await database.system((tx) => markSealed(tx, merchant_id, id))))
          await storage.remove(storage_key)
      })
    },
  })
}
