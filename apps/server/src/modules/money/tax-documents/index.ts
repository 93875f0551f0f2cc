import { defineModule } from '../../../platform/modules/module.ts'

export { givenOut, type GivenPaper } from './given-out.ts'
export { issueTaxDocument } from './issue.ts'
export { qrOf, taxXmlOf, type IssuedPaper } from './twins.ts'
export { findTaxDocument, numbersOf } from './store.ts'

/** What was issued to merchants under a number, and given out; the modules of the papers answer for them. */
export const taxDocuments = defineModule({ name: 'tax-documents', handlers: {} })
