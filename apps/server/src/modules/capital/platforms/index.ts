import { defineModule } from '../../../platform/modules/module.ts'
import { platformHandlers } from './handlers.ts'
import { readingJob, readingSchedule, type ReadingDependencies } from './read-sales.ts'

export type { SalesConnector } from './connector.ts'
export { rutterConnector } from './rutter.ts'
export { fakeConnector } from './fake-connector.ts'
export { platformSales } from './present.ts'

/** Online sales platforms: connecting them, and reading what they sold. */
export function buildPlatforms(deps: ReadingDependencies) {
  return defineModule({
    name: 'platforms',
    handlers: platformHandlers(deps),
    schedules: [readingSchedule(deps)],
    /** It waits for another company's server: not among the product's own workers. */
    outside: { jobs: [readingJob(deps)] },
  })
}
