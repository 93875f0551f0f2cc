import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { defaultFeeBands } from '@daftar/rules/settlement/settlement-fee'
import type { ContractDependencies } from './dependencies.ts'

/** What a payout costs, by its size and its cycle (DEC-PO-9). */
export function payoutFees(currency: Currency, { flexibleFeeMinor }: ContractDependencies) {
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  const bands = defaultFeeBands[currency]
  return {
    below: bands ? { under: amount(bands.fromMinor), fee: amount(bands.belowMinor) } : null,
    from: bands ? { amount: amount(bands.fromMinor), fee: amount(bands.aboveMinor) } : null,
    flexible_extra: amount(flexibleFeeMinor[currency] ?? 0n),
  }
}
