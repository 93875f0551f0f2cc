import { expect, test } from 'vitest'
import { invoiceLines, totalsOf } from './invoice-lines.ts'

test('the VAT of a fee with two parts is told apart by their share and comes to it exactly, credits too', () => {
  const lines = invoiceLines([
    {
      kind: 'sale',
      rateHundredths: 500n,
      amountMinor: 0n,
      commissionMinor: 1_000n,
      fixedMinor: 333n,
      vatMinor: 67n,
    },
    {
      kind: 'refund',
      rateHundredths: 500n,
      amountMinor: 0n,
      commissionMinor: -100n,
      fixedMinor: -50n,
      vatMinor: -8n,
    },
    {
      kind: 'payout_fee',
      rateHundredths: 1_500n,
      amountMinor: -2_174n,
      commissionMinor: 0n,
      fixedMinor: 0n,
      vatMinor: 326n,
    },
  ])
  expect(lines.map((line) => [line.kind, line.netMinor, line.vatMinor])).toEqual([
    ['commission', 1_000n, 50n],
    ['fixed', 333n, 17n],
    ['commission_back', -100n, -5n],
    ['fixed_back', -50n, -3n],
    ['transfer', 2_174n, 326n],
  ])
  expect(totalsOf(lines)).toEqual({ netMinor: 3_357n, vatMinor: 385n })
})
