import { definePaper } from '../../../../platform/documents/paper.ts'
import type { InvoiceContents } from './invoice.ts'
import type { StatementContents } from './contents.ts'

export const statementPaper = definePaper(import.meta.url, 'statement', async (contents: StatementContents) =>
  (await import('./statement.ts')).statementDocument(contents),
)

export const invoicePaper = definePaper(import.meta.url, 'invoice', async (contents: InvoiceContents) =>
  (await import('./invoice.ts')).invoiceDocument(contents),
)
