import { describe, expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

describe('an amount as it is shown', () => {
  test('thousands are grouped and the decimals of the currency stay', () => {
    expect(moneyText('20450.00')).toBe('20,450.00')
    expect(moneyText('1234567.125')).toBe('1,234,567.125')
    expect(moneyText('999')).toBe('999')
  })

  test('a negative has the true minus sign, before the figures', () => {
    expect(moneyText('-1858.50')).toBe('\u22121,858.50')
    expect(moneyText('\u22121858.50')).toBe('\u22121,858.50')
  })

  test('zero carries no sign', () => {
    expect(moneyText('-0.00')).toBe('0.00')
    expect(moneyText('-0.000', 'always')).toBe('0.000')
  })

  test('a gain carries a plus only where asked', () => {
    expect(moneyText('640.00')).toBe('640.00')
    expect(moneyText('640.00', 'always')).toBe('+640.00')
    expect(moneyText('-640.00', 'never')).toBe('640.00')
  })

  test('an amount beyond what a number can hold keeps every figure', () => {
    expect(moneyText('90071992547409931.01')).toBe('90,071,992,547,409,931.01')
  })

  test('what is no amount is shown as it came', () => {
    expect(moneyText('1e5')).toBe('1e5')
    expect(moneyText('')).toBe('')
  })
})
