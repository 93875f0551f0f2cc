import { describe, expect, test } from 'vitest'
import { defaultOtpLengths, otpProblem, otpResendSeconds, secondsUntilResend } from './otp.ts'

describe('one-time codes', () => {
  test('a code is required [VAL-06]', () => {
    expect(otpProblem('', 'email')).toEqual({ code: 'required' })
    expect(otpProblem('  ', 'phone')).toEqual({ code: 'required' })
  })

  test('a code holds digits only [VAL-07]', () => {
    expect(otpProblem('12a456', 'email')).toEqual({ code: 'digits_only' })
    expect(otpProblem('1 34', 'phone')).toEqual({ code: 'digits_only' })
    expect(otpProblem('-123', 'phone')).toEqual({ code: 'digits_only' })
  })

  test('a code sent by e-mail has exactly 6 digits, and the text names them [VAL-08, VAL-10, AUTH-37]', () => {
    expect(otpProblem('123456', 'email')).toBeNull()
    for (const code of ['12345', '1234567', '1234']) {
      expect(otpProblem(code, 'email')).toEqual({ code: 'code_length', length: 6 })
    }
  })

  test('a code sent by phone has exactly 4 digits, and the text names them [VAL-09, VAL-10, AUTH-38]', () => {
    expect(otpProblem('1234', 'phone')).toBeNull()
    for (const code of ['123', '12345', '123456']) {
      expect(otpProblem(code, 'phone')).toEqual({ code: 'code_length', length: 4 })
    }
  })

  test('a server set to longer codes is followed', () => {
    const lengths = { ...defaultOtpLengths, phone: 6 }
    expect(otpProblem('123456', 'phone', lengths)).toBeNull()
    expect(otpProblem('1234', 'phone', lengths)).toEqual({ code: 'code_length', length: 6 })
  })

  test('a code typed in Arabic digits is the same code', () => {
    expect(otpProblem('١٢٣٤', 'phone')).toBeNull()
  })
})

describe('timers', () => {
  const sentAt = 1_800_000_000_000

  test('a code can be sent again after 2 minutes [AUTH-40, AUTH-41]', () => {
    expect(otpResendSeconds).toBe(120)
    expect(secondsUntilResend(sentAt, sentAt)).toBe(120)
    expect(secondsUntilResend(sentAt, sentAt + 500)).toBe(120)
    expect(secondsUntilResend(sentAt, sentAt + 119_001)).toBe(1)
    expect(secondsUntilResend(sentAt, sentAt + 120_000)).toBe(0)
    expect(secondsUntilResend(sentAt, sentAt + 900_000)).toBe(0)
  })

  test('a clock that was set back never makes anybody wait longer than the interval', () => {
    expect(secondsUntilResend(sentAt, sentAt - 3_600_000)).toBe(120)
  })
})
