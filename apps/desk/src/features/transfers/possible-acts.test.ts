import { expect, test } from 'vitest'
import { possibleActs } from './possible-acts.ts'

const finance = { id: 'stf_1', mayConfirm: true }
const none = { confirm: false, reject: false, reorder: false, ownProposal: false }
const ordered = { status: 'ordered', kind: 'advance', proposed_by_id: null } as const

test('finance tells the bank’s answer about an ordered transfer', () => {
  expect(possibleActs(ordered, finance)).toEqual({ ...none, confirm: true, reject: true })
})

test('nobody confirms what they proposed themselves; a second person does', () => {
  const proposed = { ...ordered, proposed_by_id: 'stf_1' }
  expect(possibleActs(proposed, finance)).toEqual({ ...none, reject: true, ownProposal: true })
  expect(possibleActs(proposed, { id: 'stf_2', mayConfirm: true }).confirm).toBe(true)
})

test('a rejected advance can be ordered again, a rejected payout is owed with the next one', () => {
  const rejected = { ...ordered, status: 'rejected' } as const
  expect(possibleActs(rejected, finance)).toEqual({ ...none, reorder: true })
  expect(possibleActs({ ...rejected, kind: 'payout' }, finance)).toEqual(none)
})

test('a confirmed transfer is over, and other roles only look', () => {
  expect(possibleActs({ ...ordered, status: 'confirmed' }, finance)).toEqual(none)
  expect(possibleActs(ordered, { id: 'stf_1', mayConfirm: false })).toEqual(none)
})
