import type { ReactElement } from 'react'
import { m } from '@daftar/words'
import type { Language } from '@daftar/rules/geo/languages'
import { bilingual, box, text, worded, type Bilingual } from './element.ts'
import type { Masthead } from './frame.ts'
import type { InvoiceParty } from './parties.ts'
import { styles } from './styles.ts'

const roles = {
  seller: m.pdf_invoice_seller,
  buyer: m.pdf_invoice_buyer,
  paid: m.pdf_statement_paid_to,
}

/** Who a paper is from or for, English on the left and Arabic on the right. */
export function partyBlock(side: keyof typeof roles, party: InvoiceParty): ReactElement {
  const role = worded(roles[side])
  const half = (language: Language) =>
    box(styles.half, [
      text(language, role[language], styles.partyRole),
      said(language, party.name[language], styles.partyName),
      ...linesOf(party).map((line) => said(language, line[language])),
    ])
  return box([styles.party, styles.factRule], [half('en'), half('ar')], { whole: true })
}

/** A name in Latin letters keeps its own direction on the Arabic side: its full stop stays behind it. */
function said(language: Language, words: string, ...more: (typeof styles.partyName)[]): ReactElement {
  const isLatin = !/[\u0600-\u06ff]/.test(words)
  return language === 'ar' && isLatin
    ? text('en', words, ...more, styles.end)
    : text(language, words, ...more)
}

function linesOf({ address, registration, taxNumber }: InvoiceParty): Bilingual[] {
  return [
    ...(address.en ? [address] : []),
    ...(registration ? [numbered(m.pdf_invoice_registration, registration)] : []),
    taxNumber === null
      ? worded(m.pdf_invoice_tax_number_missing)
      : numbered(m.pdf_invoice_tax_number, taxNumber),
  ]
}

/** An address, name and number of the issuer, for the foot of a page. */
export function footOf({ name, address, taxNumber }: InvoiceParty): Bilingual {
  const number = taxNumber === null ? null : numbered(m.pdf_invoice_tax_number, taxNumber)
  return bilingual((locale) =>
    [[name[locale], address[locale]].join(locale === 'ar' ? '، ' : ', '), number?.[locale]]
      .filter(Boolean)
      .join('\n'),
  )
}

/** The head and the foot of a contract; those from before its issuer was named by law have no foot. */
export function contractMasthead({
  provider,
  number,
  seller,
}: Pick<Masthead, 'provider' | 'number'> & { seller?: InvoiceParty }): Masthead {
  return { provider, number, foot: seller && footOf(seller) }
}

function numbered(label: typeof m.pdf_invoice_registration, value: string): Bilingual {
  return bilingual((locale) => `${label({}, { locale })} ${value}`)
}
