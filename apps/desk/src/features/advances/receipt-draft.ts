import type { FieldCode } from '@daftar/contract'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import { textProblem } from '../../shared/text/text-problem.ts'

/** A receipt as it is typed. */
export interface ReceiptDraft {
  amount: string
  receivedOn: string
  bankReference: string
}

export type ReceiptProblems = Partial<Record<keyof ReceiptDraft, FieldCode>>

export function receiptProblems(draft: ReceiptDraft, currency: Currency): ReceiptProblems {
  const wrongReference = textProblem(draft.bankReference, { min: 3, max: 60 })
  const wrongAmount = amountProblem(draft.amount, currency)
  return {
    ...(wrongAmount && { amount: wrongAmount }),
    ...(draft.receivedOn === '' && { receivedOn: 'required' as const }),
    ...(wrongReference && { bankReference: wrongReference }),
  }
}

/** More than is left belongs to the merchant, so it is said before it is recorded (DEC-LOAN-35). */
export function isMoreThanLeft({ amount }: ReceiptDraft, outstanding: string, currency: Currency): boolean {
  const given = parseAmount(amount, currency)?.amountMinor ?? 0n
  return given > (parseAmount(outstanding, currency)?.amountMinor ?? 0n)
}

function amountProblem(amount: string, currency: Currency): FieldCode | null {
  if (amount === '') return 'required'
  const read = parseAmount(amount, currency)
  if (read === null) return 'invalid'
  return read.amountMinor > 0n ? null : 'below_minimum'
}
