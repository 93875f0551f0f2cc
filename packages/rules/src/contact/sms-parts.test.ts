import { expect, test } from 'vitest'
import { plainSms, smsSize } from './sms-parts.ts'

test('a text of the GSM alphabet has 160 places alone and 153 in each of several parts', () => {
  expect(smsSize('a'.repeat(160))).toEqual({ encoding: 'gsm_7', parts: 1 })
  expect(smsSize('a'.repeat(161))).toEqual({ encoding: 'gsm_7', parts: 2 })
  expect(smsSize('a'.repeat(306)).parts).toBe(2)
  expect(smsSize('a'.repeat(307)).parts).toBe(3)
  expect(smsSize('')).toEqual({ encoding: 'gsm_7', parts: 1 })
})

test('a character behind an escape takes two places and is not cut in two', () => {
  expect(smsSize('€'.repeat(80)).parts).toBe(1)
  expect(smsSize('€'.repeat(81)).parts).toBe(2)
  expect(smsSize('a'.repeat(152) + '€' + 'a'.repeat(151)).parts).toBe(2)
  expect(smsSize('a'.repeat(152) + '€' + 'a'.repeat(152)).parts).toBe(3)
})

test('any other character makes a text wide, of 70 places alone, 67 in each, a pair never cut', () => {
  expect(smsSize('ر'.repeat(70))).toEqual({ encoding: 'ucs_2', parts: 1 })
  expect(smsSize('ر'.repeat(71))).toEqual({ encoding: 'ucs_2', parts: 2 })
  expect(smsSize('ر'.repeat(134)).parts).toBe(2)
  expect(smsSize('ر'.repeat(135)).parts).toBe(3)
  expect(smsSize('ر'.repeat(66) + '😀' + 'ر'.repeat(65)).parts).toBe(2)
  expect(smsSize('ر'.repeat(66) + '😀' + 'ر'.repeat(66)).parts).toBe(3)
})

test('typography gives way to plain characters where the rest is GSM, and stays in Arabic', () => {
  expect(plainSms('Pay \u2066AED\u00a0\u221212.00\u2069 …')).toBe('Pay AED -12.00 ...')
  expect(plainSms('ادفع \u2066AED\u00a012.00\u2069')).toBe('ادفع \u2066AED\u00a012.00\u2069')
})
