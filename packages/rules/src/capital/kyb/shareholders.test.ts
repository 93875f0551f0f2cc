import { describe, expect, test } from 'vitest'
import {
  checkShareholder,
  checkShareholders,
  newShareholder,
  shareholderBlocksOf,
  shareholdersOf,
  typedShare,
  type Shareholder,
} from './shareholders.ts'

const holder = (change: Partial<Shareholder> = {}): Shareholder => ({
  ...newShareholder(),
  name: 'Mariam Haddad',
  value: '60',
  ...change,
})

describe('a shareholder', () => {
  test('a new one is an individual and resident in the UAE [KYB-68]', () => {
    expect(newShareholder()).toMatchObject({ type: 'individual', uaeResident: true })
  })

  test('the share takes digits only, three of them at most [KYB-65]', () => {
    expect([typedShare('5a0%'), typedShare('1000'), typedShare('٧٥')]).toEqual(['50', '100', '75'])
  })

  test('name and share are required, a name has a longest [KYB-64]', () => {
    expect(checkShareholder(holder({ name: ' ', value: '' }), [])).toEqual({
      name: 'required',
      value: 'required',
    })
    expect(checkShareholder(holder({ name: 'a'.repeat(121) }), [])).toEqual({ name: 'too_long' })
    expect(checkShareholder(holder({ value: '2.5' }), [])).toEqual({ value: 'invalid' })
  })

  test('a share of 25 passes, one of 24 does not [KYB-75, DEC-KYB-18]', () => {
    expect(checkShareholder(holder({ value: '25' }), [])).toEqual({})
    expect(checkShareholder(holder({ value: '24' }), [])).toEqual({ value: 'share_below_minimum' })
  })

  test('a share of 100 passes, one of 101 does not [KYB-76]', () => {
    expect(checkShareholder(holder({ value: '100' }), [])).toEqual({})
    expect(checkShareholder(holder({ value: '101' }), [])).toEqual({ value: 'share_above_maximum' })
  })

  test('shares that are more than a hundred together are said of the one that is saved [DEC-KYB-19]', () => {
    expect(checkShareholder(holder({ value: '40' }), [holder({ value: '60' })])).toEqual({})
    expect(checkShareholder(holder({ value: '41' }), [holder({ value: '60' })])).toEqual({
      value: 'share_above_maximum',
    })
    const list = [holder({ value: '60' }), holder({ value: '30' }), holder({ value: '25' })]
    expect([...checkShareholders(list)]).toEqual([[2, { value: 'share_above_maximum' }]])
  })
})

describe('what is sent of shareholders', () => {
  const list = [
    holder({ passport: 'files%2Ffil_passport1', nationalId: 'files%2Ffil_national1' }),
    holder({ value: '40', uaeResident: false, passport: 'fil_passport2', nationalId: 'fil_left_over' }),
  ]

  test('each share is a number [KYB-143]', () => {
    expect(shareholderBlocksOf(list).map(({ value }) => value)).toEqual([60, 40])
  })

  test('the handles of files are decoded [KYB-144]', () => {
    expect(shareholderBlocksOf(list)[0]?.documents).toEqual({
      passport: { file: 'files/fil_passport1' },
      national_id: { file: 'files/fil_national1' },
    })
  })

  test('the national ID is left out of who is no resident [KYB-145]', () => {
    expect(shareholderBlocksOf(list)[1]?.documents).toEqual({ passport: { file: 'fil_passport2' } })
  })

  test('it reads back the same', () => {
    const blocks = shareholderBlocksOf([holder({ passport: 'fil_1', nationalId: 'fil_2' })])
    expect(shareholderBlocksOf(shareholdersOf(blocks))).toEqual(blocks)
  })
})
