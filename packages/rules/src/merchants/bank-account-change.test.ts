import { describe, expect, test } from 'vitest'
import { canMove } from '../status/transitions.ts'
import {
  bankAccountProblems,
  bankAccountStatuses,
  bankAccountTransitions,
  effectiveFrom,
  isHeldBy,
  isOpenBankAccount,
} from './bank-account-change.ts'

const account = { iban: 'AE060261234567890127788', holder: 'Noor Perfumes LLC', bankName: 'Emirates NBD' }

describe('how a changed bank account goes on', () => {
  test('only time makes it effective, and only once it waited', () => {
    for (const from of bankAccountStatuses)
      expect(canMove(bankAccountTransitions, from, 'effective')).toBe(from === 'waiting')
    expect(canMove(bankAccountTransitions, 'waiting', 'effective', 'reviewer')).toBe(false)
    expect(canMove(bankAccountTransitions, 'waiting', 'effective', 'merchant')).toBe(false)
  })

  test('what is open can be taken back, and nothing else', () => {
    for (const status of bankAccountStatuses) {
      expect(canMove(bankAccountTransitions, status, 'withdrawn', 'merchant')).toBe(isOpenBankAccount(status))
    }
  })

  test.each(['effective', 'declined', 'withdrawn', 'stopped'] as const)('nothing comes after %s', (end) => {
    expect(bankAccountTransitions[end]).toEqual({})
  })

  test('it is effective so many hours after its approval', () => {
    const at = new Date('2026-11-22T08:00:00Z')
    expect(effectiveFrom(at, 48)).toEqual(new Date('2026-11-24T08:00:00Z'))
  })
})

test('what is missing or too long of an account is named', () => {
  expect(bankAccountProblems(account)).toEqual({})
  expect(bankAccountProblems({ iban: '', holder: ' ', bankName: '' })).toEqual({
    iban: 'required',
    holder: 'required',
    bank_name: 'required',
  })
  expect(bankAccountProblems({ ...account, iban: 'AE06', holder: 'a'.repeat(121) })).toEqual({
    iban: 'invalid',
    holder: 'too_long',
  })
})

test.each([
  ['NOOR PERFUMES L.L.C', 'Noor Perfumes LLC', true],
  ['Noor Perfumes', 'Noor Perfumes Trading LLC', true],
  ['Mariam Haddad', 'Noor Perfumes LLC', false],
  ['Noor Trading', 'Noor Perfumes LLC', false],
])('an account of %s is one of %s: %s', (holder, company, isSame) => {
  expect(isHeldBy(holder, company)).toBe(isSame)
})
