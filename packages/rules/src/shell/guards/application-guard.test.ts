import { describe, expect, test } from 'vitest'
import { onboardingStatuses } from '../../access/onboarding-status.ts'
import { applicationRedirect } from './application-guard.ts'

const statuses = [null, ...onboardingStatuses]

describe('the application page', () => {
  test('partially_submitted leads to the view', () => {
    expect(applicationRedirect('application', 'partially_submitted')).toBe('applicationView')
  })

  test('draft leads to the first step', () => {
    expect(applicationRedirect('application', 'draft')).toBe('applicationStep')
  })

  test('no application leads to root', () => {
    expect(applicationRedirect('application', null)).toBe('root')
  })
})

describe('guards', () => {
  test('the view stays for partially_submitted only; any other status leads to the application page', () => {
    for (const status of statuses) {
      expect(applicationRedirect('applicationView', status)).toBe(
        status === 'partially_submitted' ? null : 'application',
      )
    }
  })

  test('the form stays for draft only; any other status leads to the application page', () => {
    for (const status of statuses) {
      expect(applicationRedirect('applicationStep', status)).toBe(status === 'draft' ? null : 'application')
    }
  })
})

describe('the start', () => {
  test('a new application resumes the draft that exists and creates one only when there is none', () => {
    expect(applicationRedirect('applicationsNew', null)).toBeNull()
    expect(applicationRedirect('applicationsNew', 'draft')).toBe('applicationStep')
    expect(applicationRedirect('applicationsNew', 'submitted')).toBe('application')
  })

  test('the list leads to the current application, or to a new one', () => {
    expect(applicationRedirect('applications', null)).toBe('applicationsNew')
    expect(applicationRedirect('applications', 'draft')).toBe('application')
  })
})
