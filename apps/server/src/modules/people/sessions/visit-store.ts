import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

/** Somebody works in a merchant's pages now. */
export async function noteVisit(tx: Tx, merchantId: string, personId: string, now: Date): Promise<void> {
  await tx`
    insert into workspace_visit (merchant_id, person_id, last_active_at) values (${merchantId}, ${personId}, ${now})
    on conflict (merchant_id, person_id) do update set last_active_at = excluded.last_active_at
      where workspace_visit.last_active_at < excluded.last_active_at`
}

/** When each person last worked in a merchant's pages. */
export async function visitsOf(tx: ReadTx, merchantId: string): Promise<Map<string, Date>> {
  const rows = await tx<Row<'workspace_visit', 'person_id' | 'last_active_at'>[]>`
    select person_id, last_active_at from workspace_visit where merchant_id = ${merchantId}`
  return new Map(rows.map((row) => [row.person_id, row.last_active_at]))
}
