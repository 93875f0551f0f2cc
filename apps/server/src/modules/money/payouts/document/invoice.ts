import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import {
  totalsOf,
  type InvoiceLine,
  type InvoiceLineKind,
  type InvoicedPayout,
} from '@daftar/rules/payouts/invoice-lines'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { pair, worded, type Bilingual, type Say } from '../../../../platform/documents/element.ts'
import { factTable, type Fact } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { invoiceLines, invoiceParty, invoiceTotals } from '../../../../platform/documents/invoice.ts'
import { styles } from '../../../../platform/documents/styles.ts'
import type { InvoiceParty } from '../../../../platform/documents/parties.ts'
import { figure, heading, documentTitle } from '../../../../platform/documents/sections.ts'
import { longTable, type Column } from '../../../../platform/documents/table.ts'

/** Everything a month's tax invoice says. */
export interface InvoiceContents {
  provider: Bilingual
  number: string
  /** `2026-10`. */
  month: string
  issuedOn: CalendarDate
  currency: Currency
  seller: InvoiceParty
  buyer: InvoiceParty
  lines: readonly InvoiceLine[]
  payouts: readonly InvoicedPayout[]
}

/** The tax invoice of a month: fees and the VAT on them, and what refunds gave back as a credit; both languages at once. */
export function invoiceDocument(contents: InvoiceContents): ReactElement<DocumentProps> {
  const { provider, number } = contents
  const title = m.pdf_invoice_title({}, { locale: 'en' })
  return createElement(
    Document,
    { title: `${title} ${number}`, author: contents.seller.name.en, subject: title, language: 'en' },
    sheet({ provider, number }, [
      documentTitle(worded(m.pdf_invoice_title)),
      pair(worded(m.pdf_invoice_settled), styles.preamble),
      factTable(headFacts(contents)),
      ...invoiceParty('seller', contents.seller),
      ...invoiceParty('buyer', contents.buyer),
      ...fees(contents),
      ...invoiceTotals(totalsOf(contents.lines), contents.currency),
    ]),
    // On a sheet of its own: the invoice ends with its total.
    sheet({ provider, number }, payouts(contents)),
  )
}

function headFacts({ number, issuedOn, month }: InvoiceContents): Fact[] {
  return [
    { label: worded(m.pdf_invoice_number), value: number, strong: true },
    { label: worded(m.pdf_invoice_date), value: dateText(issuedOn) },
    {
      label: worded(m.pdf_invoice_month),
      value: `${month.slice(5)}/${month.slice(0, 4)}`,
    },
  ]
}

function fees({ lines, currency }: InvoiceContents): ReactElement[] {
  return invoiceLines(
    lines.map(({ kind, ...line }) => ({ ...line, words: worded(lineWords[kind]) })),
    currency,
  )
}

function payouts({ payouts: invoiced, currency }: InvoiceContents): ReactElement[] {
  const columns: Column[] = [
    { head: worded(m.pdf_statement_number), share: 3 },
    { head: worded(m.pdf_statement_date), share: 2 },
    ...[m.pdf_invoice_net, m.pdf_invoice_vat, m.pdf_invoice_gross].map((word) => ({
      head: worded(word),
      share: 2,
      isFigure: true,
    })),
  ]
  const rows = invoiced.map((payout) => ({
    cells: [
      payout.number,
      dateText(payout.date),
      figure(payout.netMinor, currency),
      figure(payout.vatMinor, currency),
      figure(payout.netMinor + payout.vatMinor, currency),
    ],
  }))
  return [heading(worded(m.pdf_invoice_payouts)), longTable(columns, rows)]
}

const lineWords: Record<InvoiceLineKind, Say> = {
  commission: m.pdf_invoice_line_commission,
  fixed: m.pdf_invoice_line_fixed,
  commission_back: m.pdf_invoice_line_commission_back,
  fixed_back: m.pdf_invoice_line_fixed_back,
  transfer: m.pdf_invoice_line_transfer,
}
