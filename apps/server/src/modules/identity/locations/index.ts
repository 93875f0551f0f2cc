import type { Database } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import { undoMs } from './actions.ts'
import { locationHandlers } from './handlers.ts'
import { forgetRemoved } from './store.ts'

/** Where a merchant sells: its locations, which it keeps itself. */
export function buildLocations({ database }: { database: Database }) {
  const forgetting = defineSchedule({
    name: 'locations.forget',
    dueTimes: lastEveryMinutes(1440),
    run: async (at) =>
      void (await database.system((tx) => forgetRemoved(tx, new Date(at.getTime() - undoMs)))),
  })
  return defineModule({ name: 'locations', handlers: locationHandlers, schedules: [forgetting] })
}
