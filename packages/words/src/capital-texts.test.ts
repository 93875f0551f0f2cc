import { expect, test } from 'vitest'
import { m } from './index.ts'

type Text = (inputs: Record<string, never>, options: { locale: 'en' | 'ar' }) => string

/** Each text as the specification gives it, and in Arabic letters in the other language. */
function expectTexts(table: readonly (readonly [Text, string])[]): void {
  expect(table.map(([text]) => text({}, { locale: 'en' }))).toEqual(table.map(([, said]) => said))
  for (const [text, said] of table) expect(text({}, { locale: 'ar' }), said).toMatch(/[\u0600-\u06ff]/)
}

test('each status says what becomes of the application [APPL-18, APPL-20, APPL-24, CAP-60, CAP-61]', () => {
  expectTexts([
    [m.capital_review_title, 'Your application is being reviewed'],
    [m.capital_banner_processed, 'Applications are processed within 72 hours.'],
    [m.capital_banner_sign, 'Please sign the contract we sent you by e-mail.'],
    [m.capital_cancelled_text, 'It was cancelled due to inactivity. You can start again from your offers.'],
  ])
  expect(m.capital_review_text({}, { locale: 'en' })).toContain('processed within 72 hours')
})

test('the titles and sentences of a rejection and a return [APPL-27, DEC-APPL-10]', () => {
  expectTexts([
    [m.capital_reason_invalid_details, 'Invalid details'],
    [m.capital_reason_name, 'Company name doesn’t match'],
    [m.capital_reason_cannot_verify, 'Can’t verify document'],
    [m.capital_reason_soon, 'Document expires soon'],
    [m.capital_reason_expired, 'Expired document'],
    [m.capital_reason_general, 'We cannot offer capital right now.'],
    [m.capital_reason_no_licence, 'A valid business licence is needed.'],
    [m.capital_reason_exposure, 'The amount in use with us is at its limit.'],
    [m.capital_reason_irrelevant, 'Upload the licence of this business.'],
    [m.capital_reason_name_text, 'Use the legal name as it stands on the licence.'],
    [m.capital_reason_soon_text, 'Upload a licence that is valid for at least 2 more weeks.'],
    [m.capital_reason_expired_text, 'Upload a current licence.'],
  ])
})

test('the older form and its fix are submitted with one button, in four stages [APPL-39, APPL-52, APPL-53]', () => {
  expectTexts([
    [m.single_page_submit, 'Submit application'],
    [m.single_page_stage_apply, 'Apply'],
    [m.single_page_stage_make_changes, 'Make changes'],
    [m.single_page_stage_await_review, 'Await review'],
    [m.single_page_stage_sign_contract, 'Sign contract'],
  ])
})

test('complaints are answered in 10 business days, and the warnings leave nothing out [APPL-44, DEC-APPL-14]', () => {
  const email = 'partner@daftar.example'
  expect(m.capital_complaints_text({ email }, { locale: 'en' })).toBe(
    `Write to ${email}. We answer within 10 business days.`,
  )
  expect(m.capital_complaints_text({ email }, { locale: 'ar' })).toContain(email)
  expectTexts([
    [
      m.capital_warnings_text,
      'The minimum applies even without sales. Deductions can reach 100% of a payout. The signatory guarantees repayment. Missed weeks may affect later offers.',
    ],
  ])
})

test('what a save, an estimate and a resubmission answer [CAPI-37, CAPI-38, CAPI-39, CAPI-40, CAPI-41, CAPI-42, CAPI-43]', () => {
  expectTexts([
    [m.error_generic, 'Something went wrong. Please try again later'],
    [m.common_changes_saved, 'Changes saved'],
    [m.single_page_wrong_status, 'Wrong status of edited loan'],
    [m.error_nothing_changed, 'Change information in some fields, look for hints next to them'],
  ])
})

test('what the wizard says of its limits and its badge [WIZ-29, WIZ-39, WIZ-40, WIZ-45, WIZ-46, WIZ-51, DEC-WIZ-16]', () => {
  const amount = 'AED 10,000'
  expect([
    m.wizard_amount_at_least({ amount }, { locale: 'en' }),
    m.wizard_amount_at_most({ amount }, { locale: 'en' }),
    m.wizard_tenor_at_least({ count: 4 }, { locale: 'en' }),
    m.wizard_tenor_at_most({ count: 28 }, { locale: 'en' }),
    m.wizard_approval_chance({ percent: 30 }, { locale: 'en' }),
  ]).toEqual([
    'The amount must be at least AED 10,000',
    'The amount must not exceed AED 10,000',
    'The duration must be at least 4 weeks',
    'The duration must not exceed 28 weeks',
    '+30% approval chance',
  ])
  expectTexts([[m.wizard_statements_required, 'Please upload at least one bank statement']])
})

test('what the fake door says [WAIT-01, WAIT-02, WAIT-03, WAIT-07, WAIT-11, WAIT-12, CAPI-45]', () => {
  expectTexts([
    [m.waitlist_benefit_level_up_title, 'Level up your business'],
    [m.waitlist_benefit_flat_fee_title, 'No interest or hidden fees'],
    [m.waitlist_benefit_flat_fee_text, 'Only a simple flat fee that you know before you sign.'],
    [m.waitlist_benefit_automatic_title, 'Repay automatically'],
    [m.waitlist_use_marketing, 'Invest in marketing'],
    [m.waitlist_use_cash_flows, 'Manage cash flows'],
    [m.waitlist_use_inventory, 'Buy more inventory'],
    [m.waitlist_use_other, 'Other'],
    [m.waitlist_join, 'Join the waitlist'],
    [m.waitlist_joined_title, 'You are on the waitlist'],
    [m.waitlist_error_while_adding_to_waitlist, 'We could not add you to the waitlist. Please try again.'],
  ])
  expect(m.waitlist_benefit_automatic_text({ percent: 22 }, { locale: 'en' })).toContain(
    '22% is deducted from your weekly sales payout',
  )
})
