import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { BorrowerDetails } from '@daftar/rules/capital/applications/borrower-details'
import type { LoanTerms } from '../../applications/index.ts'
import type { Bilingual } from '../../../../platform/documents/element.ts'
import type { InvoiceParty } from '../../../../platform/documents/parties.ts'
import type { SignatureEvidence } from '../../../../platform/documents/signatures.ts'

/** Everything a contract says, kept with its envelope; the file that was set from it is kept as well. */
export interface ContractContents {
  /** Printed on every page. */
  number: string
  madeOn: CalendarDate
  provider: Bilingual
  /** Who that is by law; absent in contracts from before it was named. */
  seller?: InvoiceParty
  supportEmail: string
  borrower: BorrowerDetails
  terms: LoanTerms
  /** Repaid by direct debit from the borrower's account, not from sales payouts (DEC-LOAN-31). */
  isRepaidByDebit: boolean
}

/** The record of a signature, the last page of the signed copy. */
export interface SigningEvidence extends SignatureEvidence {
  codeRequestId: string
  envelopeId: string
}
