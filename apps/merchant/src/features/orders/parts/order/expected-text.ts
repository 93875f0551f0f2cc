import type { AnswerOf } from '@daftar/contract'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'

/**
 * What is in no payout yet, and when it is expected; without a day where the merchant asks for payouts
 * (DEC-ORD-7).
 */
type Expected = Pick<AnswerOf<'orders.payouts'>, 'is_open' | 'expected_on'>

/** Where nothing of an order is paid out yet. */
export function emptyTitle({ expected_on }: Expected): string {
  return expected_on === null
    ? m.orders_payouts_empty_title()
    : m.orders_payouts_expected({ date: dayText(expected_on) })
}

export function emptyText({ is_open, expected_on }: Expected): string {
  if (!is_open) return m.orders_payouts_nothing_text()
  return expected_on === null ? m.orders_payouts_on_request_text() : m.orders_payouts_empty_text()
}

/** Under the payouts there are; nothing where all of the order is in them. */
export function restText({ is_open, expected_on }: Expected): string | undefined {
  if (!is_open) return undefined
  return expected_on === null
    ? m.orders_payouts_more_on_request()
    : m.orders_payouts_more_expected({ date: dayText(expected_on) })
}

/** How much of a refund no payout covers yet, and when the next one tries. */
export function waitsText(
  { amount, next_on: on }: NonNullable<AnswerOf<'orders.payouts'>['refund_waits']>,
  currency: string,
): string {
  const text = moneyText(amount, currency)
  return on
    ? m.orders_refund_waits({ amount: text, day: dayText(on) })
    : m.orders_refund_waits_asked({ amount: text })
}

function dayText(date: string): string {
  return `${weekdayText(date, currentLanguage())} ${isolated(dateText(date))}`
}
