import { offerPauseDays, type MerchantRisk } from '@daftar/rules/capital/offers/offer-risk'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { OfferApplications } from './dependencies.ts'

/**
 * Why a merchant `m` gets no offer now and loses the ones it has, as an expression of a larger query: an
 * advance in arrears or one that had to be written off, a suspended account, an application rejected less
 * than 60 days ago (DEC-OFR-1, DEC-OFR-2, DEC-APPL-11). Null where nothing is wrong.
 */
export function riskOf(tx: ReadTx, applications: OfferApplications, at: Date): Fragment {
  const pauseBegan = tx`${at}::timestamptz - make_interval(days => ${offerPauseDays})`
  return tx`
    case
      when exists (
        select from advance_standing l
         where l.merchant_id = m.merchant_id and l.voided_at is null
           and (l.status = 'overdue' or (l.status <> 'closed' and l.flagged_at is not null) or l.written_off_at is not null)
      ) then 'arrears'
      when exists (
        select from merchant_standing g where g.merchant_id = m.merchant_id and g.stopped_at is not null
      ) then 'suspended'
      when ${applications.wasRejected(tx, pauseBegan)} then 'rejected'
    end`
}

/** The risk of one merchant. */
export async function findRisk(
  tx: ReadTx,
  applications: OfferApplications,
  merchantId: string,
  at: Date,
): Promise<MerchantRisk | null> {
  const [row] = await tx<{ risk: MerchantRisk | null }[]>`
    select ${riskOf(tx, applications, at)} as risk from merchant_public m where m.merchant_id = ${merchantId}`
  return row?.risk ?? null
}
