import { defineModule } from '../../../platform/modules/module.ts'
import { merchantDeskHandlers } from './desk-handlers.ts'
import { merchantHandlers } from './handlers.ts'
import { scopeHandlers, type PurchaseLimits } from './scope-handlers.ts'

export {
  entitiesEndingBy,
  entitiesWithIdsEndingBy,
  findLegalEntity,
  findLegalEntityOf,
  legalEntitiesOf,
  listLegalEntities,
  lockLegalEntity,
  type LegalEntityRow,
} from './entity-store.ts'
export {
  acceptLegalEntity,
  ageLegalEntity,
  putUnderReview,
  rejectLegalEntity,
  standAgain,
} from './entity-commands.ts'
export { ownersOf, presentLegalEntity, presentOwner } from './present.ts'
export { findMerchant, listMerchants, merchantZone, storesOfMerchant, type MerchantRow } from './store.ts'
export { findStoreSeen, listStores, merchantOfShown, type StoreRow } from './store-rows.ts'
export { pictureAddress, presentStore, presentStoreDetails } from './present-store.ts'
export { changeStore, offerProduct, showStoreAs, strangeEntity } from './change-store.ts'
export type { PurchaseLimits } from './scope-handlers.ts'
export { findApplicant, holdApplicant, insertApplicant, lockApplicant } from './applicant-store.ts'
export { findContract, lockContract } from './contract-store.ts'
export { applicantMachine, contractMachine, type ApplicantRow } from './machine.ts'
export { holdStore } from './hold.ts'
export {
  addLegalEntity,
  addStore,
  changeAccount,
  createMerchant,
  enterLegalEntity,
  resumeMerchant,
  setStoreCodes,
  suspendMerchant,
} from './commands.ts'
export {
  changeMembership,
  deleteMembership,
  forgetFormerAdmins,
  formerAdmins,
  insertMembership,
  knownStores,
  lockMembers,
  membershipsOf,
  setAdsRights,
  setMembershipDisabled,
  type Membership,
} from './member-store.ts'
export { offerCards } from './write-store.ts'
export { copyStoresTo, insertSandbox } from './sandbox-store.ts'
export { presentMerchantOf, type MerchantFields } from './present-merchant-of.ts'

/** Merchants, their stores and legal entities. */
export function buildMerchants(limits: PurchaseLimits) {
  return defineModule({
    name: 'merchants',
    handlers: { ...merchantHandlers(), ...scopeHandlers(limits), ...merchantDeskHandlers() },
  })
}
