import { expect, test } from 'vitest'
import { claimAfterReceipt, isInTrouble, nextClaim } from './next-claim.ts'

test('the whole claim is the week’s own minimum and what was carried', () => {
  expect(nextClaim(2_620_192n, 2_082_692n)).toEqual({
    dueMinor: 2_620_192n,
    carriedMinor: 2_082_692n,
    minimumMinor: 537_500n,
  })
  // The end of an advance asks for no more than is left.
  expect(nextClaim(1_000n, 2_000n)).toEqual({ dueMinor: 1_000n, carriedMinor: 1_000n, minimumMinor: 0n })
})

test.each([
  [0n, { dueMinor: 800n, carriedMinor: 500n, minimumMinor: 300n, outstandingMinor: 2_000n }],
  [200n, { dueMinor: 600n, carriedMinor: 300n, minimumMinor: 300n, outstandingMinor: 1_800n }],
  [900n, { dueMinor: 300n, carriedMinor: 0n, minimumMinor: 300n, outstandingMinor: 1_100n }],
  [1_900n, { dueMinor: 100n, carriedMinor: 0n, minimumMinor: 100n, outstandingMinor: 100n }],
  [5_000n, { dueMinor: 0n, carriedMinor: 0n, minimumMinor: 0n, outstandingMinor: 0n }],
])('a transfer of %s lowers what was carried first [DEC-LOAN-29]', (amount, after) => {
  const advance = { minimumMinor: 300n, carriedMinor: 500n, outstandingMinor: 2_000n }
  expect(claimAfterReceipt(advance, amount)).toEqual(after)
})

test('an overdue advance whose carried sum has come is in no trouble any more', () => {
  expect([isInTrouble('overdue', 1n), isInTrouble('overdue', 0n), isInTrouble('paying', 1n)]).toEqual([
    true,
    false,
    false,
  ])
})
