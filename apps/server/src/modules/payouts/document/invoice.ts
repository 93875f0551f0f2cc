import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import {
  totalsOf,
  type InvoiceLine,
  type InvoiceLineKind,
  type InvoicedPayout,
} from '@daftar/rules/payouts/invoice-lines'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { both, pair, worded, type Both, type Say } from '../../../platform/paper/element.ts'
import { factTable, type Fact } from '../../../platform/paper/facts.ts'
import { sheet } from '../../../platform/paper/frame.ts'
import { look } from '../../../platform/paper/look.ts'
import { figure, heading, inBoth, paperTitle, titled } from './sections.ts'
import { longTable, type Column } from './table.ts'

export interface InvoiceParty {
  name: Both
  address: Both
  /** As far as it is known. */
  taxNumber: string | null
  registration: string | null
}

/** Everything a month's tax invoice says. */
export interface InvoiceContents {
  provider: Both
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
      paperTitle(worded(m.pdf_invoice_title)),
      pair(worded(m.pdf_invoice_settled), look.preamble),
      factTable(headFacts(contents)),
      ...party(worded(m.pdf_invoice_seller), contents.seller),
      ...party(worded(m.pdf_invoice_buyer), contents.buyer),
      ...fees(contents),
      ...totals(contents),
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

function party(title: Both, { name, address, registration, taxNumber }: InvoiceParty): ReactElement[] {
  const facts: Fact[] = [
    { label: worded(m.pdf_invoice_name), value: inBoth(name), strong: true },
    { label: worded(m.pdf_invoice_address), value: inBoth(address) || null },
    ...(registration ? [{ label: worded(m.pdf_invoice_registration), value: registration }] : []),
    { label: worded(m.pdf_invoice_tax_number), value: taxNumber },
  ]
  return titled(title, factTable(facts))
}

function fees({ lines, currency }: InvoiceContents): ReactElement[] {
  const columns: Column[] = [
    { head: worded(m.pdf_invoice_line), share: 4 },
    ...[m.pdf_invoice_net, m.pdf_invoice_rate, m.pdf_invoice_vat, m.pdf_invoice_gross].map((word) => ({
      head: worded(word),
      share: 1.8,
      isFigure: true,
    })),
  ]
  const rows = lines.map((line) => ({
    cells: [
      worded(lineWords[line.kind]),
      figure(line.netMinor, currency),
      percentText(percentNumber(line.rateHundredths)).replace(/[\u2066-\u2069]/g, ''),
      figure(line.vatMinor, currency),
      figure(line.netMinor + line.vatMinor, currency),
    ],
  }))
  const title = both((locale) => `${m.pdf_invoice_lines({}, { locale })} (${currency})`)
  return [heading(title), longTable(columns, rows)]
}

function totals({ lines, currency }: InvoiceContents): ReactElement[] {
  const { netMinor, vatMinor } = totalsOf(lines)
  const amount = (minor: bigint) => moneyText(toDecimal(money(minor, currency)), currency)
  return [
    pair({ en: ' ', ar: ' ' }),
    factTable([
      { label: worded(m.pdf_invoice_total_net), value: amount(netMinor) },
      { label: worded(m.pdf_invoice_total_vat), value: amount(vatMinor) },
      {
        label: worded(m.pdf_invoice_total),
        value: amount(netMinor + vatMinor),
        strong: true,
      },
    ]),
  ]
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
