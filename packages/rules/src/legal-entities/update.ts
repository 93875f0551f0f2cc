import { emptyDocument, type OnboardingDocument } from '../onboarding/document.ts'
import type { OnboardingPatch } from '../onboarding/resets.ts'
import {
  onboardingPlaces,
  readReviewPlace,
  rejectionReasons,
  rejectionSections,
  type RejectionReason,
  type ReviewPlace,
} from '../onboarding/rejection-reasons.ts'
import { stepOfSection } from '../onboarding/sections.ts'
import { stepsOfUpdate, type OnboardingStep } from '../onboarding/steps.ts'
import type { Places } from '../review/marks.ts'
import { defineTransitions } from '../status/transitions.ts'

/** Where the update of a legal entity stands: a copy that the merchant writes and we review (DEC-LGL-6). */
export const entityUpdateStatuses = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
] as const
export type EntityUpdateStatus = (typeof entityUpdateStatuses)[number]

export const entityUpdateTransitions = defineTransitions<EntityUpdateStatus>({
  draft: { in_review: ['merchant'] },
  in_review: { changes_requested: ['reviewer'], approved: ['reviewer'], rejected: ['reviewer'] },
  changes_requested: { in_review: ['merchant'] },
  approved: {},
  rejected: {},
})

/** An entity has one update at most that is not over. */
export function isOpenUpdate(status: EntityUpdateStatus): boolean {
  return status !== 'approved' && status !== 'rejected'
}

/** While it has one of these the merchant may change it; of one that is back, only what was asked for. */
export function isUpdateOpenToMerchant(status: EntityUpdateStatus): boolean {
  return status === 'draft' || status === 'changes_requested'
}

/** Rounds of corrections before a reviewer must decide otherwise, as of applications to sell. */
export const updateRoundsMax = 3
/** Working days within which an update is decided. */
export const updateReviewDays = 3

/** The blocks of an application that are about the company, in which an update is written (DEC-ONB-32). */
export const companyBlocks = ['commercial_licence', 'legal_info', 'legal_documents', 'shareholders'] as const
export type CompanyBlock = (typeof companyBlocks)[number]
export type CompanyFacts = Pick<OnboardingDocument, CompanyBlock>
export type CompanyPatch = Pick<OnboardingPatch, CompanyBlock>

/** The company of an application, as it is kept with its legal entity. */
export function companyOf(form: OnboardingDocument): CompanyFacts {
  const { commercial_licence, legal_info, legal_documents, shareholders } = form
  return { commercial_licence, legal_info, legal_documents, shareholders }
}

/**
 * What an update says in the form of an application, whose steps, rules and resets are those of the update
 * (LGL-08).
 */
export function documentOfUpdate(
  company: CompanyFacts,
  country: OnboardingDocument['basic_info']['country_of_main_operations'] = 'ARE',
): OnboardingDocument {
  const nothing = emptyDocument()
  return {
    ...nothing,
    ...company,
    basic_info: { ...nothing.basic_info, country_of_main_operations: country },
  }
}

/** The steps of an update as it stands. */
export function updateSteps({ legal_info }: Pick<CompanyFacts, 'legal_info'>): readonly OnboardingStep[] {
  return stepsOfUpdate(legal_info.business_type.id)
}

const everyStep = stepsOfUpdate('private_company').concat(stepsOfUpdate('sole_proprietorship'))

/** The places of an update for its review: the sections of an application that an update has a step for. */
export const updatePlaces: Places<ReviewPlace, RejectionReason> = {
  ...onboardingPlaces,
  isPlace: (place): place is ReviewPlace => {
    const read = readReviewPlace(place)
    return read !== null && stepOfSection(read.section, everyStep) !== null
  },
}

/** REV-01: the reasons an update can be marked with, or refused for. */
export const updateReasons: readonly RejectionReason[] = rejectionReasons.filter((reason) =>
  updatePlaces.isPlace(rejectionSections[reason]),
)
