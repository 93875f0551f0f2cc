import { splitRepayment, type RepaymentSplit } from '@daftar/rules/capital/advances/fee-split'
import type { AdvanceBalances, AdvanceRow } from '../store.ts'

/**
 * How a repayment divides between fee and principal, and what fee it earns, from what the journal says
 * (DEC-LOAN-19).
 */
export function splitOf(
  advance: Pick<AdvanceRow, 'amount_minor' | 'fee_minor' | 'fee_vat_minor'>,
  balances: AdvanceBalances,
  repaymentMinor: bigint,
): RepaymentSplit {
  const totalMinor = advance.amount_minor + advance.fee_minor
  return splitRepayment({
    totalMinor,
    feeMinor: advance.fee_minor,
    feeVatMinor: advance.fee_vat_minor,
    paidMinor: totalMinor - balances.outstandingMinor,
    feePaidMinor: advance.fee_minor - balances.feeOutstandingMinor,
    feeReleasedMinor: advance.fee_minor - advance.fee_vat_minor - balances.deferredMinor,
    repaymentMinor,
  })
}
