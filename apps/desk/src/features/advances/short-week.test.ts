import { expect, test } from 'vitest'
import { shareOf, weekKind } from './short-week.ts'

const week = { amount: '537.500', due_amount: '537.500', shortfall_amount: '0.000' }

test('a week is whole, short, missed or paused, by what was asked and what is carried over', () => {
  expect(weekKind(week)).toBe('whole')
  expect(weekKind({ ...week, amount: '218.966', shortfall_amount: '318.534' })).toBe('short')
  expect(weekKind({ ...week, amount: '0.000', shortfall_amount: '537.500' })).toBe('missed')
  expect(weekKind({ ...week, amount: '0.000', due_amount: '0.000' })).toBe('paused')
})

test('a week without sales has no share that was taken', () => {
  expect(shareOf({ deducted_percent: 100, payment_amount: '0.000' })).toBeNull()
  expect(shareOf({ deducted_percent: 22, payment_amount: '2000.000' })).toBe(22)
})
