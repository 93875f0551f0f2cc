import { describe, expect, test } from 'vitest'
import { accountErrorOf } from './account-errors.ts'

function errorOf(error: string, status = 400) {
  return accountErrorOf({ status, body: { error } })
}

describe('linking or changing the phone', () => {
  test('too many attempts to send a code [ACC-09]', () => {
    expect(errorOf('too many attempts to send code', 429)).toBe('account_too_many_attempts')
  })

  test('the e-mail must be confirmed first [ACC-10]', () => {
    expect(errorOf('email is not confirmed', 409)).toBe('account_confirm_email_first')
  })

  test('a phone that is taken, in both spellings [ACC-11]', () => {
    expect(errorOf('phone number not unique', 409)).toBe('account_phone_taken')
    expect(errorOf('phone number is not unique', 409)).toBe('account_phone_taken')
  })

  test('a phone that could not be validated [ACC-12]', () => {
    expect(errorOf('could not validate phone')).toBe('account_invalid_phone')
  })

  test('a wrong code [ACC-13]', () => {
    expect(errorOf('invalid otp code')).toBe('account_wrong_code')
  })

  test('a verification that failed [ACC-14]', () => {
    expect(errorOf('otp verification failed')).toBe('account_invalid_code')
  })

  test('anything else has failed, or must wait', () => {
    expect(errorOf('oops', 429)).toBe('account_too_many_requests')
    expect(errorOf('oops', 500)).toBe('account_failed')
    expect(errorOf('session expired')).toBe('account_failed')
  })
})
