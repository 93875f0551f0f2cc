import type { BodyInput } from '@daftar/contract'
import type { MerchantRole } from '@daftar/rules/access/roles'
import { legalEntityProblems } from '@daftar/rules/merchants/legal-entity-facts'
import { memberProblems } from '@daftar/rules/merchants/member-facts'
import type { FactProblems } from '@daftar/rules/merchants/merchant-facts'
import { storeCodesProblems, storeProblems } from '@daftar/rules/merchants/store-facts'

/**
 * Forms as they are typed, by the names their facts have on the wire: what is wrong is found by the rules,
 * here and there.
 */

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
