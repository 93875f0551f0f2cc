import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { toDecimal } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { alertOf } from './advance-figures.ts'

/** Whose letters speak of debits, whatever its mandate does today. */
export function isByDebit({ tags }: Pick<Advance, 'tags'>): boolean {
  return tags.includes('direct_debit')
}

/** Weeks in a row that went short, as staff see them too (DEC-LOAN-25). */
export function flaggedText(advance: Advance): string {
  const count = advance.weeks_short
  return isByDebit(advance) ? m.loan_flagged_text_debit({ count }) : m.loan_flagged_text({ count })
}

/**
 * What happened last, in a head and a sentence (LOAN-55 to LOAN-57); null where the last week says nothing of
 * it.
 */
export function lastWeekText(advance: Advance): { title: string; text: string } | null {
  if (isByDebit(advance)) return { title: m.loan_trouble_debit_title(), text: m.loan_trouble_debit_text() }
  const alert = alertOf(advance)
  const text = (decimal: string) => moneyText(decimal, advance.currency)
  if (alert?.kind === 'zero')
    return {
      title: m.loan_alert_zero_title(),
      text: m.loan_alert_zero_text({ amount: text(advance.next_due_amount) }),
    }
  if (alert?.kind !== 'weekly_minimum') return null
  const remaining = toDecimal({ amountMinor: alert.remainingMinor, currency: advance.currency })
  return {
    title: m.loan_alert_minimum_title(),
    text: m.loan_alert_minimum_text({ amount: text(remaining) }),
  }
}
