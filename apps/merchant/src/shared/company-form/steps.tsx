import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { lazy, type ComponentType } from 'react'
import type { DocumentForm } from './document-form.ts'

export type StepFields = ComponentType<{ form: DocumentForm }>

const legal = () => import('./steps/legal.tsx')
const owners = () => import('./steps/owners.tsx')

/** The steps in which a company of the Emirates says what it is: when it applies, and when it is updated. */
export const companyFields = {
  'commercial-licence-are': lazy(async () => ({ default: (await legal()).TradeLicenceStep })),
  'legal-details-are': lazy(async () => ({ default: (await legal()).EmiratiLegalStep })),
  'legal-documents-are': lazy(async () => ({
    default: (await import('./steps/documents.tsx')).LegalDocumentsStep,
  })),
  'business-owner-are': lazy(async () => ({ default: (await owners()).BusinessOwnerStep })),
  'shareholders-are': lazy(async () => ({ default: (await owners()).ShareholdersStep })),
  'senior-management-are': lazy(async () => ({ default: (await owners()).SeniorManagementStep })),
  'authorized-signatories-are': lazy(async () => ({ default: (await owners()).SignatoriesStep })),
  'ultimate-beneficial-owners-are': lazy(async () => ({ default: (await owners()).BeneficialOwnersStep })),
} as const satisfies Partial<Record<OnboardingStep, StepFields>>
export type CompanyStep = keyof typeof companyFields
