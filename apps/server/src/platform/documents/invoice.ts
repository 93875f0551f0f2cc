import type { ReactElement } from 'react'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import { m } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { bilingual, pair, worded, type Bilingual } from './element.ts'
import { factTable, type Fact } from './facts.ts'
import type { InvoiceParty } from './parties.ts'
import { figure, heading, inBoth, titled } from './sections.ts'
import { longTable, type Column } from './table.ts'

const partyTitles = { seller: m.pdf_invoice_seller, buyer: m.pdf_invoice_buyer }

export function invoiceParty(
  side: keyof typeof partyTitles,
  { name, address, registration, taxNumber }: InvoiceParty,
): ReactElement[] {
  const facts: Fact[] = [
    { label: worded(m.pdf_invoice_name), value: inBoth(name), strong: true },
    { label: worded(m.pdf_invoice_address), value: inBoth(address) || null },
    ...(registration ? [{ label: worded(m.pdf_invoice_registration), value: registration }] : []),
    { label: worded(m.pdf_invoice_tax_number), value: taxNumber },
  ]
  return titled(worded(partyTitles[side]), factTable(facts))
}

/** One line of a tax invoice; `words` says what for. */
interface PrintedLine {
  words: Bilingual
  netMinor: bigint
  vatMinor: bigint
  /** Hundredths of a percent. */
  rateHundredths: bigint
}

export function invoiceLines(lines: readonly PrintedLine[], currency: Currency): ReactElement[] {
  const columns: Column[] = [
    { head: worded(m.pdf_invoice_line), share: 4 },
    ...[m.pdf_invoice_net, m.pdf_invoice_rate, m.pdf_invoice_vat, m.pdf_invoice_gross].map((word) => ({
      head: worded(word),
      share: 1.8,
      isFigure: true,
    })),
  ]
  const rows = lines.map(({ words, netMinor, vatMinor, rateHundredths }) => ({
    cells: [
      words,
      figure(netMinor, currency),
      percentText(percentNumber(rateHundredths)).replace(/[\u2066-\u2069]/g, ''),
      figure(vatMinor, currency),
      figure(netMinor + vatMinor, currency),
    ],
  }))
  const title = bilingual((locale) => `${m.pdf_invoice_lines({}, { locale })} (${currency})`)
  return [heading(title), longTable(columns, rows)]
}

export function invoiceTotals(
  { netMinor, vatMinor }: Pick<PrintedLine, 'netMinor' | 'vatMinor'>,
  currency: Currency,
): ReactElement[] {
  const amount = (minor: bigint) => moneyText(toDecimal(money(minor, currency)), currency)
  return [
    pair({ en: ' ', ar: ' ' }),
    factTable([
      { label: worded(m.pdf_invoice_total_net), value: amount(netMinor) },
      { label: worded(m.pdf_invoice_total_vat), value: amount(vatMinor) },
      { label: worded(m.pdf_invoice_total), value: amount(netMinor + vatMinor), strong: true },
    ]),
  ]
}
