import { expect, test } from 'vitest'
import { caseChecks } from './case-checks.ts'
import { emiratiCompany } from './document-for-tests.ts'

const failing = (over: Partial<Parameters<typeof caseChecks>[1]> = {}, form = emiratiCompany()) =>
  caseChecks(form, { today: '2026-11-24', duplicates: [], ...over })
    .filter(({ holds }) => !holds)
    .map(({ code }) => code)

test('everything holds of a company that is known to nobody', () => {
  expect(failing()).toEqual([])
})

test('a licence that ran out, or soon does, an account abroad and sanctions are told', () => {
  expect(failing({ today: '2030-01-02' })).toEqual(['licence_valid', 'licence_lasts'])
  expect(failing({ today: '2029-12-20' })).toEqual(['licence_lasts'])
  const form = emiratiCompany()
  form.legal_documents.sanctioned_dealings_answer = true
  form.bank_details.iban = 'SA0380000000608010167519'
  expect(failing({}, form)).toEqual(['no_sanctions', 'iban_of_country'])
})

test('whatever another one has too is told by its kind', () => {
  expect(failing({ duplicates: ['iban', 'licence', 'phone', 'person'] })).toHaveLength(4)
  expect(failing({ duplicates: ['phone'] })).toEqual(['phone_of_nobody_else'])
})
