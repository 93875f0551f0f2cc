import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { StaffNames } from '../files/index.ts'
import { screeningJobs } from './again.ts'
import { screeningHandlers } from './handlers.ts'

export { screeningOf } from './handlers.ts'
export { loadList, readList } from './load.ts'
export { screen } from './screen.ts'
export { listsInUse } from './store.ts'

/**
 * Lists of sanctions and of politically exposed persons, and who of ours is near a row of one. It proposes,
 * and never decides.
 */
export function buildScreening(deps: { database: Database; clock: Clock; staffNames: StaffNames }) {
  return defineModule({
    name: 'screening',
    handlers: screeningHandlers(deps.staffNames),
    jobs: screeningJobs(deps),
  })
}
