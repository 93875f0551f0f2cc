import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { SigningDependencies } from './dependencies.ts'
import { findClear, markSealed } from './store.ts'

/** In one hour; what is left waits for the next. */
const mostAtOnce = 1_000

/** Every hour: contracts that were written before files were encrypted. */
export function sealSchedule({
  database,
  storage,
}: Pick<SigningDependencies, 'database' | 'storage'>): Schedule {
  return defineSchedule({
    name: 'signing.seal-older',
    dueTimes: lastEveryMinutes(60),
    run: async () => {
      const rows = await database.systemRead((tx) => findClear(tx, mostAtOnce))
      await eachOne(rows, async (row) => {
        const places = [row.document_key, row.signed_document_key].filter((place) => place !== null)
        for (const place of places) await storage.seal(row.merchant_id, place)
        await database.system((tx) => markSealed(tx, row))
      })
    },
  })
}
