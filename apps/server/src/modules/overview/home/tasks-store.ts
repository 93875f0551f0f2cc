import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'

type Of = { merchantId: string; storeIds: readonly string[] | null }

/** Payouts that the bank sent back or that are held, the newest first. */
export function stoppedPayouts(tx: ReadTx, merchantId: string) {
  return tx<Row<'payout_public', 'id' | 'status' | 'currency' | 'payout_minor'>[]>`
    select id, status, currency, payout_minor from payout_public
     where merchant_id = ${merchantId} and status in ('failed', 'held') order by created_at desc, id limit 5`
}

/** Applications that wait for their merchant: begun, or sent back. */
export function waitingApplications(tx: ReadTx, { merchantId, storeIds }: Of) {
  return tx<Row<'application_public', 'id' | 'status' | 'saved_at'>[]>`
    select a.id, a.status, a.saved_at from application_public a
      join offer_public o on o.merchant_id = a.merchant_id and o.id = a.offer_id
     where a.merchant_id = ${merchantId} and (a.status = 'reset' or (a.status in ('draft', 'verified') and o.status = 'active'))
       and ${storeIsVisible(tx, 'o.store_id', storeIds)}
     order by a.saved_at desc, a.id limit 5`
}

/** Mandates that wait for their signature. */
export function mandatesToSign(tx: ReadTx, merchantId: string) {
  return tx<Row<'mandate_public', 'advance_id'>[]>`
    select advance_id from mandate_public
     where merchant_id = ${merchantId} and status = 'pending' order by created_at desc, id limit 5`
}
