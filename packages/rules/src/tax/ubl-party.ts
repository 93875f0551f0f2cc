import type { TaxXml, XmlParty } from './tax-xml.ts'
import { node, type XmlNode } from './xml.ts'

/** Both sides, each as its profile writes it. */
export function partyElements({ profile, seller, buyer }: TaxXml): XmlNode[] {
  const party = profile === 'zatca' ? saudiParty : emiratiParty
  return [
    node('cac:AccountingSupplierParty', [party(seller)]),
    node('cac:AccountingCustomerParty', [party(buyer)]),
  ]
}

/**
 * Reached at the first ten digits of its tax number; who has none, at the place for those outside of the
 * network.
 */
function emiratiParty({ name, address, taxNumber }: XmlParty): XmlNode {
  const emirate = emirateOf(address)
  return node('cac:Party', [
    node('cbc:EndpointID', taxNumber?.slice(0, 10) ?? '9900000098', { schemeID: '0235' }),
    node('cac:PartyName', [node('cbc:Name', name)]),
    node('cac:PostalAddress', [
      node('cbc:StreetName', address || name),
      ...(emirate ? [node('cbc:CityName', emirate.name), node('cbc:CountrySubentity', emirate.code)] : []),
      country('AE'),
    ]),
    ...taxScheme(taxNumber),
    node('cac:PartyLegalEntity', [node('cbc:RegistrationName', name)]),
  ])
}

function saudiParty({ name, address, taxNumber, registration }: XmlParty): XmlNode {
  const city = address.split(/[,،]/).at(-1)?.trim()
  return node('cac:Party', [
    ...(registration
      ? [node('cac:PartyIdentification', [node('cbc:ID', registration, { schemeID: 'CRN' })])]
      : []),
    node('cac:PostalAddress', [
      node('cbc:StreetName', address || name),
      ...(city ? [node('cbc:CityName', city)] : []),
      country('SA'),
    ]),
    ...taxScheme(taxNumber),
    node('cac:PartyLegalEntity', [node('cbc:RegistrationName', name)]),
  ])
}

function country(code: string): XmlNode {
  return node('cac:Country', [node('cbc:IdentificationCode', code)])
}

function taxScheme(taxNumber: string | null): XmlNode[] {
  if (taxNumber === null) return []
  return [
    node('cac:PartyTaxScheme', [
      node('cbc:CompanyID', taxNumber),
      node('cac:TaxScheme', [node('cbc:ID', 'VAT')]),
    ]),
  ]
}

const emirates = [
  { code: 'AUH', name: 'Abu Dhabi' },
  { code: 'DXB', name: 'Dubai' },
  { code: 'SHJ', name: 'Sharjah' },
  { code: 'AJM', name: 'Ajman' },
  { code: 'UAQ', name: 'Umm Al Quwain' },
  { code: 'RAK', name: 'Ras Al Khaimah' },
  { code: 'FUJ', name: 'Fujairah' },
] as const

/** An address is one line, in which the emirate is named last. */
function emirateOf(address: string) {
  const found = emirates
    .map((emirate) => ({ emirate, at: address.toLowerCase().lastIndexOf(emirate.name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => other.at - one.at)
  return found[0]?.emirate
}
