import { createElement, type ReactElement } from 'react'
import { Document, type DocumentProps } from '@react-pdf/renderer'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { bilingual, pair, worded } from '../../../platform/documents/element.ts'
import { factGrid } from '../../../platform/documents/facts.ts'
import { sheet } from '../../../platform/documents/frame.ts'
import { invoiceLines } from '../../../platform/documents/invoice.ts'
import { amountBand } from '../../../platform/documents/money.ts'
import { footOf, partyBlock } from '../../../platform/documents/parties-block.ts'
import { qrBlock } from '../../../platform/documents/qr-block.ts'
import { documentTitle, figure } from '../../../platform/documents/sections.ts'
import { styles } from '../../../platform/documents/styles.ts'
import type { CreditNote, FeeInvoice } from './contents.ts'
import { creditWords } from './credit-words.ts'

/** The tax invoice of an advance's fee, on one sheet and in both languages (DEC-LOAN-3). */
export function feeInvoiceDocument(invoice: FeeInvoice): ReactElement<DocumentProps> {
  const { provider, number, currency, netMinor, vatMinor, rateHundredths, tenorWeeks } = invoice
  const title = m.pdf_invoice_title({}, { locale: 'en' })
  const words = bilingual((locale) =>
    m.loan_invoice_line({ weeks: m.capital_weeks({ count: tenorWeeks }, { locale }) }, { locale }),
  )
  const total = { netMinor, vatMinor }
  return createElement(
    Document,
    { title: `${title} ${number}`, author: invoice.seller.name.en, subject: title, language: 'en' },
    sheet({ provider, number, foot: footOf(invoice.seller) }, [
      documentTitle(worded(m.pdf_invoice_title)),
      amountBand(worded(m.pdf_invoice_total), currency, figure(netMinor + vatMinor, currency)),
      ...factGrid([
        { label: worded(m.pdf_invoice_number), value: number },
        { label: worded(m.pdf_invoice_date), value: dateText(invoice.issuedOn) },
        { label: worded(m.loan_invoice_advance), value: invoice.advanceId },
        {
          label: worded(m.loan_invoice_amount),
          value: `${currency}\u00a0${figure(invoice.amountMinor, currency)}`,
        },
      ]),
      partyBlock('seller', invoice.seller),
      partyBlock('buyer', invoice.buyer),
      ...invoiceLines(
        worded(m.pdf_invoice_lines),
        [{ words, netMinor, vatMinor, rateHundredths }],
        total,
        currency,
      ),
      pair(worded(m.loan_invoice_preamble), styles.preamble, styles.note),
      ...qrBlock(invoice.qr),
    ]),
  )
}

/** A tax credit note to that invoice, on one sheet and in both languages (DEC-LOAN-25, DEC-LOAN-27). */
export function creditNoteDocument(note: CreditNote): ReactElement<DocumentProps> {
  const { number, how, netMinor, vatMinor, invoice } = note
  const { provider, currency, rateHundredths } = invoice
  const title = m.loan_credit_title({}, { locale: 'en' })
  const { preamble, line } = creditWords[how]
  const total = { netMinor, vatMinor }
  return createElement(
    Document,
    { title: `${title} ${number}`, author: invoice.seller.name.en, subject: title, language: 'en' },
    sheet({ provider, number, foot: footOf(invoice.seller) }, [
      documentTitle(worded(m.loan_credit_title)),
      amountBand(worded(m.pdf_invoice_total), currency, figure(netMinor + vatMinor, currency)),
      ...factGrid([
        { label: worded(m.loan_credit_number), value: number },
        { label: worded(m.pdf_invoice_date), value: dateText(note.issuedOn) },
        {
          label: worded(m.loan_credit_to),
          value: `${invoice.number}\n${dateText(invoice.issuedOn)}`,
        },
        { label: worded(m.loan_invoice_advance), value: invoice.advanceId },
      ]),
      partyBlock('seller', invoice.seller),
      partyBlock('buyer', invoice.buyer),
      ...invoiceLines(
        worded(m.pdf_invoice_lines),
        [{ words: worded(line), netMinor, vatMinor, rateHundredths }],
        total,
        currency,
      ),
      pair(worded(preamble), styles.preamble, styles.note),
      ...qrBlock(note.qr),
    ]),
  )
}
