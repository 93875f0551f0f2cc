import type { DayRange } from '@daftar/rules/payouts/day-range'
import { m } from '@daftar/words'
import { rangeProblem, type Preset } from '../../periods.ts'
import { daysText } from '../dates.tsx'

const names: Record<Preset, () => string> = {
  this_week: m.payouts_period_this_week,
  last_week: m.payouts_period_last_week,
  this_month: m.payouts_period_this_month,
  last_month: m.payouts_period_last_month,
}

export function presetLabel(preset: Preset): string {
  return names[preset]()
}

/** A period in words: the preset's name, or its two days. */
export function periodLabel(period: Preset | DayRange): string {
  if (typeof period === 'string') return presetLabel(period)
  return daysText(period.from, period.to)
}

const problems: Record<NonNullable<ReturnType<typeof rangeProblem>>, () => string> = {
  missing: m.payouts_period_missing,
  backwards: m.payouts_period_backwards,
  too_long: m.payouts_period_too_long,
}

/** What is wrong with two days, in words (DEC-PO-7). */
export function rangeProblemText(from: string, to: string): string | null {
  const problem = rangeProblem(from, to)
  return problem && problems[problem]()
}
