import type { Tx } from '../../platform/database/database.ts'
import { confirmTransfer, type TransferOutcomes } from './decide.ts'

/** Confirms what is open of a merchant, as the bank did in the demo's past; the limit of two people is for people. */
export async function confirmOpenTransfers(
  tx: Tx,
  outcomes: TransferOutcomes,
  merchantId: string,
  at: Date,
): Promise<void> {
  const rows = await tx<{ id: string; reference: string }[]>`
    select id, reference from transfer where merchant_id = ${merchantId} and status = 'ordered' order by ordered_at, id`
  for (const { id, reference } of rows)
    await confirmTransfer(tx, outcomes, {
      id,
      staffId: 'stf_finance',
      bankReference: `BNK-${reference.slice(4)}`,
      fourEyesAboveMinor: () => null,
      at,
    })
}
