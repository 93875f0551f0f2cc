import type { ReasonTable } from '../error-types.ts'

/** Refusals of offers, applications, advances and what belongs to them. */
export const capitalReasons = {
  offer_inactive: [409, 'conflict', 'offer is not active'],
  steps_incomplete: [409, 'conflict', 'steps are incomplete'],
  wrong_form: [409, 'conflict', 'the offer is taken with another form'],
  signatory_unverified: [409, 'conflict', 'the phone of the signatory is not confirmed'],
  mark_exists: [409, 'conflict', 'this place is marked already'],
  marks_open: [409, 'conflict', 'marks are not answered'],
  params_for_update_not_sent: [400, 'bad_data', 'params for update not sent'],
  params_for_update_not_diff: [400, 'bad_data', 'params for update not diff'],
  statements_refused: [400, 'bad_data', 'bank statements are refused'],
  advance_open: [409, 'conflict', 'an advance is open'],
  no_pay_off: [409, 'conflict', 'there is no advance that a new one may pay off'],
  offer_exists: [409, 'conflict', 'the same offer is open'],
  merchant_in_arrears: [409, 'conflict', 'the merchant is in arrears'],
  merchant_suspended: [409, 'conflict', 'the merchant is suspended'],
  rejected_recently: [409, 'conflict', 'an application of the merchant was rejected less than 60 days ago'],
  connection_failed: [409, 'conflict', 'the platform could not be connected'],
  pay_off_not_covered: [409, 'conflict', 'the advance does not cover the one it pays off'],
  write_off_open: [409, 'conflict', 'a write-off is proposed already'],
  debit_pending: [409, 'conflict', 'a debit is still at the bank'],
  relief_open: [409, 'conflict', 'relief was asked for or granted already'],
  mandate_open: [409, 'conflict', 'a mandate of this advance is open'],
  no_sms_left: [409, 'conflict', 'every message of this mandate was sent'],
  envelope_closed: [409, 'conflict', 'the contract is no longer open for signing'],
  terms_raised: [400, 'bad_data', 'terms may only be lowered'],
} as const satisfies ReasonTable
