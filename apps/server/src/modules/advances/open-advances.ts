import type { RepaidAdvance } from '@daftar/rules/payouts/advance-deductions'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../platform/database/database.ts'
import { balancesOf, type LoanRow } from './store.ts'

/** The advances that sales of a merchant repay, the oldest first, as they stand now: what the next payouts will be less by. */
export async function openAdvances(tx: Tx, merchantId: string, currency: Currency): Promise<RepaidAdvance[]> {
  const loans = await tx<LoanRow[]>`
    select * from loan
     where merchant_id = ${merchantId} and currency = ${currency} and status in ('paying', 'overdue')
       and first_repayment_on is not null and not ('direct_debit' = any (tags))
     order by created_at, id`
  return Promise.all(
    loans.map(async (loan) => ({
      outstandingMinor: (await balancesOf(tx, loan)).outstandingMinor,
      minimumMinor: loan.minimum_minor,
      carriedMinor: loan.carried_minor,
      ratePercentHundredths: BigInt(loan.rate_hundredths),
      capPercent: BigInt(loan.cap_percent),
      firstRepaymentOn: loan.first_repayment_on!,
    })),
  )
}
