import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import { money, toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { bilingual, pair, worded } from '../../../platform/documents/element.ts'
import { factTable } from '../../../platform/documents/facts.ts'
import { sheet } from '../../../platform/documents/frame.ts'
import { invoiceLines, invoiceParty, invoiceTotals } from '../../../platform/documents/invoice.ts'
import { styles } from '../../../platform/documents/styles.ts'
import { documentTitle } from '../../../platform/documents/sections.ts'
import type { CreditNote, FeeInvoice } from './contents.ts'

/** The tax invoice of an advance's fee, on one sheet and in both languages (DEC-LOAN-3). */
export function feeInvoiceDocument(invoice: FeeInvoice): ReactElement<DocumentProps> {
  const { provider, number, currency, netMinor, vatMinor, rateHundredths, tenorWeeks } = invoice
  const title = m.pdf_invoice_title({}, { locale: 'en' })
  const words = bilingual((locale) =>
    m.loan_invoice_line({ weeks: m.capital_weeks({ count: tenorWeeks }, { locale }) }, { locale }),
  )
  return createElement(
    Document,
    { title: `${title} ${number}`, author: invoice.seller.name.en, subject: title, language: 'en' },
    sheet({ provider, number }, [
      documentTitle(worded(m.pdf_invoice_title)),
      pair(worded(m.loan_invoice_preamble), styles.preamble),
      factTable([
        { label: worded(m.pdf_invoice_number), value: number, strong: true },
        { label: worded(m.pdf_invoice_date), value: dateText(invoice.issuedOn) },
        { label: worded(m.loan_invoice_advance), value: invoice.advanceId },
        {
          label: worded(m.loan_invoice_amount),
          value: moneyText(toDecimal(money(invoice.amountMinor, currency)), currency),
        },
      ]),
      ...invoiceParty('seller', invoice.seller),
      ...invoiceParty('buyer', invoice.buyer),
      ...invoiceLines([{ words, netMinor, vatMinor, rateHundredths }], currency),
      ...invoiceTotals({ netMinor, vatMinor }, currency),
    ]),
  )
}

const creditWords = {
  paid_off: { preamble: m.loan_credit_paid_off, line: m.loan_credit_line_paid_off },
  written_off: { preamble: m.loan_credit_written_off, line: m.loan_credit_line_written_off },
}

/** A tax credit note to that invoice, on one sheet and in both languages (DEC-LOAN-25, DEC-LOAN-27). */
export function creditNoteDocument(note: CreditNote): ReactElement<DocumentProps> {
  const { number, how, netMinor, vatMinor, invoice } = note
  const { provider, currency, rateHundredths } = invoice
  const title = m.loan_credit_title({}, { locale: 'en' })
  const { preamble, line } = creditWords[how]
  return createElement(
    Document,
    { title: `${title} ${number}`, author: invoice.seller.name.en, subject: title, language: 'en' },
    sheet({ provider, number }, [
      documentTitle(worded(m.loan_credit_title)),
      pair(worded(preamble), styles.preamble),
      factTable([
        { label: worded(m.loan_credit_number), value: number, strong: true },
        { label: worded(m.pdf_invoice_date), value: dateText(note.issuedOn) },
        { label: worded(m.loan_credit_to), value: invoice.number },
        { label: worded(m.loan_credit_of), value: dateText(invoice.issuedOn) },
        { label: worded(m.loan_invoice_advance), value: invoice.advanceId },
      ]),
      ...invoiceParty('seller', invoice.seller),
      ...invoiceParty('buyer', invoice.buyer),
      ...invoiceLines([{ words: worded(line), netMinor, vatMinor, rateHundredths }], currency),
      ...invoiceTotals({ netMinor, vatMinor }, currency),
    ]),
  )
}
