import { m } from '@daftar/words'
import { taxXmlOf } from '../../money/tax-documents/index.ts'
import type { CreditNote, FeeInvoice } from './contents.ts'
import { creditWords } from './credit-words.ts'

/** The invoice of a fee for machines; undefined where its country has no profile. */
export function feeInvoiceXml(invoice: FeeInvoice) {
  const locale = languageOf(invoice)
  const weeks = m.capital_weeks({ count: invoice.tenorWeeks }, { locale })
  return taxXmlOf(invoice.issued, {
    ...saidOf(invoice),
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    lines: [{ ...amountsOf(invoice), name: m.loan_invoice_line({ weeks }, { locale }) }],
  })
}

/** A credit note to it: what it corrects and why. */
export function creditNoteXml(note: CreditNote) {
  const { invoice, number, issuedOn, how } = note
  const locale = languageOf(invoice)
  const { preamble, line } = creditWords[how]
  const { rateHundredths } = invoice
  return taxXmlOf(note.issued, {
    ...saidOf(invoice),
    number,
    issuedOn,
    credits: { number: invoice.number, issuedOn: invoice.issuedOn, reason: preamble({}, { locale }) },
    lines: [{ ...amountsOf({ ...note, rateHundredths }), name: line({}, { locale }) }],
  })
}

function saidOf({ currency, seller, buyer }: FeeInvoice) {
  return { currency, seller, buyer }
}

function amountsOf({
  netMinor,
  vatMinor,
  rateHundredths,
}: Pick<FeeInvoice, 'netMinor' | 'vatMinor' | 'rateHundredths'>) {
  return { netMinor, vatMinor, rateHundredths }
}

/** Saudi papers are in Arabic. */
function languageOf({ issued }: FeeInvoice): 'ar' | 'en' {
  return issued.country === 'SAU' ? 'ar' : 'en'
}
