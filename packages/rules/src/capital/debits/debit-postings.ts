import { advanceFee, advancePrincipal, deferredFee } from '../../ledger/accounts.ts'
import { credit, debit, posting, type Posting } from '../../ledger/posting.ts'
import type { Currency } from '../../money/currency.ts'
import type { RepaymentSplit } from '../advances/fee-split.ts'

export interface RepaymentReceived {
  readonly advanceId: string
  readonly currency: Currency
  readonly split: RepaymentSplit
}

/**
 * A direct debit succeeds: the same split and fee release as a deduction, the money is not in the bank yet
 * (DEC-LOAN-32).
 */
export function debitCollected(receipt: RepaymentReceived): Posting {
  return repaidInto('dd_clearing', receipt)
}

/** The collected money reaches the bank (DEC-LOAN-32). */
export function debitReceived({
  currency,
  amountMinor,
}: {
  currency: Currency
  amountMinor: bigint
}): Posting {
  return posting(currency, debit('bank', amountMinor), credit('dd_clearing', amountMinor))
}

/** The merchant repays by a bank transfer of its own (DEC-LOAN-29). */
export function transferReceived(receipt: RepaymentReceived): Posting {
  return repaidInto('bank', receipt)
}

function repaidInto(
  account: 'bank' | 'dd_clearing',
  { advanceId, currency, split }: RepaymentReceived,
): Posting {
  return posting(
    currency,
    debit(account, split.feeMinor + split.principalMinor),
    credit(advanceFee(advanceId), split.feeMinor),
    credit(advancePrincipal(advanceId), split.principalMinor),
    debit(deferredFee(advanceId), split.releasedMinor),
    credit('fee_income', split.releasedMinor),
  )
}
