import { seesStore } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import type { OfferApplications } from './dependencies.ts'
import { presentEstimate, presentOffer, presentOfferTerms } from './present.ts'
import { findOwnOffer, listActive } from './store.ts'
import { checkTerms, isTakeable, reachesPayOff } from './take.ts'

export function offerHandlers(applications: OfferApplications) {
  return {
    'offers.list': async ({ tx, actor, query, now }) => {
      if (query.merchant_id && !actor.merchantIds.includes(query.merchant_id)) return refuse('not_found')
      const { merchantId } = actor
      const storeId = query.store_id ?? null
      const rows = await listActive(tx, applications, { merchantId, now, storeId })
      const seen = rows.filter((row) => seesStore(actor, row.store_id))
      return { offers: seen.filter(reachesPayOff).map(presentOffer) }
    },

    'offers.calculate': async ({ tx, actor, params, body, now }) => {
      const offer = await findOwnOffer(tx, actor, params.offerId)
      const merchant = offer && (await findMerchant(tx, offer.merchant_id))
      if (!offer || !merchant) return refuse('not_found')
      if (!isTakeable(offer, now) && offer.status !== 'hidden') return refuse('offer_inactive')
      const asked = checkTerms(offer, body.amount, body.tenor)
      if ('fields' in asked) return refuseFields(asked.fields)
      return presentEstimate(presentOfferTerms(offer, asked.amountMinor!, body.tenor, merchant.vat_percent))
    },
  } satisfies Partial<Handlers<'offers'>>
}
