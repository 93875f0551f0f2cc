import type { rejectionReasons, resetReasons } from '@daftar/rules/capital/applications/reset-reasons'
import { reasonTextKey } from '@daftar/rules/capital/applications/reset-reasons'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import type { DeskCase } from './queries.ts'

export type Reason = (typeof rejectionReasons)[number] | (typeof resetReasons)[number]
export type Outcome = DeskCase['checks'][number]['outcome']

/** DEC-LOAN-31. */
export type RepaidBy = 'sales' | 'direct_debit'

/** From what an advance is repaid, and what that means for whoever signs it. */
export const repaymentWords: Readonly<Record<RepaidBy, { name: () => string; effect: () => string }>> = {
  sales: { name: m.desk_repaid_by_sales, effect: m.desk_repaid_by_sales_effect },
  direct_debit: { name: m.desk_repaid_by_debit, effect: m.desk_repaid_by_debit_effect },
}

/** From what the advance of a case is repaid, or would be. */
export function repaymentName({ direct_debit }: Pick<DeskCase, 'direct_debit'>): string {
  return repaymentWords[direct_debit ? 'direct_debit' : 'sales'].name()
}

/** A reason as staff choose it. */
export function reasonText(reason: string): string {
  return reasonWords[reasonTextKey(reason)]()
}

const reasonWords: Readonly<Record<Reason, () => string>> = {
  general_reject: m.desk_reason_general_reject,
  no_valid_license: m.desk_reason_no_valid_license,
  high_exposure: m.desk_reason_high_exposure,
  business_license_expired: m.desk_reason_business_license_expired,
  business_license_expires_soon: m.desk_reason_business_license_expires_soon,
  irrelevant_license: m.desk_reason_irrelevant_license,
  beneficiary_name_mismatch: m.desk_reason_beneficiary_name_mismatch,
  company_name_mismatch: m.desk_reason_company_name_mismatch,
}

/** The sentence the merchant is sent for it (DEC-APPL-10). */
export function letterText(reason: string, locale: Language): string {
  return letterWords[reasonTextKey(reason)]({}, { locale })
}

const letterWords: Readonly<
  Record<Reason, (inputs: Record<string, never>, options: { locale: Language }) => string>
> = {
  general_reject: m.mail_reason_general_reject,
  no_valid_license: m.mail_reason_no_valid_license,
  high_exposure: m.mail_reason_high_exposure,
  business_license_expired: m.mail_reason_business_license_expired,
  business_license_expires_soon: m.mail_reason_business_license_expires_soon,
  irrelevant_license: m.mail_reason_irrelevant_license,
  beneficiary_name_mismatch: m.mail_reason_beneficiary_name_mismatch,
  company_name_mismatch: m.mail_reason_company_name_mismatch,
}

export function outcomeText(outcome: Outcome): string {
  return outcomeWords[outcome]()
}

const outcomeWords: Readonly<Record<Outcome, () => string>> = {
  pass: m.desk_check_pass,
  warn: m.desk_check_warn,
  fail: m.desk_check_fail,
  unknown: m.desk_check_unknown,
}

const checkWords: Readonly<Record<string, () => string>> = {
  statement_period: m.desk_check_statement_period,
  statement_holder: m.desk_check_statement_holder,
  statement_iban: m.desk_check_statement_iban,
  licence_expiry: m.desk_check_licence_expiry,
  exposure: m.desk_check_exposure,
  amount_to_sales: m.desk_check_amount_to_sales,
}

export function checkText(code: string): string {
  return checkWords[code]?.() ?? code
}

const happenedWords: Readonly<Record<string, () => string>> = {
  'application.draft': m.desk_history_created,
  'application.verified': m.desk_history_verified,
  'application.submitted': m.desk_history_submitted,
  'application.approved': m.desk_history_approved,
  'application.rejected': m.desk_history_rejected,
  'application.reset': m.desk_history_reset,
  'application.cancelled': m.desk_history_cancelled,
  'decision.proposed': m.desk_history_proposed,
  'decision.approved': m.desk_history_approved,
  'decision.rejected': m.desk_history_rejected,
  'decision.reset': m.desk_history_reset,
  'decision.returned': m.desk_history_returned,
  'contract.sent': m.desk_history_contract_sent,
  'contract.viewed': m.desk_history_contract_viewed,
  'contract.signed': m.desk_history_contract_signed,
  'contract.declined': m.desk_history_contract_declined,
  'contract.expired': m.desk_history_contract_expired,
  'advance.waiting': m.desk_history_advance_waiting,
  'advance.waiting_for_dda': m.desk_history_advance_waiting_for_dda,
  'advance.voided': m.desk_history_advance_voided,
  'advance.paying': m.desk_history_advance_paying,
  'advance.overdue': m.desk_history_advance_overdue,
  'advance.closed': m.desk_history_advance_closed,
}

/** What happened, in words; a move nobody has worded yet keeps its name. */
export function happenedText(action: string): string {
  return happenedWords[action]?.() ?? action
}
