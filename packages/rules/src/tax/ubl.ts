import { money, toDecimal } from '../money/money.ts'
import { percentNumber } from '../money/percent.ts'
import { partyElements } from './ubl-party.ts'
import { node, rendered, type XmlNode } from './xml.ts'
import { xmlTotals, type TaxXml, type XmlLine } from './tax-xml.ts'

const schema = 'urn:oasis:names:specification:ubl:schema:xsd:'

/**
 * A tax paper as UBL 2.1, in the order of its schema. A credit note of the UAE is a document of its own kind,
 * one of Saudi Arabia an invoice of type 381. Saudi papers are unsigned: counter, hash and stamp are added by
 * whoever clears them with the authority.
 */
export function ublOf(paper: TaxXml): string {
  const isCreditNote = paper.credits !== undefined && paper.profile === 'pint_ae'
  const root = isCreditNote ? 'CreditNote' : 'Invoice'
  const namespaces = {
    xmlns: `${schema}${root}-2`,
    'xmlns:cac': `${schema}CommonAggregateComponents-2`,
    'xmlns:cbc': `${schema}CommonBasicComponents-2`,
  }
  return rendered(
    node(
      root,
      [...headOf(paper, root), ...partyElements(paper), ...paymentOf(paper), ...sumsOf(paper, root)],
      namespaces,
    ),
  )
}

type Root = 'Invoice' | 'CreditNote'

function headOf(paper: TaxXml, root: Root): XmlNode[] {
  const { profile, credits, period, currency } = paper
  const isSaudi = profile === 'zatca'
  const type = credits ? '381' : isSaudi ? '388' : '380'
  // Of businesses to businesses, none of the special cases.
  const typeCode = node(`cbc:${root}TypeCode`, type, isSaudi ? { name: '0100000' } : {})
  const reason = node('cac:DiscrepancyResponse', [node('cbc:ResponseCode', considerationAltered)])
  const original = credits && [
    node('cac:BillingReference', [
      node('cac:InvoiceDocumentReference', [
        node('cbc:ID', credits.number),
        node('cbc:IssueDate', credits.issuedOn),
      ]),
    ]),
  ]
  return [
    ...(isSaudi
      ? [node('cbc:ProfileID', 'reporting:1.0')]
      : [
          node('cbc:CustomizationID', 'urn:peppol:pint:billing-1@ae-1'),
          node('cbc:ProfileID', 'urn:peppol:bis:billing'),
          // A month's invoice is a summary of what was supplied day by day: the fourth of the eight flags.
          node('cbc:ProfileExecutionID', period ? '00010000' : '00000000'),
        ]),
    node('cbc:ID', paper.number),
    node('cbc:UUID', paper.uuid),
    node('cbc:IssueDate', paper.issuedOn),
    node('cbc:IssueTime', paper.issuedAtTime),
    typeCode,
    node('cbc:DocumentCurrencyCode', currency),
    ...(isSaudi ? [node('cbc:TaxCurrencyCode', currency)] : []),
    ...(period && !isSaudi
      ? [node('cac:InvoicePeriod', [node('cbc:StartDate', period.from), node('cbc:EndDate', period.to)])]
      : []),
    ...(root === 'CreditNote' ? [reason] : []),
    ...(original ?? []),
  ]
}

/** Of article 61(1) of the UAE's VAT law: the consideration was altered. */
const considerationAltered = 'DL8.61.1.C'

/** Fees are taken off payouts: cleared between partners (UNCL 4461). */
function paymentOf({ profile, period, credits }: TaxXml): XmlNode[] {
  const supplied = period && profile === 'zatca'
  return [
    ...(supplied
      ? [
          node('cac:Delivery', [
            node('cbc:ActualDeliveryDate', period.from),
            node('cbc:LatestDeliveryDate', period.to),
          ]),
        ]
      : []),
    node('cac:PaymentMeans', [
      node('cbc:PaymentMeansCode', '97'),
      ...(profile === 'zatca' && credits ? [node('cbc:InstructionNote', credits.reason)] : []),
    ]),
  ]
}

