import type { FieldCode } from '@daftar/contract'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { showToast } from '@daftar/app-kit/toasts'
import type { OrderFilters } from '../../filters.ts'
import { addView, longestName, nameProblem, type SavedView } from '../../saved-views.ts'
import { FormDialog } from '../act/form-dialog.tsx'
import { builtInNames } from './view-tabs.tsx'

type SaveViewDialogProps = {
  filters: OrderFilters
  views: readonly SavedView[]
  onSave: (views: SavedView[]) => void
  onClose: () => void
}

/** Asks for the name under which search, filters and sorting are kept. */
export function SaveViewDialog({ filters, views, onSave, onClose }: SaveViewDialogProps) {
  const form = useActForm({
    start: { name: '' },
    check: ({ name }) => ({ name: nameProblem(views, name, builtInNames()) }),
    fields: { name: { label: m.orders_view_name(), text: problemText } },
  })
  function save() {
    const next = addView(views, form.values.name, filters)
    onSave(next)
    showToast({ variant: 'success', title: m.orders_view_saved({ name: next.at(-1)?.name ?? '' }) })
    onClose()
  }
  return (
    <FormDialog title={m.orders_view_save()} onSave={() => form.confirm(save)} onClose={onClose}>
      <p>{m.orders_view_save_text()}</p>
      <TextField {...form.field('name')} autoFocus autoComplete="off" maxLength={longestName} />
    </FormDialog>
  )
}

function problemText(code: FieldCode): string {
  if (code === 'taken') return m.orders_view_name_taken()
  return code === 'above_maximum' ? m.orders_view_full() : fieldText(code)
}
