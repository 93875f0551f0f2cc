import { expect, test } from 'vitest'
import { emptyText, emptyTitle, restText } from './expected-text.ts'

const weekly = { is_open: true, expected_on: '2026-11-23' } as const
const onRequest = { is_open: true, expected_on: null }
const nothing = { is_open: false, expected_on: null }

test('what is not paid out yet is expected on its day [DEC-ORD-7]', () => {
  expect(emptyTitle(weekly)).toBe('Not paid out yet, expected Monday \u206623/11/26\u2069')
  expect(restText(weekly)).toBe('The rest is expected Monday \u206623/11/26\u2069')
})

test('who asks for payouts is told that it comes with the next one, and of no day [DEC-ORD-7, DEC-PO-8]', () => {
  expect(emptyTitle(onRequest)).toBe('Not paid out yet')
  expect(emptyText(onRequest)).toContain('the next payout you request')
  expect(restText(onRequest)).toContain('the next payout you request')
})

test('of an order that is not captured, or paid out whole, nothing is expected [DEC-ORD-7]', () => {
  expect(emptyText(nothing)).toContain('Nothing of this order is captured')
  expect(restText(nothing)).toBeUndefined()
})
