import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildAnalytics } from './analytics/index.ts'
import { buildHome, type HomeDependencies } from './home/index.ts'

/** What merchants see of several areas at once. */
export function buildOverview(
  { config, database }: AreaDependencies,
  needs: Pick<HomeDependencies, 'advanceOf'>,
) {
  const analytics = buildAnalytics({ database })
  return {
    area: defineArea('overview', [buildHome({ ...needs, ageing: config.orders }), analytics]),
    analytics,
  }
}
