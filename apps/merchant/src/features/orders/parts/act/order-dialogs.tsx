import type { Order } from '../../queries.ts'
import { CaptureDialog } from './capture-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { ReferenceDialog } from './reference-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

export type OrderDialog = 'capture' | 'refund' | 'close' | 'reference'

type OrderDialogsProps = { dialog: OrderDialog; order: Order; onClose: () => void }

/** What an act asks before it is done; loaded when the first one is opened. */
export function OrderDialogs({ dialog, order, onClose }: OrderDialogsProps) {
  switch (dialog) {
    case 'capture':
      return <CaptureDialog order={order} onClose={onClose} />
    case 'refund':
      return <RefundDialog order={order} onClose={onClose} />
    case 'close':
      return <CloseDialog order={order} onClose={onClose} />
    case 'reference':
      return <ReferenceDialog order={order} onClose={onClose} />
  }
}