function sumsOf(paper: TaxXml, root: Root): XmlNode[] {
  const totals = xmlTotals(paper.lines)
  const amount = amountIn(paper)
  const isSaudi = paper.profile === 'zatca'
  const taxTotal = node('cac:TaxTotal', [
    amount('TaxAmount', totals.vatMinor),
    ...(isSaudi ? [] : [node('cbc:TaxIncludedIndicator', 'false')]),
    ...totals.subtotals.map((of) =>
      node('cac:TaxSubtotal', [
        amount('TaxableAmount', of.netMinor),
        amount('TaxAmount', of.vatMinor),
        category('TaxCategory', of.rateHundredths),
      ]),
    ),
  ])
  return [
    ...totals.givenBack.map((line) =>
      node('cac:AllowanceCharge', [
        node('cbc:ChargeIndicator', 'false'),
        node('cbc:AllowanceChargeReason', line.name),
        amount('Amount', -line.netMinor),
        category('TaxCategory', line.rateHundredths),
      ]),
    ),
    taxTotal,
    // In the currency of the accounts, without a breakdown (BR-KSA-EN16931-09).
    ...(isSaudi ? [node('cac:TaxTotal', [amount('TaxAmount', totals.vatMinor)])] : []),
    node('cac:LegalMonetaryTotal', [
      amount('LineExtensionAmount', totals.lineMinor),
      amount('TaxExclusiveAmount', totals.netMinor),
      amount('TaxInclusiveAmount', totals.totalMinor),
      ...(totals.allowanceMinor > 0n ? [amount('AllowanceTotalAmount', totals.allowanceMinor)] : []),
      amount('PayableAmount', totals.totalMinor),
    ]),
    ...totals.charged.map((line, index) => lineOf(line, index + 1, paper, root)),
  ]
}

function lineOf(line: XmlLine, place: number, paper: TaxXml, root: Root): XmlNode {
  const amount = amountIn(paper)
  const isSaudi = paper.profile === 'zatca'
  const { netMinor, vatMinor } = line
  const grossPrice = node('cac:AllowanceCharge', [
    node('cbc:ChargeIndicator', 'false'),
    amount('Amount', 0n),
    amount('BaseAmount', netMinor),
  ])
  return node(`cac:${root}Line`, [
    node('cbc:ID', String(place)),
    node(`cbc:${root === 'CreditNote' ? 'Credited' : 'Invoiced'}Quantity`, '1', { unitCode: 'C62' }),
    amount('LineExtensionAmount', netMinor),
    ...(isSaudi
      ? [node('cac:TaxTotal', [amount('TaxAmount', vatMinor), amount('RoundingAmount', netMinor + vatMinor)])]
      : []),
    node('cac:Item', [
      ...(isSaudi ? [] : [node('cbc:Description', line.name)]),
      node('cbc:Name', line.name),
      // A service.
      ...(isSaudi ? [] : [node('cac:CommodityClassification', [node('cbc:CommodityCode', 'S')])]),
      category('ClassifiedTaxCategory', line.rateHundredths),
    ]),
    node('cac:Price', [
      amount('PriceAmount', netMinor),
      ...(isSaudi ? [] : [node('cbc:BaseQuantity', '1', { unitCode: 'C62' }), grossPrice]),
    ]),
    ...(isSaudi
      ? []
      : [
          node('cac:ItemPriceExtension', [
            amount('Amount', netMinor + vatMinor),
            node('cac:TaxTotal', [amount('TaxAmount', vatMinor)]),
          ]),
        ]),
  ])
}

function category(name: string, rateHundredths: bigint): XmlNode {
  return node(`cac:${name}`, [
    node('cbc:ID', rateHundredths === 0n ? 'Z' : 'S'),
    node('cbc:Percent', String(percentNumber(rateHundredths))),
    node('cac:TaxScheme', [node('cbc:ID', 'VAT')]),
  ])
}

function amountIn({ currency }: TaxXml): (name: string, minor: bigint) => XmlNode {
  return (name, minor) => node(`cbc:${name}`, toDecimal(money(minor, currency)), { currencyID: currency })
}
