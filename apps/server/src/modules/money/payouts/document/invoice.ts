import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { totalsOf, type InvoiceLine, type InvoicedPayout } from '@daftar/rules/payouts/invoice-lines'
import { m } from '@daftar/words'
import { dateText, monthText } from '@daftar/words/formats/date'
import { bilingual, worded, type Bilingual } from '../../../../platform/documents/element.ts'
import { factGrid } from '../../../../platform/documents/facts.ts'
import { sheet } from '../../../../platform/documents/frame.ts'
import { invoiceLines } from '../../../../platform/documents/invoice.ts'
import { amountBand, moneyTable, type MoneyRow } from '../../../../platform/documents/money.ts'
import type { InvoiceParty } from '../../../../platform/documents/parties.ts'
import { partyBlock } from '../../../../platform/documents/parties-block.ts'
import { qrBlock } from '../../../../platform/documents/qr-block.ts'
import { documentTitle, figure, heading } from '../../../../platform/documents/sections.ts'
import { lineWords } from './line-words.ts'

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
  /** What was taken off the wallet, together. */
  wallet: Pick<InvoicedPayout, 'netMinor' | 'vatMinor'>
  /** What the QR code of a Saudi paper says. */
  qr: string | null
}

/**
 * The tax invoice of a month: fees and the VAT on them, and what refunds gave back as a credit; both
 * languages at once.
 */
export function invoiceDocument(contents: InvoiceContents): ReactElement<DocumentProps> {
  const { provider, number, currency } = contents
  const title = m.pdf_invoice_title({}, { locale: 'en' })
  const { netMinor, vatMinor } = totalsOf(contents.lines)
  const masthead = { provider, number, foot: worded(m.pdf_invoice_rounding) }
  return createElement(
    Document,
    { title: `${title} ${number}`, author: contents.seller.name.en, subject: title, language: 'en' },
    sheet(masthead, [
      documentTitle(worded(m.pdf_invoice_title)),
      amountBand(worded(m.pdf_invoice_paid), currency, figure(netMinor + vatMinor, currency)),
      ...factGrid([
        { label: worded(m.pdf_invoice_number), value: number },
        { label: worded(m.pdf_invoice_date), value: dateText(contents.issuedOn) },
        { label: worded(m.pdf_invoice_month), value: suppliedIn(contents) },
        { label: worded(m.pdf_invoice_currency), value: currency },
      ]),
      partyBlock('seller', contents.seller),
      partyBlock('buyer', contents.buyer),
      ...fees(contents),
      ...payouts(contents),
      ...qrBlock(contents.qr),
    ]),
  )
}

function suppliedIn({ month, issuedOn }: InvoiceContents): string {
  return `${dateText(`${month}-01`)} – ${dateText(issuedOn)}`
}

function fees({ lines, currency, month }: InvoiceContents): ReactElement[] {
  const title = bilingual((locale) => m.pdf_invoice_fees_of({ month: monthText(month, locale) }, { locale }))
  const printed = lines.map(({ kind, ...line }) => ({ ...line, words: worded(lineWords[kind]) }))
  return invoiceLines(title, printed, totalsOf(lines), currency)
}

/** What the fees were taken off, down to the nothing that is left to pay. */
function payouts({ payouts: invoiced, wallet, lines, currency }: InvoiceContents): ReactElement[] {
  const { netMinor, vatMinor } = totalsOf(lines)
  const owed = netMinor + vatMinor
  const taken = invoiced.map((payout): MoneyRow & { minor: bigint } => {
    const minor = -(payout.netMinor + payout.vatMinor)
    return {
      words: { en: payout.number, ar: dateText(payout.date) },
      figures: [figure(minor, currency)],
      minor,
    }
  })
  const walletMinor = -(wallet.netMinor + wallet.vatMinor)
  if (walletMinor !== 0n)
    taken.push({
      words: worded(m.pdf_invoice_wallet),
      figures: [figure(walletMinor, currency)],
      minor: walletMinor,
    })
  const left = taken.reduce((sum, { minor }) => sum + minor, owed)
  const inCurrency = { en: currency, ar: currency }
  return [
    heading(worded(m.pdf_invoice_payouts)),
    moneyTable(
      [inCurrency],
      [
        { words: worded(m.pdf_invoice_paid), figures: [figure(owed, currency)] },
        ...taken,
        { words: worded(m.pdf_invoice_left), figures: [figure(left, currency)], strong: true },
      ],
    ),
  ]
}
