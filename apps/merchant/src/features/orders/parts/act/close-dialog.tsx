import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import type { Order } from '../../queries.ts'
import { restOf } from '../../../../shared/capture-many/rests.ts'
import { useOrderAct } from './use-order-act.ts'

type CloseDialogProps = { order: Order; onClose: () => void }

/** Cancels an order, or gives up what is not captured of it (DEC-ORD-4). */
export function CloseDialog({ order, onClose }: CloseDialogProps) {
  const { isPending, error, send } = useOrderAct(order, onClose)
  const { can_cancel, can_close } = order.acts
  const number = isolated(order.number)
  const amount = moneyText(restOf(order), order.currency)
  const captured = moneyText(order.captured, order.currency)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={can_cancel ? m.orders_cancel_title({ number }) : m.orders_close_title({ number })}
      confirmLabel={can_cancel ? m.orders_cancel_confirm({ amount }) : m.orders_close_confirm({ amount })}
      cancelLabel={m.orders_cancel_keep()}
      closeLabel={m.common_close()}
      tone="danger"
      busy={isPending}
      confirmDisabled={!can_cancel && !can_close}
      error={error}
      onConfirm={() => send({ act: 'close' })}
    >
      <p>{effectText()}</p>
    </ConfirmDialog>
  )

  function effectText(): string {
    if (can_cancel) return m.orders_cancel_effect({ amount })
    return can_close ? m.orders_close_effect({ amount, captured }) : m.orders_no_longer()
  }
}
