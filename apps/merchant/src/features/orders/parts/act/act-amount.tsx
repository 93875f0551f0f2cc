import type { FieldCode } from '@daftar/contract'
import { AmountField } from '@daftar/ui/amount-field'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { amountProblem } from '../../act-amount.ts'
import type { Sum } from '../../../../shared/text/sums.ts'

type ActAmountProps = {
  id: string
  label: string
  value: string
  /** What the form says is wrong, after the first try to send. */
  error: string | undefined
  onValueChange: (value: string) => void
  /** The most that is possible, in the currency of the order. */
  limit: Sum
}

/** The amount of a capture or refund: the rest unless less is typed. */
export function ActAmount({ limit, error, ...field }: ActAmountProps) {
  // Too much is told at once: the button already says the amount.
  const isOver = amountProblem(field.value, limit) === 'above_maximum'
  return (
    <AmountField
      {...field}
      currency={limit.currency}
      hint={isOver ? undefined : m.orders_capture_limit({ amount: mostOf(limit) })}
      error={isOver ? actAmountText('above_maximum', limit) : error}
      maxLength={15}
    />
  )
}

/** What is wrong with such an amount, in words. */
export function actAmountText(code: FieldCode, limit: Sum): string {
  if (code === 'above_maximum') return m.orders_amount_over({ amount: mostOf(limit) })
  return code === 'below_minimum' ? m.orders_amount_zero() : m.orders_amount_wrong()
}

function mostOf({ amount, currency }: Sum): string {
  return moneyText(amount, currency)
}
