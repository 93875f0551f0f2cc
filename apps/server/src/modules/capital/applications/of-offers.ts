import type { OfferApplications } from '../offers/index.ts'

/** What offers are told of the applications made on them. */
export const applicationsOfOffers: OfferApplications = {
  onOffer: (tx) => tx`
    select a.id, a.status from application a where a.merchant_id = o.merchant_id and a.offer_id = o.id
     order by (a.status in ('rejected', 'cancelled')), a.created_at desc limit 1`,
  wasRejected: (tx, after) => tx`exists (
    select from application a where a.merchant_id = m.merchant_id and a.status = 'rejected' and a.saved_at > ${after})`,
}
