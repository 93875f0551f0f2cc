import { expect, test } from 'vitest'
import { askedFromAddress, askedInAddress } from './asked-terms.ts'

test('what was chosen on an offer’s page travels in the address of its form', () => {
  const address = askedInAddress({ amount: '75000.00', weeks: 16 })
  expect(address).toBe('amount=75000&weeks=16')
  expect(askedFromAddress(`?${address}`)).toEqual({ amount: '75000', weeks: 16 })
})

test.each(['', '?amount=75000', '?amount=1e5&weeks=16', '?amount=75000&weeks=15', '?amount=-1&weeks=16'])(
  'an address that says %s asks for nothing',
  (search) => {
    expect(askedFromAddress(search)).toBeNull()
  },
)
