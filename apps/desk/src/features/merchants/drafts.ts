import type { BodyInput } from '@daftar/contract'
import type { MerchantRole } from '@daftar/rules/access/roles'
import { currencyOfCountry, isCountryCode } from '@daftar/rules/geo/countries'
import { legalEntityProblems } from '@daftar/rules/merchants/legal-entity-facts'
import { memberProblems } from '@daftar/rules/merchants/member-facts'
import {
  merchantProblems,
  readMerchant,
  type FactProblems,
  type MerchantFacts,
} from '@daftar/rules/merchants/merchant-facts'
import { storeCodesProblems, storeProblems } from '@daftar/rules/merchants/store-facts'
import { percentNumber } from '@daftar/rules/money/percent'
import { toLatinDigits } from '@daftar/rules/text/digits'

/** Forms as they are typed, by the names their facts have on the wire: what is wrong is found by the rules, here and there. */

export type MerchantDraft = Readonly<
  Record<'name' | 'name_ar' | 'country' | 'commission_percent' | 'commission_fixed' | 'vat_percent', string>
>
export const emptyMerchant: MerchantDraft = {
  name: '',
  name_ar: '',
  country: '',
  commission_percent: '',
  commission_fixed: '0',
  vat_percent: '',
}

/** The money a merchant of this country is paid in; empty before one is chosen. */
export function currencyOfDraft({ country }: Pick<MerchantDraft, 'country'>): string {
  return isCountryCode(country) ? currencyOfCountry(country) : ''
}

export function merchantDraftProblems(draft: MerchantDraft): FactProblems {
  const problems = merchantProblems(merchantOf(draft))
  const empty = (['commission_percent', 'vat_percent'] as const).filter((name) => draft[name].trim() === '')
  return { ...problems, ...Object.fromEntries(empty.map((name) => [name, 'required' as const])) }
}

/** Only of a draft without problems. */
export function merchantBody(draft: MerchantDraft): BodyInput<'merchants.create'> {
  const { currency, commissionHundredths, vatPercent } = merchantOf(draft)
  return {
    name: draft.name,
    name_ar: draft.name_ar,
    country: draft.country,
    currency,
    commission_percent: percentNumber(BigInt(commissionHundredths ?? 0)),
    commission_fixed: draft.commission_fixed,
    vat_percent: vatPercent ?? 0,
  }
}

function merchantOf(draft: MerchantDraft): MerchantFacts {
  return readMerchant({
    name: draft.name,
    nameAr: draft.name_ar,
    country: draft.country,
    currency: currencyOfDraft(draft),
    commissionPercent: withoutSign(toLatinDigits(draft.commission_percent).replace('٫', '.')),
    commissionFixed: draft.commission_fixed,
    vatPercent: withoutSign(toLatinDigits(draft.vat_percent).trim()),
  })
}

export interface StoreDraft {
  code: string
  name: string
  name_ar: string
  products: readonly string[]
}
export const emptyStore: StoreDraft = {
  code: '',
  name: '',
  name_ar: '',
  products: ['pay_later', 'installments'],
}

export function storeDraftProblems({ name_ar: nameAr, code, ...draft }: StoreDraft): FactProblems {
  return storeProblems({ ...draft, code: code.trim(), nameAr })
}

export type StoreCodesDraft = Readonly<Record<'code' | 'aliases', string>>

/** The codes between the commas, those of either language. */
export function storeCodesOf({ code, aliases }: StoreCodesDraft): { code: string; aliases: string[] } {
  const typed = aliases.split(/[,،\s]+/).filter((alias) => alias !== '')
  return { code: code.trim(), aliases: typed }
}

export function storeCodesDraftProblems(draft: StoreCodesDraft): FactProblems {
  return storeCodesProblems(storeCodesOf(draft))
}

export type LegalEntityDraft = BodyInput<'merchants.addLegalEntity'>
export const emptyLegalEntity: LegalEntityDraft = {
  legal_company_name: '',
  legal_address: '',
  commercial_registration_number: '',
  tax_number: '',
  iban: '',
  bank_name: '',
}

export function legalEntityDraftProblems(draft: LegalEntityDraft): FactProblems {
  return legalEntityProblems({
    name: draft.legal_company_name,
    address: draft.legal_address,
    registrationNumber: draft.commercial_registration_number,
    taxNumber: draft.tax_number,
    iban: draft.iban,
    bankName: draft.bank_name,
  })
}

export interface MemberDraft {
  first_name: string
  last_name: string
  email: string
  phone: string
  role: MerchantRole | ''
  /** Null for all stores. */
  store_ids: string[] | null
}
export const emptyMember: MemberDraft = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  role: '',
  store_ids: null,
}

export function memberDraftProblems(draft: MemberDraft): FactProblems {
  const { first_name: firstName, last_name: lastName, store_ids: storeIds, email, phone, role } = draft
  return memberProblems({ firstName, lastName, email, phone, role, storeIds })
}

function withoutSign(percent: string): string {
  return percent.replace(/%$/, '')
}
