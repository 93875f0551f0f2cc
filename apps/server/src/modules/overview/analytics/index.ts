import { defineModule } from '../../../platform/modules/module.ts'
import type { AnalyticsDependencies } from './dependencies.ts'
import { analyticsHandlers } from './handlers.ts'
import { rollUp } from './roll-up.ts'
import { rollUpSchedule } from './schedule.ts'

/** So many changes at once that a merchant is counted in one go: for a database that nobody uses yet. */
const allAtOnce = 1_000_000

/** What was sold, counted day by day as orders change. */
export function buildAnalytics(deps: AnalyticsDependencies) {
  const { database } = deps
  return {
    ...defineModule({
      name: 'analytics',
      handlers: analyticsHandlers(deps),
      schedules: [rollUpSchedule(database)],
    }),
    countAtOnce: (merchantId: string) => database.system((tx) => rollUp(tx, merchantId, allAtOnce)),
  }
}
