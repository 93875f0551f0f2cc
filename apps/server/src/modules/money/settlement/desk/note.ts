import type { Tx } from '../../../../platform/database/database.ts'
import type { AuditNote } from '../../../../platform/http/call.ts'

const objects = { payout: 'payout', adjustment: 'adjustment', payout_hold: 'hold' } as const

/**
 * What staff did to something of a merchant: it stands in the records of that merchant, though staff name the
 * thing alone.
 */
export async function noteOn(
  tx: Tx,
  table: keyof typeof objects,
  id: string,
  after: unknown,
): Promise<AuditNote> {
  const [row] = await tx<{ merchant_id: string }[]>`select merchant_id from ${tx(table)} where id = ${id}`
  return { object: `${objects[table]}:${id}`, merchantId: row?.merchant_id ?? null, after }
}
