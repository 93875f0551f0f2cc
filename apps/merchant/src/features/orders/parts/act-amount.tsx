import { AmountField } from '@daftar/ui/amount-field'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { amountProblem, type AmountProblem } from '../act-amount.ts'
import type { Sum } from '../amounts.ts'

type ActAmountProps = {
  label: string
  value: string
  onValueChange: (value: string) => void
  /** The most that is possible, in the currency of the order. */
  limit: Sum
  /** Errors wait for the first try to send. */
  isTried: boolean
}

/** The amount of a capture or refund: the rest unless less is typed. */
export function ActAmount({ label, value, onValueChange, limit, isTried }: ActAmountProps) {
  const problem = amountProblem(value, limit)
  const most = moneyText(limit.amount, limit.currency)
  // Too much is told at once: the button already says the amount.
  const isTold = problem === 'over' || (isTried && problem !== null)
  return (
    <AmountField
      label={label}
      currency={limit.currency}
      value={value}
      hint={problem === 'over' ? undefined : m.orders_capture_limit({ amount: most })}
      error={isTold && problem ? problemText(problem, most) : undefined}
      maxLength={15}
      onValueChange={onValueChange}
    />
  )
}

function problemText(problem: AmountProblem, most: string): string {
  if (problem === 'over') return m.orders_amount_over({ amount: most })
  return problem === 'zero' ? m.orders_amount_zero() : m.orders_amount_wrong()
}
