import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import type { ApplicationForm } from '@daftar/rules/capital/applications/application-form'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { kybLandingStep } from '@daftar/rules/capital/kyb/step-order'
import {
  capitalPaths,
  kybStepPath,
  mobileApplicationPath,
  stepPath,
  wizardFlow,
  type WizardFlow,
} from '@daftar/rules/capital/entry/paths'
import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { landingStep, resolveStep } from '@daftar/rules/capital/applications/step-order'
import { stepsFor, type Step, type StepName } from '@daftar/rules/capital/applications/steps'

/**
 * What an address of the wizard asks for. Without a step name it asks for wherever the application stands
 * (WIZ-02).
 */
export interface WizardAddress {
  readonly flow: WizardFlow | null
  readonly offerId: string
  readonly merchantId: string
  readonly stepName: string | null
}

/** What is known of the offer, from the offer itself or from the application on it. */
export interface WizardOffer {
  readonly id: string
  readonly merchantId: string
  readonly tags: readonly OfferTag[]
  readonly form: ApplicationForm
}

export type OpenedApplication = Pick<Application, 'id' | 'status' | 'steps'>

export type WizardTarget =
  | { readonly kind: 'step'; readonly name: StepName }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not_found' }

/**
 * What an address shows (WIZ-01 to WIZ-05, WIZ-14, DEC-WIZ-18): a step, another address, or nothing. Before
 * there is an application only the customise step exists (DEC-CAPI-6); after submission its status page
 * stands instead (DEC-OFR-6).
 */
export function wizardTarget(
  address: WizardAddress,
  offer: WizardOffer,
  application: OpenedApplication | null,
): WizardTarget {
  // Another merchant's address shows what an unknown one does (DEC-WIZ-19).
  if (address.merchantId !== offer.merchantId) return { kind: 'not_found' }
  if (application && !isEditable(application.status))
    return { kind: 'redirect', to: capitalPaths.application(application.id) }
  // The older form has no steps, so every address of one leads to it (DEC-APPL-15).
  if (offer.form === 'single_page')
    return { kind: 'redirect', to: mobileApplicationPath(offer.id, offer.merchantId) }
  const stepName = address.stepName ?? entryStep(application)
  const resolved = application ? resolveStep(application.steps, stepName) : resolveFirst(stepName, offer.tags)
  if (resolved.kind === 'not_found') return resolved
  const name = resolved.kind === 'redirect' ? resolved.to : resolved.name
  // The business verification has a page of its own (WIZ-04, WIZ-10, WIZ-11).
  if (application && name === 'kyb_legal_info')
    return { kind: 'redirect', to: kybStepPath(application.id, kybLandingStep(application.status)) }
  const isElsewhere = address.stepName === null || address.flow !== wizardFlow(offer.tags)
  if (resolved.kind === 'redirect' || isElsewhere) return { kind: 'redirect', to: pathOfStep(offer, name) }
  return { kind: 'step', name }
}

/** From the list of offers, or from the application when the offer is listed no more. */
export function wizardOffer(listed: Offer | null, application: Application | null): WizardOffer | null {
  if (listed) return { id: listed.id, merchantId: listed.merchant_id, tags: listed.tags, form: listed.form }
  return (
    application && {
      id: application.offer_id,
      merchantId: application.merchant_id,
      tags: application.offer_tags,
      form: application.single_page ? 'single_page' : 'wizard',
    }
  )
}

/** The address of one step in the flow of the offer (CAP-26, CAP-27, CAP-28). */
export function pathOfStep(offer: WizardOffer, stepName: StepName): string {
  return stepPath(wizardFlow(offer.tags), { offerId: offer.id, merchantId: offer.merchantId, stepName })
}

/**
 * What the stepper draws while there is no application: the steps that the offer will have, none of them done
 * (WIZ-08).
 */
export function stepsBeforeApplication(hasIntegrationForm: boolean, tags: readonly OfferTag[]): Step[] {
  const steps = stepsFor({
    hasIntegrationForm,
    tags,
    amountMinor: 0n,
    // Nothing is asked for yet, in no currency.
    currency: 'AED',
    hasRentalContract: false,
    done: [],
  })
  return steps.map((step) => ({ ...step, completed: false }))
}

function resolveFirst(stepName: string, tags: readonly OfferTag[]) {
  const resolved = resolveStep(stepsBeforeApplication(false, tags), stepName)
  if (resolved.kind === 'not_found' || stepName === 'customize_your_offer') return resolved
  return { kind: 'redirect', to: 'customize_your_offer' } as const
}

/** The first incomplete non-optional step (WIZ-03). */
function entryStep(application: OpenedApplication | null): StepName {
  return application ? landingStep(application.steps) : 'customize_your_offer'
}
