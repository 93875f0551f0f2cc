import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ublOf } from './ubl.ts'
import { taxXmlFaults, xmlTotals, type TaxXml } from './tax-xml.ts'

const paper: TaxXml = {
  profile: 'pint_ae',
  number: 'INV-2026-000042',
  uuid: '2f1c7c1e-9d0e-4a9b-8a39-0a7a5d8a1b11',
  issuedOn: '2026-10-31',
  issuedAtTime: '00:00:00',
  currency: 'AED',
  seller: {
    name: 'Daftar Payments LLC',
    address: 'Al Maryah Island, Abu Dhabi',
    taxNumber: '100412876500003',
    registration: null,
  },
  buyer: {
    name: 'Noor & Sons <LLC>',
    address: 'Dubai Marina, Dubai',
    taxNumber: '100011834060003',
    registration: 'CN-1',
  },
  period: { from: '2026-10-01', to: '2026-10-31' },
  lines: [
    { name: 'Commission', netMinor: 434_772n, vatMinor: 21_742n, rateHundredths: 500n },
    { name: 'Given back', netMinor: -11_434n, vatMinor: -572n, rateHundredths: 500n },
  ],
}
const saudi: TaxXml = {
  ...paper,
  profile: 'zatca',
  currency: 'SAR',
  seller: { ...paper.seller, taxNumber: '310412876500003' },
}
const credits = { number: 'FEE-2026-000007', issuedOn: '2026-09-01', reason: 'Fee waived' } as const

/** The texts of an element, in the order of the document. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text)

test('an invoice of the UAE names its profile, both sides and their emirates', () => {
  const xml = ublOf(paper)
  expect(textsOf(xml, 'CustomizationID')).toEqual(['urn:peppol:pint:billing-1@ae-1'])
  expect(textsOf(xml, 'InvoiceTypeCode')).toEqual(['380'])
  expect(textsOf(xml, 'EndpointID')).toEqual(['1004128765', '1000118340'])
  expect(textsOf(xml, 'CountrySubentity')).toEqual(['AUH', 'DXB'])
  expect(textsOf(xml, 'RegistrationName')).toEqual(['Daftar Payments LLC', 'Noor &amp; Sons &lt;LLC&gt;'])
})

test('what is given back is an allowance, and the sums follow from it', () => {
  for (const xml of [ublOf(paper), ublOf(saudi)]) {
    expect(textsOf(xml, 'LineExtensionAmount')).toEqual(['4347.72', '4347.72'])
    expect(textsOf(xml, 'AllowanceTotalAmount')).toEqual(['114.34'])
    expect(textsOf(xml, 'TaxExclusiveAmount')).toEqual(['4233.38'])
    expect(textsOf(xml, 'TaxInclusiveAmount')).toEqual(['4445.08'])
    expect(textsOf(xml, 'PayableAmount')).toEqual(['4445.08'])
  }
})

test('a credit note says what it corrects and why, each country in its way', () => {
  const lines = paper.lines.slice(0, 1)
  const emirati = ublOf({ ...paper, lines, credits })
  expect(emirati).toContain('<CreditNote ')
  expect(textsOf(emirati, 'ResponseCode')).toEqual(['DL8.61.1.C'])
  const ofSaudi = ublOf({ ...saudi, lines, credits })
  expect(ofSaudi).toContain('<Invoice ')
  expect(textsOf(ofSaudi, 'InstructionNote')).toEqual(['Fee waived'])
  for (const xml of [emirati, ofSaudi]) expect(textsOf(xml, 'ID')).toContain('FEE-2026-000007')
})

test('rules that a paper breaks are named by their published ids', () => {
  expect(taxXmlFaults(paper)).toEqual([])
  expect(taxXmlFaults(saudi)).toEqual([])
  const without = { ...paper, seller: { ...paper.seller, taxNumber: null } }
  expect(taxXmlFaults(without)).toEqual(['BR-CO-26', 'IBR-132-AE'])
  expect(taxXmlFaults({ ...saudi, credits: { ...credits, reason: '' } })).toEqual(['BR-KSA-17'])
  expect(taxXmlFaults({ ...paper, lines: paper.lines.slice(1) })).toEqual(['BR-16', 'BR-KSA-F-04'])
  const wrong = { ...paper.lines[0]!, vatMinor: 22_000n }
  expect(taxXmlFaults({ ...paper, lines: [wrong] })).toEqual(['BR-CO-17'])
})

const line = fc
  .record({ net: fc.bigInt(-500_000n, 5_000_000n), rate: fc.constantFrom(0n, 500n, 1_500n) })
  .map(({ net, rate }) => ({
    name: 'Fee',
    netMinor: net,
    vatMinor: (net * rate) / 10_000n,
    rateHundredths: rate,
  }))

test('whatever is charged and given back, the amounts sum by the rules of the profile', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const xml = ublOf({ ...paper, lines })
      const cents = (name: string) => textsOf(xml, name).map((text) => BigInt(text!.replace('.', '')))
      const sum = (minors: readonly bigint[]) => minors.reduce((one, other) => one + other, 0n)
      const { subtotals } = xmlTotals(lines)
      const [lineSum = 0n, ...ofLines] = cents('LineExtensionAmount')
      const [allowances = 0n] = cents('AllowanceTotalAmount')
      const [vat = 0n, ...vatParts] = cents('TaxAmount')
      const [net = 0n] = cents('TaxExclusiveAmount')
      expect(lineSum).toBe(sum(ofLines))
      expect(net).toBe(lineSum - allowances)
      expect(vat).toBe(sum(vatParts.slice(0, subtotals.length)))
      expect(cents('TaxInclusiveAmount')).toEqual([net + vat])
      expect(sum(cents('TaxableAmount'))).toBe(net)
    }),
  )
})

/**
 * The order in which the schema of UBL 2.1 has the elements of a document; both roots agree where they share
 * one.
 */
const schemaOrder = [
  ...['CustomizationID', 'ProfileID', 'ProfileExecutionID', 'ID', 'UUID', 'IssueDate', 'IssueTime'],
  ...['InvoiceTypeCode', 'CreditNoteTypeCode', 'DocumentCurrencyCode', 'TaxCurrencyCode', 'InvoicePeriod'],
  ...['DiscrepancyResponse', 'BillingReference', 'AccountingSupplierParty', 'AccountingCustomerParty'],
  ...['Delivery', 'PaymentMeans', 'AllowanceCharge', 'TaxTotal', 'LegalMonetaryTotal'],
  ...['InvoiceLine', 'CreditNoteLine'],
]

test('the elements of a document stand in the order of its schema', () => {
  const lines = paper.lines.slice(0, 1)
  for (const one of [paper, saudi, { ...paper, lines, credits }, { ...saudi, lines, credits }]) {
    const names = [...ublOf(one).matchAll(/^ {2}<c[ab]c:(\w+)/gm)].map(([, name]) =>
      schemaOrder.indexOf(name!),
    )
    expect(names).not.toContain(-1)
    expect(names).toEqual(names.toSorted((left, right) => left - right))
  }
})
