import { expect, test } from 'vitest'
import {
  fieldsForReasons,
  fieldsToFix,
  leadingReason,
  normaliseReason,
  reasonTextKey,
  resubmissionProblem,
  reasonsOfField,
} from './reset-reasons.ts'

test('the prefix goes and the rest is lower case [APPL-28]', () => {
  expect(normaliseReason('REASON_Business_License_Expired')).toBe('business_license_expired')
  expect(normaliseReason('reason_high_exposure')).toBe('high_exposure')
  expect(normaliseReason('no_reason_given')).toBe('no_reason_given')
})

test('an expired or expiring licence asks for the file only [APPL-32]', () => {
  expect(fieldsForReasons(['reason_business_license_expired'])).toEqual(['cr_file'])
  expect(fieldsForReasons(['business_license_expires_soon'])).toEqual(['cr_file'])
})

test('a wrong licence or beneficiary asks for everything [APPL-33]', () => {
  const all = ['cr_file', 'cr_number', 'company_name_or_legal_name', 'registered_company_address']
  expect(fieldsForReasons(['IRRELEVANT_LICENSE'])).toEqual(all)
  expect(fieldsForReasons(['beneficiary_name_mismatch'])).toEqual(all)
})

test('another company name asks for the name only [APPL-34]', () => {
  expect(fieldsForReasons(['company_name_mismatch'])).toEqual(['company_name_or_legal_name'])
})

test('several reasons show the union, the first of the table names the form [APPL-29, APPL-30, APPL-31, DEC-APPL-7]', () => {
  const reasons = ['company_name_mismatch', 'reason_business_license_expires_soon', 'something_new']
  expect(fieldsForReasons(reasons)).toEqual(['cr_file', 'company_name_or_legal_name'])
  expect(leadingReason(reasons)).toBe('business_license_expires_soon')
  expect(leadingReason(['something_new'])).toBeNull()
  expect(fieldsForReasons([])).toEqual([])
})

test('a resubmission must send a shown field and change one [DEC-APPL-8]', () => {
  const shown = fieldsForReasons(['company_name_mismatch'])
  const stored = { company_name_or_legal_name: 'Oud LLC', cr_number: 'CN-1' }
  expect(resubmissionProblem({}, stored, shown)).toBe('params_for_update_not_sent')
  expect(resubmissionProblem({ cr_number: 'CN-2' }, stored, shown)).toBe('params_for_update_not_sent')
  expect(resubmissionProblem({ company_name_or_legal_name: ' Oud LLC' }, stored, shown)).toBe(
    'params_for_update_not_diff',
  )
  expect(resubmissionProblem({ company_name_or_legal_name: 'Oud House LLC' }, stored, shown)).toBeNull()
})

test('a reason without its own text takes that of the general rejection [APPL-26, DEC-APPL-10]', () => {
  expect(reasonTextKey('reason_high_exposure')).toBe('high_exposure')
  expect(reasonTextKey('company_name_mismatch')).toBe('company_name_mismatch')
  expect(reasonTextKey('weather')).toBe('general_reject')
})

test('an older form without a known reason asks for everything, any other application for nothing [DEC-APPL-6]', () => {
  expect(fieldsToFix(['weather'], true)).toHaveLength(4)
  expect(fieldsToFix(['weather'], false)).toEqual([])
  expect(fieldsToFix(['company_name_mismatch'], true)).toEqual(['company_name_or_legal_name'])
})

test('each field knows every reason it is asked for because of', () => {
  const reasons = ['company_name_mismatch', 'reason_business_license_expires_soon', 'unknown']
  expect(reasonsOfField(reasons, 'cr_file')).toEqual(['business_license_expires_soon'])
  expect(reasonsOfField(reasons, 'company_name_or_legal_name')).toEqual(['company_name_mismatch'])
  expect(reasonsOfField(reasons, 'cr_number')).toEqual([])
})
