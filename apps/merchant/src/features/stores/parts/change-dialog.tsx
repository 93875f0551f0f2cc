import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { Checkbox } from '@daftar/ui/checkbox'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { draftOf, draftProblems } from '../form.ts'
import { changeMutation } from '../mutations.ts'
import type { StoreDetails } from '../queries.ts'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { StoreFields, storeFieldNames } from './store-fields.tsx'

/** Changes what a store is, or closes it for a while (DEC-STO-2, DEC-STO-11). */
export function ChangeDialog({ store, onClose }: { store: StoreDetails; onClose: () => void }) {
  const act = useAct({
    mutation: changeMutation(useQueryClient(), store),
    doneText: () => m.common_changes_saved(),
    onDone: onClose,
    since: store.version,
  })
  const form = useActForm({
    start: { ...draftOf(store), is_closed: store.status === 'inactive' },
    check: draftProblems,
    fields: storeFieldNames(),
    error: act.error,
  })
  function change() {
    const { kind } = form.values
    if (kind !== '') act.send({ ...form.values, kind })
  }
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.stores_change_title()}
      confirmLabel={m.common_save()}
      onConfirm={change}
    >
      <StoreFields form={form} />
      <Checkbox
        label={m.stores_closed()}
        description={m.stores_closed_text()}
        checked={form.values.is_closed}
        onValueChange={(is_closed) => form.set({ is_closed })}
      />
    </ActDialog>
  )
}
