import { majorToMinor, type Currency } from '../../money/currency.ts'
import { needsVerification, type OfferTag } from '../offers/offer.ts'

/** The wizard's steps in their order (WIZ-12). */
export const stepNames = [
  'customize_your_offer',
  'bank_statements',
  'sales_data',
  'social_networks',
  'location_details',
  'preapproved_legal_info',
  'kyb_legal_info',
] as const
export type StepName = (typeof stepNames)[number]

/** APPL-03. */
export interface Step {
  readonly name: StepName
  readonly completed: boolean
  readonly optional: boolean
}

export interface StepFacts {
  readonly hasIntegrationForm: boolean
  readonly tags: readonly OfferTag[]
  readonly amountMinor: bigint
  readonly currency: Currency
  readonly hasRentalContract: boolean
  /**
   * Steps the merchant has dealt with: statements with at least one valid file, sales data after the id-only
   * update, social after any save or skip, location after save, skip or "no", legal after its own save.
   */
  readonly done: readonly StepName[]
}

/** In major units of any currency (WIZ-84, WIZ-85, WIZ-86). */
const locationRequiredFromMajor = 150_000n

/** From this amount on the location step cannot be skipped and needs a rental contract. */
export function isLocationRequired(amountMinor: bigint, currency: Currency): boolean {
  return amountMinor >= majorToMinor(locationRequiredFromMajor, currency)
}

/**
 * Which steps there are: online sales by the flag (WIZ-13), legal info by the offer's tag (WIZ-30,
 * DEC-OFR-3).
 */
export function stepNamesFor(hasIntegrationForm: boolean, tags: readonly OfferTag[]): StepName[] {
  const legal = needsVerification(tags) ? 'kyb_legal_info' : 'preapproved_legal_info'
  return stepNames.filter((name) => {
    if (name === 'sales_data') return hasIntegrationForm
    return name === 'preapproved_legal_info' || name === 'kyb_legal_info' ? name === legal : true
  })
}

/**
 * What the server sends as `steps` (DEC-WIZ-1). At 150000 and more a skipped location is incomplete and not
 * optional until a rental contract is there, also when the amount was raised later (DEC-WIZ-3).
 */
export function stepsFor(facts: StepFacts): Step[] {
  return stepNamesFor(facts.hasIntegrationForm, facts.tags).map((name) => ({
    name,
    completed: isCompleted(name, facts),
    optional: isOptional(name, facts),
  }))
}

function isCompleted(name: StepName, facts: StepFacts): boolean {
  // An application exists once the offer was customised.
  if (name === 'customize_your_offer') return true
  const isDone = facts.done.includes(name)
  if (name !== 'location_details' || !isLocationRequired(facts.amountMinor, facts.currency)) return isDone
  return isDone && facts.hasRentalContract
}

function isOptional(name: StepName, facts: StepFacts): boolean {
  switch (name) {
    case 'sales_data':
    case 'social_networks':
      return true
    case 'bank_statements':
      return !facts.tags.includes('bank_statement_required')
    case 'location_details':
      return !isLocationRequired(facts.amountMinor, facts.currency)
    default:
      return false
  }
}
