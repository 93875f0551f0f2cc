import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { lazy } from 'react'
import { companyFields, type StepFields } from '../../shared/company-form/steps.tsx'

const legal = () => import('../../shared/company-form/steps/legal.tsx')
const facts = () => import('./steps/first-facts.tsx')

/** The fields of every step that has any; the last one only tells. */
const fields: Readonly<Record<Exclude<OnboardingStep, 'result'>, StepFields>> = {
  ...companyFields,
  'basic-info': lazy(async () => ({ default: (await import('./steps/basic-info.tsx')).BasicInfoStep })),
  'business-licence-sau': lazy(async () => ({ default: (await facts()).SaudiLicenceStep })),
  'product-category': lazy(async () => ({ default: (await facts()).CategoryStep })),
  'store-type': lazy(async () => ({ default: (await facts()).StoreTypeStep })),
  'legal-details-general': lazy(async () => ({ default: (await legal()).GeneralLegalStep })),
  'legal-details-sau': lazy(async () => ({
    default: (await import('./steps/saudi-company.tsx')).SaudiLegalStep,
  })),
  'legal-details-sau-freelance': lazy(async () => ({
    default: (await import('./steps/saudi-freelance.tsx')).SaudiFreelanceStep,
  })),
  'bank-details': lazy(async () => ({ default: (await import('./steps/bank.tsx')).BankStep })),
}

export function fieldsOf(step: Exclude<OnboardingStep, 'result'>): StepFields {
  return fields[step]
}
