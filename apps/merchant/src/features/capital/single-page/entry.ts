import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { applicationOnOfferQuery, offersQuery } from '../../../shared/capital/capital-queries.ts'
import { isOfferOpen, orErrorPage } from '../../../shared/capital/error-page-entry.ts'
import { mayApply } from '../../../shared/session/may-apply.ts'
import { notFound } from '../../../shared/page/not-found.ts'
import { viewOf } from '../application-case.ts'
import { offerAddressTarget } from './address.ts'

type OfferAddress = { offerId: string; merchantId: string }

/** The address of an offer alone (CAP-29). Null stays: the older form. */
export const offerAddressEntry = orErrorPage<OfferAddress>(async ({ queryClient, account, params }) => {
  const { offerId, merchantId } = params
  const [offers, application] = await Promise.all([
    queryClient.fetchQuery(offersQuery),
    queryClient.fetchQuery(applicationOnOfferQuery(offerId)),
  ])
  if (!mayApply(account))
    return application ? capitalPaths.application(application.id) : capitalPaths.offer(offerId)
  const offer = offers.find(({ id }) => id === offerId) ?? null
  const known = application && { ...application, view: viewOf(application, account.experiments) }
  const target = offerAddressTarget(merchantId, offer, known)
  if (target.kind === 'not_found') throw notFound()
  return target.kind === 'redirect' ? target.to : null
}, isOfferOpen)
