import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import type { Tx } from '../../../platform/database/database.ts'
import type { AdvanceRow } from './store.ts'

type Loan = Pick<AdvanceRow, 'merchant_id' | 'id'>

/** Where the newest mandate of each advance of a merchant stands (LOAN-21); advances that sales repay are not in it. */
export async function mandateStatusesOf(
  tx: Tx,
  merchantId: string,
): Promise<ReadonlyMap<string, MandateStatus>> {
  const rows = await tx<{ advance_id: string; status: MandateStatus }[]>`
    select distinct on (advance_id) advance_id, status from mandate_public
     where merchant_id = ${merchantId} order by advance_id, created_at desc, id desc`
  return new Map(rows.map((row) => [row.advance_id, row.status]))
}

/** The phone the next signing SMS goes to. */
export async function setSignatoryPhone(tx: Tx, loan: Loan, phone: string): Promise<void> {
  await tx`
    update advance set signatory_phone = ${phone} where merchant_id = ${loan.merchant_id} and id = ${loan.id}`
}

/** Leaves an advance out everywhere for want of a mandate (DEC-LOAN-1); false when it has one by now. */
export async function voidAdvance(tx: Tx, loan: Loan, at: Date): Promise<boolean> {
  const done = await tx`
    update advance l set voided_at = ${at}
     where l.merchant_id = ${loan.merchant_id} and l.id = ${loan.id} and l.status = 'waiting_for_dda' and l.voided_at is null
       and not exists (select from mandate_public m where m.merchant_id = l.merchant_id and m.advance_id = l.id and m.status = 'active')`
  return done.count === 1
}
