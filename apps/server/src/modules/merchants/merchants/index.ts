import { defineModule } from '../../../platform/modules/module.ts'
import { merchantHandlers } from './handlers.ts'

export {
  findLegalEntity,
  findMerchant,
  listStores,
  merchantZone,
  type LegalEntityRow,
  type MerchantRow,
} from './store.ts'
export { holdStore } from './hold.ts'
export { ofMerchant, type OfMerchant } from './of-merchant.ts'

/** Merchants, their stores and legal entities. */
export function buildMerchants() {
  return defineModule({ name: 'merchants', handlers: merchantHandlers() })
}
