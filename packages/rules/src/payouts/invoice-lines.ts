import type { CalendarDate } from '../calendar/calendar-date.ts'
import { sumMinor } from '../money/money.ts'
import { divideHalfUp } from '../money/rounding.ts'

export const invoiceLineKinds = [
  'commission',
  'fixed',
  'commission_back',
  'fixed_back',
  'transfer',
  'withdrawal',
  'ads',
] as const
export type InvoiceLineKind = (typeof invoiceLineKinds)[number]

/** A kind of fee at one VAT rate; a credit is below zero. */
export interface InvoiceLine {
  readonly kind: InvoiceLineKind
  readonly rateHundredths: bigint
  readonly netMinor: bigint
  readonly vatMinor: bigint
}

/** A payout the fees were taken off; both sums together are what it was less by. */
export interface InvoicedPayout {
  readonly number: string
  readonly date: CalendarDate
  readonly netMinor: bigint
  readonly vatMinor: bigint
}

/** What the movements of one kind and rate add up to, with the signs of a payout's lines. */
export interface FeeSum {
  readonly kind: 'sale' | 'refund' | 'payout_fee' | 'withdrawal' | 'ads'
  readonly rateHundredths: bigint
  readonly amountMinor: bigint
  readonly commissionMinor: bigint
  readonly fixedMinor: bigint
  readonly vatMinor: bigint
}

/**
 * The lines of an invoice. Commission and fixed fees of a movement carry their VAT together; it is told apart
 * by their share, half up, so that the two come to it exactly. A transfer fee is an amount below zero that
 * its VAT was taken out of.
 */
export function invoiceLines(sums: readonly FeeSum[]): InvoiceLine[] {
  return sums
    .flatMap(linesOfSum)
    .filter((line) => line.netMinor !== 0n || line.vatMinor !== 0n)
    .sort(
      (left, right) =>
        invoiceLineKinds.indexOf(left.kind) - invoiceLineKinds.indexOf(right.kind) ||
        Number(left.rateHundredths - right.rateHundredths),
    )
}

function linesOfSum(sum: FeeSum): InvoiceLine[] {
  const { kind, rateHundredths, commissionMinor, fixedMinor, vatMinor } = sum
  if (kind === 'payout_fee')
    return [{ kind: 'transfer', rateHundredths, netMinor: -sum.amountMinor, vatMinor }]
  if (kind === 'withdrawal' || kind === 'ads')
    return [{ kind, rateHundredths, netMinor: -sum.amountMinor, vatMinor }]
  const isBack = kind === 'refund'
  const fixedVatMinor = shareOf(vatMinor, fixedMinor, commissionMinor + fixedMinor)
  return [
    {
      kind: isBack ? 'commission_back' : 'commission',
      rateHundredths,
      netMinor: commissionMinor,
      vatMinor: vatMinor - fixedVatMinor,
    },
    { kind: isBack ? 'fixed_back' : 'fixed', rateHundredths, netMinor: fixedMinor, vatMinor: fixedVatMinor },
  ]
}

/** The part of a VAT that falls on a part of its whole, half up whatever the sign. */
function shareOf(vatMinor: bigint, part: bigint, whole: bigint): bigint {
  if (whole === 0n) return 0n
  const size = whole < 0n ? -whole : whole
  return divideHalfUp(vatMinor * (whole < 0n ? -part : part), size)
}

/** What lines, or payouts, come to together. */
export function totalsOf(lines: readonly Pick<InvoiceLine, 'netMinor' | 'vatMinor'>[]) {
  return {
    netMinor: sumMinor(lines.map((line) => line.netMinor)),
    vatMinor: sumMinor(lines.map((line) => line.vatMinor)),
  }
}
