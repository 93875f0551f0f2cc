import { merchantHandlers } from './handlers.ts'

export {
  findLegalEntity,
  findMerchant,
  merchantZone,
  type LegalEntityRow,
  type MerchantRow,
} from './store.ts'

/** Merchants, their stores and legal entities. */
export function buildMerchants() {
  return { handlers: merchantHandlers() }
}
