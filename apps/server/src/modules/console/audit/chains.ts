import type { AnswerOf } from '@daftar/contract'
import type { ReadTx } from '../../../platform/database/database.ts'

type Verification = AnswerOf<'audit.verify'>

/**
 * Walks the chains of the audit log and of the journal, of one merchant or of all; says where the first break
 * is.
 */
export async function verifyChains(tx: ReadTx, merchantId: string | null): Promise<Verification> {
  const [audit] = await tx<{ entries: number; broken: string | null }[]>`
    select (select count(*)::int from audit_entry where ${merchantId}::text is null or merchant_id = ${merchantId}) as entries,
           (select c.merchant_id || ':' || f.number from audit_chain c cross join lateral audit_faults(c.merchant_id) f
             where ${merchantId}::text is null or c.merchant_id = ${merchantId} order by c.merchant_id, f.number limit 1) as broken`
  const [journal] = await tx<{ entries: number; broken: boolean }[]>`
    select (select count(*)::int from ledger_transaction where ${merchantId}::text is null or merchant_id = ${merchantId}) as entries,
           exists (select from ledger_chain c cross join lateral ledger_faults(c.merchant_id) f
             where ${merchantId}::text is null or c.merchant_id = ${merchantId}) as broken`
  return {
    intact: audit?.broken === null,
    entries: audit?.entries ?? 0,
    broken_at: audit?.broken ?? null,
    journal_intact: journal?.broken === false,
    journal_entries: journal?.entries ?? 0,
  }
}
