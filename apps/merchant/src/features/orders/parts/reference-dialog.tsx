import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useId, useState, type FormEvent } from 'react'
import type { Order } from '../queries.ts'
import { useOrderAct } from './use-order-act.ts'
import styles from './dialogs.module.css'

type ReferenceDialogProps = { order: Order; onClose: () => void }

/** Changes the merchant's own number of an order (DEC-ORD-4). */
export function ReferenceDialog({ order, onClose }: ReferenceDialogProps) {
  const [reference, setReference] = useState(order.reference)
  const { isPending, error, send } = useOrderAct(order, onClose)
  const form = useId()
  function save(event: FormEvent) {
    event.preventDefault()
    const next = reference.trim()
    if (next === order.reference) onClose()
    else send({ act: 'reference', reference: next })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.orders_reference_title({ number: `\u2066${order.number}\u2069` })}
      closeLabel={m.common_close()}
      locked={isPending}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" type="submit" form={form} busy={isPending}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} onSubmit={save}>
        <TextField
          label={m.orders_reference_field()}
          hint={m.orders_reference_hint()}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          value={reference}
          onValueChange={setReference}
        />
      </form>
      {error ? (
        <Notice tone="negative" live="alert">
          {error}
        </Notice>
      ) : null}
    </Dialog>
  )
}
