import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts } from '../../../platform/paper/fonts.ts'
import { invoiceDocument, type InvoiceContents } from './invoice.ts'
import { statementDocument, type StatementContents } from './statement.ts'

export function renderStatement(contents: StatementContents): Promise<Buffer> {
  registerFonts()
  return renderToBuffer(statementDocument(contents))
}

export function renderInvoice(contents: InvoiceContents): Promise<Buffer> {
  registerFonts()
  return renderToBuffer(invoiceDocument(contents))
}
