import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recogniseMessage } from './server-messages.ts'

function recogniseAll(messages: string[]) {
  return messages.map((error) => recogniseMessage({ error }))
}

describe('recognising a server message', () => {
  test('by the message field or by the error field [ERR-01]', () => {
    expect(recogniseMessage({ message: 'invalid otp code' })).toBe('invalid_code')
    expect(recogniseMessage({ status: 'error', error: 'invalid otp code' })).toBe('invalid_code')
    expect(recogniseMessage({ message: 'something else', error: 'session expired' })).toBe('session_expired')
    expect(recogniseMessage({ message: 'invalid email', error: 'session expired' })).toBe('invalid_email')
  })

  test('what matches nothing is unknown [ERR-02]', () => {
    for (const answer of [
      {},
      null,
      undefined,
      7,
      [],
      '',
      { error: 'oops' },
      { error: 7 },
      { message: null },
      '<html>',
    ]) {
      expect(recogniseMessage(answer)).toBeNull()
    }
    for (const error of ['constructor', 'toString', '__proto__'])
      expect(recogniseMessage({ error })).toBeNull()
  })

  test('of an errors array the first recognised message is used, before message and error [ERR-03]', () => {
    const errors = [
      'oops',
      { message: 'other' },
      { error: 'email is not unique' },
      { message: 'invalid phone' },
    ]
    expect(recogniseMessage({ errors, message: 'invalid otp code' })).toBe('email_not_unique')
    expect(recogniseMessage({ errors: ['oops'], message: 'invalid otp code' })).toBe('invalid_code')
    expect(recogniseMessage({ errors: ['start with email'] })).toBe('start_with_email')
  })

  test('the whole text matches, trimmed and in any case, never a part of it [ERR-01]', () => {
    expect(recogniseMessage({ error: '  Invalid Phone ' })).toBe('invalid_phone')
    expect(recogniseMessage({ error: 'invalid phone number' })).toBe('invalid_phone_number')
    expect(recogniseMessage({ error: 'invalid phone!' })).toBeNull()
  })

  test('the messages of the sign-in page [ERR-04]', () => {
    expect(
      recogniseAll([
        'invalid phone',
        'invalid email',
        'too many attempts to send code',
        'too many attempts to verify code',
        'invalid otp code',
        'phone number is not unique',
        'email is not unique',
        'session expired',
        'start with email',
        'bad_request',
      ]),
    ).toEqual([
      'invalid_phone',
      'invalid_email',
      'too_many_sends',
      'too_many_verifications',
      'invalid_code',
      'phone_not_unique',
      'email_not_unique',
      'session_expired',
      'start_with_email',
      'bad_request',
    ])
  })

  test('the messages about accounts [ERR-05]', () => {
    expect(
      recogniseAll([
        'account temporarily blocked',
        'email or phone number is not confirmed',
        'email is not confirmed',
        'phone number is not confirmed',
        'account with given email already exists',
        'account with given phone already exists',
        "user can't invite oneself",
      ]),
    ).toEqual([
      'account_blocked',
      'contact_not_confirmed',
      'email_not_confirmed',
      'phone_not_confirmed',
      'email_account_exists',
      'phone_account_exists',
      'invites_oneself',
    ])
  })

  test('the messages about payments', () => {
    const messages = [
      'no_installments',
      'order_amount_too_high',
      'order_amount_too_low',
      'try_installments',
      'not_available',
    ]
    expect(recogniseAll(messages)).toEqual(messages)
  })

  test('the messages about verification [ERR-07]', () => {
    expect(
      recogniseAll([
        'setup_2fa',
        'otp verification failed',
        'max attempts reached',
        'invalid phone number',
        'could not validate phone',
      ]),
    ).toEqual([
      'setup_2fa',
      'code_check_failed',
      'max_attempts_reached',
      'invalid_phone_number',
      'could_not_validate_phone',
    ])
  })

  test('both spellings of the not unique phone are one kind [ERR-08]', () => {
    expect(recogniseMessage({ error: 'phone number not unique' })).toBe('phone_not_unique')
    expect(recogniseMessage({ error: 'phone number is not unique' })).toBe('phone_not_unique')
  })

  test('no answer whatever makes it fail [ERR-02]', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const kind = recogniseMessage(answer)
        expect(kind === null || /^[a-z0-9_]+$/.test(kind)).toBe(true)
      }),
    )
  })
})
