import type { AnswerOf } from '@daftar/contract'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { ageBands, type CaptureAgeing } from '@daftar/rules/orders/capture-ageing'
import type { BandRow } from './counts.ts'

/**
 * What waits for its capture by age; every band of the merchant's own currency stands there, also where
 * nothing waits.
 */
export function presentBands(
  rows: readonly BandRow[],
  { warnDays, autoCaptureDays }: CaptureAgeing,
  own: Currency,
): AnswerOf<'orders.uncaptured'> {
  const currencies = new Set([own, ...rows.map((row) => row.currency)])
  const bands = [...currencies].flatMap((currency) =>
    ageBands.map((band) => {
      const row = rows.find((one) => one.band === band && one.currency === currency)
      const amount = toDecimal(money(row?.amount_minor ?? 0n, currency))
      return { band, currency, count: row?.count ?? 0, amount }
    }),
  )
  return { bands, warn_days: [...warnDays], auto_capture_days: autoCaptureDays }
}
