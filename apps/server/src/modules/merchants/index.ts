import type { AreaDependencies } from '../../area-dependencies.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { buildMerchants as buildMerchantsModule } from './merchants/index.ts'

/** The spine: merchants, their stores and legal entities. */
export function buildMerchants({ config }: AreaDependencies) {
  return { area: defineArea('merchants', [buildMerchantsModule(config.checkout)]) }
}
