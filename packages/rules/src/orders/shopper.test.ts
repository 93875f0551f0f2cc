import { expect, test } from 'vitest'
import { shortName } from './shopper.ts'

test('a shopper is named by first name and initial, in either script [DEC-ORD-1]', () => {
  expect(shortName('Huda Mansour')).toBe('Huda M.')
  expect(shortName('  Omar  bin  Aziz ')).toBe('Omar A.')
  expect(shortName('هدى منصور')).toBe('هدى م.')
  expect(shortName('Sara')).toBe('Sara')
  expect(shortName('Huda M.')).toBe('Huda M.')
  expect(shortName('')).toBe('')
})
