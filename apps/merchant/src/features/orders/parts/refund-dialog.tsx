import { orderTextMax, refundReasons, type RefundReason } from '@daftar/rules/orders/order-acts'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { Notice } from '@daftar/ui/notice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { amountProblem, wholeAmount } from '../act-amount.ts'
import { isZero, restAfter } from '../amounts.ts'
import type { Order } from '../queries.ts'
import { ActAmount } from './act-amount.tsx'
import { reasonText } from './event-words.ts'
import { useOrderAct } from './use-order-act.ts'
import styles from './dialogs.module.css'

type RefundDialogProps = { order: Order; onClose: () => void }

/** Gives money back, all of it or a part, and says before what that does (DEC-ORD-5). */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { currency, acts } = order
  const limit = { amount: acts.refund_up_to, currency }
  const [typed, setTyped] = useState(limit.amount)
  const [reason, setReason] = useState<RefundReason | null>(null)
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const { isPending, error, send } = useOrderAct(order, onClose)
  const problem = amountProblem(typed, limit)
  const amount = problem === null ? wholeAmount(typed, currency) : null
  const isCommentMissing = reason === 'other' && comment.trim() === ''
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
      onConfirm={() => {
        setTried(true)
        if (amount && reason && !isCommentMissing)
          send({ act: 'refund', amount, reason, comment: comment.trim() })
      }}
    >
      {isZero(limit.amount) ? (
        <p>{m.orders_no_longer()}</p>
      ) : (
        <div className={styles.dialog}>
          <ActAmount
            label={m.orders_refund_field()}
            value={typed}
            onValueChange={setTyped}
            {...{ limit, isTried }}
          />
          <Select
            label={m.orders_refund_reason()}
            placeholder={m.orders_refund_reason_choose()}
            options={refundReasons.map((value) => ({ value, label: reasonText(value) }))}
            value={reason}
            error={isTried && reason === null ? fieldText('choose_option') : undefined}
            onValueChange={(value) => setReason(value as RefundReason)}
          />
          <TextArea
            label={m.orders_refund_comment()}
            rows={2}
            maxLength={orderTextMax.comment}
            value={comment}
            {...(reason === 'other'
              ? { hint: m.orders_refund_comment_hint() }
              : { optional: m.common_optional() })}
            count={
              comment
                ? m.orders_refund_comment_count({ used: comment.length, most: orderTextMax.comment })
                : undefined
            }
            error={isTried && isCommentMissing ? fieldText('required') : undefined}
            onValueChange={setComment}
          />
          {amount ? (
            <Notice tone="warning">
              <Effects order={order} amount={amount} rest={restAfter(typed, limit)} />
            </Notice>
          ) : null}
        </div>
      )}
    </ConfirmDialog>
  )
}

type EffectsProps = { order: Order; amount: string; rest: string }

function Effects({ order: { currency }, amount, rest }: EffectsProps) {
  return (
    <div className={styles.effects}>
      <p>{m.orders_refund_effect({ amount: moneyText(amount, currency) })}</p>
      {isZero(rest) ? null : <p>{m.orders_refund_rest({ amount: moneyText(rest, currency) })}</p>}
      <p>
        <strong>{m.orders_refund_final()}</strong>
      </p>
    </div>
  )
}
