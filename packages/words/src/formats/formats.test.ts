import { expect, test } from 'vitest'
import { dateText, dayMonthText, instantDateText, instantText, monthText, weekdayText } from './date.ts'
import { hijriDateText } from './hijri.ts'
import { groupedAmount, moneyText, percentText } from './number.ts'

const plain = (text: string) => text.replace(/[\u2066\u2069]/g, '').replace('\u00a0', ' ')

test('dates are shown as dd/MM/yy, with Latin digits in Arabic too [FMT-11]', () => {
  expect(dateText('2026-11-23')).toBe('23/11/26')
  expect(instantDateText('2026-11-22T21:00:00Z', 'Asia/Dubai')).toBe('23/11/26')
  expect(instantText('2026-11-22T21:05:00Z', 'Asia/Dubai')).toBe('23/11/26 01:05')
  expect(dayMonthText('2026-09-14', 'ar')).toBe('14 سبتمبر')
  expect(monthText('2026-10', 'en')).toBe('October 2026')
  expect(monthText('2026-10', 'ar')).toBe('أكتوبر 2026')
  expect(weekdayText('2026-11-23', 'ar')).toBe('الاثنين')
})

test('a day is told in the Hijri calendar too, with Latin digits', () => {
  expect(hijriDateText('2027-02-28', 'en')).toBe('21 Ramadan 1448 AH')
  expect(hijriDateText('2027-02-28', 'ar')).toBe('21 رمضان 1448 هـ')
})

test('the code stands before the amount, grouped by commas, with every decimal kept [DEC-FMT-3]', () => {
  expect(plain(moneyText('1020450.00', 'AED'))).toBe('AED 1,020,450.00')
  expect(plain(moneyText('0.500', 'BHD'))).toBe('BHD 0.500')
  expect(plain(moneyText('120000.00', 'SAR', { trim: true }))).toBe('SAR 120,000')
  expect(groupedAmount('999.90')).toBe('999.90')
})

test('a negative has a true minus sign, a zero has none', () => {
  expect(plain(moneyText('-5375.00', 'AED'))).toBe('AED \u22125,375.00')
  expect(plain(moneyText('-0.00', 'AED'))).toBe('AED 0.00')
})

test('amounts and percentages are isolated left to right inside Arabic sentences', () => {
  expect(moneyText('1.00', 'AED').startsWith('\u2066')).toBe(true)
  expect(percentText(35.83333)).toBe('\u206635.83%\u2069')
})
