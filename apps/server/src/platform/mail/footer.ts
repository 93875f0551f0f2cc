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
    tax: Object.values(brand.taxNumbers)
      .map((number) => m.mail_tax_number({ number: `\u2066${number}\u2069` }, { locale }))
      .join(' · '),
  }
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
  contracts: m.mail_why_contracts,
  advances: m.mail_why_advances,
  staff: m.mail_why_staff,
} as const
