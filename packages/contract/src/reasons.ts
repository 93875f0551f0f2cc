/**
 * Every refusal the server can answer: its HTTP status, its error type and the server message
 * (DEC-CAPI-9, AUTH-55 to AUTH-68, ERR-04 to ERR-08). The key travels as `details.reason`; the
 * words package has a text for each and does not compile without one.
 */
export const reasons = {
  invalid_input: [400, 'bad_data', 'invalid input'],
  not_signed_in: [401, 'not_authorized', 'not authorized'],
  session_revoked: [401, 'not_authorized', 'session revoked'],
  no_permission: [403, 'no_permission', 'no permission'],
  not_found: [404, 'not_found', 'not found'],
  wrong_status: [409, 'conflict', 'wrong status'],
  request_running: [409, 'conflict', 'a request with this key is running'],
  stale_version: [412, 'conflict', 'the document has changed'],
  too_large: [413, 'bad_data', 'request too large'],
  unsupported_type: [415, 'bad_data', 'unsupported content type'],
  key_reused: [422, 'bad_data', 'the key was used with another request'],
  version_required: [428, 'bad_data', 'if-match is required'],
  too_many_requests: [429, 'too_many', 'too many requests'],
  internal: [500, 'internal', 'internal error'],
  unavailable: [503, 'internal', 'unavailable'],

  invalid_phone: [400, 'bad_data', 'invalid phone'],
  invalid_email: [400, 'bad_data', 'invalid email'],
  too_many_codes: [429, 'too_many', 'too many attempts to send code'],
  too_many_tries: [429, 'too_many', 'too many attempts to verify code'],
  invalid_code: [400, 'bad_data', 'invalid otp code'],
  phone_not_unique: [409, 'conflict', 'phone number is not unique'],
  email_not_unique: [409, 'conflict', 'email is not unique'],
  bot_check_failed: [400, 'bad_data', 'bad_request'],
  flow_expired: [400, 'bad_data', 'session expired'],
  start_with_email: [400, 'bad_data', 'start with email'],
  account_blocked: [403, 'no_permission', 'account temporarily blocked'],

  email_not_confirmed: [409, 'conflict', 'email is not confirmed'],
  could_not_validate_phone: [400, 'bad_data', 'could not validate phone'],
  code_check_failed: [400, 'bad_data', 'otp verification failed'],
  current_session: [409, 'conflict', 'the current session is ended by logging out'],

  file_too_large: [413, 'bad_data', 'file too large'],
  file_type: [415, 'bad_data', 'file type not allowed'],
  file_missing: [400, 'bad_data', 'no file'],
  file_unreadable: [400, 'bad_data', 'file cannot be read'],
  file_quota: [429, 'too_many', 'too many files'],

  offer_inactive: [409, 'conflict', 'offer is not active'],
  steps_incomplete: [409, 'conflict', 'steps are incomplete'],
  wrong_form: [409, 'conflict', 'the offer is taken with another form'],
  signatory_unverified: [409, 'conflict', 'the phone of the signatory is not confirmed'],
  marks_open: [409, 'conflict', 'marks are not answered'],
  params_for_update_not_sent: [400, 'bad_data', 'params for update not sent'],
  params_for_update_not_diff: [400, 'bad_data', 'params for update not diff'],
  statements_refused: [400, 'bad_data', 'bank statements are refused'],
  advance_open: [409, 'conflict', 'an advance is open'],
  connection_failed: [409, 'conflict', 'the platform could not be connected'],
  pay_off_not_covered: [409, 'conflict', 'the advance does not cover the one it pays off'],
  write_off_open: [409, 'conflict', 'a write-off is proposed already'],
  debit_pending: [409, 'conflict', 'a debit is still at the bank'],
  relief_open: [409, 'conflict', 'relief was asked for or granted already'],
  envelope_closed: [409, 'conflict', 'the contract is no longer open for signing'],

  amount_over_rest: [409, 'conflict', 'amount is more than what is left'],
  reference_reused: [409, 'conflict', 'the reference was used with another amount'],
  refund_too_late: [409, 'conflict', 'the time for refunds is over'],
  payment_disputed: [409, 'conflict', 'payment is disputed'],
  export_too_large: [400, 'bad_data', 'too many rows for one file'],
  no_installments: [400, 'bad_data', 'no_installments'],
  order_amount_too_high: [400, 'bad_data', 'order_amount_too_high'],
  order_amount_too_low: [400, 'bad_data', 'order_amount_too_low'],
  try_installments: [400, 'bad_data', 'try_installments'],
  not_available: [400, 'bad_data', 'not_available'],
  payment_closed: [409, 'conflict', 'the payment can no longer be paid'],
  store_suspended: [403, 'no_permission', 'store suspended'],
  cycle_fixed: [409, 'conflict', 'the payout cycle is fixed while an advance is repaid'],
  payout_too_small: [409, 'conflict', 'not enough to pay out yet'],
  payout_once_a_day: [409, 'conflict', 'a payout was requested today already'],
  payout_unbalanced: [409, 'conflict', 'the payout does not balance'],
  merchant_on_hold: [409, 'conflict', 'the payouts of the merchant are on hold'],
  run_too_early: [409, 'conflict', 'the week is not over yet'],

  line_differs: [409, 'conflict', 'the line is another amount than the transfer'],

  own_proposal: [403, 'no_permission', 'nobody approves what they proposed'],
  not_proposed: [409, 'conflict', 'nothing waits for a second person'],
  terms_raised: [400, 'bad_data', 'terms may only be lowered'],
  clock_backwards: [400, 'bad_data', 'the clock only moves forward'],
  clock_moving: [409, 'conflict', 'the clock is still moving'],
} as const satisfies Record<string, readonly [number, ErrorType, string]>

export type Reason = keyof typeof reasons

/** DEC-CAPI-9, README decision 9. */
export const errorTypes = [
  'bad_data',
  'not_authorized',
  'no_permission',
  'not_found',
  'conflict',
  'too_many',
  'internal',
] as const
export type ErrorType = (typeof errorTypes)[number]

/** Any endpoint may answer these without declaring them. */
export const sharedReasons = [
  'invalid_input',
  'not_signed_in',
  'session_revoked',
  'no_permission',
  'not_found',
  'request_running',
  'stale_version',
  'too_large',
  'unsupported_type',
  'key_reused',
  'version_required',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly Reason[]

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
  'statement_scanned',
  'statement_password_required',
  'statement_password_wrong',
  'statement_unreadable',
  'statement_starts_too_late',
  'statement_ends_too_early',
  'rental_contract_required',
  'reason_required',
  'date_in_past',
] as const
export type FieldCode = (typeof fieldCodes)[number]
