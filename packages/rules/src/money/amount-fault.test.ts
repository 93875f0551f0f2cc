import { expect, test } from 'vitest'
import { amountFault } from './amount-fault.ts'

test('an amount is above zero and exact in its currency; what it is not is named [VAL-54, VAL-55]', () => {
  for (const typed of ['0.01', '20450', 20450.5, ' 12.50 ', '١٢٫٥'])
    expect(amountFault(typed, 'AED')).toBeNull()
  expect(amountFault('1.005', 'BHD')).toBeNull()
  expect(amountFault('  ', 'AED')).toBe('required')
  for (const typed of ['0', '0.00', '-1']) expect(amountFault(typed, 'AED')).toBe('below_minimum')
  for (const typed of ['1.001', '١٫٠٠١']) expect(amountFault(typed, 'AED')).toBe('too_many_decimals')
  for (const typed of ['1e2', 'all', '1,000', '.5']) expect(amountFault(typed, 'AED')).toBe('invalid')
})
