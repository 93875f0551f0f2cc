import { defineModule } from '../../../platform/modules/module.ts'
import { merchantDeskHandlers } from './desk-handlers.ts'
import { merchantHandlers } from './handlers.ts'
import { scopeHandlers, type PurchaseLimits } from './scope-handlers.ts'

export {
  findLegalEntity,
  findMerchant,
  listMerchants,
  listStores,
  merchantZone,
  storesOfMerchant,
  type LegalEntityRow,
  type MerchantRow,
} from './store.ts'
export { findApplicant, holdApplicant, insertApplicant, lockApplicant } from './applicant-store.ts'
export { applicantMachine, type ApplicantRow } from './machine.ts'
export { holdStore } from './hold.ts'
export {
  addLegalEntity,
  addStore,
  createMerchant,
  resumeMerchant,
  setStoreCodes,
  suspendMerchant,
} from './commands.ts'
export {
  changeMembership,
  deleteMembership,
  insertMembership,
  knownStores,
  lockMembers,
  membershipsOf,
  setMembershipDisabled,
  type Membership,
} from './member-store.ts'
export { copyStoresTo, insertSandbox } from './sandbox-store.ts'
export { presentMerchantOf, type MerchantFields } from './present-merchant-of.ts'

/** Merchants, their stores and legal entities. */
export function buildMerchants(limits: PurchaseLimits) {
  return defineModule({
    name: 'merchants',
    handlers: { ...merchantHandlers(), ...scopeHandlers(limits), ...merchantDeskHandlers() },
  })
}
