import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { weeklyDeduction } from '@daftar/rules/capital/weekly-deduction'
import type { Currency } from '@daftar/rules/money/currency'
import type { Deduct } from '@daftar/rules/settlement/close-payout'
import type { Tx } from '../../platform/database/database.ts'
import type { LoanRow } from './store.ts'

type DueLoan = Pick<
  LoanRow,
  'merchant_id' | 'minimum_minor' | 'carried_minor' | 'rate_hundredths' | 'cap_percent'
> & { outstanding_minor: bigint }

/** What the advances of many merchants would take of a sales payout on a day, the older first (DEC-LOAN-9, DEC-LOAN-13). */
export async function previewDeductions(
  tx: Tx,
  {
    merchantIds,
    currency,
    runDate,
  }: { merchantIds: readonly string[]; currency: Currency; runDate: CalendarDate },
): Promise<ReadonlyMap<string, Deduct>> {
  const loans = await tx<DueLoan[]>`
    select l.merchant_id, l.minimum_minor, l.carried_minor, l.rate_hundredths, l.cap_percent,
           coalesce(p.balance_minor, 0) + coalesce(f.balance_minor, 0) as outstanding_minor
      from loan l
      left join ledger_balance p on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
     where l.merchant_id = any (${[...merchantIds]}) and l.currency = ${currency} and l.status in ('paying', 'overdue')
       and l.first_repayment_on <= ${runDate} and not ('direct_debit' = any (l.tags))
     order by l.created_at, l.id`
  return new Map(
    [...Map.groupBy(loans, (loan) => loan.merchant_id)].map(([merchantId, of]) => [
      merchantId,
      deductFrom(of),
    ]),
  )
}

function deductFrom(loans: readonly DueLoan[]): Deduct {
  return (salesPayoutMinor) => {
    let leftMinor = salesPayoutMinor
    for (const loan of loans)
      leftMinor -= weeklyDeduction({
        salesMinor: leftMinor,
        outstandingMinor: loan.outstanding_minor,
        minimumMinor: loan.minimum_minor,
        carriedMinor: loan.carried_minor,
        ratePercentHundredths: BigInt(loan.rate_hundredths),
        capPercent: BigInt(loan.cap_percent),
      }).repaymentMinor
    return salesPayoutMinor - leftMinor
  }
}
