import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { useAct } from '@daftar/app-kit/use-act'
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
  const act = useAct({
    mutation: sendDelivery(useQueryClient(), merchantId),
    doneText: m.desk_integrations_sent,
    onDone: (made) => {
      onClose()
      onSent(made)
    },
  })
  const isAgain = as === 'again'
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={isAgain ? m.desk_integrations_send_again_title() : m.desk_integrations_send_duplicate_title()}
      confirmLabel={isAgain ? m.desk_integrations_send_again() : m.desk_integrations_send_duplicate()}
      onConfirm={() => act.send({ id: delivery.id, as })}
    >
      {isAgain ? m.desk_integrations_send_again_text() : m.desk_integrations_send_duplicate_text()}
    </ConfirmAct>
  )
}
