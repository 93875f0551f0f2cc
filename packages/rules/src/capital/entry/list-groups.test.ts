import { expect, test } from 'vitest'
import { applicationStatuses } from '../applications/application-status.ts'
import { groupItems, groupOf } from './list-groups.ts'
import { advanceStatuses } from '../advances/advance-status.ts'

test('open loans are active, closed ones inactive [LOAN-02, LOAN-04]', () => {
  expect(advanceStatuses.filter((status) => groupOf({ kind: 'advance', status }) === 'active')).toEqual([
    'waiting',
    'waiting_for_dda',
    'paying',
    'overdue',
  ])
  expect(groupOf({ kind: 'advance', status: 'closed' })).toBe('inactive')
})

test('running applications are active, ended ones inactive, drafts in no group [LOAN-03, LOAN-05, DEC-APPL-2]', () => {
  const groups = applicationStatuses.map((status) => [status, groupOf({ kind: 'application', status })])
  expect(Object.fromEntries(groups)).toEqual({
    draft: null,
    verified: null,
    submitted: 'active',
    approved: 'active',
    reset: 'active',
    rejected: 'inactive',
    cancelled: 'inactive',
  })
})

test('two groups, loans and applications together, newest first [LOAN-01, DEC-LOAN-43]', () => {
  const items = [
    { kind: 'advance', status: 'paying', at: '2026-09-01T08:00:00.000Z', id: 1 },
    { kind: 'application', status: 'submitted', at: '2026-11-01T08:00:00.000Z', id: 2 },
    { kind: 'advance', status: 'closed', at: '2026-01-01T08:00:00.000Z', id: 3 },
    { kind: 'application', status: 'rejected', at: '2026-05-01T08:00:00.000Z', id: 4 },
    { kind: 'application', status: 'draft', at: '2026-11-20T08:00:00.000Z', id: 5 },
  ] as const
  const { active, inactive } = groupItems(items)
  expect(active.map((item) => item.id)).toEqual([2, 1])
  expect(inactive.map((item) => item.id)).toEqual([4, 3])
})
