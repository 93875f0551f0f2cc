import { applicationHandlers } from './handlers.ts'
import type { SaveDependencies } from './save-step.ts'

export { handInAgain, type HandedIn } from './hand-in.ts'
export { findOffer, isTakeable, termsOf, type OfferRow } from '../offers/index.ts'
export { presentApplication } from './present.ts'
export { listStatements, type StatementFiles, type StatementReading } from './statements.ts'
export {
  companyNameOf,
  findApplication,
  findApplicationById,
  hasLoanOrApplication,
  hasOpenLoan,
  saveApplication,
  type ApplicationChange,
  type ApplicationRow,
  type LoanTerms,
  type Signatory,
  type StoredProposal,
} from './store.ts'

/** The merchant's side of applications. */
export function buildApplications(deps: SaveDependencies) {
  return { handlers: applicationHandlers(deps) }
}
