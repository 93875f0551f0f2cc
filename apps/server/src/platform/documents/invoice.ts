import type { ReactElement } from 'react'
import type { Currency } from '@daftar/rules/money/currency'
import { percentNumber } from '@daftar/rules/money/percent'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { bilingual, worded, type Bilingual } from './element.ts'
import { moneyTable } from './money.ts'
import { figure, heading } from './sections.ts'

/** One line of a tax invoice; `words` says what for. */
interface PrintedLine {
  words: Bilingual
  netMinor: bigint
  vatMinor: bigint
  /** Hundredths of a percent. */
  rateHundredths: bigint
}

/** What is charged, line by line and in all: without VAT, its rate, VAT, with VAT. */
export function invoiceLines(
  title: Bilingual,
  lines: readonly PrintedLine[],
  totals: Pick<PrintedLine, 'netMinor' | 'vatMinor'>,
  currency: Currency,
): ReactElement[] {
  const heads = [m.pdf_invoice_net, m.pdf_invoice_rate, m.pdf_invoice_vat, m.pdf_invoice_gross].map(worded)
  const figures = (
    { netMinor, vatMinor }: Pick<PrintedLine, 'netMinor' | 'vatMinor'>,
    rate: string,
  ): string[] => [
    figure(netMinor, currency),
    rate,
    figure(vatMinor, currency),
    figure(netMinor + vatMinor, currency),
  ]
  const rows = lines.map((line) => ({
    words: line.words,
    figures: figures(line, rateOf(line.rateHundredths)),
  }))
  const sum = {
    words: bilingual((locale) => `${m.pdf_invoice_total({}, { locale })} (${currency})`),
    figures: figures(totals, ''),
    strong: true,
  }
  return [heading(title), moneyTable(heads, [...rows, sum])]
}

function rateOf(rateHundredths: bigint): string {
  return percentText(percentNumber(rateHundredths)).replace(/[\u2066-\u2069]/g, '')
}
