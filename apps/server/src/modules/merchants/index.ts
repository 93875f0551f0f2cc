import { defineArea } from '../../platform/modules/module.ts'
import { buildMerchants as buildMerchantsModule } from './merchants/index.ts'

/** The spine: merchants, their stores and legal entities. */
export function buildMerchants() {
  return { area: defineArea('merchants', [buildMerchantsModule()]) }
}
