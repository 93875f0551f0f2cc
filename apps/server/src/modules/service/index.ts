import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildSupport, type SupportDependencies } from './support/index.ts'

type ServiceNeeds = Pick<SupportDependencies, 'live' | 'files' | 'referenceOf' | 'payoutNamed' | 'isChargeOf'>

/** How merchants get help. */
export function buildService(deps: AreaDependencies, needs: ServiceNeeds) {
  const { module, takeMail } = buildSupport({ ...deps, ...needs })
  return { area: defineArea('service', [module]), takeMail }
}
