import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import type { ApplicationView } from '@daftar/rules/capital/applications/application-view'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { applicationPath, capitalPaths, stepPath, wizardFlow } from '@daftar/rules/capital/entry/paths'

/** The application on the offer, and what is shown of it. */
export interface KnownApplication extends Pick<Application, 'id' | 'merchant_id' | 'single_page'> {
  readonly view: ApplicationView
}

type Listed = Pick<Offer, 'id' | 'merchant_id' | 'form'> & { readonly tags: readonly OfferTag[] }

export type OfferAddressTarget =
  | { readonly kind: 'form' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not_found' }

/**
 * What the address of an offer alone shows (CAP-29, WIZ-02): the older form while it is filled in or sent
 * back, the wizard for an offer with steps, the status page of what was handed in, nothing for an offer that
 * is not the merchant's.
 */
export function offerAddressTarget(
  merchantId: string,
  offer: Listed | null,
  application: KnownApplication | null,
): OfferAddressTarget {
  const owner = application?.merchant_id ?? offer?.merchant_id
  if (owner === undefined || owner !== merchantId) return { kind: 'not_found' }
  if (application) return targetOf(application)
  if (offer?.form === 'single_page') return { kind: 'form' }
  return offer ? { kind: 'redirect', to: firstStep(offer) } : { kind: 'not_found' }
}

function targetOf({ id, view, single_page: olderForm }: KnownApplication): OfferAddressTarget {
  if (olderForm && (view === 'wizard' || view === 'older_form')) return { kind: 'form' }
  return { kind: 'redirect', to: view === 'wizard' ? applicationPath(id) : capitalPaths.application(id) }
}

function firstStep({ id, merchant_id: merchantId, tags }: Listed): string {
  return stepPath(wizardFlow(tags), { offerId: id, merchantId, stepName: 'customize_your_offer' })
}
