import { defineModule } from '../../../platform/modules/module.ts'
import { fetchJob, fetchSchedule, type FeedDependencies } from './fetch-feed.ts'
import { feedHandlers } from './handlers.ts'

export { listFeeds } from './store.ts'

/** Product feeds that merchants keep at addresses of theirs, fetched by themselves. */
export function buildFeeds(deps: FeedDependencies) {
  return defineModule({
    name: 'feeds',
    handlers: feedHandlers(deps),
    schedules: [fetchSchedule(deps)],
    outside: { jobs: [fetchJob(deps)] },
  })
}
