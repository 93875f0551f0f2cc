import type { Database } from '../database/database.ts'
import { forgetOldKeys } from '../idempotency/idempotency.ts'
import { forgetOldWindows } from '../rates/rates.ts'
import { lastEveryMinutes } from './due-times.ts'
import { defineSchedule, type Schedule } from './schedules.ts'

/**
 * Once a day: what the platform keeps for a time is forgotten after it. Idempotency keys after 30 days, ended
 * rate windows, delivered messages (already wiped) and the development inbox after 30 days.
 */
export function housekeeping(database: Database): Schedule {
  return defineSchedule({
    name: 'platform.housekeeping',
    dueTimes: lastEveryMinutes(1440),
    run: (at) =>
      database.system(async (tx) => {
        await forgetOldKeys(tx, at)
        await forgetOldWindows(tx, at)
        await tx`delete from outbox_message where delivered_at < ${at}::timestamptz - interval '30 days'`
        await tx`delete from dev_message where at < ${at}::timestamptz - interval '30 days'`
        await tx`delete from schedule_run where state = 'done' and due_at < ${at}::timestamptz - interval '400 days'`
      }),
  })
}
