import { isToStaff, letterKinds, type LetterKind } from '@daftar/rules/letters/letter-kinds'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import type { LetterBrand } from './letter-brand.ts'

/** What stands under every letter: why it came, what we never ask, and who we are. */
export interface LetterFooter {
  why: string
  /** Empty where it goes to the provider's own people. */
  neverAsk: string
  company: string
  tax: string
}

export function footerOf(
  { kind, to }: { kind: LetterKind; to: string },
  brand: LetterBrand,
  locale: Language,
): LetterFooter {
  const isArabic = locale === 'ar'
  const company = isArabic ? [brand.legalNameAr, brand.legalAddressAr] : [brand.legalName, brand.legalAddress]
  return {
    why: whyWords[letterKinds[kind]]({ product: productIn(brand, locale), to }, { locale }),
    neverAsk: isToStaff(kind) ? '' : m.mail_never_ask({}, { locale }),
    company: company.join(isArabic ? '، ' : ', '),
    tax: taxText(Object.entries(brand.taxNumbers), locale),
  }
}

/** With several, each by the country it is of. */
function taxText(numbers: readonly (readonly [country: string, number: string])[], locale: Language): string {
  const isolated = (number: string) => `\u2066${number}\u2069`
  if (numbers.length === 1) return m.mail_tax_number({ number: isolated(numbers[0]![1]) }, { locale })
  return numbers
    .map(([country, number]) =>
      m.mail_tax_number_of({ country: countryName(country, locale), number: isolated(number) }, { locale }),
    )
    .join(' · ')
}

/** As the language calls a country; its code where it has no name for it. */
function countryName(country: string, locale: Language): string {
  return countryWords[country]?.({}, { locale }) ?? country
}

const countryWords: Readonly<Record<string, typeof m.shell_country_are>> = {
  ARE: m.shell_country_are,
  SAU: m.shell_country_sau,
  BHR: m.shell_country_bhr,
  KWT: m.shell_country_kwt,
  QAT: m.shell_country_qat,
  EGY: m.shell_country_egy,
}

export function productIn({ name, nameAr }: Pick<LetterBrand, 'name' | 'nameAr'>, locale: Language): string {
  return locale === 'ar' ? nameAr : name
}

const whyWords = {
  security: m.mail_why_security,
  payouts: m.mail_why_payouts,
  orders: m.mail_why_orders,
  disputes: m.mail_why_disputes,
  shop_messages: m.mail_why_shop_messages,
  support: m.mail_why_support,
  files: m.mail_why_files,
  offers: m.mail_why_offers,
  applications: m.mail_why_applications,
  company: m.mail_why_company,
  stores: m.mail_why_company,
  marketing: m.mail_why_marketing,
  ads: m.mail_why_ads,
  contracts: m.mail_why_contracts,
  advances: m.mail_why_advances,
  staff: m.mail_why_staff,
} as const
