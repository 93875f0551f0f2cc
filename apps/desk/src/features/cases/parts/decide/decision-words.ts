import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import type { Currency } from '@daftar/rules/money/currency'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { ChosenDraft } from '../../decision/decision-form.ts'

/** The verb with its object, as the button carries it. */
export function decisionVerb(draft: ChosenDraft, currency: Currency, isSecondNeeded: boolean): string {
  switch (draft.decision) {
    case 'approve':
      return isSecondNeeded
        ? m.desk_propose_amount({ amount: amountText(draft.amount, currency) })
        : m.desk_approve_amount({ amount: amountText(draft.amount, currency) })
    case 'reject':
      return m.desk_reject_application()
    case 'reset':
      return m.desk_reset_application()
  }
}

/** What is typed as an amount with its decimals; the currency alone while nothing sensible is typed. */
export function amountText(typed: string, currency: Currency): string {
  const amount = parseAmount(typed, currency)
  return amount ? moneyText(toDecimal(amount), currency) : currency
}
