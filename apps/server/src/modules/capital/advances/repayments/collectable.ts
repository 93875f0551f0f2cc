import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../../platform/database/database.ts'
import type { AdvancePorts } from '../ports.ts'
import { isRepaidBySales } from './repaid-by.ts'
import type { AdvanceBalances, AdvanceRow } from '../store.ts'

/** An advance with what the journal says of it. */
export interface CollectableAdvance extends AdvanceRow, AdvanceBalances {}

/**
 * Advances of some merchants that sales repay, each merchant's oldest first, held until the transaction ends
 * (DEC-LOAN-9).
 */
export function collectableAdvances(
  tx: Tx,
  ports: Pick<AdvancePorts, 'mandates'>,
  merchantIds: readonly string[],
  { currency, runDate }: { currency: Currency; runDate: CalendarDate },
): Promise<CollectableAdvance[]> {
  return tx<CollectableAdvance[]>`
    select l.*, coalesce(p.balance_minor, 0) + coalesce(f.balance_minor, 0) as "outstandingMinor",
           coalesce(f.balance_minor, 0) as "feeOutstandingMinor", -coalesce(d.balance_minor, 0) as "deferredMinor"
      from advance l
      left join ledger_balance p on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
      left join ledger_balance d on d.merchant_id = l.merchant_id and d.currency = l.currency and d.account = 'deferred_fee:' || l.id
     where l.merchant_id = any (${[...merchantIds]}) and l.currency = ${currency} and l.status in ('paying', 'overdue')
       and ${isRepaidBySales(tx, ports, runDate)}
     order by l.created_at, l.id
       for update of l`
}
