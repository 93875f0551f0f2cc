import { defineModule } from '../../../platform/modules/module.ts'

export { issueTaxDocument, type ToIssue } from './issue.ts'
export { findTaxDocument, numbersOf, type TaxDocument } from './store.ts'

/** What was issued to merchants under a number; the modules whose papers they are answer for them. */
export const taxDocuments = defineModule({ name: 'tax-documents', handlers: {} })
