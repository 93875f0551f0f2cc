import { expect, test } from 'vitest'
import { isCompleteApplication, isSubmittedApplication, onboardingStatuses } from './onboarding-status.ts'

test('PERM-22: an application is complete once it is no draft any more', () => {
  expect([null, ...onboardingStatuses].filter((status) => !isCompleteApplication(status))).toEqual([
    null,
    'draft',
  ])
})

test('PERM-23: an application is submitted once it is past draft and partially_submitted', () => {
  expect(onboardingStatuses.filter((status) => !isSubmittedApplication(status))).toEqual([
    'draft',
    'partially_submitted',
  ])
})
