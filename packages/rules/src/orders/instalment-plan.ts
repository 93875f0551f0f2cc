import { addMonths, type CalendarDate } from '../calendar/calendar-date.ts'
import type { PaymentProductType } from '../merchants/payment-products.ts'
import { divideDown } from '../money/rounding.ts'

/** One part of a purchase that is paid in parts. */
export interface InstalmentPart {
  readonly dueOn: CalendarDate
  readonly amountMinor: bigint
}

/** In how many parts a product is paid; of the others each purchase says it. */
export const partsOfProduct: Readonly<Partial<Record<PaymentProductType, number>>> & {
  installments: number
  pay_later: number
} = {
  pay_later: 1,
  installments: 4,
}

/**
 * The plan of a purchase: equal parts, the first today, the others a month apart, on the last day of months
 * that are shorter. They sum to the amount exactly; what an even split leaves over is in the first part. An
 * amount of fewer minor units than parts has as many parts as units: nobody is asked to pay nothing.
 */
export function instalmentPlan(
  amountMinor: bigint,
  instalments: number,
  firstOn: CalendarDate,
): InstalmentPart[] {
  if (amountMinor <= 0n || instalments < 1) throw new RangeError('a plan has an amount and a part')
  const wanted = BigInt(instalments)
  const parts = amountMinor < wanted ? amountMinor : wanted
  const equal = divideDown(amountMinor, parts)
  const first = amountMinor - equal * (parts - 1n)
  return Array.from({ length: instalments }, (_, index) => ({
    dueOn: addMonths(firstOn, index),
    amountMinor: index === 0 ? first : equal,
  })).filter((_, index) => BigInt(index) < parts)
}

/**
 * What a shopper still owes of a purchase after a day: its parts due later, less what went back (the last
 * parts first).
 */
export function outstandingMinor(
  plan: readonly InstalmentPart[],
  refundedMinor: bigint,
  today: CalendarDate,
): bigint {
  const later = plan.reduce((sum, part) => (part.dueOn > today ? sum + part.amountMinor : sum), 0n)
  return later > refundedMinor ? later - refundedMinor : 0n
}
