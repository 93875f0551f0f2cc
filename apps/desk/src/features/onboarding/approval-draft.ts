import type { FieldCode } from '@daftar/contract'
import { storeProblems } from '@daftar/rules/merchants/store-facts'
import {
  merchantBody,
  merchantDraftProblems,
  type MerchantDraft,
} from '../../shared/merchant/merchant-draft.ts'
import type { Approval, OnboardingCase } from './queries.ts'

/** What an approval makes, as it is typed. */
export type ApprovalDraft = MerchantDraft & {
  readonly store_code: string
  readonly products: readonly string[]
  /** Why, although a check does not hold. */
  readonly note: string
}

const longestNote = 500

/** Begins with what the applicant said; the terms are the reviewer's to set. */
export function approvalStart({ document }: Pick<OnboardingCase, 'document'>): ApprovalDraft {
  const { business_name: name, country_of_main_operations: country } = document.basic_info
  return {
    ...{ name, name_ar: '', country },
    ...{ commission_percent: '', commission_fixed: '0', vat_percent: '' },
    ...{ store_code: '', products: ['pay_later', 'installments'], note: '' },
  }
}

/** What keeps it from being sent; a reason is asked for where a check does not hold. */
export function approvalProblems(
  draft: ApprovalDraft,
  isAgainstCheck: boolean,
): Partial<Record<keyof ApprovalDraft, FieldCode>> {
  const { code, products } = storeProblems({
    code: draft.store_code.trim(),
    name: draft.name,
    nameAr: draft.name_ar,
    products: draft.products,
  })
  const note = draft.note.trim()
  return {
    ...merchantDraftProblems(draft),
    ...(code && { store_code: code }),
    ...(products && { products }),
    ...(isAgainstCheck && note.length < 3 && { note: 'reason_required' }),
    ...(note.length > longestNote && { note: 'too_long' }),
  }
}

/** Only of a draft without problems. */
export function approvalBody(draft: ApprovalDraft): Approval {
  const { country: _, currency: __, ...terms } = merchantBody(draft)
  return {
    ...terms,
    store_code: draft.store_code.trim(),
    products: [...draft.products],
    note: draft.note.trim(),
  }
}
