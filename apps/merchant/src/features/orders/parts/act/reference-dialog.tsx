import { orderReferenceMax } from '@daftar/rules/orders/order-acts'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { useState } from 'react'
import type { Order } from '../../queries.ts'
import { FormDialog } from './form-dialog.tsx'
import { useOrderAct } from './use-order-act.ts'

type ReferenceDialogProps = { order: Order; onClose: () => void }

/** Changes the merchant's own number of an order (DEC-ORD-4). */
export function ReferenceDialog({ order, onClose }: ReferenceDialogProps) {
  const [reference, setReference] = useState(order.reference)
  const { isPending, error, send } = useOrderAct(order, onClose)
  function save() {
    const next = reference.trim()
    if (next === order.reference) onClose()
    else send({ act: 'reference', reference: next })
  }
  return (
    <FormDialog
      title={m.orders_reference_title({ number: isolated(order.number) })}
      onSave={save}
      onClose={onClose}
      busy={isPending}
      error={error}
    >
      <TextField
        label={m.orders_reference_field()}
        hint={m.orders_reference_hint()}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        maxLength={orderReferenceMax(order.source)}
        value={reference}
        onValueChange={setReference}
      />
    </FormDialog>
  )
}
