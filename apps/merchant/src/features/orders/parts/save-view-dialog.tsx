import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useId, useState, type FormEvent } from 'react'
import { showToast } from '../../../shared/toasts.ts'
import type { OrderFilters } from '../filters.ts'
import { addView, nameProblem, type SavedView } from '../saved-views.ts'
import { builtInNames } from './view-tabs.tsx'
import styles from './dialogs.module.css'

type SaveViewDialogProps = {
  filters: OrderFilters
  views: readonly SavedView[]
  onSave: (views: SavedView[]) => void
  onClose: () => void
}

/** Asks for the name under which search, filters and sorting are kept. */
export function SaveViewDialog({ filters, views, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const form = useId()
  const problem = nameProblem(views, name, builtInNames())
  function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem !== null) return
    const next = addView(views, name, filters)
    onSave(next)
    showToast({ variant: 'success', title: m.orders_view_saved({ name: next.at(-1)?.name ?? '' }) })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.orders_view_save()}
      closeLabel={m.common_close()}
      actions={
        <>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button variant="primary" type="submit" form={form}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} onSubmit={save}>
        <p>{m.orders_view_save_text()}</p>
        <TextField
          label={m.orders_view_name()}
          autoFocus
          autoComplete="off"
          maxLength={40}
          value={name}
          error={isTried && problem ? problemText(problem) : undefined}
          onValueChange={setName}
        />
      </form>
    </Dialog>
  )
}

function problemText(problem: 'required' | 'taken' | 'full'): string {
  if (problem === 'taken') return m.orders_view_name_taken()
  return problem === 'full' ? m.orders_view_full() : fieldText('required')
}
