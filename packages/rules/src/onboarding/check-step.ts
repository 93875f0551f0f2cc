import type { CalendarDate } from '../calendar/calendar-date.ts'
import { checkBankDetails } from './check-bank.ts'
import { checkBasicInfo, checkCategory, checkSaudiLicenceType, checkStoreType } from './check-first-facts.ts'
import {
  checkEmiratiLegal,
  checkGeneralLegal,
  checkLegalDocuments,
  checkSaudiFreelance,
  checkSaudiLegal,
  checkTradeLicence,
} from './check-legal.ts'
import {
  checkBeneficialOwners,
  checkBusinessOwner,
  checkSeniorManagement,
  checkShareholders,
  checkSignatories,
} from './check-owners.ts'
import type { OnboardingDocument } from './document.ts'
import type { Issue } from './issues.ts'
import type { OnboardingStep } from './steps.ts'

type Check = (form: OnboardingDocument, today: CalendarDate) => Issue[]

const checks: Readonly<Record<OnboardingStep, Check>> = {
  'basic-info': checkBasicInfo,
  'business-licence-sau': checkSaudiLicenceType,
  'product-category': checkCategory,
  'store-type': checkStoreType,
  'commercial-licence-are': checkTradeLicence,
  'legal-details-general': checkGeneralLegal,
  'legal-details-are': checkEmiratiLegal,
  'legal-details-sau': checkSaudiLegal,
  'legal-details-sau-freelance': checkSaudiFreelance,
  'legal-documents-are': checkLegalDocuments,
  'business-owner-are': checkBusinessOwner,
  'shareholders-are': checkShareholders,
  'senior-management-are': checkSeniorManagement,
  'authorized-signatories-are': checkSignatories,
  'ultimate-beneficial-owners-are': checkBeneficialOwners,
  'bank-details': checkBankDetails,
  result: () => [],
}

/**
 * What is wrong in one step (ONB-65 to ONB-74), for the browser and the server alike. Contacts come without
 * placeholders.
 */
export function issuesOfStep(
  step: OnboardingStep,
  form: OnboardingDocument,
  today: CalendarDate,
): readonly Issue[] {
  return checks[step](form, today)
}

/** What is wrong in any of the steps, each field once (DEC-ONB-37). */
export function issuesOfSteps(
  steps: readonly OnboardingStep[],
  form: OnboardingDocument,
  today: CalendarDate,
): readonly Issue[] {
  const all = steps.flatMap((step) => issuesOfStep(step, form, today))
  return all.filter(({ field }, place) => all.findIndex((other) => other.field === field) === place)
}

/**
 * DEC-ONB-31: how far somebody may go by link: to the first step that is not right yet, else the last one.
 */
export function firstOpenStep(
  steps: readonly OnboardingStep[],
  form: OnboardingDocument,
  today: CalendarDate,
): OnboardingStep {
  return steps.find((step) => issuesOfStep(step, form, today).length > 0) ?? steps.at(-1) ?? 'basic-info'
}
