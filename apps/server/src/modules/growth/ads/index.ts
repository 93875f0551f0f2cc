import { defineModule } from '../../../platform/modules/module.ts'
import { closeDaysSchedule } from './close-days.ts'
import type { AdsDependencies } from './dependencies.ts'
import { merchantHandlers } from './handlers.ts'
import { opsHandlers } from './ops-handlers.ts'
import { publicHandlers } from './public-handlers.ts'
import { adsUploads } from './uploads.ts'

export { adsHeldDifferences } from './budget.ts'
export { countEvent } from './counting.ts'
export { campaignsOf } from './store.ts'

/** Campaigns of merchants: written, reviewed, paid for by the wallet, shown to shoppers and counted. */
export function buildAds(deps: AdsDependencies) {
  return defineModule({
    name: 'ads',
    handlers: { ...merchantHandlers(deps), ...opsHandlers(deps), ...publicHandlers(deps) },
    schedules: [closeDaysSchedule(deps)],
    uploads: adsUploads,
  })
}
