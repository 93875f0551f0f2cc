import type { Config } from './config/config.ts'
import type { Issuer } from './platform/documents/parties.ts'

/** The provider as statements and tax invoices name it. */
export function issuerOf({ brand }: Pick<Config, 'brand'>): Issuer {
  return {
    brand: { en: brand.name, ar: brand.nameAr },
    legalName: { en: brand.legalName, ar: brand.legalNameAr },
    address: { en: brand.legalAddress, ar: brand.legalAddressAr },
    taxNumbers: brand.taxNumbers,
  }
}
