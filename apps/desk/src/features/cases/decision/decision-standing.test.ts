import { expect, test } from 'vitest'
import { standingOf } from './decision-standing.ts'
import type { DeskCase } from '../queries.ts'

const underwriter = { id: 'stf_1', mayDecide: true }
const submitted = { application: { status: 'submitted' }, proposal: null }
const proposed = { ...submitted, proposal: { by_id: 'stf_1' } as DeskCase['proposal'] }

test('an underwriter decides what waits, others look', () => {
  expect(standingOf(submitted, underwriter)).toBe('decide')
  expect(standingOf(submitted, { ...underwriter, mayDecide: false })).toBe('look_only')
})

test('a proposed approval is for a second person and not for whoever proposed it', () => {
  expect(standingOf(proposed, underwriter)).toBe('own_proposal')
  expect(standingOf(proposed, { id: 'stf_2', mayDecide: true })).toBe('second')
})

test('a decided case is over for everybody', () => {
  expect(standingOf({ ...proposed, application: { status: 'approved' } }, underwriter)).toBe('decided')
})
