import type { Database } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { everyMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import { notificationHandlers } from './handlers.ts'
import { forgetLetters } from './letters.ts'
import { forgetOlder } from './store.ts'

export { notificationFeed, tellPerson } from './feed.ts'
export { letterKeeper } from './letters.ts'
export { unreadOf } from './handlers.ts'

const dayMs = 86_400_000

/** A bell is no archive: what it told is in the letters, and on the pages it leads to. */
const keptDays = 90

/** As long as somebody may ask whether we wrote to them: two years. */
const lettersKeptDays = 730

/** What people are told inside the application, and by which ways they want to be told. */
export function buildNotifications({ database }: { database: Database }) {
  const forgetting = defineSchedule({
    name: 'notifications.forget',
    dueTimes: everyMinutes(1440),
    run: async (at) => {
      const than = new Date(at.getTime() - keptDays * dayMs)
      while ((await database.system((tx) => forgetOlder(tx, than, 5000))) > 0);
      const lettersThan = new Date(at.getTime() - lettersKeptDays * dayMs)
      while ((await database.system((tx) => forgetLetters(tx, lettersThan, 5000))) > 0);
    },
  })
  return defineModule({ name: 'notifications', handlers: notificationHandlers(), schedules: [forgetting] })
}
