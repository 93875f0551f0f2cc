import type { Database } from '../../../platform/database/database.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { merchantsWithChanges } from '../../selling/orders/index.ts'
import { rollUp } from './roll-up.ts'

/** How many changes one transaction takes. */
const batch = 2_000

/** Every minute, what changed since. */
export function rollUpSchedule(database: Database): Schedule {
  return defineSchedule({
    name: 'analytics.roll-up',
    dueTimes: lastEveryMinutes(1),
    run: () => rollUpAll(database, batch),
  })
}

/** Counts all that changed, merchant by merchant. */
export async function rollUpAll(database: Database, most: number): Promise<void> {
  const merchants = await database.systemRead(merchantsWithChanges)
  await eachOne(merchants, async (merchantId) => {
    for (let taken = most; taken === most;)
      taken = await database.system((tx) => rollUp(tx, merchantId, most))
  })
}
