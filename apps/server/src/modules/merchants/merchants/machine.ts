import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import { contractTransitions, type ContractStatus } from '@daftar/rules/merchants/contract-status'
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

/** How the contract of a merchant stands; what it says is kept by the module that draws it up. */
export type ContractRow = Row<
  'merchant_contract',
  'merchant_id' | 'id' | 'sent_at' | 'signed_at' | 'completed_at' | 'created_at',
  { status: ContractStatus }
>

export const contractMachine = defineMachine<ContractRow>({
  table: 'merchant_contract',
  transitions: contractTransitions,
  subject: 'merchant_contract',
})
