import { m } from '@daftar/words'
import type { Preset } from '../../periods.ts'

const presets: Record<Preset, () => string> = {
  today: m.orders_period_today,
  yesterday: m.orders_period_yesterday,
  last_7_days: m.orders_period_last_7_days,
  this_month: m.orders_period_this_month,
  last_month: m.orders_period_last_month,
  last_90_days: m.orders_period_last_90_days,
}

export const presetText = (preset: Preset) => presets[preset]()
