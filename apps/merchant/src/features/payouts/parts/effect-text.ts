import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { CycleEffect } from '../cycle-effect.ts'

/** One plain sentence on weekly against flexible, over the next four weeks. */
export function effectText({ cheaper, size, daysSooner }: CycleEffect, currency: string): string {
  const amount = moneyText(size, currency)
  const days = `\u2066${daysSooner}\u2069`
  if (cheaper === null) return m.payouts_effect_same({ days })
  if (cheaper === 'flexible') return m.payouts_effect_flexible_cheaper({ amount, days })
  return daysSooner === 0
    ? m.payouts_effect_weekly_cheaper({ amount })
    : m.payouts_effect_weekly_cheaper_later({ amount, days })
}
