import type { FieldCode } from '@daftar/contract'
import { currencyOf } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { AdjustmentReason } from '@daftar/rules/payouts/adjustment'
import type { Merchant } from '../../shared/merchant/merchants-query.ts'
import { textProblem } from '../../shared/text/text-problem.ts'

/** A proposal as it is typed: the amount without a sign, the direction beside it. */
export interface AdjustmentDraft {
  merchant: Merchant | null
  direction: 'give' | 'take'
  amount: string
  reason: AdjustmentReason | null
  note: string
}

export const emptyDraft: AdjustmentDraft = {
  merchant: null,
  direction: 'give',
  amount: '',
  reason: null,
  note: '',
}

export const longestNote = 500

export type DraftProblems = Partial<Record<'merchant' | 'amount' | 'reason' | 'note', FieldCode>>

export function draftProblems({ merchant, amount, reason, note }: AdjustmentDraft): DraftProblems {
  const wrongNote = textProblem(note, { min: 3, max: longestNote })
  const wrongAmount = amountProblem(amount, merchant)
  return {
    ...(merchant === null && { merchant: 'required' as const }),
    ...(wrongAmount && { amount: wrongAmount }),
    ...(reason === null && { reason: 'choose_option' as const }),
    ...(wrongNote && { note: wrongNote }),
  }
}

function amountProblem(amount: string, merchant: Merchant | null): FieldCode | null {
  if (amount === '') return 'required'
  const read = parseAmount(amount, currencyOf(merchant?.currency))
  if (read === null) return 'invalid'
  return read.amountMinor > 0n ? null : 'below_minimum'
}

/** The amount as it is sent: with a minus where it is taken. */
export function signedAmount({ amount, direction }: Pick<AdjustmentDraft, 'amount' | 'direction'>): string {
  return direction === 'take' ? `-${amount}` : amount
}
