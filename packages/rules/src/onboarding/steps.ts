import type { OnboardingDocument } from './document.ts'
import type { BusinessType, LicenceType } from './licences.ts'
import { isHighVolume, tierOf, type AnnualVolume } from './volume.ts'

/** ONB-05; the first is where everybody begins (ONB-04). */
export const onboardingSteps = [
  'basic-info',
  'business-licence-sau',
  'product-category',
  'store-type',
  'commercial-licence-are',
  'legal-details-general',
  'legal-details-are',
  'legal-details-sau',
  'legal-details-sau-freelance',
  'legal-documents-are',
  'business-owner-are',
  'shareholders-are',
  'senior-management-are',
  'authorized-signatories-are',
  'ultimate-beneficial-owners-are',
  'bank-details',
  'result',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

/** What decides which steps there are. */
export interface StepFacts {
  country: string
  volume: AnnualVolume | ''
  licenceType: LicenceType | ''
  businessType: BusinessType | ''
  /** Somebody at the desk has asked an applicant of high volume for the whole form. */
  isWhole?: boolean
}

const firstFacts = ['basic-info', 'product-category', 'store-type'] as const
const saudiFacts = ['basic-info', 'business-licence-sau', 'product-category', 'store-type'] as const
const ending = ['bank-details', 'result'] as const

/** What follows the legal details in ARE, without the end (ONB-25 to ONB-29). */
const emiratiSteps: Readonly<Record<BusinessType, readonly OnboardingStep[]>> = {
  freelance_license: ['business-owner-are'],
  sole_proprietorship: ['business-owner-are', 'authorized-signatories-are'],
  listed_company: ['legal-documents-are', 'senior-management-are', 'authorized-signatories-are'],
  foreign_branch: companySteps(),
  partnership: companySteps(),
  private_company: companySteps(),
}

function companySteps(): readonly OnboardingStep[] {
  return [
    'legal-documents-are',
    'shareholders-are',
    'senior-management-are',
    'authorized-signatories-are',
    'ultimate-beneficial-owners-are',
  ]
}

/**
 * ONB-16 to ONB-29: the steps of the first row that fits; the default row is looked at first (DEC-ONB-28).
 */
export function stepsFor(facts: StepFacts): readonly OnboardingStep[] {
  const tier = tierOf(facts.volume)
  if (facts.country === '' || tier === null) return ['basic-info']
  const isShort = isHighVolume(tier) && !facts.isWhole
  switch (facts.country) {
    case 'BHR':
    case 'KWT':
    case 'QAT':
      return isShort ? firstFacts : [...firstFacts, 'legal-details-general', ...ending]
    case 'SAU':
      return saudiSteps(facts.licenceType, isShort)
    case 'ARE':
      return isShort ? firstFacts : [...firstFacts, ...emirati(facts.businessType)]
    default:
      return ['basic-info', 'result']
  }
}

/**
 * A freelancer gives all of it whatever the volume (DEC-ONB-25); a trade licence is none of Saudi Arabia
 * (DEC-ONB-24).
 */
function saudiSteps(type: LicenceType | '', isShort: boolean): readonly OnboardingStep[] {
  if (type === 'freelance_license') return [...saudiFacts, 'legal-details-sau-freelance', ...ending]
  if (type !== 'commercial_registration' || isShort) return saudiFacts
  return [...saudiFacts, 'legal-details-sau', ...ending]
}

function emirati(type: BusinessType | ''): readonly OnboardingStep[] {
  const details = ['commercial-licence-are', 'legal-details-are'] as const
  return type === '' ? details : [...details, ...emiratiSteps[type], ...ending]
}

/** ONB-31, DEC-ONB-32: the steps in which a company of ARE writes itself anew. */
export function stepsOfUpdate(type: BusinessType | ''): readonly OnboardingStep[] {
  return emirati(type).filter((step) => step !== 'bank-details' && step !== 'result')
}

/** The facts as an application says them. */
export function stepFactsOf(
  { basic_info, legal_info }: Pick<OnboardingDocument, 'basic_info' | 'legal_info'>,
  isWhole = false,
): StepFacts {
  return {
    country: basic_info.country_of_main_operations,
    volume: basic_info.annual_volume,
    licenceType: legal_info.business_license_type,
    businessType: legal_info.business_type.id,
    isWhole,
  }
}

/** ONB-30: the steps of an application as it stands. */
export function stepsOf(
  form: Pick<OnboardingDocument, 'basic_info' | 'legal_info'>,
  isWhole = false,
): readonly OnboardingStep[] {
  return stepsFor(stepFactsOf(form, isWhole))
}

/**
 * Whether handing it in leaves it half said, for a person to call (DEC-ONB-22): the list ends before any
 * legal details.
 */
export function endsAtCall(steps: readonly OnboardingStep[]): boolean {
  return steps.length > 1 && steps.at(-1) === 'store-type'
}

/**
 * Whether the country is one of those we serve: of others the first facts are kept, and that is all
 * (DEC-ONB-21).
 */
export function isServedCountry(country: string): boolean {
  return ['SAU', 'ARE', 'BHR', 'KWT', 'QAT'].includes(country)
}

/**
 * DEC-ONB-30: where somebody goes whose step is in the list no more: the last one before it that still is.
 */
export function stepInstead(
  step: OnboardingStep,
  before: readonly OnboardingStep[],
  now: readonly OnboardingStep[],
): OnboardingStep {
  if (now.includes(step)) return step
  const earlier = before.slice(0, Math.max(before.indexOf(step), 0))
  return earlier.findLast((one) => now.includes(one)) ?? 'basic-info'
}
