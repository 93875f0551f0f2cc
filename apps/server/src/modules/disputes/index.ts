import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildDisputes as buildDisputesModule, type DisputeNeeds } from './disputes/index.ts'

export { disputeOf, isDisputed } from './disputes/index.ts'

/** What shoppers say against orders, and who pays for it. */
export function buildDisputes(deps: AreaDependencies, needs: DisputeNeeds) {
  return { area: defineArea('disputes', [buildDisputesModule({ ...deps, ...needs })]) }
}
