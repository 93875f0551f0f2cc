import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { showToast } from '@daftar/app-kit/toasts'
import type { OrderFilters } from '../filters.ts'
import { addView, longestName, nameProblem, type SavedView } from '../saved-views.ts'
import { FormDialog } from './form-dialog.tsx'
import { builtInNames } from './view-tabs.tsx'

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
  const problem = nameProblem(views, name, builtInNames())
  function save() {
    setTried(true)
    if (problem !== null) return
    const next = addView(views, name, filters)
    onSave(next)
    showToast({ variant: 'success', title: m.orders_view_saved({ name: next.at(-1)?.name ?? '' }) })
    onClose()
  }
  return (
    <FormDialog title={m.orders_view_save()} onSave={save} onClose={onClose}>
      <p>{m.orders_view_save_text()}</p>
      <TextField
        label={m.orders_view_name()}
        autoFocus
        autoComplete="off"
        maxLength={longestName}
        value={name}
        error={isTried && problem ? problemText(problem) : undefined}
        onValueChange={setName}
      />
    </FormDialog>
  )
}

function problemText(problem: 'required' | 'taken' | 'full'): string {
  if (problem === 'taken') return m.orders_view_name_taken()
  return problem === 'full' ? m.orders_view_full() : fieldText('required')
}
