import type { Tx } from '../../../../platform/database/database.ts'
import type { AdvancePorts } from '../ports.ts'
import type { AdvanceRow } from '../store.ts'

/**
 * What was written off of an advance and has not come back since, by transfer or by a late debit, in minor
 * units; a discount that was forgiven before is no loss (DEC-LOAN-25).
 */
export async function lossLeftOf(
  tx: Tx,
  { debits }: Pick<AdvancePorts, 'debits'>,
  advance: AdvanceRow,
): Promise<bigint> {
  if (!advance.written_off_at) return 0n
  const [row] = await tx<{ minor: bigint }[]>`
    select (select coalesce(sum(principal_minor + fee_minor), 0)::bigint from write_off
             where merchant_id = ${advance.merchant_id} and advance_id = ${advance.id} and status = 'approved')
         - (select coalesce(sum(recovered_minor), 0)::bigint from receipt
             where merchant_id = ${advance.merchant_id} and advance_id = ${advance.id}) as minor`
  return row!.minor - (await debits.recoveredMinor(tx, advance))
}
