import { expect, test } from 'vitest'
import { applicationView, listBanner, olderFormStages } from './application-view.ts'

const usual = { hasSteps: true, reasons: [], hasRedesignedResetForm: true, hasMarks: false }
const view = (status: string, over = {}) => applicationView({ ...usual, status, ...over })

test('APPL-16, APPL-18, APPL-21, APPL-24: what the status page shows', () => {
  expect(view('submitted')).toBe('in_review')
  expect(view('rejected')).toBe('rejected')
  expect(view('cancelled')).toBe('cancelled')
  expect(view('exploded')).toBe('not_found')
})

test('APPL-19, APPL-20: an approved application shows its summary, one without steps the message to sign', () => {
  expect(view('approved')).toBe('approved_summary')
  expect(view('approved', { hasSteps: false })).toBe('sign_contract')
})

test('APPL-22, APPL-23, DEC-APPL-6: a reset shows the fix form for known reasons with the flag on, else as declined', () => {
  expect(view('reset', { reasons: ['reason_irrelevant_license'] })).toBe('fix_form')
  expect(view('reset', { reasons: ['weather'] })).toBe('declined')
  expect(view('reset', { reasons: ['irrelevant_license'], hasRedesignedResetForm: false })).toBe('declined')
  expect(view('reset', { hasSteps: false, reasons: ['irrelevant_license'] })).toBe('older_form')
})

test('DEC-APPL-2: a draft or verified application goes on in the wizard', () => {
  expect(view('draft')).toBe('wizard')
  expect(view('verified')).toBe('wizard')
})

test('CAP-60, CAP-61, CAP-62: the banner of a listed application', () => {
  expect(listBanner('submitted')).toBe('processed_within_72_hours')
  expect(listBanner('approved')).toBe('sign_the_contract')
  expect(listBanner('reset')).toBe('document_not_verified')
  expect(listBanner('rejected')).toBeNull()
})

test('APPL-53, APPL-54, APPL-55, APPL-56, APPL-57, DEC-APPL-15: the stepper of the older form', () => {
  expect(olderFormStages('submitted')).toEqual({
    stages: ['apply', 'await_review', 'sign_contract'],
    current: 'await_review',
  })
  expect(olderFormStages('approved').current).toBe('sign_contract')
  expect(olderFormStages('reset')).toEqual({
    stages: ['apply', 'make_changes', 'await_review', 'sign_contract'],
    current: 'make_changes',
  })
  expect(olderFormStages(null).current).toBe('apply')
  expect(olderFormStages('draft').current).toBe('apply')
})

test('DEC-APPL-8: marks of an underwriter come before every other presentation of a reset, and only there', () => {
  const marked = { hasMarks: true, reasons: ['company_name_mismatch'] }
  for (const hasSteps of [true, false])
    for (const hasRedesignedResetForm of [true, false])
      expect(view('reset', { ...marked, hasSteps, hasRedesignedResetForm })).toBe('marks')
  expect(view('submitted', marked)).toBe('in_review')
  expect(view('cancelled', marked)).toBe('cancelled')
})
