import { ApiError } from '@daftar/client'
import type { Reason } from '@daftar/contract'
import { setLanguage } from '@daftar/words'
import { expect, test } from 'vitest'
import { renderPay } from '../pay-server.tsx'
import { payTrouble } from './trouble.ts'

test('the shopper’s page is painted in both languages without inline styles or scripts', () => {
  const [en, ar] = [renderPay('en'), renderPay('ar')]
  expect(en).toContain('%title%')
  expect(en).toContain('Loading your payment')
  expect(ar).toContain('جارٍ تحميل دفعتك')
  for (const page of [en, ar]) {
    expect(page).not.toMatch(/\sstyle="/)
    expect(page).not.toContain('<script')
  }
})

const refused = (status: number, reason: Reason, more: object = {}) =>
  payTrouble(
    new ApiError(status, {
      status: 'error',
      errorType: 'bad_data',
      error: reason,
      details: { reason, ...more },
    } as never),
    'confirming',
  )

test('a wrong code is said at the code, a limit with its time over the form', () => {
  setLanguage('en')
  expect(refused(400, 'invalid_code').at).toBe('code')
  expect(refused(400, 'invalid_phone', { fields: { phone: 'phone_invalid' } }).at).toBe('phone')
  const waiting = refused(429, 'too_many_tries', { retry_at: '2026-11-22T08:30:00.000Z' })
  expect(waiting.at).toBe('form')
  expect(waiting.text).toMatch(/wrong.*22\/11\/26 \d\d:\d\d/)
  expect(refused(429, 'too_many_codes').text).toMatch(/codes.*new link/)
  for (const { text } of [waiting, refused(429, 'too_many_codes')]) expect(text).not.toMatch(/login|sign/i)
})

test('a lost connection says that nothing was charged, except at a confirmation', () => {
  setLanguage('en')
  const lost = new Error('offline')
  expect(payTrouble(lost, 'sending').text).toContain('Nothing was charged')
  expect(payTrouble(lost, 'confirming').text).not.toContain('Nothing was charged')
})
