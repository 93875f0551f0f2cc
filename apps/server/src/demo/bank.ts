import type { App } from '../app.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Row } from '../platform/database/rows.ts'

/**
 * Confirms what is open of some merchants, as the bank did in the demo's past; the limit of two people is for
 * people. Of each merchant one after the other.
 */
export async function confirmOpenTransfers(
  tx: Tx,
  transfers: Pick<App['areas']['money']['transfers'], 'confirm'>,
  merchantIds: readonly string[],
  at: Date,
): Promise<void> {
  const rows = await tx<Row<'transfer', 'merchant_id' | 'id' | 'reference'>[]>`
    select merchant_id, id, reference from transfer
     where merchant_id = any (${[...merchantIds]}) and status = 'ordered' order by ordered_at, id`
  const confirmAll = async (open: typeof rows) => {
    for (const { id, reference } of open)
      await transfers.confirm(tx, {
        id,
        staffId: 'stf_finance',
        bankReference: `BNK-${reference.slice(4)}`,
        fourEyesAboveMinor: () => null,
        at,
      })
  }
  const byMerchant = Map.groupBy(rows, (row) => row.merchant_id)
  await Promise.all([...byMerchant.values()].map((open) => confirmAll(open as typeof rows)))
}
