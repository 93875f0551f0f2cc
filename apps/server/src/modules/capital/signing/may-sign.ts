import type { Tx } from '../../../platform/database/database.ts'
import { findApplication } from '../applications/index.ts'
import { findOffer, mayTake } from '../offers/index.ts'
import type { EnvelopeRow } from './store.ts'

/**
 * Whether the merchant may still have the advance of a contract: nothing else has been opened meanwhile
 * (DEC-LOAN-9).
 */
export async function maySign(tx: Tx, row: EnvelopeRow): Promise<boolean> {
  const application = await findApplication(tx, row.merchant_id, row.application_id)
  const offer = application && (await findOffer(tx, row.merchant_id, application.offer_id))
  return offer !== undefined && (await mayTake(tx, offer))
}
