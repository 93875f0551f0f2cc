import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import { onboardingTransitions } from '@daftar/rules/onboarding/transitions'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

/** Who wants to become a merchant; `merchant_id` is the merchant it becomes. */
export type ApplicantRow = Row<
  'onboarding_application',
  'merchant_id' | 'id' | 'person_id' | 'created_at',
  { status: OnboardingStatus }
>

export const applicantMachine = defineMachine<ApplicantRow>({
  table: 'onboarding_application',
  transitions: onboardingTransitions,
  subject: 'onboarding',
})
