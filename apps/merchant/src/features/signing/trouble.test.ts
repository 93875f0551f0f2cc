import { ApiError, NetworkError } from '@daftar/client'
import { reasons, type Reason } from '@daftar/contract'
import { expect, test } from 'vitest'
import { troubleOf } from './trouble.ts'

function refusal(reason: Reason, retryAt?: string): ApiError {
  const [status, errorType, error] = reasons[reason]
  const details = { reason, ...(retryAt && { retry_at: retryAt }) }
  return new ApiError(status, { status: 'error', errorType, error, details })
}

test('a wrong code is said at the code, everything else over the form', () => {
  expect(troubleOf(refusal('invalid_code'))).toEqual({
    at: 'code',
    text: 'The code is incorrect or expired',
  })
  expect(troubleOf(refusal('envelope_closed'))).toEqual({
    at: 'form',
    text: 'The contract was signed, declined or has expired in the meantime.',
  })
})

test('after too many tries the page says when to come back, after a lost answer that nothing was signed', () => {
  const { at, text } = troubleOf(refusal('too_many_tries', '2026-11-21T10:42:00Z'))
  expect(at).toBe('form')
  expect(text).toMatch(/again at \u2066\d\d:\d\d\u2069$/)
  expect(troubleOf(new NetworkError('offline')).text).toContain('Nothing was signed')
})
