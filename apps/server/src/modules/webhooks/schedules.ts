import type { Database } from '../../platform/database/database.ts'
import { lastEveryMinutes } from '../../platform/schedules/due-times.ts'
import { defineSchedule, type Schedule } from '../../platform/schedules/schedules.ts'
import { queueDelivery } from './deliver.ts'
import { dueDeliveries } from './delivery-store.ts'

/** More than this many are taken up by the next minute. */
const mostAtOnce = 1_000

/** Every minute: deliveries that are to be tried again, and those whose process died over them, go into the queue. */
export function retrySchedule(database: Database): Schedule {
  return defineSchedule({
    name: 'webhooks.retry',
    dueTimes: lastEveryMinutes(1),
    run: (at) =>
      database.system(async (tx) => {
        for (const due of await dueDeliveries(tx, at, mostAtOnce)) await queueDelivery(tx, due)
      }),
  })
}
