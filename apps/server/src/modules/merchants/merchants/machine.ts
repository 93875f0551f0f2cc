import { legalEntityTransitions, type LegalEntityStatus } from '@daftar/rules/legal-entities/status'
import type { CompanyFacts } from '@daftar/rules/legal-entities/update'
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

/** A licensed company of a merchant. */
export type LegalEntityRow = Row<
  'legal_entity',
  | 'merchant_id'
  | 'id'
  | 'country'
  | 'legal_company_name'
  | 'legal_address'
  | 'commercial_registration_number'
  | 'iban'
  | 'bank_name'
  | 'licence_file_id'
  | 'licence_expires_on'
  | 'version'
  | 'suspended_at'
  | 'confirmed_at',
  {
    status: LegalEntityStatus
    /** As it stands on tax invoices, where it is known. */
    tax_number: string | null
    /** What it says in the blocks of an application; null where it was entered by hand. */
    company: CompanyFacts | null
  }
>

export const legalEntityMachine = defineMachine<LegalEntityRow>({
  table: 'legal_entity',
  transitions: legalEntityTransitions,
  subject: 'legal_entity',
})
