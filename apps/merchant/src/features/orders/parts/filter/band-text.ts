import { daysOfBand, defaultCaptureAgeing, type AgeBand } from '@daftar/rules/orders/capture-ageing'
import { m } from '@daftar/words'

/** The days of a band in words, by the days at which the product warns; empty for one that holds no day. */
export function bandText(band: AgeBand, warnDays: readonly number[] = defaultCaptureAgeing.warnDays): string {
  const days = daysOfBand(band, { ...defaultCaptureAgeing, warnDays })
  if (!days) return ''
  const { from, before } = days
  if (before === null) return m.orders_waiting_late({ days: from })
  return from === 0
    ? m.orders_waiting_fresh({ days: before })
    : m.orders_waiting_between({ from, to: before - 1 })
}
