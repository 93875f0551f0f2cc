import { expect, test } from 'vitest'
import { findingOf, isSameSite, verdictOf } from './webhook-doctor.ts'

const answered = (statusCode: number, durationMs = 50) => ({ statusCode, error: null, durationMs })
const unanswered = (error: string) => ({ statusCode: null, error, durationMs: 50 })

test.each([
  [answered(200), null],
  [answered(204, 9_999), null],
  [answered(200, 10_000), 'slow'],
  [answered(301), 'redirect'],
  [answered(403), 'not_allowed'],
  [answered(410), 'not_found'],
  [answered(429), 'too_many'],
  [answered(400), 'client_error'],
  [answered(500, 20_000), 'server_error'],
  [unanswered('not https'), 'not_https'],
  [unanswered('an address that is not public'), 'private'],
  [unanswered('no answer within 60 s'), 'late'],
  [unanswered('ENOTFOUND'), 'unknown_host'],
  [unanswered('ECONNREFUSED'), 'refused'],
  [unanswered('CERT_HAS_EXPIRED'), 'tls'],
  [unanswered('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
  [unanswered('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
  [unanswered('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'tls'],
  [unanswered('ECONNRESET'), 'broken'],
] as const)('%j is diagnosed as %s', (tried, kind) => {
  expect(findingOf(tried)).toBe(kind)
})

test.each([
  ['shop.example', 'api.shop.example', true],
  ['www.shop.com.sa', 'shop.com.sa', true],
  ['one.com.sa', 'other.com.sa', false],
  ['noor.ae', 'staging-noor.ae', false],
  ['hooks.zap.example', 'shop.example', false],
  ['203.0.113.7', '203.0.113.8', false],
  ['SHOP.example', 'shop.example', true],
])('%s and %s are of one site: %s', (one, other, expected) => {
  expect(isSameSite(one, other)).toBe(expected)
})

test('a shop that reads no payment at all cannot be judged, one that reads some can', () => {
  const booked = { told: 10, delivered: 10, readBack: 0, missed: 0 }
  expect(verdictOf({ ...booked, told: 0, delivered: 0 })).toBe('quiet')
  expect(verdictOf(booked)).toBe('unread')
  expect(verdictOf({ ...booked, readBack: 9, missed: 1 })).toBe('missed')
  expect(verdictOf({ ...booked, readBack: 10 })).toBe('fine')
  expect(verdictOf({ ...booked, delivered: 0, missed: 3 })).toBe('missed')
})
