import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { sumMinor } from '@daftar/rules/money/money'
import { divideHalfUp } from '@daftar/rules/money/rounding'

export const invoiceLineKinds = ['commission', 'fixed', 'commission_back', 'fixed_back', 'transfer'] as const
export type InvoiceLineKind = (typeof invoiceLineKinds)[number]

/** A kind of fee at one VAT rate; a credit is below zero. */
export interface InvoiceLine {
  kind: InvoiceLineKind
  rateHundredths: bigint
  netMinor: bigint
  vatMinor: bigint
}

/** A payout the fees were taken off; both sums together are what it was less by. */
export interface InvoicedPayout {
  number: string
  date: CalendarDate
  netMinor: bigint
  vatMinor: bigint
}

/** What the movements of one kind and rate add up to, with the signs of a payout's lines. */
export interface FeeSum {
  kind: 'sale' | 'refund' | 'payout_fee'
  rateHundredths: bigint
  amountMinor: bigint
  commissionMinor: bigint
  fixedMinor: bigint
  vatMinor: bigint
}

/**
 * The lines of an invoice. Commission and fixed fees of a movement carry their VAT together; it is told apart by their share,
 * half up, so that the two come to it exactly. A transfer fee is an amount below zero that its VAT was taken out of.
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

function shareOf(vatMinor: bigint, part: bigint, whole: bigint): bigint {
  if (whole === 0n) return 0n
  const size = whole < 0n ? -whole : whole
  return divideHalfUp(vatMinor * (whole < 0n ? -part : part), size)
}

export function totalsOf(lines: readonly Pick<InvoiceLine, 'netMinor' | 'vatMinor'>[]) {
  return {
    netMinor: sumMinor(lines.map((line) => line.netMinor)),
    vatMinor: sumMinor(lines.map((line) => line.vatMinor)),
  }
}
