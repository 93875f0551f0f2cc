import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildSupport, type SupportDependencies } from './support/index.ts'

type ServiceNeeds = Pick<SupportDependencies, 'live' | 'files' | 'referenceOf' | 'payoutNamed' | 'isChargeOf'>

/** How merchants get help. */
export function buildService(deps: AreaDependencies, needs: ServiceNeeds) {
  return { area: defineArea('service', [buildSupport({ ...deps, ...needs })]) }
}
