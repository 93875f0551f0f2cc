import { splitRepayment, type RepaymentSplit } from '@daftar/rules/capital/advances/fee-split'
import type { AdvanceBalances, AdvanceRow } from './store.ts'

/** How a repayment divides between fee and principal, and what fee it earns, from what the journal says (DEC-LOAN-19). */
export function splitOf(
  loan: Pick<AdvanceRow, 'amount_minor' | 'fee_minor' | 'fee_vat_minor'>,
  balances: AdvanceBalances,
  repaymentMinor: bigint,
): RepaymentSplit {
  const totalMinor = loan.amount_minor + loan.fee_minor
  return splitRepayment({
    totalMinor,
    feeMinor: loan.fee_minor,
    feeVatMinor: loan.fee_vat_minor,
    paidMinor: totalMinor - balances.outstandingMinor,
    feePaidMinor: loan.fee_minor - balances.feeOutstandingMinor,
    feeReleasedMinor: loan.fee_minor - loan.fee_vat_minor - balances.deferredMinor,
    repaymentMinor,
  })
}
