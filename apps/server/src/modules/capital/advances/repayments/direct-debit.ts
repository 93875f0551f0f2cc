import type { Tx } from '../../../../platform/database/database.ts'
import type { AdvanceRow } from '../store.ts'

type Advance = Pick<AdvanceRow, 'merchant_id' | 'id'>

/** The phone the next signing SMS goes to. */
export async function setSignatoryPhone(tx: Tx, advance: Advance, phone: string): Promise<void> {
  await tx`
    update advance set signatory_phone = ${phone} where merchant_id = ${advance.merchant_id} and id = ${advance.id}`
}

/**
 * Leaves an advance out everywhere for want of a mandate (DEC-LOAN-1); false when it waits for none any more.
 */
export async function voidAdvance(tx: Tx, advance: Advance, at: Date): Promise<boolean> {
  const done = await tx`
    update advance set voided_at = ${at}
     where merchant_id = ${advance.merchant_id} and id = ${advance.id} and status = 'waiting_for_dda' and voided_at is null`
  return done.count === 1
}
