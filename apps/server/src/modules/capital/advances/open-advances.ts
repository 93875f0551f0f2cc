import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { ReliefWeeks } from '@daftar/rules/capital/advances/relief'
import type { Currency } from '@daftar/rules/money/currency'
import type { RepaidAdvance } from '@daftar/rules/payouts/advance-deductions'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { AdvancePorts } from './ports.ts'
import type { AdvanceRow } from './store.ts'

interface OpenAdvanceRow extends Pick<
  AdvanceRow,
  'merchant_id' | 'id' | 'minimum_minor' | 'carried_minor' | 'rate_hundredths' | 'cap_percent'
> {
  outstanding_minor: bigint
  first_repayment_on: CalendarDate
}

/**
 * The advances that sales of merchants repay, by merchant, the oldest first, as they stand now: what the next
 * payouts will be less by. Merchants without one are not in it.
 */
export async function listOpenAdvances(
  tx: ReadTx,
  { mandates, relief }: Pick<AdvancePorts, 'mandates' | 'relief'>,
  merchantIds: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, RepaidAdvance[]>> {
  const advances = tx<OpenAdvanceRow[]>`
    select l.merchant_id, l.id, l.minimum_minor, l.carried_minor, l.rate_hundredths, l.cap_percent,
           case when 'direct_debit' = any (l.tags) then l.next_repayment_on else l.first_repayment_on end as first_repayment_on,
           coalesce(p.balance_minor, 0) + coalesce(f.balance_minor, 0) as outstanding_minor
      from advance l
      left join ledger_balance p on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
     where l.merchant_id = any (${[...merchantIds]}) and l.currency = ${currency} and l.status in ('paying', 'overdue')
       and l.first_repayment_on is not null and not ${mandates.isRepaidByDebit(tx)}
     order by l.created_at, l.id`
  const [rows, reliefs] = await Promise.all([advances, relief.granted(tx, merchantIds)])
  const byMerchant = Map.groupBy(rows, (row) => row.merchant_id)
  return new Map(
    [...byMerchant].map(([merchantId, of]) => [
      merchantId,
      of.map((row) => repaidAdvance(row, reliefs.get(row.id) ?? [])),
    ]),
  )
}

function repaidAdvance(row: OpenAdvanceRow, reliefs: readonly ReliefWeeks[]): RepaidAdvance {
  return {
    outstandingMinor: row.outstanding_minor,
    minimumMinor: row.minimum_minor,
    carriedMinor: row.carried_minor,
    ratePercentHundredths: BigInt(row.rate_hundredths),
    capPercent: BigInt(row.cap_percent),
    firstRepaymentOn: row.first_repayment_on,
    reliefs,
  }
}
