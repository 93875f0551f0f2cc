import type { Currency } from '../money/currency.ts'
import { largest } from '../money/money.ts'
import { percentHundredths } from '../money/percent.ts'
import { divideHalfUp, percentInside } from '../money/rounding.ts'
import type { FeePerCurrency } from '../settlement/settlement-fee.ts'
import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/**
 * DEC-WAL-3. `processing` from the moment it is asked for: held, or at the bank. What the bank refuses, or
 * sends back after it had paid, is `failed`, and the money is in the wallet again.
 */
export const withdrawalStatuses = ['processing', 'paid', 'failed'] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

export const withdrawalTransitions = defineTransitions<WithdrawalStatus>({
  processing: { paid: ['staff', 'bank'], failed: ['staff', 'bank'] },
  paid: { failed: ['staff', 'bank'] },
  failed: {},
})

/** Words: `wallet_status_<label>`. */
export const withdrawalLooks = {
  processing: { label: 'processing', tone: 'warning' },
  paid: { label: 'paid', tone: 'positive' },
  failed: { label: 'failed', tone: 'negative' },
} as const satisfies Record<WithdrawalStatus, StatusLook & { label: WithdrawalStatus }>

/** What a withdrawal costs unless it is configured; a currency without a row costs nothing. */
export const defaultWithdrawalFeeMinor: FeePerCurrency = {
  AED: 500n,
  SAR: 500n,
  QAR: 500n,
  BHD: 500n,
  KWD: 400n,
  EGP: 5_000n,
}

export interface WithdrawalFee {
  readonly feeMinor: bigint
  /** The VAT inside the fee, rounded half up. */
  readonly feeVatMinor: bigint
}

/** The fee of one withdrawal, whatever its amount; VAT is inside it, as in the fee of a payout. */
export function withdrawalFee(
  currency: Currency,
  vatPercent: number,
  fees: FeePerCurrency = defaultWithdrawalFeeMinor,
): WithdrawalFee {
  const feeMinor = fees[currency] ?? 0n
  return { feeMinor, feeVatMinor: percentInside(feeMinor, percentHundredths(vatPercent), divideHalfUp) }
}

/** The most that can be withdrawn of a balance: its fee is paid from the wallet too. */
export function mostWithdrawable(availableMinor: bigint, feeMinor: bigint): bigint {
  return largest(0n, availableMinor - feeMinor)
}

/**
 * What a code for a withdrawal is bound to: what was shown when it was asked for, word for word
 * (docs/decisions/0135).
 */
export function aboutWithdrawal(
  shown: Readonly<{ currency: string; amount: string | number; fee: string | number }> | undefined,
): string | undefined {
  return shown && JSON.stringify(['withdrawal', shown.currency, String(shown.amount), String(shown.fee)])
}
