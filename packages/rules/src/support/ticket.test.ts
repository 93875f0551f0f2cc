import { expect, test } from 'vitest'
import { canMove, moversOf } from '../status/transitions.ts'
import { csatAfterResolved, isActiveTicket, statusesOf, ticketStatuses, ticketTransitions } from './ticket.ts'

test('the filter for open tickets finds those on hold and escalated too; an unknown one finds none', () => {
  expect(statusesOf(['opened'])).toEqual(['opened', 'hold', 'escalated'])
  expect(statusesOf(['closed', 'new', 'new'])).toEqual(['new', 'closed'])
  expect(statusesOf(['toString', ''])).toEqual([])
})

test('a ticket is active unless it is closed', () => {
  expect(ticketStatuses.filter((status) => !isActiveTicket(status))).toEqual(['closed'])
})

test('writing opens again what waited for the merchant, and never what is closed', () => {
  expect(ticketStatuses.filter((status) => canMove(ticketTransitions, status, 'opened', 'merchant'))).toEqual(
    ['pending', 'resolved'],
  )
  expect(ticketStatuses.filter((status) => canMove(ticketTransitions, 'closed', status))).toEqual([])
})

test('time alone closes only what is resolved', () => {
  const byTime = ticketStatuses.filter((status) =>
    moversOf(ticketTransitions, status, 'closed').includes('system'),
  )
  expect(byTime).toEqual(['resolved'])
})

test('a rating is asked for once, where somebody answered', () => {
  expect(csatAfterResolved('none', false)).toBe('none')
  expect(csatAfterResolved('none', true)).toBe('requested')
  expect(csatAfterResolved('requested', true)).toBe('requested')
  expect(csatAfterResolved('negative', true)).toBe('negative')
})
