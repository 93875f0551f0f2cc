import { definePaper } from '../../../platform/documents/paper.ts'
import type { CreditNote, FeeInvoice } from './contents.ts'

export const feeInvoicePaper = definePaper(import.meta.url, 'fee-invoice', async (invoice: FeeInvoice) =>
  (await import('./document.ts')).feeInvoiceDocument(invoice),
)

export const creditNotePaper = definePaper(import.meta.url, 'credit-note', async (note: CreditNote) =>
  (await import('./document.ts')).creditNoteDocument(note),
)
