import { allReasons } from './reasons/all.ts'

/**
 * Every refusal the server can answer: its HTTP status, its error type and the server message (DEC-CAPI-9,
 * AUTH-55 to AUTH-68, ERR-04 to ERR-08). The key travels as `details.reason`; the words package has a text
 * for each and does not compile without one. They are declared in `reasons`, a file for each part of the
 * product.
 */
export const reasons = allReasons

export type Reason = keyof typeof reasons

/** What can be wrong with one field; travels in `details.fields` by path. */
export const fieldCodes = [
  'required',
  'invalid',
  'unknown_field',
  'too_short',
  'too_long',
  'below_minimum',
  'above_maximum',
  'off_step',
  'too_many_decimals',
  'must_be_true',
  'email_invalid',
  'phone_invalid',
  'digits_only',
  'code_length',
  'url_invalid',
  'choose_option',
  'not_your_file',
  'file_type',
  'file_active',
  'file_infected',
  'statement_scanned',
  'statement_password_required',
  'statement_password_wrong',
  'statement_unreadable',
  'statement_starts_too_late',
  'statement_ends_too_early',
  'rental_contract_required',
  'reason_required',
  'date_in_past',
  'date_in_future',
  'date_before_debit',
  'wrong_currency',
  'taken',
  'share_below_minimum',
  'share_above_maximum',
  'national_id_length',
  'iban_invalid',
  'missing_digits_wrong',
  'licence_expires_soon',
  'date_before_issue',
  'oneself',
  'times_overlap',
  'store_closed',
] as const
export type FieldCode = (typeof fieldCodes)[number]
