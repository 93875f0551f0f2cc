import { expect, test } from 'vitest'
import { disputeRisksOf } from './risk.ts'

type Figures = Parameters<typeof disputeRisksOf>[0]

const none: Figures = { orders: 1000, disputes: 0, won: 0, lost: 0, unanswered: 0, types: [] }
const of = (more: Partial<Figures>) => disputeRisksOf({ ...none, ...more })

test('one or two disputes say nothing of a merchant', () => {
  expect(of({ orders: 2, disputes: 2, lost: 2 })).toEqual([])
})

test('often is more than one order in a hundred', () => {
  expect(of({ disputes: 10 })).toEqual([])
  expect(of({ disputes: 11 })).toEqual(['often'])
})

test('what is never answered, mostly lost and not theirs is noted', () => {
  expect(of({ disputes: 9, unanswered: 3 })).toEqual(['unanswered'])
  expect(of({ disputes: 10, unanswered: 3 })).toEqual([])
  expect(of({ disputes: 4, won: 2, lost: 2 })).toEqual([])
  expect(of({ disputes: 3, won: 1, lost: 2 })).toEqual(['lost'])
  expect(of({ disputes: 3, types: [{ type: 'identity_theft', count: 3 }] })).toEqual(['not_theirs'])
})
