import { m } from '@daftar/words'

export type Cycle = 'weekly' | 'flexible'

export function cycleName(cycle: Cycle): string {
  return cycle === 'weekly' ? m.payouts_cycle_weekly() : m.payouts_cycle_flexible()
}

/** Why the cycle cannot be changed now by whoever looks (DEC-PO-8). */
export function fixedText(reason: 'advance' | 'role'): string {
  return reason === 'advance' ? m.payouts_cycle_fixed_advance() : m.payouts_cycle_fixed_role()
}

/** What the button does. */
export function switchText(cycle: Cycle, date: string): string {
  return cycle === 'weekly'
    ? m.payouts_cycle_switch_weekly({ date })
    : m.payouts_cycle_switch_flexible({ date })
}

/** What it did. */
export function changedText(cycle: Cycle, date: string): string {
  return cycle === 'weekly' ? m.payouts_cycle_now_weekly({ date }) : m.payouts_cycle_now_flexible({ date })
}
