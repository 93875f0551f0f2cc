import { minorDigits, type Currency } from '@daftar/rules/money/currency'
import { toDecimal } from '@daftar/rules/money/money'
import { payoutSteps, type WaterfallStep } from '@daftar/rules/settlement/payout-lines'
import type { ReportColumn } from '@daftar/rules/payouts/report-columns'
import {
  commissionGivenBack,
  commissionOf,
  feeOf,
  type Commission,
} from '@daftar/rules/settlement/commission'
import { settlementFee } from '@daftar/rules/settlement/settlement-fee'

/** Columns whose values stand at the end of their cell. */
export const amountColumns: readonly ReportColumn[] = [
  'gross amount',
  'commission percent',
  'commission',
  'fixed fee',
  'VAT',
  'net amount',
]

export interface SampleReport {
  readonly rows: readonly Record<ReportColumn, string>[]
  /** From gross to net, as a payout's waterfall; sums to `net`. */
  readonly steps: readonly { readonly step: WaterfallStep; readonly amount: string }[]
  readonly net: string
}

const rate = { ratePercentHundredths: 599n, fixedFeeMinor: 100n, vatPercentHundredths: 500n }
const vatPercent = 5
const sales = [
  {
    number: 'K7QD-2M9X',
    reference: 'A-20418',
    day: '2026-11-10 14:02:11',
    store: 'Marina Mall',
    minor: 124_000n,
  },
  {
    number: 'K7QF-8R3T',
    reference: 'A-20421',
    day: '2026-11-12 19:40:53',
    store: 'City Walk',
    minor: 38_950n,
  },
  {
    number: 'K7QJ-5W1B',
    reference: 'A-20436',
    day: '2026-11-14 11:25:30',
    store: 'Marina Mall',
    minor: 211_500n,
  },
] as const
const refundedMinor = 12_000n

/**
 * A small invented report, worked out by the same rules as a real one, so that it adds up to the last minor
 * unit.
 */
export function sampleReport(currency: Currency): SampleReport {
  const scale = 10n ** BigInt(minorDigits(currency) - 2)
  const commissions = sales.map(({ minor }) => commissionOf({ ...rate, amountMinor: minor * scale }))
  const second = sales[1]
  const back = commissionGivenBack({
    capturedMinor: second.minor * scale,
    commission: commissions[1]!,
    refundedMinor: 0n,
    refundMinor: refundedMinor * scale,
  })
  const grossMinor = sales.reduce((sum, { minor }) => sum + minor * scale, 0n)
  const taken = addUp([...commissions, negated(back)])
  const beforeFee = grossMinor - refundedMinor * scale - feeOf(taken) - taken.vatMinor
  const fee = settlementFee({ settlementMinor: beforeFee, currency, cycle: 'weekly', vatPercent })
  const decimal = (amountMinor: bigint) => toDecimal({ amountMinor, currency })
  const row = rowMaker(decimal, currency)
  return {
    rows: [
      ...sales.map((sale, at) =>
        row(payoutSteps.sales.line.report, sale, sale.minor * scale, commissions[at]!),
      ),
      row(
        payoutSteps.refunds.line.report,
        { ...second, day: '2026-11-15 10:08:44' },
        -refundedMinor * scale,
        negated(back),
      ),
      row(
        payoutSteps.payout_fee.line.report,
        { number: '', reference: '', day: '2026-11-16 00:00:00', store: '' },
        fee.feeVatMinor - fee.feeMinor,
        {
          percentMinor: 0n,
          fixedMinor: 0n,
          vatMinor: fee.feeVatMinor,
        },
      ),
    ],
    steps: [
      { step: 'sales', amount: decimal(grossMinor) },
      { step: 'refunds', amount: decimal(-refundedMinor * scale) },
      { step: 'commission_percent', amount: decimal(-taken.percentMinor) },
      { step: 'commission_fixed', amount: decimal(-taken.fixedMinor) },
      { step: 'commission_vat', amount: decimal(-taken.vatMinor) },
      { step: 'payout_fee', amount: decimal(fee.feeVatMinor - fee.feeMinor) },
      { step: 'payout_fee_vat', amount: decimal(-fee.feeVatMinor) },
    ],
    net: decimal(beforeFee - fee.feeMinor),
  }
}

type Source = { number: string; reference: string; day: string; store: string }

function rowMaker(decimal: (minor: bigint) => string, currency: Currency) {
  return (
    type: string,
    source: Source,
    amountMinor: bigint,
    taken: Commission,
  ): Record<ReportColumn, string> => ({
    'payout number': 'P-261115-26',
    'payout date': '2026-11-16',
    merchant: 'Noor Perfumes',
    store: source.store,
    'transaction date': source.day,
    'transaction type': type,
    'order number': source.number,
    'order reference': source.reference,
    'product type': source.number ? 'installments' : '',
    currency,
    'gross amount': decimal(amountMinor),
    'commission percent': source.number ? '5.99' : '',
    commission: decimal(taken.percentMinor),
    'fixed fee': decimal(taken.fixedMinor),
    VAT: decimal(taken.vatMinor),
    'net amount': decimal(amountMinor - feeOf(taken) - taken.vatMinor),
    'bank reference': 'FT26320K9QX',
  })
}

function addUp(parts: readonly Commission[]): Commission {
  return parts.reduce((sum, part) => ({
    percentMinor: sum.percentMinor + part.percentMinor,
    fixedMinor: sum.fixedMinor + part.fixedMinor,
    vatMinor: sum.vatMinor + part.vatMinor,
  }))
}

function negated({ percentMinor, fixedMinor, vatMinor }: Commission): Commission {
  return { percentMinor: -percentMinor, fixedMinor: -fixedMinor, vatMinor: -vatMinor }
}
