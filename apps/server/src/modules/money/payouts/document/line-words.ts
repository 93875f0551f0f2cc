import type { InvoiceLineKind } from '@daftar/rules/payouts/invoice-lines'
import { m } from '@daftar/words'
import type { Say } from '../../../../platform/documents/element.ts'

/** What a line of a month's invoice is for. */
export const lineWords: Record<InvoiceLineKind, Say> = {
  commission: m.pdf_invoice_line_commission,
  fixed: m.pdf_invoice_line_fixed,
  commission_back: m.pdf_invoice_line_commission_back,
  fixed_back: m.pdf_invoice_line_fixed_back,
  transfer: m.pdf_invoice_line_transfer,
  withdrawal: m.pdf_invoice_line_withdrawal,
  ads: m.pdf_invoice_line_ads,
}
