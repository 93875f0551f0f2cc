import { expect, test } from 'vitest'
import { asksFor, checkPart, partFormNames, rebased, strangeField, valuesOf } from './part-forms.ts'
import {
  hasPart,
  isLivePartLink,
  namesPerson,
  partLinkStatuses,
  partScopes,
  partSubjects,
} from './part-link.ts'

const today = '2026-11-27' as const
const person = {
  ...{ identity_type: 'NATIONAL_ID', identity_id: '784-1990-1234567-1', nationality: 'ARE' },
  ...{ birth_date: '1990-01-02', national_id_expiration_date: '2030-01-02' },
  ...{ national_id_url: 'fil_front', national_id_backside_url: 'fil_back' },
}

test('each application has the parts of its own, and a person is named where there are several', () => {
  const parts = partSubjects.map((subject) => partScopes.filter((scope) => hasPart(subject, scope)))
  expect(parts).toEqual([
    ['signatory', 'owner', 'bank'],
    ['signatory', 'owner', 'licence'],
    ['signatory', 'owner', 'bank'],
  ])
  expect(partSubjects.map((subject) => namesPerson(subject, 'signatory'))).toEqual([true, true, false])
  expect(partSubjects.every((subject) => !namesPerson(subject, 'bank'))).toBe(true)
  expect(partLinkStatuses.filter(isLivePartLink)).toEqual(['sent', 'opened'])
})

test('a person is checked by the rules of the application, and a passport has no back', () => {
  expect(checkPart('person', person, today)).toEqual({})
  expect(checkPart('person', { ...person, national_id_backside_url: '' }, today)).toEqual({
    national_id_backside_url: { code: 'required' },
  })
  const passport = { ...person, identity_type: 'PASSPORT_NUMBER', national_id_backside_url: '' }
  expect(checkPart('person', passport, today)).toEqual({})
  expect(asksFor('person', 'national_id_backside_url', passport)).toBe(false)
  expect(checkPart('person', { ...person, national_id_expiration_date: '2026-11-26' }, today)).toEqual({
    national_id_expiration_date: { code: 'date_in_past' },
  })
})

test('of an empty part every field that must be given is missing', () => {
  const missing = partFormNames.map((form) => [form, Object.keys(checkPart(form, {}, today)).length])
  expect(Object.fromEntries(missing)).toEqual({
    ...{ person: 6, holding_company: 2, bank: 6, licence: 4, kyb_signatory: 4, kyb_resident: 2 },
    ...{ kyb_foreigner: 1, kyb_bank: 1 },
  })
})

test('an account needs right check digits, and that of a verification one of the Emirates', () => {
  const iban = (value: string) => checkPart('kyb_bank', { iban: value }, today)
  expect(iban('AE07 0331 2345 6789 0123 456')).toEqual({})
  expect([iban('AE080331234567890123456'), iban('SA0380000000608010167519')]).toEqual([
    { iban: { code: 'iban_invalid' } },
    { iban: { code: 'iban_invalid' } },
  ])
})

test('a part takes its own fields alone', () => {
  expect(strangeField('kyb_bank', { iban: '', status: 'verified' })).toBe('status')
  expect(strangeField('person', person)).toBeNull()
  expect(valuesOf('kyb_bank', { iban: 'AE', status: 'verified' })).toEqual({ iban: 'AE', bank_name: '' })
})

test('what only the other side changed is taken over, what both changed is asked about', () => {
  const then = { iban: 'A', bank_name: 'Old', swift_code: '' }
  const now = { iban: 'B', bank_name: 'New', swift_code: '' }
  expect(rebased({ iban: 'C', bank_name: 'Old', swift_code: 'S' }, then, now)).toEqual({
    values: { iban: 'C', bank_name: 'New', swift_code: 'S' },
    conflicts: ['iban'],
  })
  expect(rebased({ iban: 'B', bank_name: 'Old', swift_code: '' }, then, now).conflicts).toEqual([])
})
