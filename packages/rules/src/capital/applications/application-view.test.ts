import { expect, test } from 'vitest'
import { applicationView, listBanner, olderFormStages } from './application-view.ts'

const usual = { hasSteps: true, reasons: [], hasRedesignedResetForm: true, hasMarks: false }
const view = (status: string, over = {}) => applicationView({ ...usual, status, ...over })

test('what the status page shows [APPL-16, APPL-18, APPL-21, APPL-24]', () => {
  expect(view('submitted')).toBe('in_review')
  expect(view('rejected')).toBe('rejected')
  expect(view('cancelled')).toBe('cancelled')
  expect(view('exploded')).toBe('not_found')
})

test('an approved application shows its summary, one without steps the message to sign [APPL-19, APPL-20]', () => {
  expect(view('approved')).toBe('approved_summary')
  expect(view('approved', { hasSteps: false })).toBe('sign_contract')
})

test('a reset shows the fix form for known reasons with the flag on, else as declined [APPL-22, APPL-23, DEC-APPL-6]', () => {
  expect(view('reset', { reasons: ['reason_irrelevant_license'] })).toBe('fix_form')
  expect(view('reset', { reasons: ['weather'] })).toBe('declined')
  expect(view('reset', { reasons: ['irrelevant_license'], hasRedesignedResetForm: false })).toBe('declined')
  expect(view('reset', { hasSteps: false, reasons: ['irrelevant_license'] })).toBe('older_form')
})

test('a draft or verified application goes on in the wizard [DEC-APPL-2]', () => {
  expect(view('draft')).toBe('wizard')
  expect(view('verified')).toBe('wizard')
})

test('the banner of a listed application [CAP-60, CAP-61, CAP-62]', () => {
  expect(listBanner('submitted')).toBe('processed_within_72_hours')
  expect(listBanner('approved')).toBe('sign_the_contract')
  expect(listBanner('reset')).toBe('document_not_verified')
  expect(listBanner('rejected')).toBeNull()
})

test('the stepper of the older form [APPL-53, APPL-54, APPL-55, APPL-56, APPL-57, DEC-APPL-15]', () => {
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

test('marks of an underwriter come before every other presentation of a reset, and only there [DEC-APPL-8]', () => {
  const marked = { hasMarks: true, reasons: ['company_name_mismatch'] }
  for (const hasSteps of [true, false])
    for (const hasRedesignedResetForm of [true, false])
      expect(view('reset', { ...marked, hasSteps, hasRedesignedResetForm })).toBe('marks')
  expect(view('submitted', marked)).toBe('in_review')
  expect(view('cancelled', marked)).toBe('cancelled')
})
