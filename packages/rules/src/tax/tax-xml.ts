import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { Currency } from '../money/currency.ts'
import { money, sumMinor, toDecimal } from '../money/money.ts'

/**
 * The published profiles of UBL 2.1 that tax papers are written in: of the UAE (PINT-AE 1) and of Saudi
 * Arabia (ZATCA).
 */
export type TaxXmlProfile = 'pint_ae' | 'zatca'

/** The profile of a country (ISO alpha-3); null where there is none. */
export function taxXmlProfile(country: string | null): TaxXmlProfile | null {
  if (country === 'ARE') return 'pint_ae'
  return country === 'SAU' ? 'zatca' : null
}

export interface XmlParty {
  readonly name: string
  readonly address: string
  readonly taxNumber: string | null
  readonly registration: string | null
}

/** What is charged, or given back below zero; VAT as it was taken, at the rate in hundredths of a percent. */
export interface XmlLine {
  readonly name: string
  readonly netMinor: bigint
  readonly vatMinor: bigint
  readonly rateHundredths: bigint
}

export interface TaxXml {
  readonly profile: TaxXmlProfile
  readonly number: string
  readonly uuid: string
  readonly issuedOn: CalendarDate
  /** `08:00:00`, in the zone of the merchant. */
  readonly issuedAtTime: string
  readonly currency: Currency
  readonly seller: XmlParty
  readonly buyer: XmlParty
  /** What the fees are of; absent on a paper of one day. */
  readonly period?: { readonly from: CalendarDate; readonly to: CalendarDate }
  /** Of a credit note: what it corrects, and why, in words. */
  readonly credits?: { readonly number: string; readonly issuedOn: CalendarDate; readonly reason: string }
  readonly lines: readonly XmlLine[]
}

/** What the lines come to by the rules BR-CO-10 to BR-CO-15: given back is an allowance of the document. */
export function xmlTotals(lines: readonly XmlLine[]) {
  const charged = lines.filter(({ netMinor }) => netMinor >= 0n)
  const givenBack = lines.filter(({ netMinor }) => netMinor < 0n)
  const lineMinor = sumMinor(charged.map(({ netMinor }) => netMinor))
  const allowanceMinor = -sumMinor(givenBack.map(({ netMinor }) => netMinor))
  const netMinor = lineMinor - allowanceMinor
  const vatMinor = sumMinor(lines.map((line) => line.vatMinor))
  const byRate = Map.groupBy(lines, ({ rateHundredths }) => rateHundredths)
  const subtotals = [...byRate].map(([rateHundredths, of]) => ({
    rateHundredths,
    netMinor: sumMinor(of.map((line) => line.netMinor)),
    vatMinor: sumMinor(of.map((line) => line.vatMinor)),
  }))
  return {
    charged,
    givenBack,
    lineMinor,
    allowanceMinor,
    netMinor,
    vatMinor,
    totalMinor: netMinor + vatMinor,
    subtotals,
  }
}

/**
 * The business rules a paper breaks, by the ids under which they are published; none on a paper that may be
 * written. BR-CO-17 allows a whole unit of the currency, because VAT is rounded order by order.
 */
export function taxXmlFaults(paper: TaxXml): string[] {
  const { profile, seller, buyer, credits, lines } = paper
  const totals = xmlTotals(lines)
  const unit = 10n ** BigInt(toDecimal(money(0n, paper.currency)).split('.')[1]?.length ?? 0)
  const isOff = totals.subtotals.some(({ rateHundredths, netMinor, vatMinor }) => {
    const off = vatMinor * 10_000n - netMinor * rateHundredths
    return (off < 0n ? -off : off) > unit * 10_000n
  })
  const faults: Readonly<Record<string, boolean>> = {
    'BR-02': paper.number === '',
    'BR-06': seller.name === '',
    'BR-07': buyer.name === '',
    'BR-16': totals.charged.length === 0,
    'BR-CO-17': isOff,
    'BR-CO-26': seller.taxNumber === null,
    'BR-KSA-F-04': totals.netMinor < 0n || totals.vatMinor < 0n,
    'BR-KSA-17': profile === 'zatca' && credits?.reason === '',
    'BR-KSA-56': profile === 'zatca' && credits?.number === '',
    'IBR-055-AE': profile === 'pint_ae' && credits?.number === '',
    'IBR-132-AE': profile === 'pint_ae' && !/^1\d{12}03$/.test(seller.taxNumber ?? ''),
    'BR-KSA-39': profile === 'zatca' && !/^3\d{13}3$/.test(seller.taxNumber ?? ''),
  }
  return Object.keys(faults).filter((rule) => faults[rule])
}
