import { capitalPaths, mobileApplicationPath, type WizardFlow } from '@daftar/rules/capital/entry/paths'
import {
  applicationOnOfferQuery,
  applicationQuery,
  offersQuery,
} from '../../shared/capital/capital-queries.ts'
import { isOfferOpen, orErrorPage, type Entry } from '../../shared/capital/error-page-entry.ts'
import { mayApply } from '../../shared/session/may-apply.ts'
import { notFound } from '../../shared/page/not-found.ts'
import { wizardOffer, wizardTarget, type WizardAddress } from './forms/address.ts'

export type StepAddress = { offerId: string; merchantId: string; stepName: string }
/** Without a step: wherever the application stands. */
type ApplicationAddress = { applicationId: string; stepName?: string }

/** The address of a step in one flow (CAP-26, CAP-27, CAP-28). */
export function offerEntry(flow: WizardFlow): Entry<StepAddress> {
  return orErrorPage<StepAddress>(async ({ queryClient, account, params }) => {
    const { offerId, merchantId, stepName } = params
    const [offers, application] = await Promise.all([
      queryClient.fetchQuery(offersQuery),
      queryClient.fetchQuery(applicationOnOfferQuery(offerId)),
    ])
    if (!mayApply(account))
      return application ? capitalPaths.application(application.id) : capitalPaths.offer(offerId)
    const listed = offers.find(({ id }) => id === offerId) ?? null
    return resolve({ flow, offerId, merchantId, stepName }, wizardOffer(listed, application), application)
  }, isOfferOpen)
}

/** The addresses that name the application (CAP-30, CAP-31, WIZ-01): they lead to its step on the offer. */
export const applicationEntry: Entry<ApplicationAddress> = orErrorPage(
  async ({ queryClient, account, params }) => {
    if (!mayApply(account)) return capitalPaths.application(params.applicationId)
    const application = await queryClient.fetchQuery(applicationQuery(params.applicationId))
    const address = {
      flow: null,
      offerId: application.offer_id,
      merchantId: application.merchant_id,
      stepName: params.stepName ?? null,
    }
    return resolve(address, wizardOffer(null, application), application)
  },
  ({ queryClient, params }) =>
    queryClient.getQueryData(applicationQuery(params.applicationId).queryKey) !== undefined,
)

/**
 * `/application/{id}`: an application (CAP-30), or an offer whose merchant is left out of its address
 * (WIZ-02, CAP-29).
 */
export const startEntry: Entry<{ applicationId: string }> = async (context) => {
  const { queryClient, params } = context
  const offers = await queryClient.fetchQuery(offersQuery)
  const offer = offers.find(({ id }) => id === params.applicationId)
  return offer ? mobileApplicationPath(offer.id, offer.merchant_id) : applicationEntry(context)
}

type Resolved = Parameters<typeof wizardTarget>

/**
 * Null stays on the address. An address that shows nothing is one that is not found (DEC-WIZ-18, DEC-WIZ-19).
 */
function resolve(address: WizardAddress, offer: Resolved[1] | null, application: Resolved[2]): string | null {
  const target = offer ? wizardTarget(address, offer, application) : { kind: 'not_found' as const }
  if (target.kind === 'not_found') throw notFound()
  return target.kind === 'redirect' ? target.to : null
}
