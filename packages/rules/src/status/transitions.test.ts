import { expect, test } from 'vitest'
import { canMove, defineTransitions, moversOf } from './transitions.ts'

const door = defineTransitions({
  open: { closed: ['merchant', 'system'], locked: ['staff'] },
  closed: { open: ['merchant'] },
  locked: {},
})

test('only the moves of the table exist', () => {
  expect(canMove(door, 'open', 'closed')).toBe(true)
  expect(canMove(door, 'closed', 'locked')).toBe(false)
  expect(canMove(door, 'locked', 'open')).toBe(false)
  expect(canMove(door, 'open', 'open')).toBe(false)
})

test('a move belongs to its actors', () => {
  expect(canMove(door, 'open', 'locked', 'staff')).toBe(true)
  expect(canMove(door, 'open', 'locked', 'merchant')).toBe(false)
  expect(moversOf(door, 'open', 'closed')).toEqual(['merchant', 'system'])
})

test('a status that came from outside and is not in the table has no moves', () => {
  expect(canMove(door, 'toString' as 'open', 'closed')).toBe(false)
})

test('a target that is no status of the table does not compile', () => {
  // @ts-expect-error ajar is no key of the table
  expect(canMove(defineTransitions({ open: { ajar: ['merchant'] } }), 'open', 'open')).toBe(false)
})
