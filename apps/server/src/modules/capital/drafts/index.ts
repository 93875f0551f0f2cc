import type { Database } from '../../../platform/database/database.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { draftHandlers } from './handlers.ts'
import { forgetDrafts } from './store.ts'

/** What is typed into the wizard and not saved. */
export function buildDrafts(database: Database) {
  return defineModule({
    name: 'drafts',
    handlers: draftHandlers,
    schedules: [
      defineSchedule({
        name: 'drafts.forget',
        dueTimes: lastEveryMinutes(1_440),
        run: () => database.system(forgetDrafts),
      }),
    ],
  })
}
