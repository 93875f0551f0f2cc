import { applicationOnOfferQuery, offersQuery } from '../../../shared/capital-queries.ts'
import { notFound } from '../../../shared/not-found.ts'
import type { ScreenContext } from '../../../shared/screen-route.ts'
import { viewOf } from '../application-case.ts'
import { offerAddressTarget } from './address.ts'

/** The address of an offer alone (CAP-29). Null stays: the older form. */
export async function offerAddressEntry({
  queryClient,
  account,
  params,
}: ScreenContext): Promise<string | null> {
  const { offerId = '', merchantId = '' } = params
  const [offers, application] = await Promise.all([
    queryClient.fetchQuery(offersQuery),
    queryClient.fetchQuery(applicationOnOfferQuery(offerId)),
  ])
  const offer = offers.find(({ id }) => id === offerId) ?? null
  const known = application && { ...application, view: viewOf(application, account.experiments) }
  const target = offerAddressTarget(merchantId, offer, known)
  if (target.kind === 'not_found') throw notFound()
  return target.kind === 'redirect' ? target.to : null
}
