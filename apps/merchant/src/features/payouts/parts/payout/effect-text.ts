import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { CycleEffect } from '../../cycle-effect.ts'

/** One plain sentence on weekly against flexible, over the next four weeks. */
export function effectText({ cheaper, size, daysSooner }: CycleEffect, currency: string): string {
  const amount = moneyText(size, currency)
  const sooner = m.payouts_days_sooner({ count: daysSooner })
  if (cheaper === null) return m.payouts_effect_same({ sooner })
  if (cheaper === 'flexible') return m.payouts_effect_flexible_cheaper({ amount, sooner })
  return daysSooner === 0
    ? m.payouts_effect_weekly_cheaper({ amount })
    : m.payouts_effect_weekly_cheaper_later({ amount, sooner })
}
