import { useActForm } from '@daftar/app-kit/use-act-form'
import { orderTextMax, refundReasons, type RefundReason } from '@daftar/rules/orders/order-acts'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { amountProblem, wholeAmount } from '../../act-amount.ts'
import { isZero, restAfter } from '../../../../shared/text/sums.ts'
import type { Order } from '../../queries.ts'
import { ActAmount, actAmountText } from './act-amount.tsx'
import { reasonText } from '../order/event-words.ts'
import { RefundEffects } from './refund-effects.tsx'
import { useOrderAct } from './use-order-act.ts'
import styles from './dialogs.module.css'

type Typed = { amount: string; reason: RefundReason | null; comment: string }
type RefundDialogProps = { order: Order; onClose: () => void }

/** Gives money back, all of it or a part, and says before what that does (DEC-ORD-5). */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { currency, acts } = order
  const limit = { amount: acts.refund_up_to, currency }
  const { isPending, error, send } = useOrderAct(order, onClose)
  const form = useActForm<Typed>({
    start: { amount: limit.amount, reason: null, comment: '' },
    check: (given) => ({
      amount: amountProblem(given.amount, limit),
      reason: given.reason === null ? 'choose_option' : null,
      comment: given.reason === 'other' && given.comment.trim() === '' ? 'required' : null,
    }),
    fields: {
      amount: { label: m.orders_refund_field(), text: (code) => actAmountText(code, limit) },
      reason: { label: m.orders_refund_reason() },
      comment: { label: m.orders_refund_comment() },
    },
  })
  const { amount: typed, reason, comment } = form.values
  const amount = amountProblem(typed, limit) === null ? wholeAmount(typed, currency) : null
  function refund() {
    if (amount && reason) send({ act: 'refund', amount, reason, comment: comment.trim() })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.orders_refund_title({ number: isolated(order.number) })}
      confirmLabel={
        amount ? m.orders_refund_amount({ amount: moneyText(amount, currency) }) : m.orders_refund()
      }
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      tone="danger"
      busy={isPending}
      confirmDisabled={isZero(limit.amount)}
      error={error}
      onConfirm={() => form.confirm(refund)}
    >
      {isZero(limit.amount) ? (
        <p>{m.orders_no_longer()}</p>
      ) : (
        <div className={styles.dialog}>
          <ErrorSummary title={m.wizard_check_fields()} errors={form.summary} />
          <ActAmount {...form.field('amount')} limit={limit} />
          <Select
            {...form.field('reason')}
            placeholder={m.orders_refund_reason_choose()}
            options={refundReasons.map((value) => ({ value, label: reasonText(value) }))}
            onValueChange={(value) => form.set({ reason: value as RefundReason })}
          />
          <TextArea
            {...form.field('comment')}
            rows={2}
            maxLength={orderTextMax.comment}
            {...(reason === 'other'
              ? { hint: m.orders_refund_comment_hint() }
              : { optional: m.common_optional() })}
            count={
              comment
                ? m.orders_refund_comment_count({ used: comment.length, most: orderTextMax.comment })
                : undefined
            }
          />
          {amount ? <RefundEffects order={order} amount={amount} rest={restAfter(typed, limit)} /> : null}
        </div>
      )}
    </ConfirmDialog>
  )
}
