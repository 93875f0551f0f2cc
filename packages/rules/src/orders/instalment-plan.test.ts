import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateInZone } from '../calendar/zones.ts'
import { instalmentPlan, outstandingMinor } from './instalment-plan.ts'

test('400.02 in four parts: the first, today, holds what the even split leaves over', () => {
  expect(instalmentPlan(40_002n, 4, '2026-11-30')).toEqual([
    { dueOn: '2026-11-30', amountMinor: 10_002n },
    { dueOn: '2026-12-30', amountMinor: 10_000n },
    { dueOn: '2027-01-30', amountMinor: 10_000n },
    { dueOn: '2027-02-28', amountMinor: 10_000n },
  ])
})

test('two minor units are two parts, however many were asked for', () => {
  expect(instalmentPlan(2n, 4, '2026-01-31').map(({ amountMinor }) => amountMinor)).toEqual([1n, 1n])
})

test('the parts of any plan sum to its amount, are paid once a month and differ only in the first', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.integer({ min: 1, max: 60 }),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (amountMinor, instalments, date) => {
        const firstOn = dateInZone(date.getTime(), 'UTC')
        const plan = instalmentPlan(amountMinor, instalments, firstOn)
        expect(plan.reduce((sum, part) => sum + part.amountMinor, 0n)).toBe(amountMinor)
        expect(plan[0]?.dueOn).toBe(firstOn)
        expect(plan.every((part) => part.amountMinor > 0n)).toBe(true)
        const months = plan.map(({ dueOn }) => Number(dueOn.slice(0, 4)) * 12 + Number(dueOn.slice(5, 7)))
        expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) + index))
        const [first, ...others] = plan
        expect(new Set(others.map((part) => part.amountMinor)).size).toBeLessThanOrEqual(1)
        expect((first?.amountMinor ?? 0n) - (others[0]?.amountMinor ?? 0n)).toBeGreaterThanOrEqual(0n)
      },
    ),
  )
})

test('what is still owed are the parts to come, less what was refunded', () => {
  const plan = instalmentPlan(40_000n, 4, '2026-11-22')
  expect(outstandingMinor(plan, 0n, '2026-11-22')).toBe(30_000n)
  expect(outstandingMinor(plan, 0n, '2027-01-22')).toBe(10_000n)
  expect(outstandingMinor(plan, 15_000n, '2026-11-22')).toBe(15_000n)
  expect(outstandingMinor(plan, 40_000n, '2026-11-22')).toBe(0n)
})
