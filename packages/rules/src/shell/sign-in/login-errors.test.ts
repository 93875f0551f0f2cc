import { describe, expect, test } from 'vitest'
import {
  botCheckError,
  effectOfLoginError,
  loginErrorOf,
  loginErrors,
  type LoginError,
} from './login-errors.ts'
import { signInSteps, type SignInStep } from './sign-in-steps.ts'

function errorOf(
  error: string,
  { step = 'sign_in', status = 400 }: { step?: SignInStep; status?: number } = {},
) {
  return loginErrorOf({ status, body: { status: 'error', error } }, step)
}

const setupSteps = [
  'challenge_setup_email',
  'challenge_setup_phone',
  'challenge_setup_verify_email',
  'challenge_setup_verify_phone',
] as const satisfies SignInStep[]
const firstSteps = ['sign_in', 'sign_in_verify_email', 'sign_in_verify_phone'] as const satisfies SignInStep[]

describe('what the sign-in page says', () => {
  test('invalid phone [AUTH-55]', () => {
    for (const step of signInSteps) expect(errorOf('invalid phone', { step })).toBe('login_invalid_phone')
  })

  test('invalid email [AUTH-56]', () => {
    expect(errorOf('invalid email')).toBe('login_invalid_email')
  })

  test('too many attempts to send a code [AUTH-57]', () => {
    expect(errorOf('too many attempts to send code', { status: 429 })).toBe('login_too_many_attempts')
  })

  test('too many attempts to verify a code [AUTH-58]', () => {
    expect(errorOf('too many attempts to verify code', { status: 429 })).toBe('login_too_many_attempts')
  })

  test('a wrong or expired code [AUTH-59]', () => {
    for (const step of signInSteps) expect(errorOf('invalid otp code', { step })).toBe('login_wrong_code')
  })

  test('a phone that is not unique during set-up is taken [AUTH-60]', () => {
    for (const step of setupSteps) {
      expect(errorOf('phone number is not unique', { step, status: 409 })).toBe('login_phone_taken')
      expect(errorOf('phone number not unique', { step, status: 409 })).toBe('login_phone_taken')
    }
  })

  test('an e-mail that is not unique during set-up is taken [AUTH-61]', () => {
    for (const step of setupSteps) {
      expect(errorOf('email is not unique', { step, status: 409 })).toBe('login_email_taken')
    }
  })

  test('at sign-in a not-unique message says invalid credentials [AUTH-62]', () => {
    for (const step of firstSteps) {
      expect(errorOf('phone number is not unique', { step, status: 409 })).toBe('login_invalid_credentials')
      expect(errorOf('email is not unique', { step, status: 409 })).toBe('login_invalid_credentials')
    }
  })

  test('bad_request with status 400 could not confirm a real user [AUTH-63]', () => {
    expect(errorOf('bad_request')).toBe('login_not_a_real_user')
    expect(errorOf('bad_request', { status: 403 })).toBe('login_failed')
    expect(errorOf('bad_request', { status: 429 })).toBe('login_too_many_requests')
  })

  test('session expired [AUTH-65]', () => {
    expect(errorOf('session expired')).toBe('login_session_expired')
  })

  test('start with email [AUTH-66]', () => {
    expect(errorOf('start with email')).toBe('login_start_with_email')
  })

  test('a blocked account is sent to support, whatever the status [DEC-ERR-3]', () => {
    for (const status of [400, 403, 429])
      expect(errorOf('account temporarily blocked', { status })).toBe('login_account_blocked')
  })

  test('status 429 without a recognised message [AUTH-67]', () => {
    expect(errorOf('slow down', { status: 429 })).toBe('login_too_many_requests')
    expect(loginErrorOf({ status: 429, body: null }, 'sign_in')).toBe('login_too_many_requests')
    expect(errorOf('max attempts reached', { status: 429 })).toBe('login_too_many_requests')
  })

  test('with status 429 a recognised message goes first [AUTH-57, AUTH-67]', () => {
    expect(errorOf('invalid otp code', { status: 429 })).toBe('login_wrong_code')
  })

  test('anything else has failed [AUTH-68]', () => {
    for (const status of [0, 400, 401, 403, 404, 409, 500, 503]) {
      expect(errorOf('oops', { status })).toBe('login_failed')
      expect(loginErrorOf({ status, body: undefined }, 'sign_in')).toBe('login_failed')
    }
    expect(errorOf('otp verification failed')).toBe('login_failed')
    expect(errorOf('email is not unique', { step: 'challenge_verify_email', status: 409 })).toBe(
      'login_failed',
    )
  })
})

describe('what an error does to the page', () => {
  const errorsWith = (does: (error: LoginError) => boolean) => loginErrors.filter(does)

  test('a failing bot check shows the real-user error [AUTH-34]', () => {
    expect(botCheckError).toBe('login_not_a_real_user')
  })

  test('that error, and only it, resets the bot token and the widget [AUTH-35, AUTH-36, AUTH-64]', () => {
    expect(errorsWith((error) => effectOfLoginError(error).resetsBotCheck)).toEqual(['login_not_a_real_user'])
  })

  test('an expired session starts again, start with email switches to e-mail', () => {
    expect(errorsWith((error) => effectOfLoginError(error).restartsFlow)).toEqual(['login_session_expired'])
    expect(errorsWith((error) => effectOfLoginError(error).choosesEmail)).toEqual(['login_start_with_email'])
  })

  test('errors of a contact or a code stand at the field, the others are notifications', () => {
    expect(errorsWith((error) => effectOfLoginError(error).place === 'notification')).toEqual([
      'login_not_a_real_user',
      'login_account_blocked',
      'login_too_many_requests',
      'login_failed',
    ])
  })
})
