import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import { amountProblem, isZero, restAfter, wholeAmount } from '../act-amount.ts'
import type { Order } from '../queries.ts'
import { ActAmount } from './amount-act.tsx'
import { useOrderAct } from './use-order-act.ts'
import styles from './dialogs.module.css'

type CaptureDialogProps = { order: Order; onClose: () => void }

/** Takes what the shopper owes, all of it or a part (DEC-ORD-4). */
export function CaptureDialog({ order, onClose }: CaptureDialogProps) {
  const { currency, acts } = order
  const limit = acts.capture_up_to
  const [typed, setTyped] = useState(limit)
  const [isTried, setTried] = useState(false)
  const { isPending, error, send } = useOrderAct(order, onClose)
  const problem = amountProblem(typed, limit, currency)
  const amount = problem === null ? wholeAmount(typed, currency) : null
  const rest = restAfter(typed, limit, currency)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.orders_capture_title({ number: `\u2066${order.number}\u2069` })}
      confirmLabel={
        amount ? m.orders_capture_amount({ amount: moneyText(amount, currency) }) : m.orders_capture()
      }
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={isPending}
      confirmDisabled={isZero(limit)}
      error={error}
      onConfirm={() => {
        setTried(true)
        if (amount) send({ act: 'capture', amount })
      }}
    >
      <div className={styles.dialog}>
        {isZero(limit) ? (
          <p>{m.orders_no_longer()}</p>
        ) : (
          <ActAmount
            label={m.orders_capture_field()}
            value={typed}
            onValueChange={setTyped}
            {...{ limit, currency, isTried }}
          />
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
