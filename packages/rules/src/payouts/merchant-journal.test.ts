import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { merchantJournal } from './merchant-journal.ts'
import { waterfallSteps, type Waterfall } from '../settlement/payout-lines.ts'

const amount = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n })
const anyWaterfall = fc
  .array(amount, { minLength: waterfallSteps.length, maxLength: waterfallSteps.length })
  .map((amounts): Waterfall => Object.fromEntries(waterfallSteps.map((step, at) => [step, amounts[at]!])))

test('the entry of a payout is balanced, whatever it is made of, and the bank has its transfer', () => {
  fc.assert(
    fc.property(anyWaterfall, (waterfall) => {
      const lines = merchantJournal(waterfall)
      const sum = (pick: (line: (typeof lines)[number]) => bigint) =>
        lines.reduce((total, line) => total + pick(line), 0n)
      expect(sum((line) => line.debitMinor)).toBe(sum((line) => line.creditMinor))
      const bank = lines.filter(({ step }) => step === 'transfer')
      const transfer = Object.values(waterfall).reduce((total, minor) => total + minor, 0n)
      expect(bank.reduce((total, line) => total + line.debitMinor - line.creditMinor, 0n)).toBe(transfer)
    }),
  )
})

test('what was sold is credited, and what was taken off is debited where it belongs', () => {
  const lines = merchantJournal({ sales: 100_000n, commission_percent: -5_000n, commission_vat: -250n })
  expect(lines).toEqual([
    { account: 'Sales', step: 'sales', debitMinor: 0n, creditMinor: 100_000n },
    { account: 'Commission', step: 'commission_percent', debitMinor: 5_000n, creditMinor: 0n },
    { account: 'Input VAT', step: 'commission_vat', debitMinor: 250n, creditMinor: 0n },
    { account: 'Bank', step: 'transfer', debitMinor: 94_750n, creditMinor: 0n },
  ])
})
