import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { taxXmlFaults, taxXmlProfile, type TaxXml, type XmlParty } from '@daftar/rules/tax/tax-xml'
import { ublOf } from '@daftar/rules/tax/ubl'
import { timeText } from '@daftar/words/formats/date'
import { saudiQr } from '../../../platform/documents/saudi-qr.ts'
import type { InvoiceParty } from '../../../platform/documents/parties.ts'

/** What the twins of a paper need beside what it says. */
export interface IssuedPaper {
  uuid: string
  at: Date
  /** In which country the seller is registered for it. */
  country: string
  zone: string
}

interface Total {
  currency: Currency
  netMinor: bigint
  vatMinor: bigint
}

/** What the QR code on a paper says: on Saudi ones alone. */
export function qrOf(
  { country, at }: Pick<IssuedPaper, 'country' | 'at'>,
  seller: InvoiceParty,
  { currency, netMinor, vatMinor }: Total,
): string | null {
  if (country !== 'SAU' || seller.taxNumber === null) return null
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  return saudiQr({
    sellerName: seller.name.ar,
    taxNumber: seller.taxNumber,
    at,
    total: amount(netMinor + vatMinor),
    vat: amount(vatMinor),
  })
}

type Said = Omit<TaxXml, 'profile' | 'uuid' | 'issuedAtTime' | 'seller' | 'buyer'> & {
  seller: InvoiceParty
  buyer: InvoiceParty
}

/** The paper as UBL; null where its country has no profile, or by the rules it cannot be written so. */
export function taxXmlOf({ uuid, at, country, zone }: IssuedPaper, said: Said): Buffer | null {
  const profile = taxXmlProfile(country)
  if (!profile) return null
  const issuedAtTime = `${timeText(at.toISOString(), zone)}:00`
  // Saudi papers are in Arabic.
  const language = profile === 'zatca' ? 'ar' : 'en'
  const named = ({ name, address, ...party }: InvoiceParty): XmlParty => ({
    ...party,
    name: name[language],
    address: address[language],
  })
  const { seller, buyer } = said
  const paper = { ...said, profile, uuid, issuedAtTime, seller: named(seller), buyer: named(buyer) }
  return taxXmlFaults(paper).length > 0 ? null : Buffer.from(ublOf(paper), 'utf8')
}
