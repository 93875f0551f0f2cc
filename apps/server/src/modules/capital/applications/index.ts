import { defineModule } from '../../../platform/modules/module.ts'
import { applicationUploads } from './uploads.ts'
import { applicationHandlers, type ApplicationDependencies } from './handlers.ts'

export { beginApplication } from './begin.ts'
export { applicationStandings } from './standings.ts'
export { submitForReview, resubmitForReview, type Submission } from './submit-for-review.ts'
export { cancelApplication, endOffer } from './ending.ts'
export { countIbanTry, forgetGivenIban, ibanTriesFreeAt } from './iban-tries.ts'
export { ibanToConfirm } from './kyb-state.ts'
export type { KybBlocks, KybCall, KybPatch, KybSaved } from './kyb-port.ts'
export { applicationReview, type NewApplicationMark } from './form-review.ts'
export { licenceOf } from './mark-values.ts'
export { presentApplication, presentMark } from './present.ts'
export {
  forgetPasswords,
  keepLicenceRead,
  markCodeSent,
  markOverdue,
  markReminded,
  type OverdueRow,
} from './review.ts'
export { applicationsOfOffers } from './of-offers.ts'
export { moveApplication, saveApplication } from './save.ts'
export { screeningNow, screeningStateOf } from './screening.ts'
export { othersUnder } from './others.ts'
export { statementFiles } from './statement-files.ts'
export { listStatements, replaceStatements, type StatementFiles } from './statements.ts'
export {
  companyNameOf,
  findApplication,
  findApplicationById,
  findApplicationOnOffer,
  findAdvanceIdOf,
  findOwnApplication,
  lockOwnApplication,
  hasAdvanceOrApplication,
  type ApplicationChange,
  type ApplicationRow,
  type LoanTerms,
  type SignAuthority,
  type Signatory,
} from './store.ts'

/** The merchant's side of applications. */
export function buildApplications(deps: ApplicationDependencies) {
  return defineModule({
    name: 'applications',
    handlers: applicationHandlers(deps),
    uploads: applicationUploads,
  })
}
