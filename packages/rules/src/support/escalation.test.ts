import { expect, test } from 'vitest'
import { escalationLevels, isClockRunning, nextLevel } from './escalation.ts'
import { ticketStatuses } from './ticket.ts'

test('the clock stands while the merchant is asked, others are waited for, or it is done', () => {
  expect(ticketStatuses.filter(isClockRunning)).toEqual(['new', 'opened', 'escalated'])
})

test('what is late is marked, then told to the lead, and no more', () => {
  expect(escalationLevels.map(nextLevel)).toEqual([1, 2, 2])
})
