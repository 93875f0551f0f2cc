import type { Bilingual } from './element.ts'

/** The provider as statements and tax invoices name it. */
export interface Issuer {
  brand: Bilingual
  legalName: Bilingual
  address: Bilingual
  /** By the country of the merchant. */
  taxNumbers: Readonly<Record<string, string>>
}

/** Who gives or receives a tax invoice. */
export interface InvoiceParty {
  name: Bilingual
  address: Bilingual
  /** As far as it is known. */
  taxNumber: string | null
  registration: string | null
}

/** The provider towards a merchant of a country. */
export function sellerTo(country: string, { legalName, address, taxNumbers }: Issuer): InvoiceParty {
  return { name: legalName, address, taxNumber: taxNumbers[country] ?? null, registration: null }
}
