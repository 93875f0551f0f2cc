import { expect, test } from 'vitest'
import { exampleRows, sampleBars } from './illustrative-example.ts'

test('five rows of 4,090 that repay 20,450 [OFR-23, DEC-OFR-11]', () => {
  expect(exampleRows('AED').map((row) => [row.week, row.repaymentMinor, row.remainingMinor])).toEqual([
    [1, 409_000n, 1_636_000n],
    [2, 409_000n, 1_227_000n],
    [3, 409_000n, 818_000n],
    [4, 409_000n, 409_000n],
    [5, 409_000n, 0n],
  ])
})

test('sample payouts of 29,500 and 38,500 with deductions of 6,490 and 8,470 [OFR-24, DEC-OFR-11]', () => {
  expect(sampleBars('AED')).toEqual([
    { salesMinor: 2_950_000n, deductionMinor: 649_000n },
    { salesMinor: 3_850_000n, deductionMinor: 847_000n },
  ])
})
