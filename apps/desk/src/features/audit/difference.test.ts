import { expect, test } from 'vitest'
import { differences } from './difference.ts'

test('a change shows each field with what it was and what it is', () => {
  expect(differences({ status: 'submitted', version: 3 }, { status: 'approved', version: 3 })).toEqual([
    { path: 'status', kind: 'changed', before: 'submitted', after: 'approved' },
    { path: 'version', kind: 'same', before: '3', after: '3' },
  ])
})

test('what came and what went are told apart, deep inside too', () => {
  expect(differences({ terms: { amount: '10.00' } }, { reasons: ['a', 'b'] })).toEqual([
    { path: 'reasons.0', kind: 'added', before: '', after: 'a' },
    { path: 'reasons.1', kind: 'added', before: '', after: 'b' },
    { path: 'terms.amount', kind: 'removed', before: '10.00', after: '' },
  ])
})

test('an entry without records has nothing to show, an emptied field has', () => {
  expect(differences(null, undefined)).toEqual([])
  expect(differences({ proposal: { by: 'Uma' } }, { proposal: null })).toEqual([
    { path: 'proposal', kind: 'added', before: '', after: 'null' },
    { path: 'proposal.by', kind: 'removed', before: 'Uma', after: '' },
  ])
})
