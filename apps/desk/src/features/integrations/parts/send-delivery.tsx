import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../shared/problem-text.ts'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { sendDelivery, type Delivery, type SendAs } from '../queries.ts'

type SendDeliveryProps = {
  as: SendAs
  merchantId: string
  delivery: Delivery
  onClose: () => void
  onSent: (made: Delivery) => void
}

/** Sends a message again as a new one, or the very same one to see that the shop takes it once. */
export function SendDelivery({ as, merchantId, delivery, onClose, onSent }: SendDeliveryProps) {
  const mutation = useMutation(sendDelivery(useQueryClient(), merchantId))
  const keyFor = useIdempotencyKey()
  const isAgain = as === 'again'
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isAgain ? m.desk_integrations_send_again_title() : m.desk_integrations_send_duplicate_title()}
      confirmLabel={isAgain ? m.desk_integrations_send_again() : m.desk_integrations_send_duplicate()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={mutation.isPending}
      error={mutation.error ? problemText(mutation.error) : null}
      onConfirm={() =>
        mutation.mutate(
          { id: delivery.id, as, key: keyFor([delivery.id, as]) },
          {
            onSuccess: (made) => {
              toast('success', m.desk_integrations_sent())
              onClose()
              onSent(made)
            },
          },
        )
      }
    >
      {isAgain ? m.desk_integrations_send_again_text() : m.desk_integrations_send_duplicate_text()}
    </ConfirmDialog>
  )
}
