import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { lazy, type ComponentType } from 'react'
import type { DocumentForm } from './document-form.ts'

type StepFields = ComponentType<{ form: DocumentForm }>

const legal = () => import('./steps/legal.tsx')
const facts = () => import('./steps/first-facts.tsx')
const owners = () => import('./steps/owners.tsx')

/** The fields of every step that has any; the last one only tells. */
const fields: Readonly<Record<Exclude<OnboardingStep, 'result'>, StepFields>> = {
  'basic-info': lazy(async () => ({ default: (await import('./steps/basic-info.tsx')).BasicInfoStep })),
  'business-licence-sau': lazy(async () => ({ default: (await facts()).SaudiLicenceStep })),
  'product-category': lazy(async () => ({ default: (await facts()).CategoryStep })),
  'store-type': lazy(async () => ({ default: (await facts()).StoreTypeStep })),
  'commercial-licence-are': lazy(async () => ({ default: (await legal()).TradeLicenceStep })),
  'legal-details-general': lazy(async () => ({ default: (await legal()).GeneralLegalStep })),
  'legal-details-are': lazy(async () => ({ default: (await legal()).EmiratiLegalStep })),
  'legal-details-sau': lazy(async () => ({
    default: (await import('./steps/saudi-company.tsx')).SaudiLegalStep,
  })),
  'legal-details-sau-freelance': lazy(async () => ({ default: (await legal()).SaudiFreelanceStep })),
  'legal-documents-are': lazy(async () => ({
    default: (await import('./steps/documents.tsx')).LegalDocumentsStep,
  })),
  'business-owner-are': lazy(async () => ({ default: (await owners()).BusinessOwnerStep })),
  'shareholders-are': lazy(async () => ({ default: (await owners()).ShareholdersStep })),
  'senior-management-are': lazy(async () => ({ default: (await owners()).SeniorManagementStep })),
  'authorized-signatories-are': lazy(async () => ({ default: (await owners()).SignatoriesStep })),
  'ultimate-beneficial-owners-are': lazy(async () => ({ default: (await owners()).BeneficialOwnersStep })),
  'bank-details': lazy(async () => ({ default: (await import('./steps/bank.tsx')).BankStep })),
}

export function fieldsOf(step: Exclude<OnboardingStep, 'result'>): StepFields {
  return fields[step]
}
