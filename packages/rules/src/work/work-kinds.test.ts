import { expect, test } from 'vitest'
import { flagsOfStaff } from '../access/staff-roles.ts'
import { assignableOf, assignables, mayHold, workKinds, workOf } from './work-kinds.ts'

test('what waits for a role is what the role may do', () => {
  expect(workOf(flagsOfStaff(['underwriter']))).toEqual([
    ...['case', 'case_second', 'relief', 'relief_second', 'write_off_second'],
  ])
  expect(workOf(flagsOfStaff(['reviewer']))).toEqual([
    ...['case', 'bank_account', 'bank_account_stopped', 'screening', 'contract'],
    ...['onboarding', 'onboarding_second', 'onboarding_call', 'legal_entity_update'],
    ...['store_request', 'listing', 'campaign'],
  ])
  expect(workOf(flagsOfStaff(['support_agent']))).toEqual([
    ...['relief', 'call_back', 'webhook', 'ticket', 'held_mail', 'dispute', 'dispute_second'],
  ])
  expect(workOf(flagsOfStaff(['finance']))).not.toContain('case')
  expect(workOf(flagsOfStaff([]))).toEqual([])
})

test('who may do work of a sort may hold it, and nobody else', () => {
  expect(mayHold('application', flagsOfStaff(['reviewer']))).toBe(true)
  expect(mayHold('application', flagsOfStaff(['finance']))).toBe(false)
  expect(mayHold('transfer', flagsOfStaff(['finance']))).toBe(true)
  expect(mayHold('dispute', flagsOfStaff(['support_agent']))).toBe(true)
  expect(mayHold('listing', flagsOfStaff(['support_agent']))).toBe(false)
})

test('every sort that is assigned is waited for by somebody', () => {
  const waited = new Set(workKinds.map((kind) => assignableOf[kind]))
  for (const assignable of assignables) expect(waited).toContain(assignable)
})
