import type { MerchantRisk, OfferRisk } from '@daftar/rules/capital/offers/offer-risk'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { moveOffer } from './move.ts'
import type { OfferApplications } from './dependencies.ts'
import { riskOf } from './risk.ts'
import { offerColumns, oldAdvanceOf, type OfferRow } from './store.ts'
import { reachesPayOff } from './take.ts'

export interface DoomedOffer {
  merchantId: string
  id: string
  reason: OfferRisk
}

/**
 * The active offers that the risk rules withdraw: those of merchants a rule speaks against, and early
 * pay-offs whose advance is repaid, or that cannot reach the smallest amount (DEC-OFR-2, DEC-LOAN-26). An
 * open advance alone withdraws nothing: what cannot be taken yet can be once it is repaid.
 */
export async function doomedOffers(
  tx: ReadTx,
  applications: OfferApplications,
  scope: { at: Date; merchantId?: string },
): Promise<DoomedOffer[]> {
  const { at, merchantId = null } = scope
  const rows = await tx<(OfferRow & { risk: MerchantRisk | null })[]>`
    select * from (
      select ${offerColumns(tx)}, ${riskOf(tx, applications, at)} as risk
        from offer o
        join merchant_public m on m.merchant_id = o.merchant_id
        ${oldAdvanceOf(tx)}
       where o.status = 'active' and o.expires_at > ${at} and (${merchantId}::text is null or o.merchant_id = ${merchantId})
    ) active
    where risk is not null or pays_off_advance_id is not null
    order by merchant_id, id`
  return rows.flatMap((row) => {
    const reason = row.risk ?? payOffRisk(row)
    return reason === null ? [] : [{ merchantId: row.merchant_id, id: row.id, reason }]
  })
}

function payOffRisk(row: OfferRow): OfferRisk | null {
  if (row.pays_off_advance_id === null) return null
  if (row.old_status === 'closed') return 'nothing_to_pay_off'
  return reachesPayOff(row) ? null : 'out_of_reach'
}

/** Withdraws what still is active, by the product's own rules; answers how many. */
export async function withdrawDoomed(tx: Tx, doomed: readonly DoomedOffer[], at: Date): Promise<number> {
  let withdrawn = 0
  for (const { merchantId, id, reason } of doomed) {
    const move = { from: 'active', to: 'withdrawn', actor: 'system', actorId: 'offers.nightly' } as const
    if (await moveOffer(tx, { merchantId, id }, { ...move, detail: reason, at })) withdrawn += 1
  }
  return withdrawn
}

/**
 * At once, for one merchant whose application has just been rejected: every offer it has goes with it
 * (DEC-APPL-11).
 */
export async function withdrawByRisk(
  tx: Tx,
  applications: OfferApplications,
  merchantId: string,
  at: Date,
): Promise<void> {
  await withdrawDoomed(tx, await doomedOffers(tx, applications, { at, merchantId }), at)
}
