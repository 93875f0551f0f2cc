import type { SalesHistory } from '@daftar/contract/endpoints/capital/simulator'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { simulate } from '@daftar/rules/capital/simulator/simulation'
import { expect, test } from 'vitest'
import { questionOf, salesOf } from './simulated-offer.ts'

const history: SalesHistory = {
  currency: 'AED',
  weeks: Array.from({ length: 30 }, (_, at) => ({
    week_start: addDays('2026-04-20', 7 * at),
    sales_payout: `${10_000 + at}.00`,
  })),
  fee_factor: 1.5,
  repayment_rate: 22,
  cap_percent: 100,
}
const offer = { amount: '100000.00', tenorWeeks: 20 }

test('the last weeks are replayed, oldest first, against the terms at the chosen amount and weeks [DEC-LOAN-4]', () => {
  const question = questionOf(history, offer, { kind: 'own', weeks: 26 }, 10)!
  expect(question).toMatchObject({
    fallPercent: 10,
    amountMinor: 10_000_000n,
    totalMinor: 10_750_000n,
    minimumMinor: 537_500n,
    ratePercentHundredths: 2_200n,
  })
  expect([question.salesMinor.length, question.salesMinor[0], question.salesMinor.at(-1)]).toEqual([
    26,
    1_000_400n,
    1_002_900n,
  ])
  expect(simulate(question).weeksShort).toBe(0)
})

test('an assumed average stands for level weeks; without an amount nothing is replayed', () => {
  const assumed = { kind: 'assumed', averageMinor: 2_500_000n } as const
  expect(new Set(salesOf(history, assumed))).toEqual(new Set([2_500_000n]))
  expect(questionOf(history, { ...offer, amount: '' }, assumed, 0)).toBeNull()
  expect(questionOf({ ...history, weeks: [] }, offer, { kind: 'own', weeks: 26 }, 0)).toBeNull()
  expect(questionOf(history, offer, { kind: 'assumed', averageMinor: 0n }, 0)).toBeNull()
})
