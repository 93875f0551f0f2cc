import { expect, test } from 'vitest'
import { isCompleteApplication, isSubmittedApplication, onboardingStatuses } from './onboarding-status.ts'

test('an application is complete once it is no draft any more [PERM-22]', () => {
  expect([null, ...onboardingStatuses].filter((status) => !isCompleteApplication(status))).toEqual([
    null,
    'draft',
  ])
})

test('an application is submitted once it is past draft and partially_submitted [PERM-23]', () => {
  expect(onboardingStatuses.filter((status) => !isSubmittedApplication(status))).toEqual([
    'draft',
    'partially_submitted',
  ])
})
