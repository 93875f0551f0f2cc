import type { FieldCode, Reason } from '@daftar/contract'
import { m } from './compiled.ts'
import { commonReasonTexts } from './reasons/common.ts'
import { filesReasonTexts } from './reasons/files.ts'
import { signInReasonTexts } from './reasons/sign-in.ts'

type Words = () => string

/** What any page may be told, and what is said before the server was asked. */
const early: Partial<Record<Reason, Words>> = {
  ...commonReasonTexts,
  ...filesReasonTexts,
  ...signInReasonTexts,
}

let textOfLate: ((reason: Reason) => string) | null = null

const fieldTexts: Record<Exclude<FieldCode, 'code_length'>, Words> = {
  required: m.field_required,
  invalid: m.field_invalid,
  unknown_field: m.field_unknown,
  too_short: m.field_too_short,
  too_long: m.field_too_long,
  below_minimum: m.field_below_minimum,
  above_maximum: m.field_above_maximum,
  off_step: m.field_off_step,
  too_many_decimals: m.field_too_many_decimals,
  must_be_true: m.field_must_be_true,
  email_invalid: m.field_email_invalid,
  phone_invalid: m.field_phone_invalid,
  digits_only: m.field_digits_only,
  url_invalid: m.field_url_invalid,
  choose_option: m.field_choose_option,
  not_your_file: m.field_not_your_file,
  file_type: m.field_file_type,
  file_active: m.error_file_active,
  file_infected: m.error_file_infected,
  statement_scanned: m.field_statement_scanned,
  statement_password_required: m.field_statement_password_required,
  statement_password_wrong: m.field_statement_password_wrong,
  statement_unreadable: m.field_statement_unreadable,
  statement_starts_too_late: m.field_statement_starts_too_late,
  statement_ends_too_early: m.field_statement_ends_too_early,
  rental_contract_required: m.field_rental_contract_required,
  reason_required: m.field_reason_required,
  date_in_past: m.field_date_in_past,
  date_in_future: m.field_date_in_future,
  date_before_debit: m.field_date_before_debit,
  wrong_currency: m.field_wrong_currency,
  taken: m.field_taken,
  share_below_minimum: m.field_share_below_minimum,
  share_above_maximum: m.field_share_above_maximum,
  national_id_length: m.field_national_id_length,
  iban_invalid: m.field_iban_invalid,
  missing_digits_wrong: m.field_missing_digits_wrong,
  licence_expires_soon: m.field_licence_expires_soon,
  date_before_issue: m.field_date_before_issue,
  oneself: m.error_invites_oneself,
  times_overlap: m.field_times_overlap,
  store_closed: m.field_store_closed,
}

/** The text of a refusal; of one that not every page may meet, once `loadReasonText` has ended. */
export function reasonText(reason: Reason): string {
  return (early[reason] ?? (() => textOfLate?.(reason) ?? m.error_generic()))()
}

/**
 * Makes the text of a refusal known: those of all areas are more than a page in front weighs, and most people
 * never read one. Where it cannot be loaded, the refusal is told in general words.
 */
export async function loadReasonText(reason: Reason): Promise<void> {
  if (early[reason]) return
  try {
    textOfLate = (await import('./every-reason-text.ts')).everyReasonText
  } catch {
    textOfLate = null
  }
}

/** The text of a field error; `length` is the expected number of digits of a code (VAL-10). */
export function fieldText(code: FieldCode, length = 6): string {
  return code === 'code_length' ? m.field_code_length({ length }) : (fieldTexts[code] ?? m.field_invalid)()
}
