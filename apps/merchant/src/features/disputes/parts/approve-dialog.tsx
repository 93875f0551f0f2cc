import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { AmountField } from '@daftar/ui/amount-field'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { disputeMutation } from '../mutations.ts'
import type { Dispute } from '../queries.ts'
import styles from './disputes.module.css'

/** Gives in: all that is disputed goes back to the shopper, or a part (DEC-DSP-7). */
export function ApproveDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { currency, disputed_amount: most } = dispute
  const act = useAct({
    mutation: disputeMutation(useQueryClient(), dispute.id),
    doneText: () => m.common_changes_saved(),
    onDone: onClose,
  })
  const form = useActForm({
    start: { amount: most },
    check: ({ amount }) => ({ amount: amountProblem(amount, dispute) }),
    fields: { amount: { label: m.disputes_refund_amount() } },
    error: act.error,
  })
  const given = parseAmount(form.values.amount, currency)
  const amount = given ? toDecimal(given) : most
  const title = m.disputes_refund_title({ amount: moneyText(amount, currency) })
  return (
    <ConfirmAct
      {...{ act, onClose, title }}
      fields={['amount']}
      tone="danger"
      confirmLabel={m.disputes_confirm()}
      onConfirm={() => form.confirm(() => act.send({ act: 'approve', amount }))}
    >
      <div className={styles.stack}>
        <AmountField
          {...form.field('amount')}
          currency={currency}
          hint={m.disputes_refund_most({ amount: moneyText(most, currency) })}
          maxLength={15}
        />
        <p>{m.disputes_refund_text()}</p>
      </div>
    </ConfirmAct>
  )
}

function amountProblem(typed: string, { currency, disputed_amount }: Dispute): FieldCode | null {
  const given = parseAmount(typed, currency)
  if (!given) return 'invalid'
  if (given.amountMinor <= 0n) return 'below_minimum'
  return given.amountMinor > parseAmount(disputed_amount, currency)!.amountMinor ? 'above_maximum' : null
}
