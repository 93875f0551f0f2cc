import { advanceFee, advancePrincipal, deferredFee, merchantPayable } from '../../ledger/accounts.ts'
import { credit, debit, posting, type Posting } from '../../ledger/posting.ts'
import type { Currency } from '../../money/currency.ts'
import { divideHalfUp } from '../../money/rounding.ts'

/** Balances of an advance, as sizes. */
export interface OpenBalances {
  readonly advanceId: string
  readonly currency: Currency
  readonly principalMinor: bigint
  readonly feeMinor: bigint
  readonly deferredMinor: bigint
}

export interface PayOffConfirmed {
  readonly merchantId: string
  readonly old: OpenBalances
  /** A of the new advance, as ordered. */
  readonly newAmountMinor: bigint
  /** What of the old fee is forgiven; see earlyPayOff. */
  readonly discountMinor: bigint
  /** X as it stood when N = A - X was ordered; what is left now where it is not given. */
  readonly orderedPayOffMinor?: bigint
}

/**
 * The bank confirms the transfer of N = A - X: N leaves the bank, X repays the old advance, whose three
 * accounts end at zero (DEC-LOAN-27). The discount takes deferred fee and VAT in the proportion in which the
 * unpaid fee holds them, so that the rest of the deferred fee is never below zero.
 *
 * The old advance goes on repaying between the order and the confirmation, so less may be left than X was:
 * what X is too much belongs to the merchant and leaves with the next settlement (DEC-LOAN-35). If more is
 * left, because a debit came back meanwhile, the rest is owed out of the next sales. Throws when X is not
 * below A: such a funding stops for review.
 */
export function payOffConfirmed(given: PayOffConfirmed): Posting {
  const { merchantId, old, newAmountMinor, discountMinor } = given
  const payOffMinor = old.principalMinor + old.feeMinor - discountMinor
  const orderedMinor = given.orderedPayOffMinor ?? payOffMinor
  if (orderedMinor >= newAmountMinor) throw new RangeError('the new advance does not cover the old one')
  const forgivenNet = old.feeMinor === 0n ? 0n : divideHalfUp(discountMinor * old.deferredMinor, old.feeMinor)
  return posting(
    old.currency,
    debit('transit', newAmountMinor),
    credit('bank', newAmountMinor - orderedMinor),
    credit(merchantPayable(merchantId), orderedMinor - payOffMinor),
    credit(advancePrincipal(old.advanceId), old.principalMinor),
    credit(advanceFee(old.advanceId), old.feeMinor),
    debit(deferredFee(old.advanceId), old.deferredMinor),
    debit('vat_output', discountMinor - forgivenNet),
    credit('fee_income', old.deferredMinor - forgivenNet),
  )
}

/**
 * Two people of the provider write the rest off: the principal is a loss, the unpaid fee was never earned
 * (DEC-LOAN-25).
 */
export function writtenOff({
  advanceId,
  currency,
  principalMinor,
  feeMinor,
  deferredMinor,
}: OpenBalances): Posting {
  return posting(
    currency,
    debit('credit_loss', principalMinor),
    credit(advancePrincipal(advanceId), principalMinor),
    debit(deferredFee(advanceId), deferredMinor),
    debit('vat_output', feeMinor - deferredMinor),
    credit(advanceFee(advanceId), feeMinor),
  )
}

interface CollectedMoney {
  readonly currency: Currency
  readonly amountMinor: bigint
  readonly into: 'bank' | 'dd_clearing'
}

/** Money that arrives after a write-off (DEC-LOAN-25). */
export function recoveredAfterWriteOff({ currency, amountMinor, into }: CollectedMoney): Posting {
  return posting(currency, debit(into, amountMinor), credit('credit_loss', amountMinor))
}

export interface CollectedAfterClosing extends CollectedMoney {
  readonly merchantId: string
}

/**
 * Anything collected on a closed advance is the merchant's and leaves with the next settlement (DEC-LOAN-35).
 */
export function collectedAfterClosing({
  merchantId,
  currency,
  amountMinor,
  into,
}: CollectedAfterClosing): Posting {
  return posting(currency, debit(into, amountMinor), credit(merchantPayable(merchantId), amountMinor))
}
