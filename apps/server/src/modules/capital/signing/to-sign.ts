import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

/** The contracts of a merchant that wait for their signature, the one that ends first in front. */
export function contractsToSign(tx: ReadTx, merchantId: string, now: Date) {
  return tx<Row<'envelope', 'application_id' | 'signer_name' | 'expires_at'>[]>`
    select application_id, signer_name, expires_at from envelope
     where merchant_id = ${merchantId} and status in ('sent', 'viewed') and expires_at > ${now}
     order by expires_at, id limit 5`
}
