import type { SalesHistory } from '@daftar/contract/endpoints/capital/simulator'
import { fallen, replayedWeeks, type SimulationInput } from '@daftar/rules/capital/simulator/simulation'
import { advanceTerms } from '@daftar/rules/capital/offers/terms'
import { parseAmount } from '@daftar/rules/money/money'
import { percentHundredths } from '@daftar/rules/money/percent'

/** The offer at the amount and for the weeks that are chosen. */
export interface SimulatedOffer {
  offerId: string
  /** Decimal, as on the wire. */
  amount: string
  tenorWeeks: number
}

/** Which weeks are replayed: the last ones there are, or a level week that is assumed. */
export type Basis = { kind: 'own'; weeks: number } | { kind: 'assumed'; averageMinor: bigint }

/** S of the weeks that are replayed, oldest first. */
export function salesOf(history: SalesHistory, basis: Basis): bigint[] {
  if (basis.kind === 'assumed') return Array.from({ length: replayedWeeks }, () => basis.averageMinor)
  return history.weeks.slice(-basis.weeks).map((week) => minorOf(week.sales_payout, history))
}

/** The same with their Mondays, as they are drawn: less is sold in each. */
export function replayedOf(history: SalesHistory, basis: Basis, fallPercent: number) {
  const mondays = basis.kind === 'own' ? history.weeks.slice(-basis.weeks).map((week) => week.week_start) : []
  return salesOf(history, basis).map((minor, at) => ({
    monday: mondays[at] ?? null,
    salesMinor: fallen(minor, fallPercent),
  }))
}

/** What the worker replays; null while there is no amount to replay. */
export function questionOf(
  history: SalesHistory,
  offer: Pick<SimulatedOffer, 'amount' | 'tenorWeeks'>,
  basis: Basis,
  fallPercent: number,
): SimulationInput | null {
  const amountMinor = minorOf(offer.amount, history)
  const salesMinor = salesOf(history, basis)
  const isNothing = basis.kind === 'assumed' ? basis.averageMinor <= 0n : salesMinor.length === 0
  if (amountMinor <= 0n || isNothing) return null
  const terms = advanceTerms({
    amountMinor,
    tenorWeeks: offer.tenorWeeks,
    feeFactorHundredths: percentHundredths(history.fee_factor),
    currency: history.currency,
    repaymentRatePercent: history.repayment_rate,
    // The fee includes its VAT: the percentage changes none of the figures (DEC-LOAN-3).
    vatPercent: 0,
  })
  return {
    salesMinor,
    fallPercent,
    amountMinor,
    totalMinor: terms.totalMinor,
    minimumMinor: terms.minimumRepaymentMinor,
    ratePercentHundredths: percentHundredths(history.repayment_rate),
    capPercent: BigInt(history.cap_percent),
  }
}

function minorOf(amount: string, { currency }: SalesHistory): bigint {
  return parseAmount(amount, currency)?.amountMinor ?? 0n
}
