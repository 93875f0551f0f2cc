import { expect, test } from 'vitest'
import { readJournalPosition, readPosition, writeJournalPosition, writePosition } from './positions.ts'

test('a page of the books goes on where the last one ended', () => {
  const position = { at: new Date('2026-11-23T06:00:00.123Z'), merchantId: 'mer_noor', number: 42n }
  expect(readJournalPosition(writeJournalPosition(position))).toEqual(position)
  const account = ['mer_noor', 'merchant_payable:mer_noor', 'AED']
  expect(readPosition(writePosition(account), 3)).toEqual(account)
})

test.each([
  undefined,
  '',
  'not a token',
  writePosition(['mer_noor']),
  writePosition(['x', 'mer_noor', '1']),
  writePosition(["1' or true --", 'mer_noor', '1']),
  Buffer.from('{"at":1}').toString('base64url'),
])('a token that is not ours begins at the first page: %s', (token) => {
  expect(readJournalPosition(token)).toBeNull()
})
