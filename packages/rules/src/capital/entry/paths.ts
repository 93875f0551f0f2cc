import type { ApplicationForm } from '../applications/application-form.ts'
import { needsVerification, type OfferTag } from '../offers/offer.ts'
import type { StepName } from '../applications/steps.ts'

const area = '/finance/tabby-capital'

/** CAP-17 to CAP-25. */
export const capitalPaths = {
  entry: area,
  advances: `${area}/loans`,
  advance: (id: string) => `${area}/loans/${segment(id)}`,
  application: (id: string) => `${area}/applications/${segment(id)}`,
  offers: `${area}/offers`,
  offer: (id: string) => `${area}/offers/${segment(id)}`,
  fakeDoor: `${area}/fake-door`,
  waitlist: `${area}/waitlist`,
  error: `${area}/error`,
} as const

/**
 * Which route carries the wizard: full-revenue offers, offers with a KYB application, and the pre-approved
 * rest.
 */
export type WizardFlow = 'preapproved' | 'full_revenue' | 'plain'

export function wizardFlow(tags: readonly OfferTag[]): WizardFlow {
  if (tags.includes('full_revenue_flow')) return 'full_revenue'
  return needsVerification(tags) ? 'plain' : 'preapproved'
}

export interface StepAddressParts {
  readonly offerId: string
  readonly merchantId: string
  readonly stepName: StepName
}

/** CAP-26, CAP-27, CAP-28. */
export function stepPath(flow: WizardFlow, { offerId, merchantId, stepName }: StepAddressParts): string {
  const ids = `${segment(offerId)}/${segment(merchantId)}`
  switch (flow) {
    case 'preapproved':
      return `/application-preapproved/${stepName}/${ids}`
    case 'full_revenue':
      return `/application-full-revenue/${ids}/${stepName}`
    case 'plain':
      return `/application/${stepName}/${ids}`
  }
}

/** CAP-29. */
export function mobileApplicationPath(offerId: string, merchantId: string): string {
  return `/application/${segment(offerId)}/${segment(merchantId)}`
}

/**
 * Where an application on an offer is filled in: at a step of the wizard, or in the older form, which has its
 * own address and no steps (CAP-29, DEC-APPL-15).
 */
export function formPath(offer: FormOffer, stepName: StepName): string {
  return offer.form === 'single_page'
    ? mobileApplicationPath(offer.offerId, offer.merchantId)
    : stepPath(wizardFlow(offer.tags), { ...offer, stepName })
}

export interface FormOffer {
  readonly offerId: string
  readonly merchantId: string
  readonly tags: readonly OfferTag[]
  readonly form: ApplicationForm
}

/** CAP-30. */
export function applicationPath(applicationId: string): string {
  return `/application/${segment(applicationId)}`
}

/** CAP-32; the step names belong to the KYB part. */
export function kybStepPath(applicationId: string, stepName: string): string {
  return `/application-kyb/${segment(applicationId)}/${segment(stepName)}`
}

export type ApplicationAddress =
  | ({ readonly kind: 'step'; readonly flow: WizardFlow } & Omit<StepAddressParts, 'stepName'> & {
        readonly stepName: string
      })
  | { readonly kind: 'offer'; readonly offerId: string; readonly merchantId: string }
  | { readonly kind: 'application'; readonly applicationId: string }
  | { readonly kind: 'full_revenue_step'; readonly applicationId: string; readonly stepName: string }
  | { readonly kind: 'kyb_step'; readonly applicationId: string; readonly stepName: string }

/**
 * Tells the `/application...` paths apart, by the first segment and the number of segments (DEC-CAP-1); null
 * for any other path.
 */
export function parseApplicationPath(path: string): ApplicationAddress | null {
  const [first, ...rest] = path.split('/').filter(Boolean).map(plain)
  const [a, b, c] = rest as [string, string, string]
  switch (`${first}:${rest.length}`) {
    case 'application-preapproved:3':
      return { kind: 'step', flow: 'preapproved', stepName: a, offerId: b, merchantId: c }
    case 'application-full-revenue:3':
      return { kind: 'step', flow: 'full_revenue', offerId: a, merchantId: b, stepName: c }
    case 'application:3':
      return { kind: 'step', flow: 'plain', stepName: a, offerId: b, merchantId: c }
    case 'application:2':
      return { kind: 'offer', offerId: a, merchantId: b }
    case 'application:1':
      return { kind: 'application', applicationId: a }
    case 'application-frf:2':
      return { kind: 'full_revenue_step', applicationId: a, stepName: b }
    case 'application-kyb:2':
      return { kind: 'kyb_step', applicationId: a, stepName: b }
    default:
      return null
  }
}

function segment(text: string): string {
  return encodeURIComponent(text)
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
