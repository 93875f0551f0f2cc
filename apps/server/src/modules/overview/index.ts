import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildHome, type HomeDependencies } from './home/index.ts'

/** What merchants see of several areas at once. */
export function buildOverview({ config }: AreaDependencies, needs: Pick<HomeDependencies, 'advanceOf'>) {
  return { area: defineArea('overview', [buildHome({ ...needs, ageing: config.orders })]) }
}
