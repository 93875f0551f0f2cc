import { useActForm } from '@daftar/app-kit/use-act-form'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import { amountProblem, wholeAmount } from '../../act-amount.ts'
import { isZero, restAfter } from '../../../../shared/text/sums.ts'
import type { Order } from '../../queries.ts'
import { ActAmount, actAmountText } from './act-amount.tsx'
import { useOrderAct } from './use-order-act.ts'
import styles from './dialogs.module.css'

type CaptureDialogProps = { order: Order; onClose: () => void }

/** Takes what the shopper owes, all of it or a part (DEC-ORD-4). */
export function CaptureDialog({ order, onClose }: CaptureDialogProps) {
  const { currency, acts } = order
  const limit = { amount: acts.capture_up_to, currency }
  const { isPending, error, send } = useOrderAct(order, onClose)
  const form = useActForm({
    start: { amount: limit.amount },
    check: (given) => ({ amount: amountProblem(given.amount, limit) }),
    fields: { amount: { label: m.orders_capture_field(), text: (code) => actAmountText(code, limit) } },
  })
  const typed = form.values.amount
  const amount = amountProblem(typed, limit) === null ? wholeAmount(typed, currency) : null
  const rest = restAfter(typed, limit)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.orders_capture_title({ number: isolated(order.number) })}
      confirmLabel={
        amount ? m.orders_capture_amount({ amount: moneyText(amount, currency) }) : m.orders_capture()
      }
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      confirmDisabled={isZero(limit.amount)}
      error={error}
      onConfirm={() => form.confirm(() => amount && send({ act: 'capture', amount }))}
    >
      <div className={styles.dialog}>
        {isZero(limit.amount) ? (
          <p>{m.orders_no_longer()}</p>
        ) : (
          <ActAmount {...form.field('amount')} limit={limit} />
        )}
        {amount ? (
          <div className={styles.effects}>
            <p>{m.orders_capture_effect({ amount: moneyText(amount, currency) })}</p>
            {isZero(rest) ? null : <p>{m.orders_capture_rest({ amount: moneyText(rest, currency) })}</p>}
            <p>{m.orders_capture_final()}</p>
          </div>
        ) : null}
      </div>
    </ConfirmDialog>
  )
}
