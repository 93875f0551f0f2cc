import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { aSale, type MerchantFacts } from '../app/builders.ts'
import type { TestApp } from '../app/test-app.ts'

/** The last six full months before 22 November 2026. */
const months = ['05', '06', '07', '08', '09', '10']

/**
 * Sells in each of the last six full months before 22 November 2026: so much each month, in the middle of it.
 */
export async function sixMonthsOfSales(
  tx: Tx,
  merchant: MerchantFacts,
  monthlyMinor: bigint,
  without: readonly string[] = [],
): Promise<void> {
  for (const month of months.filter((one) => !without.includes(one)))
    await aSale(tx, merchant, monthlyMinor, new Date(`2026-${month}-15T08:00:00Z`))
}

/** The offers of a merchant as the database has them, the oldest first, with the moves of each. */
export function offersIn(app: TestApp, merchantId: string) {
  return app.db.database.system(
    (tx) => tx<
      (Row<
        'offer',
        | 'id'
        | 'store_id'
        | 'status'
        | 'tenor'
        | 'made_by'
        | 'tags'
        | 'sized_on_minor'
        | 'withdrawn_reason'
        | 'withdrawn_by'
        | 'expires_at'
      > & { amount: string; moves: string[] })[]
    >`
      select o.id, o.store_id, o.status, o.amount_minor::text as amount, o.tenor, o.made_by, o.tags, o.sized_on_minor,
             o.withdrawn_reason, o.withdrawn_by, o.expires_at,
             array(select coalesce(c.from_status, 'none') || '>' || c.to_status || ' ' || c.actor from status_change c
                    where c.merchant_id = o.merchant_id and c.subject = 'offer' and c.subject_id = o.id order by c.at, c.id) as moves
        from offer o where o.merchant_id = ${merchantId} order by o.created_at, o.store_id, o.id`,
  )
}
