import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const proposed = { status: 'proposed', proposed_by_id: 'stf_1' } as const

test('nobody approves an adjustment they proposed; they may take it back, and a second person decides', () => {
  expect(standingOf(proposed, { id: 'stf_1', mayAct: true })).toEqual({
    approve: false,
    reject: true,
    isOwn: true,
  })
  expect(standingOf(proposed, { id: 'stf_2', mayAct: true })).toEqual({
    approve: true,
    reject: true,
    isOwn: false,
  })
})

test('what is decided stays decided, and other roles only look', () => {
  const none = { approve: false, reject: false }
  expect(standingOf({ ...proposed, status: 'approved' }, { id: 'stf_2', mayAct: true })).toMatchObject(none)
  expect(standingOf(proposed, { id: 'stf_2', mayAct: false })).toMatchObject(none)
})
