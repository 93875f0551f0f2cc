import { expect, test } from 'vitest'
import { deadlineStanding } from './deadline-standing.ts'

const deadline = '2026-11-24T08:00:00.000Z'
const at = (text: string) => Date.parse(text)

test('a case that waits tells how long until its 72 hours are over [APPL-18]', () => {
  expect(deadlineStanding(deadline, 'submitted', at('2026-11-21T08:00:00Z'))).toEqual({
    isOverdue: false,
    span: { unit: 'days', count: 3 },
  })
})

test('past the deadline it tells since when', () => {
  expect(deadlineStanding(deadline, 'submitted', at('2026-11-24T11:30:00Z'))).toEqual({
    isOverdue: true,
    span: { unit: 'hours', count: 3 },
  })
})

test('a decided case has no time left to tell', () => {
  expect(deadlineStanding(deadline, 'approved', at('2026-11-30T08:00:00Z'))).toBeNull()
  expect(deadlineStanding(null, 'submitted', at('2026-11-30T08:00:00Z'))).toBeNull()
})
